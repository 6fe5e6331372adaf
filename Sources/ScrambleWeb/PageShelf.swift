import Sessions
import WordScramble

/// The transcripts that the browser keeps, as far as they were provided, and those of this page.
final class PageShelf: Shelf {
  /// The transcripts by their names; a file of the shelf has its name for a path.
  var files: [String: [UInt8]] = [:]

  func transcripts(of instrument: String) -> [KeptFile] {
    let names = files.keys.filter { $0.hasPrefix("\(instrument)-") && $0.hasSuffix(".txt") }
    return names.sorted { Self.age($0) > Self.age($1) }.map { KeptFile(name: $0, path: $0, seconds: Self.age($0)) }
  }

  /// The seconds since 1970 at which the transcript was begun, as its name tells; at which its day was, where it is the
  /// round of a day.
  private static func age(_ name: String) -> Int64 {
    let parts = name.split { $0 == "-" || $0 == "." }.dropFirst()
    if let seconds = parts.first.flatMap({ Int64($0) }) { return seconds }
    let day = CalendarDate(parts.dropFirst().prefix(3).joined(separator: "-"))
    return day.map { Int64($0.dayNumber) * 86_400 } ?? 0
  }

  func contents(of path: String, upTo limit: Int) throws(Diagnostic) -> [UInt8] {
    guard let bytes = files[path] else {
      throw Diagnostic(.noInput, "cannot read \(path)", because: "it is not kept here", "begin anew", kind: .missing)
    }
    return bytes
  }

  func path(of name: String) -> String? { name }

  func hasFile(at path: String) -> Bool { files[path] != nil }

  func holds(_ path: String) -> Bool { true }

  func isSame(_ path: String, as other: String) -> Bool { path == other }

  /// The page itself sees to it that no other tab has the session.
  func isInUse(_ path: String) -> Bool { false }

  func newName(of instrument: String) -> String {
    "\(instrument)-\(PageClock.date / 1000)-\(drawnNumber() % 1_000_000).txt"
  }

  func make(_ path: String) throws(Diagnostic) { files[path] = [] }

  func claim(_ path: String, isNew: Bool) throws(Diagnostic) -> [UInt8] {
    isNew ? files[path] ?? [] : try contents(of: path, upTo: .max)
  }

  func dropTornLine(of path: String) throws(Diagnostic) -> Bool {
    guard let bytes = files[path], let end = bytes.lastIndex(of: 0x0A), end + 1 < bytes.count else { return false }
    files[path] = Array(bytes[...end])
    return true
  }

  func setAside(_ path: String, _ what: String) throws(Diagnostic) -> Diagnostic {
    files[path] = nil
    return Diagnostic(.badData, "cannot read \(path)", because: "\(what) damaged", "begun anew")
  }

  /// Takes over a change, and answers with the path of a transcript that it begins.
  func keep(_ change: KeptChange) -> String? {
    switch change {
    case .begin(let name, let text):
      files[name] = Array(text.utf8)
      return name
    case .append(let path, let text): files[path, default: []] += Array(text.utf8)
    case .replace(let name, let text): files[name] = Array(text.utf8)
    case .create: break
    }
    return nil
  }
}
