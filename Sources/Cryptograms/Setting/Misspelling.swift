import Journal

/// Words misspelled on purpose, as puzzles of clubs and of school competitions have them: by sound, or with two letters
/// swapped.
enum Misspelling {
  /// Letters that sound alike in many words.
  static let sounds: [(meant: String, written: String)] = [
    ("ough", "uff"), ("ight", "ite"), ("tion", "shun"), ("ould", "ood"), ("eigh", "ay"), ("augh", "aff"),
    ("ph", "f"), ("ck", "k"), ("qu", "kw"), ("wh", "w"), ("kn", "n"), ("wr", "r"), ("ce", "se"), ("ci", "si"),
    ("ie", "ei"), ("ei", "ie"), ("ea", "ee"), ("ee", "ea"), ("ai", "ay"), ("ay", "ai"), ("oa", "oe"), ("ou", "ow"),
    ("oo", "u"), ("x", "ks"), ("ss", "s"), ("ll", "l"), ("tt", "t"), ("rr", "r"), ("nn", "n"), ("pp", "p"),
    ("ff", "f"), ("mm", "m"), ("cc", "c"), ("ca", "ka"), ("co", "ko"), ("cu", "ku"), ("cl", "kl"), ("cr", "kr"),
    ("ct", "kt"), ("ise", "ize"), ("ose", "oze"), ("use", "uze"), ("ge", "je"), ("er", "ur"), ("or", "er"),
    ("ar", "er"), ("ir", "ur"), ("ible", "able"), ("ant", "ent"), ("ent", "ant"),
  ]

  /// Whether `letters` are a word of `search` that is misspelled: with two letters swapped, or by sound.
  static func isOne(_ letters: [CipherLetter], in search: PatternSearch) -> Bool {
    guard letters.count >= shortest else { return false }
    for place in letters.indices.dropLast() where letters[place] != letters[place + 1] {
      var swapped = letters
      swapped.swapAt(place, place + 1)
      if search.lists(CipherWord(swapped)) { return true }
    }
    guard search.isEnglish else { return false }
    return sounds.contains { sound in
      let written = sound.written.compactMap { CipherLetter($0) }
      return letters.indices.contains { place in
        guard letters[place...].starts(with: written) else { return false }
        let meant =
          letters[..<place] + sound.meant.compactMap { CipherLetter($0) } + letters[(place + written.count)...]
        return search.lists(CipherWord(Array(meant)))
      }
    }
  }

  /// One word in four that has four letters or more, and at least one where there is any, spelled otherwise.
  static func misspelled(_ text: String, by chance: inout SplitMix64) -> String {
    var words: [[Unicode.Scalar]] = [[]]
    for scalar in text.unicodeScalars {
      let isLetter = CipherAlphabet.english.letter(scalar) != nil
      if let last = words[words.count - 1].last, (CipherAlphabet.english.letter(last) != nil) != isLetter {
        words.append([])
      }
      words[words.count - 1].append(scalar)
    }
    var long = words.indices.filter {
      words[$0].count >= shortest && words[$0].allSatisfy { CipherAlphabet.english.letter($0) != nil }
    }
    chance.shuffle(&long)
    for number in long.prefix(max(1, words.count / 2 / 4)) { words[number] = respelled(words[number], &chance) }
    return String(String.UnicodeScalarView(words.joined()))
  }

  static let shortest = 4

  private static func respelled(_ word: [Unicode.Scalar], _ chance: inout SplitMix64) -> [Unicode.Scalar] {
    let small = word.map { Unicode.Scalar($0.value | 0x20) ?? $0 }
    var choices: [[Unicode.Scalar]] = []
    for (from, to) in sounds {
      let from = Array(from.unicodeScalars)
      for place in small.indices.dropLast(from.count - 1) where Array(small[place..<place + from.count]) == from {
        choices.append(Array(word[..<place]) + to.unicodeScalars + word[(place + from.count)...])
      }
    }
    // Swapped letters stand inside the word, so that it can still be told.
    if choices.isEmpty || chance.draw(below: 3) == 0 {
      for place in 1..<word.count - 2 where small[place] != small[place + 1] {
        var swapped = word
        swapped.swapAt(place, place + 1)
        choices.append(swapped)
      }
    }
    return choices.isEmpty ? word : choices[chance.draw(below: choices.count)]
  }
}
