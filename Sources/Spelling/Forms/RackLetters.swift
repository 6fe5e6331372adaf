import Lexicon

/// The letters of a rack, as one number, for the search in one dictionary. Each unit that the letters may stand for has
/// a field of the number, which counts its copies and has a guard bit above. Taking a unit that is not there clears a
/// guard.
struct RackLetters: Sendable {
  /// Whether every form of plain characters whose units fit is spelled from the letters.
  private(set) var isExact = true

  /// All copies and all guards.
  let full: UInt64

  /// Whether each character of the dictionary is a letter that no others are converted to. Empty where any letters fit.
  let isPlain: [Bool]

  /// The cost of each character of the dictionary: the number that taking it subtracts.
  let costs: [UInt64]

  private let guards: UInt64

  /// The bits of the units that are not there: a stem or an affix that has one of them does not fit.
  let lackedBits: UInt64

  /// The guard that any unit clears which is not there at all.
  private static let none: UInt64 = 1 << 63

  /// The first bit of the room for the field that many units share.
  private static let sharedField: UInt64 = 46

  /// How many bits a count takes.
  private static func width(_ count: Int) -> UInt64 {
    UInt64(UInt64.bitWidth - UInt64(count).leadingZeroBitCount)
  }

  init(_ letters: [Character], _ dictionary: FormDictionary) {
    let own = dictionary.letters
    var counts: [UInt16: Int] = [:]
    let copies = letters.counts
    for (letter, count) in copies {
      var (units, isOnly) = own.units(of: letter)
      let stripped = letter.withoutScalars(dictionary.ignored)
      if stripped != String(letter) {
        isOnly = false
        for character in stripped { units.take(own.units(of: character).units, max) }
      }
      if !isOnly { isExact = false }
      counts.take(units.mapValues { $0 * count }, +)
    }
    let unitsAtHand = Set(counts.keys)
    var converted: Set<UInt16> = []
    for (number, conversion) in (dictionary.conversions + dictionary.replacements).enumerated() {
      let needed = conversion.letters.counts
      let times = needed.map { copies[$0.key, default: 0] / $0.value }.min() ?? letters.count
      if times == 0 { continue }
      let units = own.units(of: String(conversion.target))
      if let units, number < dictionary.conversions.count, unitsAtHand.isDisjoint(with: units.keys) {
        converted.formUnion(units.keys)
      } else {
        isExact = false
      }
      if let units { counts.take(units.mapValues { $0 * times }, +) }
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
    for (unit, count) in counts.ordered(by: { ($0.value, $0.key) < ($1.value, $1.key) }) {
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
      // They share a field, and `Respelling` counts each.
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

  /// A rack of any letters, `length` at most. `lengths` has the number of letters of each character of the dictionary,
  /// nil for one that is in no word.
  init(atMost length: Int, lengths: [Int?]) {
    let guardBit: UInt64 = 1 << Self.width(length)
    guards = Self.none | guardBit
    full = guards | UInt64(length)
    lackedBits = 0
    isPlain = []
    costs = lengths.map { $0.map(UInt64.init) ?? Self.none }
  }

  /// The rack `left` without letters of this `cost`, or 0 where they are not there.
  func left(_ left: UInt64, taking cost: UInt64) -> UInt64 {
    if left == 0 { return 0 }
    let rest = left &- cost
    return rest & guards == guards ? rest : 0
  }

  /// The rack `left` without the letters of `text`, or 0 where they are not there.
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
