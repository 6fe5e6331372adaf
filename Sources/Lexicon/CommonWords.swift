/// The words of a language that people know, with how common each is.
///
/// A byte stands before each word: how many letters it begins with that the word before began with, in its upper half,
/// and how many follow. A word of more than 15 such letters has 0x10 there, and a byte for each of the two numbers.
/// 0x00 stands between the words of a level and those of the next one, which are less common. The words of a level are
/// sorted, so that most begin as the word before does.
///
/// A letter is its place in the alphabet, the most frequent letter first: one byte up to 0xDF, and for others two, the
/// first of which counts 256 letters from 0xE0 on.
package struct CommonWords: Sendable {
  /// A word as the language writes it, in lower case, and its level: the higher, the more common; the rarest have 1.
  package struct Word: Hashable, Sendable {
    package let text: String
    package let level: Int
  }

  /// The words, the most common ones first.
  package let words: [Word]

  /// The header of the bytes, in which stand the checksums of all words.
  package let header: [UInt8]

  private static let (longWord, levelEnd): (UInt8, UInt8) = (0x10, 0x00)
  private static let lettersOfOneByte = 0xE0

  /// Reads all words. Complexity: linear in the bytes.
  ///
  /// - Throws: `ContainerFault` where the bytes are damaged.
  package init(_ bytes: IndexBytes) throws(ContainerFault) {
    let container = try CheckedContainer(bytes, Self.format)
    let (letters, part) = (try container.part("letters"), try container.part("words"))
    header = bytes[0..<Self.format.headerLength]
    let alphabet = stride(from: letters.lowerBound, to: letters.upperBound, by: 4).map { place in
      Array(String(Character(Unicode.Scalar(bytes.load(place, as: UInt32.self)) ?? "\u{FFFD}")).utf8)
    }
    var words: [Word] = []
    // The word in UTF-8, and where each of its letters ends.
    var (word, ends): ([UInt8], [Int]) = ([], [])
    var (place, level) = (part.lowerBound, container.number)
    // Behind the end all bytes are zero, so that a word that is not whole is noticed by where it ends.
    func next() -> Int {
      defer { place += 1 }
      return Int(bytes.load(place, as: UInt8.self))
    }
    while place < part.upperBound {
      let mark = next()
      var (kept, added) = (mark >> 4, mark & 15)
      if mark == Self.levelEnd {
        level -= 1
        (word, ends) = ([], [])
        if level >= 1 { continue }
      } else if mark == Self.longWord {
        (kept, added) = (next(), next())
      }
      guard level >= 1, added > 0, kept <= ends.count else { throw .damaged(part: "words") }
      ends.removeLast(ends.count - kept)
      word.removeLast(word.count - (ends.last ?? 0))
      for _ in 0..<added {
        let first = next()
        let more = first - Self.lettersOfOneByte
        let letter = more < 0 ? first : Self.lettersOfOneByte + more << 8 + next()
        guard letter < alphabet.count, place <= part.upperBound else { throw .damaged(part: "words") }
        word += alphabet[letter]
        ends.append(word.count)
      }
      words.append(Word(text: String(decoding: word, as: UTF8.self), level: level))
    }
    self.words = words
  }

  /// The words as `orthography` compares them, and their levels: words that are compared alike have that of the most
  /// common of them. Complexity: linear in the words.
  package func compared(by orthography: Orthography) -> (words: SpellableWords, levels: [String: Int]) {
    let folded = words.map { orthography.folded($0.text) }
    var levels: [String: Int] = [:]
    levels.reserveCapacity(folded.count)
    for place in folded.indices.reversed() { levels[folded[place]] = words[place].level }
    return (SpellableWords(folded), levels)
  }

  /// The bytes for words in levels, the most common ones first. A word of more than 255 characters is left out.
  package static func packed(_ levels: [[String]]) -> [UInt8] {
    let counts = levels.joined().joined().unicodeScalars.counts
    let alphabet = counts.keys.ordered { (counts[$1]!, $0) < (counts[$0]!, $1) }
    let codes = Dictionary(uniqueKeysWithValues: zip(alphabet, alphabet.indices))
    var bytes: [UInt8] = []
    for (number, words) in levels.enumerated() {
      if number > 0 { bytes.append(levelEnd) }
      var last: [Unicode.Scalar] = []
      for word in words.map({ Array($0.unicodeScalars) }).ordered(by: { $0.lexicographicallyPrecedes($1) }) {
        guard (1...255).contains(word.count), word != last else { continue }
        let kept = zip(word, last).prefix { $0 == $1 }.count
        let lengths = [UInt8(kept), UInt8(word.count - kept)]
        bytes += lengths.allSatisfy { $0 < 16 } ? [lengths[0] << 4 | lengths[1]] : [longWord] + lengths
        for letter in word[kept...] {
          let code = codes[letter]!
          let more = code - lettersOfOneByte
          bytes += more < 0 ? [UInt8(code)] : [UInt8(lettersOfOneByte + more >> 8), UInt8(more & 0xFF)]
        }
        last = word
      }
    }
    var letters: [UInt8] = []
    for scalar in alphabet { letters.append(scalar.value) }
    return CheckedContainer.packed([letters, bytes], number: levels.count, as: format)
  }

  package static let format = CheckedContainer.Format(
    name: "list of common words", mark: "commnwds", version: 1, parts: ["letters", "words"])
}

extension DictionaryLanguage {
  /// The code by which the list of the language's common words goes, or nil where there is none.
  package var commonWordsCode: String? {
    if let other = Self.listsOfOthers[code] { return other }
    return Self.listed.contains(code) ? code : nil
  }

  /// The code by which a list of rarer words goes, from once in ten million words on, for the models of cryptograms
  /// that no dictionary tells such words; nil where there is none.
  package var rarerWordsCode: String? { Self.rarerListed.contains(code) ? "\(code)-rare" : nil }

  /// The codes of the languages that have one.
  package static let rarerListed: Set<String> = ["es"]

  /// The codes of all lists.
  package static let listed: Set<String> = [
    "ar", "bg", "bn", "ca", "cs", "da", "de", "el", "es", "fa", "fil", "fr", "he", "hi", "hu", "id", "is", "it", "ko",
    "lt", "lv", "mk", "nb", "nl", "pl", "pt", "ro", "ru", "sh", "sk", "sl", "sv", "tr", "uk", "vi",
  ]

  /// Languages whose words stand on the list of another one. Croatian and Bosnian are written in the letters of `sh`.
  private static let listsOfOthers = ["bs": "sh", "hr": "sh", "no": "nb", "tl": "fil"]

  /// The code by which the list of words goes that nobody is to be shown unasked, or nil where there is none.
  package var obsceneWordsCode: String? {
    let code = Self.obsceneListsOfOthers[code] ?? code
    return Self.obsceneListed.contains(code) ? code : nil
  }

  /// The codes of all lists of obscene words.
  package static let obsceneListed: Set<String> = [
    "ar", "cs", "da", "de", "eo", "es", "fa", "fi", "fil", "fr", "hi", "hr", "hu", "it", "ja", "kab", "ko", "nl", "no",
    "pl", "pt", "ru", "sv", "th", "tlh", "tr", "zh",
  ]

  private static let obsceneListsOfOthers = ["bs": "hr", "nb": "no", "nn": "no", "sh": "hr", "tl": "fil"]
}
