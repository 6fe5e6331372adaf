import Lexicon

extension Crossword {
  /// Reads a file of a crossword: .ipuz, .puz, .jpz packed or not, Exolve, or the clues as text. Which it is, its bytes
  /// tell.
  ///
  /// - Throws: `CrosswordFault` for the first thing that keeps it from being opened.
  public init(reading bytes: [UInt8]) throws(CrosswordFault) {
    try self.init(reading: bytes, isPacked: false)
  }

  private init(reading bytes: [UInt8], isPacked: Bool) throws(CrosswordFault) {
    if bytes.count > Self.mostBytes { throw CrosswordFault(.tooLong) }
    if bytes.starts(with: ZipArchive.mark) {
      if isPacked { throw CrosswordFault(.unread("an archive in an archive")) }
      self = try Crossword(reading: try ZipArchive(bytes).file(), isPacked: true)
      return
    }
    if PuzReader.isPuz(bytes) {
      self = try PuzReader(bytes).read().crossword()
      return
    }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let plain = bytes.starts(with: mark) ? Array(bytes.dropFirst(mark.count)) : bytes
    let first = plain.first { !$0.isASCIIWhiteSpace }
    if first == UInt8(ascii: "{") || plain.drop(while: { $0.isASCIIWhiteSpace }).starts(with: Array("ipuz(".utf8)) {
      self = try IpuzReader(plain).read().crossword()
      return
    }
    let lines = Self.lines(of: plain)
    if let begin = lines?.firstIndex(where: { $0.hasPrefix("exolve-begin") || $0.hasSuffix("exolve-begin") }) {
      self = try ExolveReader(lines: lines ?? [], first: begin + 1).read().crossword()
    } else if first == UInt8(ascii: "<") {
      var reader = try JpzReader(plain)
      self = try reader.read().crossword()
    } else if let lines {
      let draft = try ClueTextReader(lines: lines).read()
      if draft.clues.isEmpty { throw CrosswordFault(isPacked ? .noClues : .plainText) }
      self = try draft.crossword()
    } else {
      throw CrosswordFault(.encoding, at: Self.lineOfBadText(plain))
    }
  }

  /// The lines of a text without white space around them; nil where the bytes are no UTF-8.
  private static func lines(of bytes: [UInt8]) -> [Substring]? {
    guard let text = String(validating: bytes, as: UTF8.self), !bytes.contains(0) else { return nil }
    return text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }.map { $0.trimmed }
  }

  private static func lineOfBadText(_ bytes: [UInt8]) -> CrosswordFault.Place? {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let bad = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil || $0.contains(0) }
    return bad.map { .line($0 + 1) }
  }
}
