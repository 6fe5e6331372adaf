public import Journal
import Lexicon

/// Makes cryptograms with their keys.
///
/// ```swift
/// let maker = try CryptogramMaker(kind: .k2, keywords: ["silkworm"])
/// var chance = SplitMix64(seed: 7)
/// let made = try maker.make("Meet me at noon.", by: &chance)
/// print(made.ciphertext, made.alphabets!.keywords)
/// ```
public struct CryptogramMaker: Sendable {
  /// The kind of alphabet that makes the key, or nil for a key drawn by chance; in neither a letter stands for itself.
  public let kind: AlphabetKind?

  /// Whether the letters are written in groups of five, without spaces or marks.
  package let isGrouped: Bool

  /// Whether some words are misspelled on purpose.
  package let isMisspelled: Bool

  private let alphabet: CipherAlphabet
  private let alphabets: [KeyedAlphabet]
  private let list: KeywordList?

  /// A maker of cryptograms of a kind, in the letters of `alphabet`.
  ///
  /// The keyword of the plain alphabet is the first of `keywords`; those that are missing are drawn from `list`.
  ///
  /// - Throws: `SettingFault` where the kind has no use for a keyword, or a keyword no letter.
  public init(
    kind: AlphabetKind? = nil, keywords: [String] = [], from list: KeywordList? = nil,
    of alphabet: CipherAlphabet = .english, isGrouped: Bool = false, isMisspelled: Bool = false
  ) throws(SettingFault) {
    self.kind = kind
    self.list = list
    self.alphabet = alphabet
    self.isGrouped = isGrouped
    self.isMisspelled = isMisspelled
    let wanted = Self.keywords(of: kind)
    if keywords.count > wanted { throw .tooManyKeywords(wanted) }
    var alphabets: [KeyedAlphabet] = []
    for keyword in keywords {
      if keyword.count > Self.longestKeyword { throw .keywordTooLong }
      if keyword.unicodeScalars.contains(where: {
        $0.properties.isAlphabetic && alphabet.letter($0) == nil
      }) {
        throw .foreignKeyword(keyword)
      }
      guard let keyed = KeyedAlphabet(keyword, of: alphabet) else { throw .keywordWithoutLetters(keyword) }
      if keyed.letters == alphabet.letters { throw .keywordWithoutEffect(keyword) }
      alphabets.append(keyed)
    }
    if alphabets.count == 2, alphabets[0].letters == alphabets[1].letters { throw .keywordTwice(keywords[1]) }
    self.alphabets = alphabets
  }

  private static func keywords(of kind: AlphabetKind?) -> Int { kind == nil ? 0 : kind == .k4 ? 2 : 1 }

  static let longestKeyword = 100

  /// Makes a cryptogram of `text`, whose lines are kept unless letters are grouped. Complexity: linear in the text.
  ///
  /// - Throws: `SettingFault` for a text that has no letter of the alphabet, has a letter of another one, or is too
  ///   long, where a keyword is to be drawn and there is no list, and where at each shift some letter stands for
  ///   itself.
  public func make(_ text: some StringProtocol, by chance: inout SplitMix64) throws(SettingFault) -> MadeCryptogram {
    do throws(CipherFault) { _ = try Cryptogram(text, of: alphabet) } catch { throw .unreadable(error) }
    let text = String(text).withoutMarkup
    let spelled = isMisspelled ? Misspelling.misspelled(text, by: &chance) : text
    let plaintext = isGrouped ? grouped(spelled) : spelled
    let alphabets: AlphabetPair? = if let kind { try drawnAlphabets(kind, &chance) } else { nil }
    let pairs = if let alphabets { alphabets.pairs } else { drawnKey(&chance) }
    let isChanged = isMisspelled || isGrouped
    return MadeCryptogram(
      plaintext: plaintext, alphabet: alphabet, original: isChanged ? text : nil, spelled: isChanged ? spelled : nil,
      pairs: pairs, alphabets: alphabets)
  }

  /// Every arrangement in which no letter stands for itself is equally likely: others are drawn anew, of three draws
  /// two.
  private func drawnKey(_ chance: inout SplitMix64) -> [LetterPair] {
    var plain = alphabet.letters
    repeat { chance.shuffle(&plain) } while zip(plain, alphabet.letters).contains { $0 == $1 }
    return zip(alphabet.letters, plain).map { LetterPair($0, $1) }
  }

  private func drawnAlphabets(_ kind: AlphabetKind, _ chance: inout SplitMix64) throws(SettingFault) -> AlphabetPair {
    var words = alphabets
    while words.count < Self.keywords(of: kind) {
      guard let word = list?.draw(&chance) else { throw .noKeyword }
      if words.first?.letters != word.letters { words.append(word) }
    }
    let straight = AlphabetPair(kind, keyword: words[0], other: words.last, shift: 0)
    let shifts = AlphabetPair.shifts(of: straight.plain, over: straight.cipher)
    if shifts.isEmpty { throw .noShift(straight.keywords.joined(separator: " and ")) }
    return AlphabetPair(
      kind, plain: straight.plain, cipher: straight.cipher, shift: shifts[chance.draw(below: shifts.count)])
  }

  private func grouped(_ text: String) -> String {
    let letters = alphabet.composed(text).unicodeScalars.filter { alphabet.letter($0) != nil }
    var groups = String.UnicodeScalarView()
    for (place, letter) in letters.enumerated() {
      if place > 0, place % Self.groupLength == 0 { groups.append(" ") }
      groups.append(letter)
    }
    return String(groups)
  }

  private static let groupLength = 5
}
