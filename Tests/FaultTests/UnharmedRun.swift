import Glibc
import ScrambleFiles
import TestSupport

/// A run of a session without a fault: what it answers, and what the state folder holds after each answer. A run of the
/// same session that meets with a fault is held against it.
final class UnharmedRun: Sendable {
  /// A problem of the files that a run left.
  struct Loss: Error, CustomStringConvertible {
    let description: String
  }

  let session: RecordedSession

  /// The files of the state folder, by their names, after so many answers; the first stand for none at all.
  let snapshots: [[String: String]]

  /// All answers, one line of JSON each.
  let answers: [String]

  /// The diagnostics that come even when nothing fails.
  let diagnostics: [String]

  init(_ session: RecordedSession) throws {
    self.session = session
    let state = TemporaryFolder()
    try session.prepare(state)
    var snapshots = [Self.files(of: state)]
    let program = try LiveProgram(session.arguments(state), state: state)
    for line in session.lines(state).map(Optional.some) + [nil] {
      while program.answers < snapshots.count, program.listen() {}
      snapshots.append(Self.files(of: state))
      if let line { program.type(line) } else { program.hangUp() }
    }
    guard program.waitForEnd() == 0 else { throw Loss(description: String(decoding: program.said, as: UTF8.self)) }
    self.snapshots = snapshots + [Self.files(of: state)]
    answers = program.lines(in: state).filter { $0.hasPrefix("{") }
    diagnostics = program.lines(in: state).filter { !$0.hasPrefix("{") }
    guard answers.count == snapshots.count else { throw Loss(description: "\(answers.count) answers: \(answers)") }
  }

  /// Throws if the files in `state` are not those of a run that was stopped after it had given `answers` answers, and
  /// at most one more; or, if it went on without recording, if they are not what they were at one time since.
  func hold(
    _ state: TemporaryFolder, after answers: Int, goesOn: Bool = false, tearing: Bool = false, isKilled: Bool = false
  ) throws(Loss) {
    let since = snapshots[answers...(goesOn ? snapshots.count - 1 : min(answers + 1, snapshots.count - 1))]
    let last = since.last!
    let files = Self.files(of: state)
    for (name, least) in since.first! {
      guard let text = files[name] else { throw Loss(description: "\(name) is gone") }
      if name.hasSuffix(".txt") {
        let whole = tearing ? text.lastIndex(of: "\n").map { text[...$0] } ?? "" : text[...]
        guard whole.hasPrefix(least), last[name]!.hasPrefix(whole) else {
          throw Loss(description: "\(name) holds …\(text.suffix(200))\ninstead of …\(least.suffix(200))")
        }
      } else if !since.contains(where: { $0[name] == text }) {
        throw Loss(
          description: "\(name) holds …\(text.suffix(200))\ninstead of …\(last[name]?.suffix(200) ?? "nothing")")
      }
    }
    for (name, text) in files where since.first![name] == nil {
      if isKilled && name.hasPrefix(".scramble-new-") { continue }
      if name.hasSuffix(".txt"), let most = last[name], most.hasPrefix(text) || tearing { continue }
      guard since.contains(where: { $0[name] == text }) else {
        throw Loss(description: "\(name) is left, holding …\(text.suffix(200))")
      }
    }
  }

  /// The files in `state`, their names and contents freed of everything that differs from run to run.
  static func files(of state: TemporaryFolder) -> [String: String] {
    var files: [String: String] = [:]
    for folder in ["", "word-scramble"] {
      for name in names(inFolder: state(folder)) where isOrdinaryFile(state("\(folder)/\(name)")) {
        guard !["input", "count"].contains(name), !name.hasSuffix(".lock"),
          let bytes = try? readFile(state("\(folder)/\(name)"))
        else { continue }
        let text = String(decoding: bytes, as: UTF8.self)
        files[plain(name)] = withoutChance(text)
      }
    }
    return files
  }

  /// A transcript without its identity, which is drawn by chance for a game that counts, and without the day.
  static func withoutChance(_ text: String) -> String {
    text.replacing(/\nid: [0-9a-f]{16}\n/, with: "\nid: ID\n")
      .replacing(/\ncounts [-0-9]{10}\n/, with: "\ncounts DAY\n")
  }

  static func plain(_ text: String) -> String {
    text.replacing(/:[0-9a-f]{16}:/, with: ":BEGINNING:").replacing(/(scramble|anagram|cryptogram)-\d+-\d+(-\d+)?\.txt/)
    {
      "\($0.output.1)-recorded\($0.output.2 ?? "").txt"
    }
  }
}

extension LiveProgram {
  /// The lines that were said, freed of what differs from run to run.
  func lines(in state: TemporaryFolder) -> [String] {
    String(decoding: said, as: UTF8.self).split(separator: "\n").map {
      $0.hasPrefix("{") ? String($0) : UnharmedRun.plain(String($0).replacing(state.path, with: "STATE"))
    }
  }

  /// How many answers were given as a whole or in part, one line of JSON each.
  var answers: Int { String(decoding: said, as: UTF8.self).split(separator: "\n").count { $0.hasPrefix("{") } }
}
