/// The conditions on the end or the start of a stem under which affixes are used, such as `[^aeiou]y`. Each has a
/// number, in the order in which they are met; number 0 asks for nothing.
struct Conditions: Sendable {
  private enum Kind: UInt8 { case any, one, anyOf, noneOf }

  /// One place of a condition.
  private struct Place {
    var kind: Kind
    var code: Alphabet.Code = 0

    /// The range of a class's codes in `members`, where they ascend.
    var members: Range<Int32> = 0..<0
  }

  /// The places of each condition, from the end of the stem on for a suffix.
  private var ranges: [Range<Int32>] = [0..<0]
  private var places: [Place] = []
  private var members: [Alphabet.Code] = []
  private var numbers: [[UInt8]: Int32] = [:]

  /// The number of the condition `text`. With `isReversed`, stems are held from their end to their start.
  mutating func number(
    of text: ArraySlice<UInt8>, _ alphabet: inout Alphabet, fromEnd: Bool, isReversed: Bool
  ) -> Int32 {
    if text.isEmpty || text.elementsEqual([UInt8(ascii: ".")]) { return 0 }
    let key = [fromEnd ? 1 : 0] + text
    if let number = numbers[key] { return number }
    var parsed = parse(alphabet.decoded(text), &alphabet)
    // The end of a condition is at the start of a reversed stem.
    if fromEnd != isReversed { parsed.reverse() }
    let start = Int32(places.count)
    places += parsed
    let number = Int32(ranges.count)
    ranges.append(start..<Int32(places.count))
    numbers[key] = number
    return number
  }

  private mutating func parse(_ text: ScalarSequence, _ alphabet: inout Alphabet) -> [Place] {
    var parsed: [Place] = []
    var rest = text
    while let scalar = rest.next() {
      switch scalar {
      case ".": parsed.append(Place(kind: .any))
      case "[":
        var isNegated = false
        var isFirst = true
        var codes: Set<Alphabet.Code> = []
        while let member = rest.next(), member != "]" {
          if isFirst, member == "^" {
            isNegated = true
          } else {
            codes.insert(alphabet.code(of: member))
          }
          isFirst = false
        }
        let start = Int32(members.count)
        members += codes.sorted()
        parsed.append(
          Place(kind: isNegated ? .noneOf : .anyOf, members: start..<Int32(members.count)))
      default: parsed.append(Place(kind: .one, code: alphabet.code(of: scalar)))
      }
    }
    return parsed
  }

  /// Whether the end of `stem` meets condition `number` of a suffix.
  func isMet(_ number: Int32, atEndOf stem: ArraySlice<Alphabet.Code>) -> Bool { isMet(number, by: stem.reversed()) }

  /// Whether the start of `stem` meets condition `number` of a prefix.
  func isMet(_ number: Int32, atStartOf stem: ArraySlice<Alphabet.Code>) -> Bool { isMet(number, by: stem) }

  private func isMet(_ number: Int32, by codes: some Collection<Alphabet.Code>) -> Bool {
    let range = ranges[Int(number)]
    return range.count <= codes.count && zip(range, codes).allSatisfy { isMet(places[Int($0)], by: $1) }
  }

  private func isMet(_ place: Place, by code: Alphabet.Code) -> Bool {
    switch place.kind {
    case .any: true
    case .one: place.code == code
    case .anyOf: contains(place.members, code)
    case .noneOf: !contains(place.members, code)
    }
  }

  private func contains(_ range: Range<Int32>, _ code: Alphabet.Code) -> Bool {
    var (low, high) = (Int(range.lowerBound), Int(range.upperBound))
    while low < high {
      let middle = (low + high) / 2
      if members[middle] < code { low = middle + 1 } else { high = middle }
    }
    return low < range.upperBound && members[low] == code
  }
}
