/// Unpacks bytes that were packed by *deflate* (RFC 1951).
struct Inflation {
  private let packed: ArraySlice<UInt8>
  private let size: Int
  private var place: Int
  private var bits: UInt32 = 0
  private var bitCount = 0
  private var output: [UInt8] = []

  /// Bytes that unpack to `size` bytes, and to no more.
  init(_ packed: ArraySlice<UInt8>, to size: Int) {
    self.packed = packed
    self.size = size
    place = packed.startIndex
  }

  /// A code of letters by the lengths of their bits.
  private struct Code {
    /// How many letters have each length.
    private(set) var counts = [Int](repeating: 0, count: 16)

    /// The letters in the order of their codes.
    private(set) var letters: [Int] = []

    init(_ lengths: some Collection<Int>) {
      for length in lengths where length > 0 { counts[length] += 1 }
      var places = counts
      for length in 1..<16 { places[length] = places[length - 1] + counts[length - 1] }
      letters = Array(repeating: 0, count: places[15] + counts[15])
      for (letter, length) in lengths.enumerated() where length > 0 {
        letters[places[length]] = letter
        places[length] += 1
      }
    }
  }

  private var fault: CrosswordFault {
    CrosswordFault(place < packed.endIndex ? .expected("sound packed data") : .truncated, at: .byte(place))
  }

  func bytes() throws(CrosswordFault) -> [UInt8] {
    var inflation = self
    var isLast = false
    while !isLast {
      isLast = try inflation.take(1) == 1
      switch try inflation.take(2) {
      case 0: try inflation.copy()
      case 1:
        let lengths = (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 }
        try inflation.unpack(Code(lengths), Code(Array(repeating: 5, count: 30)))
      case 2: try inflation.unpackByOwnCodes()
      default: throw inflation.fault
      }
    }
    return inflation.output
  }

  private mutating func take(_ count: Int) throws(CrosswordFault) -> Int {
    while bitCount < count {
      guard place < packed.endIndex else { throw fault }
      bits |= UInt32(packed[place]) << UInt32(bitCount)
      place += 1
      bitCount += 8
    }
    defer {
      bits >>= UInt32(count)
      bitCount -= count
    }
    return Int(bits & (1 << UInt32(count) - 1))
  }

  private mutating func letter(of code: Code) throws(CrosswordFault) -> Int {
    var word = 0
    var first = 0
    var index = 0
    for length in 1..<16 {
      word |= try take(1)
      let count = code.counts[length]
      if word - first < count { return code.letters[index + word - first] }
      index += count
      first = (first + count) << 1
      word <<= 1
    }
    throw fault
  }

  private mutating func append(_ byte: UInt8) throws(CrosswordFault) {
    guard output.count < size else { throw CrosswordFault(.expected("the end of the packed data"), at: .byte(place)) }
    output.append(byte)
  }

  /// A block that is not packed.
  private mutating func copy() throws(CrosswordFault) {
    bits = 0
    bitCount = 0
    let length = try take(16)
    guard try take(16) == length ^ 0xFFFF else { throw fault }
    for _ in 0..<length { try append(UInt8(try take(8))) }
  }

  private mutating func unpackByOwnCodes() throws(CrosswordFault) {
    let letters = try take(5) + 257
    let distances = try take(5) + 1
    let count = try take(4) + 4
    var lengths = [Int](repeating: 0, count: 19)
    for place in [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15].prefix(count) {
      lengths[place] = try take(3)
    }
    let code = Code(lengths)
    lengths = []
    while lengths.count < letters + distances {
      let length = try letter(of: code)
      let run: (value: Int, count: Int)
      switch length {
      case 16 where lengths.isEmpty: throw fault
      case 16: run = (lengths[lengths.count - 1], 3 + (try take(2)))
      case 17: run = (0, 3 + (try take(3)))
      case 18: run = (0, 11 + (try take(7)))
      default: run = (length, 1)
      }
      lengths += Array(repeating: run.value, count: run.count)
    }
    guard lengths.count == letters + distances else { throw fault }
    try unpack(Code(lengths[..<letters]), Code(lengths[letters...]))
  }

  private mutating func unpack(_ letters: Code, _ distances: Code) throws(CrosswordFault) {
    while true {
      let letter = try letter(of: letters)
      if letter == 256 { return }
      if letter < 256 {
        try append(UInt8(letter))
        continue
      }
      guard letter < 286 else { throw fault }
      let step = letter - 257
      let length =
        step == 28 ? 258 : step < 8 ? step + 3 : 3 + (4 + step % 4) << (step / 4 - 1) + (try take(step / 4 - 1))
      let back = try self.letter(of: distances)
      guard back < 30 else { throw fault }
      let distance = back < 4 ? back + 1 : 1 + (2 + back % 2) << (back / 2 - 1) + (try take(back / 2 - 1))
      guard distance <= output.count else { throw fault }
      for _ in 0..<length { try append(output[output.count - distance]) }
    }
  }
}
