/// Takes a ciphertext scalar by scalar, and finds its lines and words.
struct CryptogramReader {
  private(set) var lines: [String] = []
  private(set) var words: [Cryptogram.Word] = []
  private(set) var counts = [Int](repeating: 0, count: LatinLetter.count)

  private var places: [CipherWord: Int] = [:]
  private var line = ""
  private var letters: [LatinLetter] = []
  private var apostrophes: [Int] = []
  private var followsApostrophe = false

  /// The scalar before the word, and the scalar before the one that is read.
  private var before: Unicode.Scalar?
  private var last: Unicode.Scalar?

  mutating func read(_ next: Unicode.Scalar) throws(CipherFault) {
    // A tab would take as many columns as the terminal likes.
    let scalar = next == "\t" ? " " : next
    if scalar == "\n" || scalar == "\r" {
      if scalar == "\r" || last != "\r" { endLine() }
      last = scalar
      return
    }
    switch CipherScalar(scalar) {
    case .letter(let letter):
      if letters.isEmpty {
        before = last
      } else if followsApostrophe {
        apostrophes.append(letters.count)
      }
      followsApostrophe = false
      letters.append(letter)
      counts[letter.index] += 1
      line.append(letter.capital)
    case .apostrophe where !letters.isEmpty && !followsApostrophe:
      followsApostrophe = true
      line.unicodeScalars.append(scalar)
    case .apostrophe, .digit, .other:
      endWord(before: scalar)
      line.unicodeScalars.append(scalar)
    case .foreign:
      throw .foreignLetter(Character(scalar), line: lines.count + 1)
    }
    last = scalar
  }

  /// Ends the text; a line end at the very end begins no further line.
  mutating func end() {
    if !line.isEmpty { endLine() }
  }

  private mutating func endLine() {
    endWord(before: nil)
    lines.append(line)
    line = ""
  }

  private mutating func endWord(before next: Unicode.Scalar?) {
    guard !letters.isEmpty else { return }
    let word = CipherWord(letters, apostrophes: apostrophes)
    let isLoneLetter = letters.count == 1 && (next == "." || [before, next].contains { $0?.joinsLetters == true })
    let isName = before == "*" || isLoneLetter || [before, next].contains { $0?.isDigit == true }
    if let place = places[word] {
      words[place].occurrences += 1
      words[place].isName = words[place].isName && isName
    } else {
      places[word] = words.count
      words.append(Cryptogram.Word(cipher: word, occurrences: 1, isName: isName))
    }
    letters = []
    apostrophes = []
    followsApostrophe = false
  }
}

extension Unicode.Scalar {
  /// Whether a single letter beside it is a part of something rather than a word: `T-SHIRT`, `'N'`.
  fileprivate var joinsLetters: Bool {
    if case .apostrophe = CipherScalar(self) { return true }
    return joinsWords || self == "\u{2018}" || self == "\""
  }

  fileprivate var isDigit: Bool { if case .digit = CipherScalar(self) { true } else { false } }
}
