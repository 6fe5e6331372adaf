/// What each cipher letter may still stand for, given known pairs, bans, and the custom that no letter stands for
/// itself. A plain letter of a known pair is used up.
public struct Domains: Hashable, Sendable {
  private var possible = [LatinLetterSet](repeating: .all, count: LatinLetter.count)

  /// The cipher letters of known pairs.
  private var fixed: LatinLetterSet = []

  /// Everything is possible.
  public init() {}

  /// The plain letters that `cipher` may stand for; none at all where what is known contradicts itself.
  public subscript(cipher: LatinLetter) -> LatinLetterSet { possible[cipher.index] }

  /// Says that `cipher`, and no other letter, stands for `plain`.
  public mutating func fix(_ cipher: LatinLetter, as plain: LatinLetter) {
    for other in LatinLetter.alphabet where other != cipher { possible[other.index].remove(plain) }
    possible[cipher.index].formIntersection(LatinLetterSet(plain))
    fixed.insert(cipher)
  }

  /// Says that `cipher` does not stand for `plain`.
  public mutating func ban(_ cipher: LatinLetter, as plain: LatinLetter) { possible[cipher.index].remove(plain) }

  /// Says that `cipher` stands for one of `letters`.
  public mutating func restrict(_ cipher: LatinLetter, to letters: LatinLetterSet) {
    possible[cipher.index].formIntersection(letters)
    if let plain = possible[cipher.index].only { fix(cipher, as: plain) }
  }

  /// Says that no letter stands for itself, except where a known pair says so.
  public mutating func banIdentities() {
    for letter in LatinLetter.alphabet where !fixed.contains(letter) { ban(letter, as: letter) }
  }
}

extension Domains {
  /// What each cipher letter may stand for as far as `assumptions` tell.
  init(_ assumptions: [Assumption], forbidsItself: Bool) {
    self.init()
    for assumption in assumptions {
      switch assumption {
      case .pair(let pair): fix(pair.cipher, as: pair.plain)
      case .ban(let pair): ban(pair.cipher, as: pair.plain)
      }
    }
    if forbidsItself { banIdentities() }
  }
}
