/// The words of one of wordfreq's lists by their Zipf values, the decimal logarithm of how often a word stands in a
/// billion words.
struct WordFrequencies {
  private let zipfs: [String: Double]

  /// Reads a list, which `Tools/data/fetch` has unpacked: a MessagePack array whose first element is a header, and
  /// whose others are arrays of the words of one frequency, a hundredth of a decade apart, from the most frequent one.
  init(package: Package, list: String) throws(DataError) {
    let path = package.path("wordfreq/data/\(list).msgpack.gz.text")
    var reader = MessagePackReader(try TextFile.bytes(path))
    var zipfs: [String: Double] = [:]
    do throws(MessagePackReader.Fault) {
      let count = try reader.count()
      for _ in 0..<2 * (try reader.count()) { try reader.skip() }
      for step in 0..<max(0, count - 1) {
        for _ in 0..<(try reader.count()) { zipfs[try reader.text()] = 9 - Double(step) / 100 }
      }
    } catch {
      throw DataError("\(path): no list of wordfreq")
    }
    self.zipfs = zipfs
  }

  /// The Zipf value of `word`, 0 where the list lacks it.
  func zipf(_ word: String) -> Double { zipfs[word, default: 0] }

  /// All words of the list, sorted.
  var words: [String] { zipfs.keys.sorted() }
}

/// Reads as much of MessagePack as wordfreq's lists have.
private struct MessagePackReader {
  struct Fault: Error {}

  private let bytes: [UInt8]
  private var place = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The number of elements of an array or a map.
  mutating func count() throws(Fault) -> Int {
    let mark = try number(ofBytes: 1)
    return switch mark {
    case 0x80...0x9F: mark & 15
    case 0xDC: try number(ofBytes: 2)
    case 0xDD: try number(ofBytes: 4)
    default: throw Fault()
    }
  }

  mutating func text() throws(Fault) -> String {
    let mark = try number(ofBytes: 1)
    let length =
      switch mark {
      case 0xA0...0xBF: mark & 31
      case 0xD9: try number(ofBytes: 1)
      case 0xDA: try number(ofBytes: 2)
      default: throw Fault()
      }
    guard length <= bytes.count - place else { throw Fault() }
    place += length
    return String(decoding: bytes[place - length..<place], as: UTF8.self)
  }

  /// Passes over a text or a number below 128.
  mutating func skip() throws(Fault) {
    guard place < bytes.count else { throw Fault() }
    if bytes[place] < 0x80 { place += 1 } else { _ = try text() }
  }

  private mutating func number(ofBytes count: Int) throws(Fault) -> Int {
    guard count <= bytes.count - place else { throw Fault() }
    place += count
    return bytes[place - count..<place].reduce(0) { $0 << 8 | Int($1) }
  }
}
