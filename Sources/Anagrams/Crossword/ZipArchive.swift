/// Takes the file out of a ZIP archive.
struct ZipArchive {
  /// The bytes that an archive begins with.
  static let mark: [UInt8] = [0x50, 0x4B, 0x03, 0x04]

  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The bytes of the first file in it, of which there are at most `Crossword.mostBytes`.
  func file() throws(CrosswordFault) -> [UInt8] {
    // The end of the archive tells where the list of files is; behind it stands a remark of up to 65,535 bytes.
    let first = max(0, bytes.count - 22 - 0xFFFF)
    guard
      let end = stride(from: bytes.count - 22, through: first, by: -1).first(where: { number(4, $0) == 0x0605_4B50 })
    else { throw CrosswordFault(.truncated) }
    var entry = number(4, end + 16)
    for _ in 0..<number(2, end + 10) {
      guard number(4, entry) == 0x0201_4B50 else { break }
      let length = number(4, entry + 20)
      let size = number(4, entry + 24)
      let local = number(4, entry + 42)
      if size > 0 {
        guard number(4, local) == 0x0403_4B50 else { throw CrosswordFault(.expected("a file"), at: .byte(local)) }
        let start = local + 30 + number(2, local + 26) + number(2, local + 28)
        guard start <= bytes.count, 0...bytes.count - start ~= length else {
          throw CrosswordFault(.truncated, at: .byte(bytes.count))
        }
        if size > Crossword.mostBytes { throw CrosswordFault(.tooLong, at: .byte(start)) }
        if number(2, entry + 8) & 1 != 0 { throw CrosswordFault(.unread("an encrypted archive")) }
        let packed = bytes[start..<start + length]
        let file: [UInt8]
        switch number(2, entry + 10) {
        case 0: file = Array(packed)
        case 8: file = try Inflation(packed, to: size).bytes()
        default: throw CrosswordFault(.unread("an archive packed in another way"))
        }
        guard file.count == size, Self.checksum(file) == number(4, entry + 16) else {
          throw CrosswordFault(.checksum("the archive"), at: .byte(start))
        }
        return file
      }
      entry += 46 + number(2, entry + 28) + number(2, entry + 30) + number(2, entry + 32)
    }
    throw CrosswordFault(.expected("a file in the archive"), at: .byte(max(0, entry)))
  }

  /// The little-endian number of `count` bytes at `place`; -1 where there are fewer bytes.
  private func number(_ count: Int, _ place: Int) -> Int {
    guard place >= 0, place <= bytes.count - count else { return -1 }
    var number: UInt32 = 0
    for index in 0..<count { number |= UInt32(bytes[place + index]) << UInt32(8 * index) }
    return Int(truncatingIfNeeded: number)
  }

  /// The checksum CRC-32.
  private static func checksum(_ bytes: [UInt8]) -> Int {
    var sum = UInt32.max
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum >> 1 ^ (sum & 1 == 1 ? 0xEDB8_8320 : 0) }
    }
    return Int(truncatingIfNeeded: ~sum)
  }
}
