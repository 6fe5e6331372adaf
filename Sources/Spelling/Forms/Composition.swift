import Lexicon

/// The spellings of a word that are equal to Unicode: with letters and marks composed, as most dictionaries have them,
/// or apart.
///
/// Swift's own comparison knows what is equal, so that tables of composed letters can be made by asking it.
package enum Composition {
  /// The forms of `word` in which a dictionary may hold it, the one that Unicode composes (form C) first.
  package static func forms(of word: String) -> [String] {
    if word.unicodeScalars.allSatisfy({ $0.value < 0x300 }) { return [word] }
    let composed = composed(word)
    // Latin, Greek and Cyrillic are done.
    if composed.unicodeScalars.allSatisfy({ $0.value < 0x600 }) { return [composed] }
    let apart = reordered(composed.unicodeScalars.flatMap(decomposed))
    var forms: [String] = []
    for form in [joined(apart, pairs.standard), joined(apart, pairs.all), text(apart)]
    where !forms.contains(where: { $0.utf8.elementsEqual(form.utf8) }) {
      forms.append(form)
    }
    return forms
  }

  /// `word` with the letters of the Latin, Greek and Cyrillic scripts composed.
  static func composed(_ word: String) -> String {
    if word.utf8.allSatisfy({ $0 < 0x80 }) { return word }
    return String(word.map { letters[$0] ?? $0 })
  }

  private static let letters: [Character: Character] = {
    var letters: [Character: Character] = [:]
    for block in [0x00C0...0x024F, 0x0370...0x052F, 0x1E00...0x1FFF] as [ClosedRange<UInt32>] {
      for scalar in block.lazy.compactMap(Unicode.Scalar.init) where letters[Character(scalar)] == nil {
        letters[Character(scalar)] = Character(scalar)
      }
    }
    return letters
  }()

  // MARK: Scripts whose marks change places or stand for syllables

  private struct Pair: Hashable {
    let letter: Unicode.Scalar
    let mark: Unicode.Scalar
  }

  /// The pairs of scalars that compose to one, and the pair that a scalar is composed of.
  private struct Pairs {
    /// The pairs that form C composes.
    var standard: [Pair: Unicode.Scalar] = [:]

    /// The pairs that form C composes, and those with a dot below or beside a letter, which it leaves apart and some
    /// dictionaries compose.
    var all: [Pair: Unicode.Scalar] = [:]
    var parts: [Unicode.Scalar: Pair] = [:]
  }

  private static let pairs: Pairs = {
    var pairs = Pairs()
    // Arabic, the scripts of India and Sri Lanka, Burmese, kana.
    let indic = stride(from: 0x0900, to: 0x0E00, by: 0x80).map { UInt32($0)...UInt32($0 + 0x7F) }
    for block in [0x0600...0x06FF] + indic + [0x1000...0x103F, 0x3040...0x30FF] as [ClosedRange<UInt32>] {
      let scalars = block.compactMap(Unicode.Scalar.init).filter { $0.properties.generalCategory != .unassigned }
      let wholes: [String: Unicode.Scalar] = scalars.reduce(into: [:]) { wholes, scalar in
        if wholes[String(scalar)] == nil { wholes[String(scalar)] = scalar }
      }
      for mark in scalars where mark.isMark {
        for letter in scalars {
          guard let whole = wholes[String(letter) + String(mark)] else { continue }
          let pair = Pair(letter: letter, mark: mark)
          pairs.parts[whole] = pair
          pairs.all[pair] = whole
          if mark.properties.canonicalCombiningClass != nukta || keptWithNukta.contains(whole) {
            pairs.standard[pair] = whole
          }
        }
      }
    }
    return pairs
  }()

  /// The combining class of the dots that turn a letter into another one.
  private static let nukta = Unicode.CanonicalCombiningClass(rawValue: 7)

  /// The only letters with such a dot that form C composes.
  private static let keptWithNukta: Set<Unicode.Scalar> = ["\u{0929}", "\u{0931}", "\u{0934}"]

  private static func decomposed(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    if let syllable = HangulSyllable(scalar) { return syllable.parts }
    guard let pair = pairs.parts[scalar] else { return [scalar] }
    return decomposed(pair.letter) + [pair.mark]
  }

  /// The scalars with marks that do not touch one another in the order that Unicode gives them.
  private static func reordered(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
    var scalars = scalars
    for end in scalars.indices.dropFirst() {
      var index = end
      while index > 0, scalars[index].orderClass > 0, scalars[index - 1].orderClass > scalars[index].orderClass {
        scalars.swapAt(index, index - 1)
        index -= 1
      }
    }
    return scalars
  }

  private static func joined(_ scalars: [Unicode.Scalar], _ wholes: [Pair: Unicode.Scalar]) -> String {
    text(
      scalars.reduce(into: []) { joined, scalar in
        let last = joined.last
        let whole = last.flatMap { wholes[Pair(letter: $0, mark: scalar)] ?? HangulSyllable.joining($0, scalar) }
        if let whole { joined[joined.count - 1] = whole } else { joined.append(scalar) }
      })
  }

  private static func text(_ scalars: [Unicode.Scalar]) -> String { String(String.UnicodeScalarView(scalars)) }
}

/// A Korean syllable, which is composed of two or three letters by arithmetic.
private struct HangulSyllable {
  private static let (first, leads, vowels, tails): (UInt32, UInt32, UInt32, UInt32) = (0xAC00, 19, 21, 28)
  private static let (lead, vowel, tail): (UInt32, UInt32, UInt32) = (0x1100, 0x1161, 0x11A7)

  let parts: [Unicode.Scalar]

  init?(_ scalar: Unicode.Scalar) {
    guard scalar.value >= Self.first, scalar.value < Self.first + Self.leads * Self.vowels * Self.tails else {
      return nil
    }
    let number = scalar.value - Self.first
    let (start, end) = (number / Self.tails, number % Self.tails)
    let letters =
      [Self.lead + start / Self.vowels, Self.vowel + start % Self.vowels] + (end == 0 ? [] : [Self.tail + end])
    parts = letters.compactMap(Unicode.Scalar.init)
  }

  /// The syllable that a lead and a vowel make, or that a syllable without a tail and a tail make.
  static func joining(_ letter: Unicode.Scalar, _ next: Unicode.Scalar) -> Unicode.Scalar? {
    let (letter, next) = (letter.value, next.value)
    if (lead..<lead + leads).contains(letter), (vowel..<vowel + vowels).contains(next) {
      return Unicode.Scalar(first + ((letter - lead) * vowels + next - vowel) * tails)
    }
    let isOpen = (first..<first + leads * vowels * tails).contains(letter) && (letter - first) % tails == 0
    return isOpen && (tail + 1..<tail + tails).contains(next) ? Unicode.Scalar(letter + next - tail) : nil
  }
}

extension Unicode.Scalar {
  fileprivate var orderClass: UInt8 { properties.canonicalCombiningClass.rawValue }
}
