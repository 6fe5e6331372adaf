import Lexicon

/// Reads the binary format .puz of Across Lite.
///
/// | byte | bytes | value, little-endian |
/// | --- | --- | --- |
/// | 0 | 2 | the checksum of all |
/// | 2 | 12 | `ACROSS&DOWN` and a zero |
/// | 14 | 2 | the checksum of bytes 44 to 51 |
/// | 16 | 8 | four checksums, masked |
/// | 24 | 4 | the version, such as `1.3` and a zero |
/// | 44, 45 | 1 each | columns, rows |
/// | 46 | 2 | how many clues there are |
/// | 50 | 2 | 0, or how the solution is scrambled |
/// | 52 | columns by rows, twice | the solution, and what is filled in |
///
/// Behind them stand title, setter, copyright, the clues and a note, each with a zero behind it, and parts with a name.
struct PuzReader {
  private let bytes: [UInt8]
  private var place = 52

  /// Whether text is UTF-8, as it is since version 2; before, it is Windows-1252.
  private let isUTF8: Bool

  static func isPuz(_ bytes: [UInt8]) -> Bool { bytes.dropFirst(2).starts(with: Array("ACROSS&DOWN\0".utf8)) }

  /// Whether checksums have to hold.
  private let isChecked: Bool

  init(_ bytes: [UInt8], isChecked: Bool = true) {
    self.bytes = bytes
    self.isChecked = isChecked
    isUTF8 = bytes.count > 24 && bytes[24] >= UInt8(ascii: "2")
  }

  func read() throws(CrosswordFault) -> CrosswordDraft {
    guard bytes.count >= 52 else { throw CrosswordFault(.truncated) }
    var reader = self
    var draft = try CrosswordDraft(Int(bytes[44]), Int(bytes[45]))
    let squares = draft.grid.cells.count
    let solution = try reader.take(squares)
    let state = try reader.take(squares)
    let title = try reader.text()
    let setter = try reader.text()
    let copyright = try reader.text()
    var clues: [Range<Int>] = []
    for _ in 0..<number(46) { clues.append(try reader.text()) }
    let note = try reader.text()
    let hasNote = bytes[24] > UInt8(ascii: "1") || bytes[26] >= UInt8(ascii: "3")
    if isChecked {
      try check(solution, state, strings: [title, setter, copyright], clues, note: hasNote ? note : 0..<0)
    }
    draft.grid.title = try string(title)
    draft.grid.setter = try string(setter)
    draft.grid.isScrambled = number(50) != 0
    // A file without a solution has an X in each square.
    let isSolved = !draft.grid.isScrambled && !bytes[solution].allSatisfy { ".:-X".utf8.contains($0) }
    for cell in draft.grid.cells.indices {
      let letter = bytes[solution.lowerBound + cell]
      if letter == UInt8(ascii: ".") || letter == UInt8(ascii: ":") {
        draft.grid.cells[cell].kind = .block
        continue
      }
      if isSolved, letter != UInt8(ascii: "-") {
        draft.grid.cells[cell].solution = String(Self.character(letter))
      }
      let filled = bytes[state.lowerBound + cell]
      if filled != UInt8(ascii: "-"), filled > 0x20 { draft.grid.cells[cell].filled = Self.character(filled) }
    }
    try reader.readRebus(into: &draft)
    draft.grid.number()
    try assign(clues, in: &draft)
    return draft
  }

  /// Clues stand in the order of their numbers, those across first.
  private func assign(_ clues: [Range<Int>], in draft: inout CrosswordDraft) throws(CrosswordFault) {
    var rest = clues[...]
    for (label, _) in draft.grid.starts {
      guard let clue = rest.popFirst() else { throw CrosswordFault(.cellsWithoutClue(label.description)) }
      let printed = PrintedLabels.Label(number: label.number, direction: label.direction)
      draft.clues.append(CrosswordDraft.DraftClue(labels: [printed], text: try string(clue)))
    }
    let first = clues.count - rest.count + 1
    if !rest.isEmpty { throw CrosswordFault(.clueWithoutCells("clue \(first) of \(clues.count)")) }
  }

  private func number(_ place: Int) -> Int { Int(bytes[place]) | Int(bytes[place + 1]) << 8 }

  private mutating func take(_ count: Int) throws(CrosswordFault) -> Range<Int> {
    guard place + count <= bytes.count else { throw CrosswordFault(.truncated, at: .byte(bytes.count)) }
    defer { place += count }
    return place..<place + count
  }

  /// The range of a text before its zero.
  private mutating func text() throws(CrosswordFault) -> Range<Int> {
    guard let end = bytes[place...].firstIndex(of: 0) else { throw CrosswordFault(.truncated, at: .byte(bytes.count)) }
    defer { place = end + 1 }
    return place..<end
  }

  private func string(_ range: Range<Int>) throws(CrosswordFault) -> String {
    if !isUTF8 { return String(windows: bytes[range]) }
    guard let text = String(validating: bytes[range], as: UTF8.self) else {
      throw CrosswordFault(.encoding, at: .byte(range.lowerBound))
    }
    return text
  }

  private static func character(_ byte: UInt8) -> Character { String(windows: [byte]).first ?? "?" }

  /// Reads the squares of several letters: the part `GRBS` has a number for each square, and `RTBL` tells the letters
  /// of each number, as in ` 1:HEART;`.
  private mutating func readRebus(into draft: inout CrosswordDraft) throws(CrosswordFault) {
    var numbers: Range<Int>?
    var letters: [Int: String] = [:]
    while bytes.count - place >= 8 {
      let name = String(decoding: bytes[place..<place + 4], as: UTF8.self)
      let sum = number(place + 6)
      place += 8
      let data = try take(number(place - 4))
      if isChecked, sum != checksum(data) { throw CrosswordFault(.checksum(name), at: .byte(data.lowerBound)) }
      if name == "GRBS", data.count == draft.grid.cells.count { numbers = data }
      if name == "RTBL" {
        for pair in try string(data).split(separator: ";") {
          let sides = pair.split(separator: ":", maxSplits: 1)
          if sides.count == 2, let number = Int(sides[0].trimmed) { letters[number] = String(sides[1]) }
        }
      }
      if place < bytes.count { place += 1 }
    }
    guard let numbers, !draft.grid.isScrambled else { return }
    for (cell, place) in numbers.enumerated() where bytes[place] > 0 {
      if let several = letters[Int(bytes[place]) - 1] { draft.grid.cells[cell].solution = several }
    }
  }

  private func checksum(_ range: Range<Int>, from start: Int = 0) -> Int {
    var sum = start
    for byte in bytes[range] { sum = ((sum >> 1 | (sum & 1) << 15) + Int(byte)) & 0xFFFF }
    return sum
  }

  private func check(
    _ solution: Range<Int>, _ state: Range<Int>, strings: [Range<Int>], _ clues: [Range<Int>], note: Range<Int>
  ) throws(CrosswordFault) {
    let header = checksum(44..<52)
    guard header == number(14) else { throw CrosswordFault(.checksum("the header"), at: .byte(14)) }
    func texts(from start: Int) -> Int {
      // All but the clues are summed with their zeros, and left out where they are empty.
      var sum = start
      for text in strings where !text.isEmpty { sum = checksum(text.lowerBound..<text.upperBound + 1, from: sum) }
      for clue in clues { sum = checksum(clue, from: sum) }
      return note.isEmpty ? sum : checksum(note.lowerBound..<note.upperBound + 1, from: sum)
    }
    let whole = texts(from: checksum(state, from: checksum(solution, from: header)))
    guard whole == number(0) else { throw CrosswordFault(.checksum("the whole file"), at: .byte(0)) }
    let sums = [header, checksum(solution), checksum(state), texts(from: 0)]
    for (index, (sum, masks)) in zip(sums, zip("ICHE".utf8, "ATED".utf8)).enumerated() {
      guard bytes[16 + index] == masks.0 ^ UInt8(sum & 0xFF), bytes[20 + index] == masks.1 ^ UInt8(sum >> 8) else {
        throw CrosswordFault(.checksum("part \(index + 1)"), at: .byte(16 + index))
      }
    }
  }
}

extension String {
  /// The text of bytes in Windows-1252, which is Latin-1 with letters and signs where that has control characters.
  init(windows bytes: some Sequence<UInt8>) {
    let signs: [UInt32] = [
      0x20AC, 0x81, 0x201A, 0x192, 0x201E, 0x2026, 0x2020, 0x2021, 0x2C6, 0x2030, 0x160, 0x2039, 0x152, 0x8D, 0x17D,
      0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x2DC, 0x2122, 0x161, 0x203A, 0x153, 0x9D,
      0x17E, 0x178,
    ]
    self = ""
    for byte in bytes {
      let value = 0x80..<0xA0 ~= byte ? signs[Int(byte) - 0x80] : UInt32(byte)
      unicodeScalars.append(Unicode.Scalar(value) ?? "?")
    }
  }
}
