import Journal
public import Lexicon

/// The English words that setters make alphabets of: those of an index that an educated adult knows, with 4 to 14
/// letters.
public struct KeywordList: Sendable {
  private let texts: WordTexts

  /// The common words of `index`. Complexity: constant.
  public init(_ index: PatternIndex) { texts = index.texts }

  static let lengths = 4...14

  /// A word as a keyword: the place in an alphabet of each letter, by its index.
  typealias Places = InlineArray<26, UInt8>

  /// The number of a word in the list.
  struct Number: Hashable {
    let length: UInt8
    let place: Int32
  }

  /// The word with this number.
  func alphabet(_ number: Number) -> KeyedAlphabet {
    KeyedAlphabet(
      texts.words(ofLength: Int(number.length)).text(Int(number.place)).unicodeScalars.compactMap {
        CipherAlphabet.english.letter($0)
      })
  }

  /// Visits every word with the alphabet that it makes. Complexity: linear in the list.
  @inline(__always)
  func forEach(_ body: (Number, borrowing Places) -> Void) {
    for length in Self.lengths {
      let run = texts.words(ofLength: length)
      run.withLetters { letters in
        for place in run.indices where run[place].tier == .goal {
          var places = Places(repeating: 0)
          var met: UInt32 = 0
          var next: UInt8 = 0
          for letter in place &* length..<(place &+ 1) &* length {
            let index = Int(letters[letter] &- 0x61)
            guard index < 26, met >> UInt32(index) & 1 == 0 else { continue }
            met |= 1 << UInt32(index)
            places[index] = next
            next &+= 1
          }
          for index in 0..<26 where met >> UInt32(index) & 1 == 0 {
            places[index] = next
            next &+= 1
          }
          body(Number(length: UInt8(length), place: Int32(place)), places)
        }
      }
    }
  }

  /// Visits every word that has none but these letters, a bit for each, with the places of its letters in the alphabet
  /// and how frequent it is. Complexity: linear in the list.
  func forEachWord(within wanted: UInt32, _ body: ([UInt8], _ frequency: Int) -> Void) {
    for length in 1...Self.lengths.upperBound {
      let run = texts.words(ofLength: length)
      run.withLetters { letters in
        for place in run.indices where run[place].tier == .goal {
          let first = place &* length
          var letter = first
          while letter < first &+ length, letters[letter] &- 0x61 < 26,
            wanted >> UInt32(letters[letter] &- 0x61) & 1 == 1
          {
            letter &+= 1
          }
          if letter == first &+ length {
            body((first..<letter).map { letters[$0] &- 0x61 }, run[place].frequency)
          }
        }
      }
    }
  }

  /// A frequent word of five to ten letters, drawn by chance; nil where the list has none.
  func draw(_ chance: inout SplitMix64) -> KeyedAlphabet? {
    var words: [Number] = []
    for length in Self.drawnLengths {
      let run = texts.words(ofLength: length)
      for place in run.indices where run[place].tier == .goal && run[place].frequency >= Self.usual {
        words.append(Number(length: UInt8(length), place: Int32(place)))
      }
    }
    return words.isEmpty ? nil : alphabet(words[chance.draw(below: words.count)])
  }

  private static let drawnLengths = 5...10

  /// The frequency level from which on a word is drawn: 768,000 times and more among the words of Google Books.
  private static let usual = 37
}
