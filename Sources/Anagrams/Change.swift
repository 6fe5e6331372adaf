import Lexicon

/// A change that a person can make to a bench. Slots are counted from 1.
///
/// A letter that is placed, put, spelled or crossed, and is not there, stands on a `Fodder.unknown` where there is one.
public enum Change: Hashable, Sendable {
  /// Letters from the ring into the next free slots.
  case place([Character])

  /// The whole answer, a letter for each slot; those that are locked have to be right.
  case spell([Character])

  /// A letter into a slot, from the ring or else from another slot that is not locked.
  case put(Character, slot: Int)

  /// Letters into a slot and those that follow it, from the ring or else from slots outside these that are not locked.
  case write([Character], slot: Int)

  /// The letter of a slot back into the ring, or the one that was placed last.
  case takeBack(slot: Int?)

  /// The letters of two slots, at least one of which has one, change places.
  case swap(Int, Int)

  /// Locks one slot, or all that have a letter.
  case lock(slot: Int?)

  /// Unlocks one slot, or all that are locked.
  case unlock(slot: Int?)

  /// All letters that are not locked back into the ring.
  case clear

  /// Letters into the tray, from the ring or from slots that are not locked.
  case discard([Character])

  /// Letters of the tray back into the ring, or all of them where none are given.
  case restore([Character])

  /// More letters into the ring, from elsewhere in the clue, each of them a letter or `Fodder.unknown`.
  case add([Character])

  /// Letters that were added off the bench, from the ring or from slots that are not locked.
  case remove([Character])

  /// A crossing letter into its slot, locked.
  case cross(Character, slot: Int)

  /// Every crossing letter that is known, each into its slot, locked.
  case pattern(SlotPattern)

  /// The ring in another order.
  case shuffle

  /// The ring turned clockwise by this number of places.
  case rotate(Int)

  /// All letters back into the ring; the enumeration stays.
  case reset

  /// Other words for the answer, or nil for one of all letters.
  case enumerate(Enumeration?)
}

/// The letters that are known of an answer from the words that cross it: `???p??s?`.
public struct SlotPattern: Hashable, Sendable {
  /// The letter of each slot, nil where it is not known.
  public let letters: [Character?]

  /// A pattern of letters that are known to be no more than a bench has slots.
  package init(_ letters: [Character?]) { self.letters = letters }

  /// Reads a pattern: `?`, `.`, `_` and `*` stand for an unknown letter; spaces, hyphens, apostrophes, commas and
  /// strokes between the words are passed over.
  ///
  /// - Throws: `Refusal.notAPattern` for a text with anything else, or without any slot.
  public init(_ text: some StringProtocol) throws(Refusal) {
    var letters: [Character?] = []
    for character in text.folded {
      if character.isWordLetter {
        letters.append(character)
      } else if "?._*".contains(character) {
        letters.append(nil)
      } else if !character.isWhitespace, !"-'’,/".contains(character) {
        throw .notAPattern(String(text))
      }
    }
    if letters.isEmpty || letters.count > Fodder.mostLetters { throw .notAPattern(String(text)) }
    self.letters = letters
  }
}

extension SlotPattern: CustomStringConvertible {
  /// The letters, `?` for those that are not known.
  public var description: String { String(letters.map { $0 ?? "?" }) }
}

extension Change {
  static let noEnumeration = "none"

  var fields: [String] {
    switch self {
    case .place(let letters): ["place", String(letters)]
    case .spell(let letters): ["spell", String(letters)]
    case .put(let letter, let slot): ["put", String(letter), "\(slot)"]
    case .write(let letters, let slot): ["write", String(letters), "\(slot)"]
    case .takeBack(let slot): ["take-back"] + (slot.map { ["\($0)"] } ?? [])
    case .swap(let first, let second): ["swap", "\(first)", "\(second)"]
    case .lock(let slot): ["lock"] + (slot.map { ["\($0)"] } ?? [])
    case .unlock(let slot): ["unlock"] + (slot.map { ["\($0)"] } ?? [])
    case .clear: ["clear"]
    case .discard(let letters): ["discard", String(letters)]
    case .restore(let letters): ["restore"] + (letters.isEmpty ? [] : [String(letters)])
    case .add(let letters): ["add", String(letters)]
    case .remove(let letters): ["remove", String(letters)]
    case .cross(let letter, let slot): ["cross", String(letter), "\(slot)"]
    case .pattern(let pattern): ["pattern", pattern.description]
    case .shuffle: ["shuffle"]
    case .rotate(let places): ["rotate", "\(places)"]
    case .reset: ["reset"]
    case .enumerate(let enumeration): ["enumerate", enumeration?.description ?? Self.noEnumeration]
    }
  }

  init?(_ fields: some Collection<String>) {
    guard let verb = fields.first else { return nil }
    let arguments = Array(fields.dropFirst())
    let numbers = arguments.compactMap { Int($0) }
    switch (verb, arguments.count, numbers.count) {
    case ("place", 1, _): self = .place(Array(arguments[0]))
    case ("spell", 1, _): self = .spell(Array(arguments[0]))
    case ("put", 2, 1...) where arguments[0].count == 1 && Int(arguments[1]) != nil:
      self = .put(arguments[0].first!, slot: numbers[numbers.count - 1])
    case ("write", 2, 1...) where Int(arguments[1]) != nil:
      self = .write(Array(arguments[0]), slot: numbers[numbers.count - 1])
    case ("take-back", 0...1, arguments.count): self = .takeBack(slot: numbers.first)
    case ("swap", 2, 2): self = .swap(numbers[0], numbers[1])
    case ("lock", 0...1, arguments.count): self = .lock(slot: numbers.first)
    case ("unlock", 0...1, arguments.count): self = .unlock(slot: numbers.first)
    case ("clear", 0, _): self = .clear
    case ("discard", 1, _): self = .discard(Array(arguments[0]))
    case ("restore", 0...1, _): self = .restore(Array(arguments.first ?? ""))
    case ("add", 1, _) where arguments[0].allSatisfy({ $0.isTile }): self = .add(Array(arguments[0]))
    case ("remove", 1, _): self = .remove(Array(arguments[0]))
    case ("cross", 2, 1...) where arguments[0].count == 1 && Int(arguments[1]) != nil:
      self = .cross(arguments[0].first!, slot: numbers[numbers.count - 1])
    case ("pattern", 1, _):
      guard let pattern = try? SlotPattern(arguments[0]) else { return nil }
      self = .pattern(pattern)
    case ("shuffle", 0, _): self = .shuffle
    case ("rotate", 1, 1): self = .rotate(numbers[0])
    case ("reset", 0, _): self = .reset
    case ("enumerate", 1, _):
      let enumeration = Enumeration(arguments[0])
      guard enumeration != nil || arguments[0] == Self.noEnumeration else { return nil }
      self = .enumerate(enumeration)
    default: return nil
    }
  }
}
