/// The lines of a dictionary's file with their numbers, without what ends them and without a byte order mark.
struct DictionaryLines: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private var start: Int
  private var number = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  mutating func next() -> (number: Int, text: ArraySlice<UInt8>)? {
    guard start < bytes.count else { return nil }
    var end = start
    while end < bytes.count, bytes[end] != 0x0A { end += 1 }
    let line = bytes[start..<end]
    start = end + 1
    number += 1
    return (number, line.last == 0x0D ? line.dropLast() : line)
  }
}

extension ArraySlice<UInt8> {
  /// The words of a line between white space, the first `count` at most.
  func fields(_ count: Int = .max) -> [ArraySlice<UInt8>] {
    split(maxSplits: count, whereSeparator: { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }).prefix(
      count) + []
  }

  /// The directive with which the line begins, such as `SFX`.
  var directive: String { String(decoding: prefix { $0 > 0x20 }, as: UTF8.self) }
}
