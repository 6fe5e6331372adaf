import Lexicon

/// The conditions on the end or the start of a stem under which affixes are used, such as `[^aeiou]y`. Each has a
/// number, in the order in which they are met; number 0 asks for nothing.
struct Conditions: Sendable {
  /// One place of a condition. A class has the range of its codes in `members`, where they ascend.
  private enum Place {
    case any
    case one(Alphabet.Code)
    case anyOf(Range<Int32>), noneOf(Range<Int32>)
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
      case ".": parsed.append(.any)
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
        parsed.append(isNegated ? .noneOf(start..<Int32(members.count)) : .anyOf(start..<Int32(members.count)))
      default: parsed.append(.one(alphabet.code(of: scalar)))
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
    switch place {
    case .any: true
    case .one(let own): own == code
    case .anyOf(let range): contains(range, code)
    case .noneOf(let range): !contains(range, code)
    }
  }

  private func contains(_ range: Range<Int32>, _ code: Alphabet.Code) -> Bool {
    let place = halving(Int(range.lowerBound), Int(range.upperBound)) { members[$0] < code }
    return place < range.upperBound && members[place] == code
  }
}
