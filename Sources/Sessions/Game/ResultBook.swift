import Glibc
import Journal
import ScrambleFiles
package import WordScramble

/// The file of the rounds that count, in the state folder: a line for its version, then a line a round.
///
/// The lines of version 1 are also lines of version 2, and a line that cannot be read stays where it is. So a file of
/// any version keeps all its lines.
package struct ResultBook {
  private static let header = "word-scramble results 2"
  private static let oldHeader = "word-scramble results 1"

  /// What the first line of a file of any version begins with.
  private static let mark = "word-scramble results "
  private let state: StateFolder

  package init(_ state: StateFolder) { self.state = state }

  /// What a file holds.
  package struct Contents {
    /// The results, in the order in which the rounds were kept first, each round once.
    package var results: [GameResult] = []

    /// How many lines cannot be read.
    package var unreadableLines = 0
  }

  /// What the file holds; nothing where there is none yet.
  package func contents() throws -> Contents {
    guard state.path != nil else { return Contents() }
    let path = try state.require("results")
    guard isFile(path) || isDirectory(path) else { return Contents() }
    try checkOrdinary(path)
    guard let contents = Self.parse(try readFile(path)) else {
      throw Diagnostic(
        .badData, "cannot read \(path)", because: "the results are damaged",
        "the next game that counts sets the file aside")
    }
    return contents
  }

  /// All results that can be read.
  package func results() throws -> [GameResult] { try contents().results }

  /// What is told of lines that cannot be read, where there are any.
  package func notice(of contents: Contents) -> Diagnostic? {
    guard contents.unreadableLines > 0, let path = state.file("results") else { return nil }
    return .note("\(counted(contents.unreadableLines, "line")) of \(path) cannot be read", "left out")
  }

  /// What the round of a day with `dictionary` came to, or nil where it is not in the book, or the book cannot be read.
  func result(of daily: CalendarDate, _ dictionary: String?) -> GameResult? {
    try? results().last { $0.daily == daily && $0.dictionary == dictionary }
  }

  /// Keeps `result` in the place of an earlier one of the same round; without a word that place is left empty. A
  /// file of something else is set aside and told. The disk may get it later where `isSynced` does not say otherwise. A
  /// round of a day of which another one is in the book counts as an ordinary one.
  ///
  /// No more lines are read than the one in question: this is done after every word, and a file may hold the rounds of
  /// many years.
  func keep(_ result: GameResult, isSynced: Bool) throws -> Diagnostic? {
    let path = try state.require("results")
    var diagnostic: Diagnostic?
    try changeFile(path, isSynced: isSynced) { old throws(FileFault) in
      guard let old else { return Self.lines(with: result) }
      if Self.hasMark(old) { return Self.changed(old.last == 0x0A ? old : old + [0x0A], by: result) }
      diagnostic = try StateFolder.setAside(path, holding: old, "the results are")
      return Self.lines(with: result)
    }
    return diagnostic
  }

  /// What a file of these bytes holds, or nil where it is none of results.
  static func parse(_ bytes: [UInt8]) -> Contents? {
    guard hasMark(bytes) else { return nil }
    var contents = Contents()
    for line in bytes.split(separator: 0x0A).dropFirst() {
      if let result = result(in: line) { contents.results.append(result) } else { contents.unreadableLines += 1 }
    }
    // The last line of a round is the one that would be changed.
    var ids: Set<String> = []
    contents.results = contents.results.reversed().filter { $0.id.isEmpty || ids.insert($0.id).inserted }.reversed()
    return contents
  }

  private static func hasMark(_ bytes: [UInt8]) -> Bool { bytes.starts(with: mark.utf8) }

  /// A file with `result` alone.
  private static func lines(with result: GameResult) -> [UInt8] { changed(Array("\(header)\n".utf8), by: result) }

  /// The file `bytes` with `result` in its place, or behind the others.
  private static func changed(_ bytes: [UInt8], by result: GameResult) -> [UInt8] {
    // A later version keeps its own first line.
    let first = bytes.firstIndex(of: 0x0A) ?? bytes.endIndex
    let isOld = bytes[..<first].elementsEqual(oldHeader.utf8)
    let header = isOld ? Array(header.utf8)[...] : bytes[..<first]
    guard let line = line(of: result.id, in: bytes) else {
      let isRepeated = result.daily.map { contains($0, result.dictionary, in: bytes) } ?? false
      return header + bytes[first...] + text(of: isRepeated ? result.asOrdinary : result)
    }
    let earlier = self.result(in: bytes[line].dropLast())
    return header + bytes[first..<line.lowerBound] + text(of: earlier?.again(result) ?? result)
      + bytes[line.upperBound...]
  }

  /// The result in a line without its line feed.
  private static func result(in line: ArraySlice<UInt8>) -> GameResult? {
    String(validating: line, as: UTF8.self).flatMap { Record($0) }.flatMap { GameResult($0) }
  }

  /// Whether `bytes` hold a result of the round of a day with `dictionary`.
  private static func contains(_ daily: CalendarDate, _ dictionary: String?, in bytes: [UInt8]) -> Bool {
    let date = Array(daily.description.utf8)
    return bytes.split(separator: 0x0A).contains { line in
      // The day is the second field; few lines need to be read.
      line.dropFirst(date.count + 1).starts(with: date)
        && result(in: line).map { $0.daily == daily && $0.dictionary == dictionary } ?? false
    }
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
  let results: ResultBook

  /// Whether the book may have a result of the round.
  private var isInBook: Bool

  /// Whether the disk is known to have the last result.
  private var isOnDisk = false
  private var last: GameResult?

  /// Whether the book lacks a result because of a fault, which has been told.
  private(set) var hasFailed = false

  /// Whether another process held the book. It was waited for once, and is again when the round ends.
  private var isHeld = false

  /// Whether the round may be somebody else's, of whom a transcript was opened: it counts from the first change on.
  private var isUnchanged: Bool

  init(_ results: ResultBook, isCarriedOn: Bool, isElsewhere: Bool = false) {
    self.results = results
    isInBook = isCarriedOn
    isUnchanged = isElsewhere
  }

  /// Another round begins.
  mutating func beginRound() {
    isInBook = false
    isUnchanged = false
    last = nil
  }

  /// Keeps `result` in the place of what was kept of the round. A round without a word is none, and one that nothing
  /// tells from others is kept when it ends.
  ///
  /// - Returns: what is to be told of the file.
  /// - Throws: a fault of the file, once.
  mutating func keep(_ result: GameResult, atEnd: Bool) throws -> Diagnostic? {
    if isUnchanged, atEnd { return nil }
    isUnchanged = false
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
      hasFailed = false
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
  package static func today() -> CalendarDate { CalendarDate(secondsSince1970: Int64(time(nil))) }
}
