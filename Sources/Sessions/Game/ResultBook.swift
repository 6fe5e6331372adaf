import Files
import Journal
package import WordScramble

/// The file of the rounds that count, in the state folder.
package struct ResultBook {
  private static let header = "word-scramble results 1"
  private let state: StateFolder

  /// Whether every line of the file was looked at.
  private var isChecked = false

  package init(_ state: StateFolder) { self.state = state }

  /// All results, in the order in which the rounds were kept first.
  package func results() throws -> [GameResult] {
    let path = try state.require("results")
    guard isFile(path) else { return [] }
    let bytes = try readFile(path)
    guard let results = Self.parse(bytes) else {
      throw Diagnostic(
        .badData, "cannot read \(path)", because: "the results are damaged",
        "the next game that counts sets the file aside")
    }
    return results
  }

  /// Keeps `result` in the place of an earlier one of the same round; without a word that place is left empty. A damaged
  /// file is set aside and told. The disk may get it later where `isSynced` does not say otherwise.
  ///
  /// All lines are read the first time alone, and later no more than the one in question: this is done after every word,
  /// and a file may hold the rounds of many years.
  mutating func keep(_ result: GameResult, isSynced: Bool) throws -> Diagnostic? {
    let path = try state.require("results")
    var diagnostic: Diagnostic?
    let isChecked = isChecked
    try changeFile(path, isSynced: isSynced) { old throws(FileFault) in
      guard let old else { return Self.lines(with: result) }
      if Self.isWhole(old), isChecked || Self.parse(old) != nil { return Self.changed(old, by: result) }
      diagnostic = try StateFolder.setAside(path, holding: old, "the results are")
      return Self.lines(with: result)
    }
    self.isChecked = true
    return diagnostic
  }

  /// The results of a file, or nil where a line is none.
  static func parse(_ bytes: [UInt8]) -> [GameResult]? {
    guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.first == header[...], lines.last == "" else { return nil }
    let results = lines.dropFirst().dropLast().map { Record($0).flatMap { GameResult($0) } }
    return results.contains { $0 == nil } ? nil : results.compactMap(\.self)
  }

  /// Whether a file begins and ends as one of results.
  private static func isWhole(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: "\(header)\n".utf8) && bytes.last == 0x0A
  }

  /// A file with `result` alone.
  private static func lines(with result: GameResult) -> [UInt8] { changed(Array("\(header)\n".utf8), by: result) }

  /// The file `bytes` with `result` in its place, or behind the others.
  private static func changed(_ bytes: [UInt8], by result: GameResult) -> [UInt8] {
    guard let line = line(of: result.id, in: bytes) else { return bytes + text(of: result) }
    let earlier = Record(String(decoding: bytes[line].dropLast(), as: UTF8.self)).flatMap { GameResult($0) }
    return bytes[..<line.lowerBound] + text(of: earlier?.again(result) ?? result) + bytes[line.upperBound...]
  }

  private static func text(of result: GameResult) -> [UInt8] {
    result.score == 0 ? [] : Array("\(result.record)\n".utf8)
  }

  /// The last line, its line feed included, of the round with this id: the eighth of the fields between blanks.
  private static func line(of id: String, in bytes: [UInt8]) -> Range<Int>? {
    if id.isEmpty { return nil }
    let id = Array("\(Record([id]))".utf8)
    var end = bytes.count
    while end > 0 {
      let start = bytes[..<(end - 1)].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
      let fields = bytes[start..<end - 1].split(
        separator: 0x20, maxSplits: 8, omittingEmptySubsequences: false)
      if fields.count > 7, fields[7].elementsEqual(id) { return start..<end }
      end = start
    }
    return nil
  }
}
