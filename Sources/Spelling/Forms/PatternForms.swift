package import Lexicon

extension WordForms {
  /// Makes the words with letters of `pattern` that the dictionary may have, of stems and affixes without compounds, as
  /// the dictionary writes them, each once. Hunspell does not accept all of them.
  ///
  /// The sequence does its work as it goes. Complexity: linear in the stems times their affixes.
  ///
  /// - Parameters:
  ///   - pattern: which letters are the same; words of any pattern with up to thirty letters where it is nil.
  ///   - spelling: the letters that a character of the dictionary is spelled with, as numbers below 64; nil for one
  ///     that is in no word.
  package func forms(of pattern: LetterPattern?, spelling: (String) -> [UInt8]?) -> PatternForms {
    PatternForms(dictionary, pattern, spelling)
  }
}

/// Words of one pattern, or of any, that a dictionary may have; see `WordForms.forms(of:spelling:)`.
///
/// Spellings that Hunspell accepts only because it converts or ignores a character of theirs are not among them.
package struct PatternForms: Sequence, IteratorProtocol, Sendable {
  private let dictionary: FormDictionary
  private let pattern: [Int]?
  private var search: FormSearch

  /// The letters of each character of the dictionary; nil for those that are in no word.
  private let letters: [[UInt8]?]

  private var waiting: [String] = []
  private var known = CodeTexts()

  private static let mostLetters = 100

  /// Hungarian stems have fewer of nine letters.
  private static let mostFormsOfStem = 1 << 18
  private static let mostLettersOfAnyPattern = 30

  init(_ dictionary: FormDictionary, _ pattern: LetterPattern?, _ spelling: (String) -> [UInt8]?) {
    self.dictionary = dictionary
    self.pattern = pattern?.numbers
    let letters = dictionary.alphabet.scalars.map { spelling(String($0)) }
    self.letters = letters
    let length = Swift.min(pattern?.length ?? Self.mostLettersOfAnyPattern, Self.mostLetters)
    search = FormSearch(
      dictionary, RackLetters(atMost: length, lengths: letters.map { $0?.count }),
      mostFormsOfStem: Self.mostFormsOfStem)
  }

  /// Whether words may be missing, because the search was given up: after two billion steps, or at a stem of hundreds
  /// of thousands of forms.
  package var isCut: Bool { search.isCut }

  /// The next word, or nil where there are no more, or the search was given up.
  // Inlined, the whole search would be compiled again wherever an array is made of these.
  @inline(never)
  package mutating func next() -> String? {
    if let pattern, !(1...Self.mostLetters).contains(pattern.count) { return nil }
    while waiting.isEmpty {
      guard search.makeNextForms() else { return nil }
      for number in search.formNumbers { take(search.form(number)) }
    }
    return waiting.removeLast()
  }

  private mutating func take(_ codes: ArraySlice<Alphabet.Code>) {
    guard hasPattern(codes), dictionary.hasAllowedCapitals(codes), known.insert(codes).isNew else { return }
    waiting.append(dictionary.written(codes))
  }

  private func hasPattern(_ form: ArraySlice<Alphabet.Code>) -> Bool {
    let codes = dictionary.isMirrored ? form.reversed()[...] : form
    guard let pattern else { return codes.allSatisfy { letters[Int($0)] != nil } }
    var numbers = SIMD64<UInt8>(repeating: .max)
    var different = 0
    var place = 0
    for code in codes {
      guard let spelled = letters[Int(code)] else { return false }
      for letter in spelled {
        guard place < pattern.count else { return false }
        let slot = Int(letter & 63)
        if numbers[slot] == .max {
          guard pattern[place] == different else { return false }
          numbers[slot] = UInt8(different)
          different += 1
        } else if pattern[place] != Int(numbers[slot]) {
          return false
        }
        place += 1
      }
    }
    return place == pattern.count
  }
}
