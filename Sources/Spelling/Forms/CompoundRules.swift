/// Patterns of flags: a compound has a part for each flag of a pattern, `*` after a flag standing for any number of
/// such parts, `?` for one or none.
struct CompoundRules: Sendable {
  /// The bit of each flag in the patterns, so that a part's flags are bits of a number.
  private var bitsOfFlags: [UInt16: UInt64] = [:]

  private struct Place {
    let bit: UInt64
    let canRepeat: Bool
    let canBeAbsent: Bool
  }

  /// The places of all patterns, one pattern after another. Behind each stands its end, which no part fits.
  private var places: [Place] = []
  private var starts: [Int] = []

  /// The most places of all patterns together: ten times as many as any known dictionary has.
  private static let mostPlaces = 4096

  var isEmpty: Bool { starts.isEmpty }

  mutating func append(_ text: ArraySlice<UInt8>, _ reader: FlagReader, line: Int)
    throws(WordFormsFault)
  {
    starts.append(places.count)
    var rest = text
    while let first = rest.first {
      var flag: UInt16?
      if first == UInt8(ascii: "(") {
        let end = rest.firstIndex(of: UInt8(ascii: ")")) ?? rest.endIndex
        flag = reader.flag(rest[rest.startIndex..<end].dropFirst())
        rest = rest[end...].dropFirst()
      } else if reader.format == .unicode {
        let scalar = String(decoding: rest.prefix(4), as: UTF8.self).unicodeScalars.first!
        flag = String(scalar).utf16.first
        rest = rest.dropFirst(String(scalar).utf8.count)
      } else {
        flag = UInt16(first)
        rest = rest.dropFirst()
      }
      let canRepeat = rest.first == UInt8(ascii: "*")
      let canBeAbsent = canRepeat || rest.first == UInt8(ascii: "?")
      if canBeAbsent { rest = rest.dropFirst() }
      guard let flag else { continue }
      places.append(Place(bit: bit(of: flag), canRepeat: canRepeat, canBeAbsent: canBeAbsent))
    }
    places.append(Place(bit: 0, canRepeat: false, canBeAbsent: false))
    if places.count > Self.mostPlaces {
      throw WordFormsFault(
        line: line, problem: "COMPOUNDRULE has more than \(Self.mostPlaces) flags")
    }
  }

  /// The bit of `flag`; from the 64th flag on they share the last bit.
  private mutating func bit(of flag: UInt16) -> UInt64 {
    if let bit = bitsOfFlags[flag] { return bit }
    let bit: UInt64 = 1 << UInt64(min(bitsOfFlags.count, 63))
    bitsOfFlags[flag] = bit
    return bit
  }

  /// The bits of the flags in the patterns that are among `set`.
  func bits(of set: [UInt16]) -> UInt64 {
    if isEmpty { return 0 }
    return set.reduce(0) { $0 | bitsOfFlags[$1, default: 0] }
  }

  /// The places at which the first part may stand.
  var start: Set<Int> { starts.reduce(into: []) { insert($1, into: &$0) } }

  /// The places at which the part may stand that follows one with `bits` at one of `state`.
  func step(_ state: Set<Int>, _ bits: UInt64) -> Set<Int> {
    var next: Set<Int> = []
    for place in state where places[place].bit & bits != 0 {
      insert(places[place].canRepeat ? place : place + 1, into: &next)
    }
    return next
  }

  /// Whether a pattern ends at one of `state`.
  func accepts(_ state: Set<Int>) -> Bool { state.contains { places[$0].bit == 0 } }

  private func insert(_ place: Int, into state: inout Set<Int>) {
    var place = place
    while state.insert(place).inserted, places[place].canBeAbsent { place += 1 }
  }
}
