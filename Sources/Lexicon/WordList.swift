/// The words of a list with one word a line, folded, in the order of the list.
///
/// ```swift
/// let list = WordList(Array("Silkworm\nnot a word\nmilk\n".utf8))
/// print(list.count, list[0], list.rejectedLines)  // 2 silkworm [2]
/// ```
///
/// The bytes are kept and a word is decoded when it is asked for, because a game draws one word of a list of ten
/// thousand.
public struct WordList: RandomAccessCollection, Sendable {
  /// The most letters that a word may have, as many as Hunspell looks at.
  package static let longestWord = 100

  private let bytes: [UInt8]
  private let orthography: Orthography
  private var ranges: [Range<Int>] = []

  /// The lines, counted from 1, that hold something but not a word: other characters than letters, or too many.
  public private(set) var rejectedLines: [Int] = []

  /// How many letters the shortest word has, and the longest; nil where there is no word.
  package private(set) var lengths: ClosedRange<Int>?

  /// Reads `bytes` as UTF-8 text with lines that end in LF or CRLF, whose words are folded by `orthography`.
  ///
  /// A byte order mark at the start and blank lines are passed over. Complexity: linear in the number of bytes.
  public init(_ bytes: [UInt8], _ orthography: Orthography = Orthography()) {
    self.bytes = bytes
    self.orthography = orthography
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var number = 0
    while start < bytes.count {
      number += 1
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      admit(start..<end, line: number)
      start = end + 1
    }
  }

  /// A list of words that are at hand already.
  public init(words: some Sequence<String>) {
    self.init(Array(words.joined(separator: "\n").utf8))
  }

  /// 0, the position of the first word.
  public var startIndex: Int { 0 }

  /// How many words there are.
  public var endIndex: Int { ranges.count }

  /// The word at `position`, folded. Complexity: linear in its length.
  public subscript(position: Int) -> String {
    orthography.folded(String(decoding: bytes[ranges[position]], as: UTF8.self))
  }

  private mutating func admit(_ line: Range<Int>, line number: Int) {
    let text = bytes[line]
    if (1...Self.longestWord).contains(text.count), text.allSatisfy({ $0 >= 0x61 && $0 <= 0x7A }) {
      append(line, letters: text.count)
      return
    }
    // The folded word is measured, because a letter may have one more mark in lower case.
    let word = orthography.folded(String(decoding: text, as: UTF8.self))
    if word.isEmpty { return }
    if word.count <= Self.longestWord, word.allSatisfy({ $0.isWordLetter }) {
      append(line, letters: word.count)
    } else {
      rejectedLines.append(number)
    }
  }

  private mutating func append(_ line: Range<Int>, letters: Int) {
    ranges.append(line)
    lengths = Swift.min(lengths?.lowerBound ?? letters, letters)...Swift.max(lengths?.upperBound ?? letters, letters)
  }
}
