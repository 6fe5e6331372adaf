import Lexicon

/// The letters at hand, as the search for the forms of one dictionary compares them: each unit that they may stand for
/// has a field of a number, which counts its copies and has a guard bit above. Taking a unit that is not there clears a
/// guard.
struct RackLetters: Sendable {
  /// Whether a form of plain characters whose units fit is spelled from the letters, without a second look.
  private(set) var isExact = true

  /// All copies and all guards.
  let full: UInt64

  /// By the characters of the dictionary, whether each is a letter that no others are converted to. None where the
  /// letters are any.
  let isPlain: [Bool]

  /// What each character of the dictionary takes away.
  let costs: [UInt64]

  private let guards: UInt64

  /// The bits of stems and affixes that have a letter which is not there.
  let lackedBits: UInt64

  /// The guard of what is not there at all.
  private static let none: UInt64 = 1 << 63

  /// From which bit on there is room for the field that units share where there are many.
  private static let sharedField: UInt64 = 46

  /// How many bits a count takes.
  private static func width(_ count: Int) -> UInt64 {
    UInt64(UInt64.bitWidth - UInt64(count).leadingZeroBitCount)
  }

  init(_ letters: [Character], _ dictionary: FormDictionary) {
    let own = dictionary.letters
    var counts: [UInt16: Int] = [:]
    let copies = Dictionary(letters.map { ($0, 1) }, uniquingKeysWith: +)
    for (letter, count) in copies {
      var (units, isOnly) = own.units(of: letter)
      if !dictionary.ignored.isEmpty {
        let stripped = letter.withoutScalars(dictionary.ignored)
        if stripped != String(letter) {
          isOnly = false
          for character in stripped {
            units.merge(own.units(of: character).units, uniquingKeysWith: max)
          }
        }
      }
      if !isOnly { isExact = false }
      counts.merge(units.mapValues { $0 * count }, uniquingKeysWith: +)
    }
    let unitsAtHand = Set(counts.keys)
    var converted: Set<UInt16> = []
    for (number, conversion) in (dictionary.conversions + dictionary.replacements).enumerated() {
      let needed = Dictionary(conversion.letters.map { ($0, 1) }, uniquingKeysWith: +)
      let times = needed.map { copies[$0.key, default: 0] / $0.value }.min() ?? letters.count
      if times == 0 { continue }
      let units = own.units(of: String(conversion.target))
      if let units, number < dictionary.conversions.count, unitsAtHand.isDisjoint(with: units.keys) {
        converted.formUnion(units.keys)
      } else {
        isExact = false
      }
      if let units {
        counts.merge(units.mapValues { $0 * times }, uniquingKeysWith: +)
      }
    }
    var full = Self.none
    var guards = Self.none
    var place: UInt64 = 0
    var unitCosts = [UInt64](repeating: Self.none, count: own.unitCount)
    var bits: UInt64 = 0
    var withoutField: [UInt16] = []
    var countWithoutField = 0
    func addField(_ count: Int) {
      let width = Self.width(count)
      full |= UInt64(count) << place | 1 << (place + width)
      guards |= 1 << (place + width)
      place += width + 1
    }
    for (unit, count) in counts.sorted(by: { ($0.value, $0.key) < ($1.value, $1.key) }) {
      bits |= dictionary.bits.bits(of: Int(unit), count: count)
      if place + Self.width(count) + 1 <= Self.sharedField {
        unitCosts[Int(unit)] = 1 << place
        addField(count)
      } else {
        withoutField.append(unit)
        countWithoutField += count
      }
    }
    if !withoutField.isEmpty {
      // They share a field, and a second look counts each.
      isExact = false
      for unit in withoutField { unitCosts[Int(unit)] = 1 << place }
      addField(min(countWithoutField, (1 << Int(62 - Self.sharedField)) - 1))
    }
    self.full = full
    self.guards = guards
    lackedBits = ~bits
    isPlain = own.kinds.indices.map { code in
      own.kinds[code] == .letter && converted.isDisjoint(with: own.units(of: Alphabet.Code(code)))
    }
    costs = own.kinds.indices.map { code in
      if own.kinds[code] == .none { return Self.none }
      let costs = own.units(of: Alphabet.Code(code)).map { unitCosts[Int($0)] }
      return costs.contains(Self.none) ? Self.none : costs.reduce(0, +)
    }
  }

  /// Any letters, `length` of them at most; `lengths` says how many letters each character of the dictionary is, nil
  /// where it is in no word.
  init(atMost length: Int, lengths: [Int?]) {
    let guardBit: UInt64 = 1 << Self.width(length)
    guards = Self.none | guardBit
    full = guards | UInt64(length)
    lackedBits = 0
    isPlain = []
    costs = lengths.map { $0.map(UInt64.init) ?? Self.none }
  }

  /// What is left after the `cost` of letters that fit the rack, or 0 where they are not there any more.
  func left(_ left: UInt64, taking cost: UInt64) -> UInt64 {
    if left == 0 { return 0 }
    let rest = left &- cost
    return rest & guards == guards ? rest : 0
  }

  /// What is left of `left`, or 0 where the letters of `text` are not there.
  func left(_ left: UInt64, taking text: ArraySlice<Alphabet.Code>) -> UInt64 {
    if left == 0 { return 0 }
    var left = left
    for code in text {
      left = left &- costs[Int(code)]
      if left & guards != guards { return 0 }
    }
    return left
  }
}

extension Character {
  /// The letter without some of its scalars.
  func withoutScalars(_ ignored: Set<Unicode.Scalar>) -> String {
    String(String.UnicodeScalarView(unicodeScalars.filter { !ignored.contains($0) }))
  }
}
