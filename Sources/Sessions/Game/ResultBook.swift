import Glibc
import Journal
import ScrambleFiles
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
    guard isFile(path) || isDirectory(path) else { return [] }
    try checkOrdinary(path)
    let bytes = try readFile(path)
    guard let results = Self.parse(bytes) else {
      throw Diagnostic(
        .badData, "cannot read \(path)", because: "the results are damaged",
        "the next game that counts sets the file aside")
    }
    return results
  }

  /// Keeps `result` in the place of an earlier one of the same round; without a word that place is left empty. A
  /// damaged file is set aside and told. The disk may get it later where `isSynced` does not say otherwise.
  ///
  /// All lines are read the first time alone, and later no more than the one in question: this is done after every
  /// word, and a file may hold the rounds of many years.
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

/// Keeps the result of a round in the book after every change of it.
struct ScoreKeeper {
  private var results: ResultBook

  /// Whether the book may have a result of the round.
  private var isInBook: Bool

  /// Whether the disk is known to have the last result.
  private var isOnDisk = false
  private var last: GameResult?
  private var hasFailed = false

  /// Whether another process held the book. It was waited for once, and is again when the round ends.
  private var isHeld = false

  init(_ results: ResultBook, isCarriedOn: Bool) {
    self.results = results
    isInBook = isCarriedOn
  }

  /// Another round begins.
  mutating func beginRound() {
    isInBook = false
    last = nil
  }

  /// Keeps `result` in the place of what was kept of the round. A round without a word is none, and one that nothing
  /// tells from others is kept when it ends.
  ///
  /// - Returns: what is to be told of the file.
  /// - Throws: a fault of the file, once.
  mutating func keep(_ result: GameResult, atEnd: Bool) throws -> Diagnostic? {
    guard result != last || atEnd && !isOnDisk, result.score > 0 || isInBook, atEnd || !result.id.isEmpty && !isHeld
    else {
      return nil
    }
    do {
      let diagnostic = try results.keep(result, isSynced: atEnd)
      last = result
      isInBook = true
      isOnDisk = atEnd
      isHeld = false
      return diagnostic
    } catch let fault as FileFault {
      isHeld = fault.cause == .inUse
      if hasFailed { return nil }
      hasFailed = true
      throw fault
    }
  }
}

extension CalendarDate {
  /// The day that it is now, in UTC.
  package static func today() -> CalendarDate { CalendarDate(secondsSince1970: time(nil)) }
}
