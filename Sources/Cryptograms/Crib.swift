import Lexicon

/// A part of the plaintext that is known beforehand, other than a letter.
package enum Crib: Hashable, Sendable {
  /// A word of the ciphertext stands for one of the plaintext with as many letters: `WGR=you`.
  case stands(CipherWord, for: CipherWord)

  /// These words stand one after the other somewhere in the plaintext.
  case words([CipherWord])

  /// These words stand one after the other somewhere in the plaintext, but may be in a Caesar cipher of their own. The
  /// American Cryptogram Association prints its tips so, for readers who do not want to read them.
  case tip([CipherWord])

  /// Reads `WGR=you`, or `you are`, in the letters of `alphabet`; the latter is a tip if `isTip` says so.
  ///
  /// - Throws: `Refusal.unreadable(_:)` for a side without a letter or with a foreign one, and
  ///   `Refusal.unequal(cipher:plain:)` where one side is longer than the other.
  package init(
    _ text: some StringProtocol, of alphabet: CipherAlphabet = .english, isTip: Bool = false
  ) throws(Refusal) {
    let sides = text.withPlainLetters(of: alphabet).split(separator: "=", omittingEmptySubsequences: false)
    switch sides.count {
    case 2 where !isTip:
      let (cipher, plain) = (try Self.word(sides[0], alphabet), try Self.word(sides[1], alphabet))
      guard cipher.letters.count == plain.letters.count else {
        throw .unequal(cipher: cipher.letters.count, plain: plain.letters.count)
      }
      self = .stands(cipher, for: plain)
    case 1:
      var words: [CipherWord] = []
      for word in sides[0].split(whereSeparator: { $0.isWhitespace || $0 == "-" }) {
        words.append(try Self.word(word, alphabet))
      }
      if words.isEmpty { throw .unreadable(.noLetters) }
      self = isTip ? .tip(words) : .words(words)
    default: throw .unreadable(.noLetters)
    }
  }

  /// A word of a crib or of a search.
  static func word(_ text: some StringProtocol, _ alphabet: CipherAlphabet) throws(Refusal) -> CipherWord {
    do throws(CipherFault) { return try CipherWord(entry: text, of: alphabet) } catch { throw .unreadable(error) }
  }
}

extension Crib: CustomStringConvertible {
  /// `WGR=YOU`, or the words.
  public var description: String {
    switch self {
    case .stands(let cipher, let plain): "\(cipher)=\(plain)"
    case .words(let words), .tip(let words): words.map { $0.description }.joined(separator: " ")
    }
  }
}

extension PatternSearch {
  /// The plaintext words that a tip may stand for, the tip itself first.
  ///
  /// The tip is shifted by each letter of the alphabet. Shifts with a word in no list are left out, unless every shift
  /// has one. Complexity: as many searches for each word as the alphabet has letters.
  package func readings(ofTip tip: [CipherWord]) -> [[CipherWord]] {
    let shifts = alphabet.letters.indices.map { shift in tip.map { $0.shifted(by: shift, in: alphabet) } }
    let known = shifts.filter { $0.allSatisfy { lists($0) } }
    return known.isEmpty ? shifts : known
  }
}

extension CipherWord {
  /// The word in a Caesar cipher: each letter stands for the one so many places behind it.
  fileprivate func shifted(by places: Int, in alphabet: CipherAlphabet) -> CipherWord {
    CipherWord(
      letters.map { alphabet[($0.index + places) % alphabet.count] }, apostrophes: apostrophes)
  }
}
