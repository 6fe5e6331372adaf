/// The plain letters that each cipher letter may still stand for, given known pairs, bans, and the custom that no
/// letter stands for itself. A plain letter of a known pair is used up.
public struct Domains: Hashable, Sendable {
  /// The letters of both sides.
  public let alphabet: CipherAlphabet

  private var possible: [CipherLetterSet]

  /// The cipher letters of known pairs.
  private var fixed: CipherLetterSet = []

  /// Everything is possible.
  public init(_ alphabet: CipherAlphabet = .english) {
    self.alphabet = alphabet
    possible = [CipherLetterSet](repeating: alphabet.all, count: alphabet.count)
  }

  /// The plain letters that `cipher` may stand for; none at all where what is known contradicts itself.
  public subscript(cipher: CipherLetter) -> CipherLetterSet { possible[cipher.index] }

  /// Says that `cipher`, and no other letter, stands for `plain`.
  package mutating func fix(_ cipher: CipherLetter, as plain: CipherLetter) {
    for other in alphabet.letters where other != cipher { possible[other.index].remove(plain) }
    possible[cipher.index].formIntersection(CipherLetterSet(plain))
    fixed.insert(cipher)
  }

  /// Says that `cipher` does not stand for `plain`.
  package mutating func ban(_ cipher: CipherLetter, as plain: CipherLetter) { possible[cipher.index].remove(plain) }

  /// Says that `cipher` stands for one of `letters`.
  mutating func restrict(_ cipher: CipherLetter, to letters: CipherLetterSet) {
    possible[cipher.index].formIntersection(letters)
    if let plain = alphabet.only(of: possible[cipher.index]) { fix(cipher, as: plain) }
  }

  /// Says that no letter stands for itself, except where a known pair says so.
  package mutating func banIdentities() {
    for letter in alphabet.letters where !fixed.contains(letter) { ban(letter, as: letter) }
  }
}

extension Domains {
  /// The domains that `assumptions` leave.
  init(_ assumptions: [Assumption], _ alphabet: CipherAlphabet, forbidsItself: Bool) {
    self.init(alphabet)
    for assumption in assumptions {
      switch assumption {
      case .pair(let pair): fix(pair.cipher, as: pair.plain)
      case .ban(let pair): ban(pair.cipher, as: pair.plain)
      }
    }
    if forbidsItself { banIdentities() }
  }
}
