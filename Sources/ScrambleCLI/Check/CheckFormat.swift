import ArgumentParser
import Layout
import Sessions
import Terminal
import WordScramble

/// How `check` writes entries: aligned for a person, as columns, or as JSON, each on a line of its own.
enum CheckFormat: String, CaseIterable, ExpressibleByArgument {
  case text
  case tsv
  case jsonl

  func line(for entry: CheckedEntry) -> String {
    let verdict = entry.answer.verdict.rawValue
    switch self {
    case .text:
      let words = [entry.word.padded(to: 15), verdict.padded(to: 12), entry.explanation]
      return words.joined(separator: " ").withoutBlanksAtEnd + "\n"
    case .tsv: return "\(entry.word)\t\(verdict)\t\(entry.points)\t\(entry.detail)\n"
    case .jsonl:
      let missing = entry.answer.verdict == .notPossible ? entry.detail : ""
      return "{\"word\":\(quoted(entry.word)),\"verdict\":\"\(verdict)\",\"points\":\(entry.points),"
        + "\"missing\":\(quoted(missing)),\"detail\":\(quoted(entry.detail))}\n"
    }
  }

  func line(for summary: CheckSummary) -> String {
    let fields = summary.fields
    switch self {
    case .text: return fields.map { "\($0.name) \($0.value)" }.joined(separator: ", ") + "\n"
    case .tsv: return fields.map { "\($0.name)\t\($0.value)" }.joined(separator: "\t") + "\n"
    case .jsonl:
      let pairs = fields.map { "\"\($0.name)\":\($0.name == "root" ? quoted($0.value) : $0.value)" }
      return "{\(pairs.joined(separator: ","))}\n"
    }
  }

  /// A JSON string; what could not stand in it has been escaped before.
  private func quoted(_ text: String) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "\"" || scalar == "\\" { escaped.append("\\") }
      escaped.append(scalar)
    }
    return "\"\(String(escaped))\""
  }
}

extension CheckedEntry {
  fileprivate var explanation: String {
    switch answer {
    case .accepted: counted(points, "point")
    case .rejected(.notPossible): "missing \(detail)"
    case .rejected(.notOriginal): "as word \(detail)"
    case .rejected(.tooShort): "at least \(detail) letters"
    case .rejected(.isRoot), .rejected(.notReal), .rejected(.timeUp): ""
    }
  }
}
