import Cryptograms
import Files
import Journal

/// The file of the state folder in which the helper keeps its standing from run to run.
struct StandingFile {
  private static let header = "word-scramble cryptogram 1"
  private let state: StateFolder

  init(_ state: StateFolder) { self.state = state }

  /// What was kept, or nothing. A damaged file is set aside and told, for a fresh start.
  func standing() -> Standing? {
    guard let path = state.file("cryptogram"), isFile(path) else { return nil }
    do throws(FileFault) {
      let bytes = try readFile(path)
      if let standing = Self.parse(bytes) { return standing }
      let aside = "\(path).damaged-\(Fingerprint(bytes))"
      try replaceFile(aside, with: bytes)
      try keep(Standing())
      note("what was kept of the last cryptogram could not be read", path, "kept as \(aside), and begun anew")
    } catch {
      Complaint(error).tell()
    }
    return nil
  }

  /// Keeps `standing` in the place of what was kept before.
  func keep(_ standing: Standing) throws(FileFault) {
    try replaceFile(try state.require("cryptogram"), with: Array("\(Self.header)\n\(Record(standing.fields))\n".utf8))
  }

  private static func parse(_ bytes: [UInt8]) -> Standing? {
    guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
    let lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { Substring($0) }
    guard lines.count == 3, lines[0] == header, lines[2].isEmpty, let record = Record(lines[1]) else { return nil }
    return Standing(fields: record.fields)
  }
}
