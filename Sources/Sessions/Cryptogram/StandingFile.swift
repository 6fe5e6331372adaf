import Cryptograms
import Files
import Journal

/// The files of the state folder in which the helper keeps its standing from run to run: that of the puzzle at hand, and
/// those of puzzles that were left for another one.
struct StandingFile {
  private static let header = "word-scramble cryptogram 1"
  private static let name = "cryptogram"
  private let state: StateFolder

  init(_ state: StateFolder) { self.state = state }

  /// What was kept last, if anything was, and what is to be told: a damaged file is set aside, for a fresh start.
  ///
  /// - Throws: `FileFault` where what was kept can be neither read nor set aside, and so must not be replaced.
  func standing(settingAside: Bool = true) throws(FileFault) -> (standing: Standing?, notice: Diagnostic?) {
    try standing(Self.name, settingAside: settingAside)
  }

  /// What was kept of the puzzle with this text.
  func standing(
    of text: String, settingAside: Bool
  ) throws(FileFault) -> (standing: Standing?, notice: Diagnostic?) {
    try standing(Self.name(of: text), settingAside: settingAside)
  }

  /// Keeps `standing` in the place of what was kept before. The disk may get it later where `isSynced` says so.
  func keep(_ standing: Standing, isSynced: Bool) throws(FileFault) {
    try keep(standing, Self.name, isSynced: isSynced)
  }

  /// Keeps the standing of a puzzle that is left for another one.
  func keepForLater(_ standing: Standing) throws(FileFault) {
    if let text = standing.text { try keep(standing, Self.name(of: text)) }
  }

  private static func name(of text: String) -> String { "\(name)-\(Fingerprint(Array(text.utf8)))" }

  private func standing(
    _ name: String, settingAside: Bool
  ) throws(FileFault) -> (standing: Standing?, notice: Diagnostic?) {
    guard let path = state.file(name), isOrdinaryFile(path) else { return (nil, nil) }
    let bytes = try readFile(path)
    if let standing = Self.parse(bytes) { return (standing, nil) }
    guard settingAside else { return (nil, nil) }
    let diagnostic = try StateFolder.setAside(path, holding: bytes, "what was kept of the last cryptogram is")
    try keep(Standing(), name)
    return (nil, diagnostic)
  }

  private func keep(_ standing: Standing, _ name: String, isSynced: Bool = true) throws(FileFault) {
    let text = "\(Self.header)\n\(Record(standing.fields))\n"
    try replaceFile(try state.require(name), with: Array(text.utf8), isSynced: isSynced)
  }

  static func parse(_ bytes: [UInt8]) -> Standing? {
    guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
    let lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { Substring($0) }
    guard lines.count == 3, lines[0] == header, lines[2].isEmpty, let record = Record(lines[1]) else { return nil }
    return Standing(fields: record.fields)
  }
}
