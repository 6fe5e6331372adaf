import Lexicon

/// The letters that the characters of a dictionary stand for, as numbered units.
///
/// Racks and stems are compared by their *units*. In most scripts a unit is a letter as the orthography folds it, and a
/// character of the dictionary is one unit, or two for œ where accents do not matter. Where a letter may be several
/// characters, such as a syllable of Korean or a consonant with a vowel sign, the units are the characters that it is
/// composed of, and words whose units fit are compared once more letter by letter.
struct FormLetters: Sendable {
  enum Kind: UInt8 {
    /// A letter whatever stands beside it.
    case letter

    /// Part of a letter, or a letter that may have parts.
    case part

    /// A character that is in no word.
    case none
  }

  private(set) var kinds: [Kind] = []
  private(set) var isCapital: [Bool] = []

  /// The place in `units` at which those of each code begin, and the end of the last ones.
  private(set) var unitStarts: [Int32] = [0]
  private(set) var units: [UInt16] = []
  private var numbers: [String: UInt16] = [:]
  private let orthography: Orthography

  /// The letter without its mark, for each letter that the dictionary can write with a separate mark.
  private var letterWithoutMark: [Character: String] = [:]

  var unitCount: Int { numbers.count }

  /// The letters of `alphabet`. Complexity: linear in the characters, which are few.
  init(_ alphabet: Alphabet, _ orthography: Orthography) {
    self.orthography = orthography
    for scalar in alphabet.scalars {
      let kind = scalar.kind
      kinds.append(kind)
      isCapital.append(kind == .letter && scalar.properties.lowercaseMapping != String(scalar))
      for name in kind == .none ? [] : unitNames(of: scalar) {
        if numbers[name] == nil { numbers[name] = UInt16(truncatingIfNeeded: numbers.count) }
        units.append(numbers[name]!)
      }
      unitStarts.append(Int32(units.count))
    }
    let marks = alphabet.scalars.filter { $0.isLooseMark }
    for mark in marks.prefix(50) {
      for scalar in alphabet.scalars where scalar.kind == .letter {
        let letter = String(scalar).folded
        let marked = letter + String(mark)
        if marked.count == 1 { letterWithoutMark[Character(marked)] = letter }
      }
    }
  }

  private func unitNames(of scalar: Unicode.Scalar) -> [String] {
    scalar.kind == .letter ? orthography.folded(String(scalar)).map { String($0) } : scalar.parts
  }

  func units(of code: Alphabet.Code) -> ArraySlice<UInt16> {
    units[Int(unitStarts[Int(code)])..<Int(unitStarts[Int(code) + 1])]
  }

  /// The units that the spellings of a letter have, and whether the letter's own unit is its only spelling.
  func units(of letter: Character) -> (units: [UInt16: Int], isOnly: Bool) {
    let text = String(letter)
    var spellings = [[text], text.apart.unicodeScalars.map { String($0) }]
    if let plain = letterWithoutMark[letter] { spellings.append([plain]) }
    if letter == Orthography.geminate { spellings.append(["l", text]) }
    var different: [[UInt16: Int]] = []
    for spelling in spellings {
      // A mark that stands on a letter has no unit.
      let names = spelling.filter { !$0.unicodeScalars.allSatisfy { $0.isLooseMark || $0.isJoiner } }
      guard let counts = units(called: names), !counts.isEmpty else { continue }
      if !different.contains(counts) { different.append(counts) }
    }
    let most: [UInt16: Int] = different.reduce(into: [:]) { $0.take($1, max) }
    let own = numbers[text].map { [$0: 1] }
    return (most, different.isEmpty || different.count == 1 && different[0] == own)
  }

  /// The units of the characters of `text`, or nil where one has none.
  func units(of text: String) -> [UInt16: Int]? {
    units(called: text.unicodeScalars.flatMap { unitNames(of: $0) })
  }

  private func units(called names: [String]) -> [UInt16: Int]? {
    let known = names.compactMap { numbers[$0] }
    return known.count < names.count ? nil : known.counts
  }

  /// How many letters the codes are, where each is one by itself; nil where they have to be folded, which takes longer.
  func count(of codes: ArraySlice<Alphabet.Code>) -> Int? {
    guard codes.allSatisfy({ kinds[Int($0)] == .letter }) else { return nil }
    return codes.reduce(0) { $0 + units(of: $1).count }
  }
}

extension Unicode.Scalar {
  fileprivate var kind: FormLetters.Kind {
    if value < 0x80 { return (0x41...0x5A).contains(value & ~0x20) ? .letter : .none }
    if self == "\u{B7}" || isJoiner || isMark { return .part }
    guard Character(self).isWordLetter else { return .none }
    // Scripts whose letters take nothing but marks on them.
    switch value {
    case ..<0x300, 0x370...0x5FF, 0x620...0x6D5, 0x10A0...0x10FF, 0x1E00...0x1FFF: return .letter
    default: return .part
    }
  }

  /// The characters that it is composed of; none for a mark that stands on a letter and for a joiner.
  fileprivate var parts: [String] {
    if self == "\u{B7}" { return [String(Orthography.geminate)] }
    if isJoiner || isLooseMark { return [] }
    return String(self).apart.unicodeScalars.map { String($0) }
  }

  /// Whether it is a mark of a script whose letters with marks are characters of their own.
  fileprivate var isLooseMark: Bool { value < 0x600 && isMark }
}

/// The bits that stand for the units of a text, so that one comparison passes over most texts that do not fit a rack.
/// The commonest units have a bit for the first copy and one for further copies.
struct UnitBits: Sendable {
  private var first: [UInt64]
  private var second: [UInt64]

  /// Chooses the bits by how often each unit occurs in the dictionary.
  init(counts: [Int]) {
    first = [UInt64](repeating: 0, count: counts.count)
    second = first
    let order = counts.indices.ordered { (counts[$0], $1) > (counts[$1], $0) }
    let twice = counts.count <= 31 ? counts.count : 20
    for (place, unit) in order.enumerated() {
      if place < twice {
        first[unit] = 1 << UInt64(2 * place)
        second[unit] = 2 << UInt64(2 * place)
      } else {
        // The other units share the last bit.
        first[unit] = 1 << UInt64(min(twice + place, 63))
        second[unit] = first[unit]
      }
    }
  }

  /// The bits with one more `unit`.
  func adding(_ unit: UInt16, to bits: UInt64) -> UInt64 {
    bits | (bits & first[Int(unit)] == 0 ? first[Int(unit)] : second[Int(unit)])
  }

  /// The bits of `count` copies of `unit`.
  func bits(of unit: Int, count: Int) -> UInt64 {
    count == 0 ? 0 : first[unit] | (count > 1 ? second[unit] : 0)
  }
}

extension String {
  /// The text with its letters and marks apart, as far as `Composition` takes them apart.
  fileprivate var apart: String {
    Composition.forms(of: self).max { $0.unicodeScalars.count < $1.unicodeScalars.count }!
  }
}
