import Lexicon

/// Spells a form of the dictionary from the letters at hand where its units do not tell whether and how that is done:
/// it has letters of several characters, characters that Hunspell ignores, or letters that it converts.
struct RackSpelling: Sendable {
  private let orthography: Orthography

  /// The letters at hand, each with its copies.
  private let copies: [Character: Int]
  private let conversions: [LetterConversion]

  /// The letters at hand of which Hunspell ignores a mark, or all, by the text that is left.
  private let ignoredIn: [String: [Character]]

  /// How many letters and conversions have been tried.
  private var steps = 0

  /// Whether spellings may be missing, because a form has too many, or because they were looked for too long.
  private(set) var isCut = false

  private static let mostSpellings = 10_000

  /// The most steps, which take some ten seconds.
  private static let mostSteps = 1 << 26

  init(_ letters: [Character], _ dictionary: FormDictionary) {
    let orthography = dictionary.orthography
    self.orthography = orthography
    let copies = letters.counts
    self.copies = copies
    conversions = dictionary.conversions.filter { $0.letters.allSatisfy { copies[$0] != nil } }
    var ignoredIn: [String: [Character]] = [:]
    for letter in copies.keys.ordered(by: <) {
      let stripped = letter.withoutScalars(dictionary.ignored)
      if stripped != String(letter) { ignoredIn[stripped, default: []].append(letter) }
    }
    self.ignoredIn = ignoredIn
  }

  /// Whether Hunspell converts any of the letters at hand.
  var hasConversions: Bool { !conversions.isEmpty }

  /// The spellings of `form`, each with the number of its letters; most forms have one or none.
  mutating func spellings(of form: String) -> [(text: String, letters: Int)] {
    var search = Search(respelling: self, form: Array(form), left: copies, steps: steps)
    search.go(from: 0)
    steps = search.steps
    if search.isCut { isCut = true }
    return search.found
  }

  private struct Search {
    let respelling: RackSpelling
    let form: [Character]
    var left: [Character: Int]
    var text = ""
    var letters: [Character] = []
    var found: [(text: String, letters: Int)] = []
    var steps: Int
    var isCut = false

    /// Spells the form from `place` on. Calls are no deeper than the rack is long, for each takes a letter of it.
    mutating func go(from place: Int) {
      steps += 1 + respelling.conversions.count
      if found.count >= RackSpelling.mostSpellings || steps > RackSpelling.mostSteps { isCut = true }
      if isCut { return }
      if place == form.count {
        // Letters that become another one side by side are not these letters.
        if respelling.orthography.folded(text).elementsEqual(letters) { found.append((text, letters.count)) }
      } else {
        let character = form[place]
        if form[place...].isGeminate {
          take([Orthography.geminate], as: "\(character)\u{B7}", then: place + 2)
        }
        if character.isWordLetter {
          take(
            Array(respelling.orthography.folded(String(character))), as: String(character),
            then: place + 1)
        }
        for letter in respelling.ignoredIn[String(character)] ?? [] {
          take([letter], as: String(letter), then: place + 1)
        }
        for conversion in respelling.conversions
        where form[place...].starts(with: conversion.target) {
          take(conversion.letters, as: conversion.source, then: place + conversion.target.count)
        }
      }
      for letter in respelling.ignoredIn[""] ?? [] {
        take([letter], as: String(letter), then: place)
      }
    }

    private mutating func take(_ letters: [Character], as spelled: String, then place: Int) {
      if letters.isEmpty { return }
      for (index, letter) in letters.enumerated() {
        guard let copies = left[letter], copies > 0 else {
          for letter in letters[..<index] { left[letter]! += 1 }
          return
        }
        left[letter] = copies - 1
      }
      let before = text
      text += spelled
      self.letters += letters
      go(from: place)
      text = before
      self.letters.removeLast(letters.count)
      for letter in letters { left[letter]! += 1 }
    }
  }
}

extension ArraySlice<Character> {
  /// Whether it begins with the `l·l` of Catalan.
  fileprivate var isGeminate: Bool {
    count > 2 && self[startIndex + 1] == "\u{B7}" && [self[startIndex], self[startIndex + 2]].allSatisfy("lL".contains)
  }
}
