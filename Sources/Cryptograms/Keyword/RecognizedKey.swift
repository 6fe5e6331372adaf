/// The keyword alphabets that explain a key, or the simple cipher.
public struct RecognizedKey: Hashable, Sendable, CustomStringConvertible {
  /// The two alphabets, which tell the letters that the text lacks, too.
  public let alphabets: AlphabetPair

  /// The cipher with few keys that makes them, where they have no keyword.
  public let simple: SimpleCipher?

  /// How sure the keywords are, in per cent, if the letters of the text are right.
  public let confidence: Int

  /// `alphabets`, right in `confidence` of a hundred cases.
  package init(_ alphabets: AlphabetPair, confidence: Int) {
    (self.alphabets, self.confidence, simple) = (alphabets, confidence, nil)
  }

  /// `simple`, right in `confidence` of a hundred cases.
  init(_ simple: SimpleCipher, confidence: Int) {
    let row = simple.cipherRow.unicodeScalars.compactMap { CipherAlphabet.english.letter($0) }
    alphabets = AlphabetPair(.k2, plain: .straight, cipher: KeyedAlphabet(row), shift: 0)
    (self.confidence, self.simple) = (confidence, simple)
  }

  /// `k1` to `k4`, or the name of the simple cipher.
  package var kindName: String { simple?.name ?? alphabets.kind.rawValue }

  /// The keywords, with a blank between those of K4; empty for a simple cipher.
  package var keywords: String { simple == nil ? alphabets.keywords.joined(separator: " ") : "" }

  /// Keywords that are as sure as that, in per cent, or surer, are called sure.
  package static let sure = 95

  /// Kind, keywords, and how sure they are: `K2, keyword SILKWORM (sure)`.
  public var description: String {
    "\(simple.map { "\($0)" } ?? "\(alphabets)") (\(confidence >= Self.sure ? "sure" : "\(confidence) %"))"
  }
}
