import Cryptograms
import Files
import Journal

/// The files of the state folder that keep worksheets from run to run: one for the puzzle at hand, and one for each
/// puzzle that was left for another one.
struct WorksheetFile {
  private static let header = "word-scramble cryptogram 1"
  private static let name = "cryptogram"
  private let folder: StateFolder

  init(_ folder: StateFolder) { self.folder = folder }

  /// What was kept last, or nil where nothing was. A damaged file is set aside with a warning, and an empty worksheet
  /// takes its place.
  ///
  /// - Throws: `FileFault` where the file can be neither read nor set aside, and so must not be replaced.
  func read(settingAside: Bool = true) throws(FileFault) -> Worksheet.State? {
    try read(Self.name, settingAside: settingAside)
  }

  /// What was kept of the puzzle with this text.
  func read(puzzle text: String, settingAside: Bool) throws(FileFault) -> Worksheet.State? {
    try read(Self.name(of: text), settingAside: settingAside)
  }

  /// Keeps `state` in place of what was kept before. Where `isSynced` is false, it may reach the disk later.
  func keep(_ state: Worksheet.State, isSynced: Bool) throws(FileFault) {
    try keep(state, Self.name, isSynced: isSynced)
  }

  /// Keeps the worksheet of a puzzle that is left for another one.
  func keepForLater(_ state: Worksheet.State) throws(FileFault) {
    if let text = state.text { try keep(state, Self.name(of: text)) }
  }

  private static func name(of text: String) -> String { "\(name)-\(Fingerprint(Array(text.utf8)))" }

  private func read(_ name: String, settingAside: Bool) throws(FileFault) -> Worksheet.State? {
    guard let path = folder.file(name), isOrdinaryFile(path) else { return nil }
    let bytes = try readFile(path)
    if let state = Self.parse(bytes) { return state }
    guard settingAside else { return nil }
    let diagnostic = try StateFolder.setAside(path, holding: bytes, "what was kept of the last cryptogram is")
    try keep(Worksheet.State(), name)
    diagnostic.tell()
    return nil
  }

  private func keep(_ state: Worksheet.State, _ name: String, isSynced: Bool = true) throws(FileFault) {
    let text = "\(Self.header)\n\(Record(state.fields))\n"
    try replaceFile(try folder.require(name), with: Array(text.utf8), isSynced: isSynced)
  }

  static func parse(_ bytes: [UInt8]) -> Worksheet.State? {
    guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
    let lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { Substring($0) }
    guard lines.count == 3, lines[0] == header, lines[2].isEmpty, let record = Record(lines[1]) else { return nil }
    return Worksheet.State(fields: record.fields)
  }
}
