import Journal
import Lexicon

/// Words of a clue that tell what is done with the letters of others.
public struct Indicator: Hashable, Sendable {
  /// What is done with the letters, and where they stand.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// The fodder is rearranged: *broken*, *off*, *in a mess*. Setters call it an anagrind.
    case anagram

    /// What comes after it is taken out of the fodder: *minus*, *has no*, *short of*.
    case deletion

    /// What stands before it is taken out of the fodder: *leaving*, *removed from*.
    case departure
  }

  /// What the words say.
  public let kind: Kind

  /// The positions of its words in the clue.
  public let words: Range<Int>

  /// An indicator of a `kind` at the positions `words` of a clue.
  public init(kind: Kind, words: Range<Int>) {
    self.kind = kind
    self.words = words
  }
}

extension Clue {
  /// The indicators of `list` that the clue holds, in order, without those that are part of a longer one.
  public func indicators(_ list: IndicatorList) -> [Indicator] {
    let found = allIndicators(list)
    return found.filter { inner in
      !found.contains { $0.words != inner.words && $0.words.contains(inner.words) }
    }
  }

  /// All of them, of those with the same first word the longest first.
  func allIndicators(_ list: IndicatorList) -> [Indicator] {
    var found: [Indicator] = []
    for start in words.indices {
      for end in (start + 1..<start + 1 + list.mostWords).reversed() where end <= words.count {
        found += list.kinds(of: words[start..<end]).map { Indicator(kind: $0, words: start..<end) }
      }
    }
    return found
  }
}

/// The words by which setters say that letters are rearranged or taken away, with their inflections.
///
/// Its text has one stem a line, as in `anagram mix* up`: first the kind of the indicator, then a phrase. `a/the`
/// stands for either word, and a star after a verb for all its forms. A line such as `verb break breaks broke broken
/// breaking` tells the forms of a verb that is not regular. What follows a `#` is a remark.
public struct IndicatorList: Hashable, Sendable {
  /// One line of the list.
  public struct Stem: Hashable, Sendable {
    /// What the phrase says.
    public let kind: Indicator.Kind

    /// The phrase as the list writes it.
    public let phrase: String

    /// All that it stands for.
    public let forms: [String]
  }

  /// The stems in the order of the list.
  public let stems: [Stem]

  /// How many words the longest form has.
  let mostWords: Int

  private let kindsByKey: [String: [Indicator.Kind]]

  /// Reads the text of a list. Complexity: linear in the length of the text and of the forms that come of it.
  ///
  /// - Throws: `IndicatorListFault`, with the first line that is no stem.
  public init(_ text: some StringProtocol) throws(IndicatorListFault) {
    stems = try IndicatorLines(text).stems()
    var kindsByKey: [String: [Indicator.Kind]] = [:]
    var mostWords = 0
    for stem in stems {
      for form in stem.forms {
        // Most forms are their own key. A form with an apostrophe may be read as more words.
        let key = form.utf8.contains(UInt8(ascii: "'")) ? Self.key(ClueWord.words(in: form)) : form
        mostWords = max(mostWords, key.utf8.count { $0 == UInt8(ascii: " ") } + 1)
        kindsByKey[key, default: []].append(stem.kind)
      }
    }
    self.kindsByKey = kindsByKey.mapValues { kinds in Indicator.Kind.allCases.filter(kinds.contains) }
    self.mostWords = mostWords
  }

  /// What `phrase` may say, whatever its case and punctuation; nothing where it is not on the list.
  public func kinds(of phrase: String) -> [Indicator.Kind] { kinds(of: ClueWord.words(in: phrase)) }

  func kinds(of words: some Sequence<ClueWord>) -> [Indicator.Kind] { kindsByKey[Self.key(words)] ?? [] }

  private static func key(_ words: some Sequence<ClueWord>) -> String { words.map(\.key).joined(separator: " ") }
}

/// Why a text is no list of indicators, and where.
public struct IndicatorListFault: Error, Equatable, Sendable, CustomStringConvertible {
  /// What is wrong with the line.
  public enum Cause: Equatable, Sendable {
    /// It begins with this word, which is no kind of line.
    case unknownKind(String)

    /// It has nothing after its kind.
    case noPhrase

    /// This word is not of small letters a to z, with `/` and `*`.
    case malformed(String)

    /// This phrase has been told before.
    case repeated(String)

    /// This verb is told without a form.
    case verbWithoutForms(String)
  }

  /// Why the list cannot be read.
  public let cause: Cause

  /// The line at fault, counted from 1.
  public let line: Int

  /// A fault in `line`, counted from 1.
  public init(_ cause: Cause, line: Int) {
    self.cause = cause
    self.line = line
  }

  /// The cause in words, with what the list says escaped and shortened.
  public var description: String {
    switch cause {
    case .unknownKind(let word): "a line begins with verb, anagram, deletion or departure, not with '\(shown(word))'"
    case .noPhrase: "nothing follows the first word of the line"
    case .malformed(let word): "'\(shown(word))' is not made of small letters a to z, with / and *"
    case .repeated(let phrase): "'\(shown(phrase))' stands in the list already"
    case .verbWithoutForms(let verb): "the verb '\(shown(verb))' has no other forms"
    }
  }

  private func shown(_ text: String) -> String { Escape.visible.beginning(60, of: text) }
}

/// The lines of a list of indicators, sorted into verbs and stems.
struct IndicatorLines {
  private var verbs: [String: [String]] = [:]
  private var phrases: [(kind: Indicator.Kind, words: [String])] = []

  init(_ text: some StringProtocol) throws(IndicatorListFault) {
    var seen: Set<[String]> = []
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let words = line.prefix { $0 != UInt8(ascii: "#") }.split(whereSeparator: \.isASCIIWhiteSpace)
        .map { String(decoding: $0, as: UTF8.self) }
      guard let first = words.first else { continue }
      do throws(Fault) {
        let isVerb = first == "verb"
        try admit(first, Array(words.dropFirst()))
        guard seen.insert(isVerb ? Array(words.prefix(2)) : words).inserted else {
          throw Fault(.repeated(words.dropFirst().joined(separator: " ")))
        }
      } catch {
        throw IndicatorListFault(error.cause, line: index + 1)
      }
    }
  }

  /// The stems with their forms, which the verbs of the whole list decide.
  func stems() -> [IndicatorList.Stem] {
    phrases.map { kind, words in
      let forms = words.reduce([""]) { forms, word in
        forms.flatMap { form in self.forms(of: word).map { form.isEmpty ? $0 : "\(form) \($0)" } }
      }
      return IndicatorList.Stem(kind: kind, phrase: words.joined(separator: " "), forms: forms)
    }
  }

  private static let mostForms = 1000

  private struct Fault: Error {
    let cause: IndicatorListFault.Cause

    init(_ cause: IndicatorListFault.Cause) { self.cause = cause }
  }

  private mutating func admit(_ first: String, _ rest: [String]) throws(Fault) {
    let kind = Indicator.Kind(rawValue: first)
    guard kind != nil || first == "verb" else { throw Fault(.unknownKind(first)) }
    guard !rest.isEmpty else { throw Fault(.noPhrase) }
    if let kind {
      for word in rest where !word.alternatives.allSatisfy(\.isPlainWordOrVerb) {
        throw Fault(.malformed(word))
      }
      // The forms of a phrase multiply, so that a few words could take up all memory.
      let ways = rest.reduce(1) { min($0 * ($1.alternatives.count + 5 * $1.count { $0 == "*" }), 1 << 20) }
      if ways > Self.mostForms { throw Fault(.malformed(rest.joined(separator: " "))) }
      phrases.append((kind, rest))
    } else {
      for word in rest where !word.isPlainWord { throw Fault(.malformed(word)) }
      guard rest.count > 1 else { throw Fault(.verbWithoutForms(rest[0])) }
      verbs[rest[0]] = rest
    }
  }

  private func forms(of word: String) -> [String] {
    var forms: [String] = []
    for alternative in word.alternatives {
      if alternative.isPlainWord {
        forms.append(alternative)
      } else {
        let verb = String(alternative.dropLast())
        forms += verbs[verb] ?? VerbForms.regular(verb)
      }
    }
    return forms
  }
}

extension String {
  fileprivate var alternatives: [String] {
    split(separator: "/", omittingEmptySubsequences: false).map { String($0) }
  }

  fileprivate var isPlainWordOrVerb: Bool { isPlainWord || (last == "*" && String(dropLast()).isPlainWord) }

  /// Whether it is made of small letters, with apostrophes between them.
  fileprivate var isPlainWord: Bool {
    guard let first = utf8.first, let last = utf8.last, first != UInt8(ascii: "'"), last != UInt8(ascii: "'") else {
      return false
    }
    return utf8.allSatisfy { (0x61...0x7A).contains($0) || $0 == UInt8(ascii: "'") }
  }
}

/// The forms of English verbs that are made by rule: *mix, mixes, mixed, mixing*.
enum VerbForms {
  /// The forms of the regular verb `base`, itself first, in British and in American spelling where they differ.
  static func regular(_ base: String) -> [String] {
    let stems = stems(of: base)
    return [base, third(of: base)] + stems.map { past(of: $0) } + stems.map { $0.gerundStem + "ing" }
  }

  private static func third(of base: String) -> String {
    if let stem = base.withoutConsonantY { return stem + "ies" }
    return base + (["s", "x", "z", "ch", "sh"].contains(where: base.hasSuffix) ? "es" : "s")
  }

  private static func past(of stem: String) -> String {
    if let stem = stem.withoutConsonantY { return stem + "ied" }
    return stem + (stem.hasSuffix("e") ? "d" : "ed")
  }

  /// What `-ed` and `-ing` are put onto: *stir* becomes *stirr*, *panic* *panick*, *unravel* *unravell* or *unravel*.
  private static func stems(of base: String) -> [String] {
    if base.hasSuffix("ic") { return [base + "k"] }
    let letters = Array(base)
    guard letters.count > 2, let last = letters.last, !last.isVowel, !"wxy".contains(last),
      letters[letters.count - 2].isVowel, !letters[letters.count - 3].isVowel
    else { return [base] }
    if letters.count(where: \.isVowel) == 1 { return [base + String(last)] }
    return last == "l" ? [base + "l", base] : [base]
  }
}

extension String {
  /// The verb without its `y` after a consonant.
  fileprivate var withoutConsonantY: String? {
    guard hasSuffix("y"), let before = dropLast().last, !before.isVowel else { return nil }
    return String(dropLast())
  }

  /// The verb as it stands before `-ing`: *muddle* becomes *muddl*, *tie* *ty*; *free* and *dye* stay.
  fileprivate var gerundStem: String {
    if hasSuffix("ie") { return dropLast(2) + "y" }
    guard hasSuffix("e"), let before = dropLast().last, !"eoy".contains(before) else { return self }
    return String(dropLast())
  }
}

extension Character {
  fileprivate var isVowel: Bool { "aeiou".contains(self) }
}
