/// The forms that fit a rack and may be parts of a compound.
struct CompoundParts: Sendable {
  struct Part: Sendable {
    /// Among the texts.
    let text: Int

    /// What the part takes away of a rack.
    let cost: UInt64
    var places: FormClass.Traits

    /// The flags of COMPOUNDRULE that it has as any part, and as the last one.
    var ruleBits: UInt64
    var lastRuleBits: UInt64

    /// Which part it needs before it, because the two have lost letters where they meet.
    var needs = Joint.none

    /// Which part it needs behind it.
    var leaves = Joint.none
  }

  /// What two parts have lost where they meet.
  enum Joint: Equatable, Sendable {
    case none

    /// A third equal letter: the part before has two of it.
    case third(Alphabet.Code)

    /// What replacement of this number replaces.
    case replacement(Int)
  }

  private(set) var texts = CodeTexts()
  private(set) var parts: [Part] = []

  /// So many parts are kept at most; with more of them nobody could wait for the compounds of the first ones.
  private static let mostParts = 1 << 18

  init() {}

  mutating func append(
    _ start: ArraySlice<Alphabet.Code>, _ end: ArraySlice<Alphabet.Code>, cost: UInt64,
    places: FormClass.Traits,
    ruleBits: UInt64, isBare: Bool, minimumLength: Int
  ) {
    // What takes no letter could be joined for ever.
    guard cost != 0, start.count + end.count >= minimumLength, parts.count < Self.mostParts else {
      return
    }
    let (number, isNew) = texts.insert(start + end)
    if isNew {
      parts.append(
        Part(
          text: number, cost: cost, places: places, ruleBits: isBare ? ruleBits : 0,
          lastRuleBits: ruleBits))
    } else {
      parts[number].places.formUnion(places)
      if isBare { parts[number].ruleBits |= ruleBits }
      parts[number].lastRuleBits |= ruleBits
    }
  }

  /// Adds the parts that lose letters where they meet others.
  mutating func addShortened(_ settings: CompoundSettings, _ rack: RackLetters) {
    let whole = parts
    if settings.dropsThird {
      for part in whole {
        let text = texts[part.text]
        guard text.count > 1, let first = text.first else { continue }
        var shortened = part
        shortened.needs = .third(first)
        add(shortened, Array(text.dropFirst()), rack)
      }
    }
    for (number, replacement) in settings.replacements.enumerated() {
      for part in whole {
        let text = Array(texts[part.text])
        let endsSo = text[...].endsWith(replacement.ending[...])
        let startsSo = text.starts(with: replacement.start)
        let shortEnd = text.dropLast(replacement.ending.count) + replacement.replacement
        if endsSo {
          var shortened = part
          shortened.leaves = .replacement(number)
          add(shortened, Array(shortEnd), rack)
        }
        if startsSo {
          var shortened = part
          shortened.needs = .replacement(number)
          add(shortened, Array(text.dropFirst(replacement.start.count)), rack)
        }
        if endsSo, startsSo, shortEnd.count >= replacement.start.count {
          var shortened = part
          shortened.needs = .replacement(number)
          shortened.leaves = .replacement(number)
          add(shortened, Array(shortEnd.dropFirst(replacement.start.count)), rack)
        }
      }
    }
  }

  private mutating func add(_ part: Part, _ text: [Alphabet.Code], _ rack: RackLetters) {
    let left = rack.left(rack.full, taking: text[...])
    guard left != 0, left != rack.full, parts.count < 4 * Self.mostParts else { return }
    let (number, _) = texts.insert(text[...])
    var shortened = Part(
      text: number, cost: rack.full &- left, places: part.places, ruleBits: part.ruleBits,
      lastRuleBits: part.lastRuleBits)
    shortened.needs = part.needs
    shortened.leaves = part.leaves
    parts.append(shortened)
  }

  /// Whether `next` may stand behind `part`.
  func meet(_ part: Part, _ next: Part) -> Bool {
    if case .third(let code) = next.needs {
      let text = texts[part.text]
      return part.leaves == .none && text.count > 1 && text.last == code
        && text.dropLast().last == code
    }
    return part.leaves == next.needs
  }
}
