import Lexicon

/// The lines of a list of indicators, sorted into verbs and stems.
struct IndicatorLines {
  private var verbs: [String: [String]] = [:]
  private var phrases: [(kind: Indicator.Kind, isWeak: Bool, words: [String])] = []
  private var letters: [(letters: String, words: [String])] = []

  init(_ text: some StringProtocol) throws(IndicatorListFault) {
    var seen: Set<[String]> = []
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let words = line.prefix { $0 != UInt8(ascii: "#") }.split { $0.isASCIIWhiteSpace }
        .map { String(decoding: $0, as: UTF8.self) }
      guard let first = words.first else { continue }
      do throws(Fault) {
        let isVerb = first == "verb"
        try admit(first, Array(words.dropFirst()))
        guard seen.insert(isVerb ? Array(words.prefix(2)) : words).inserted else {
          throw .repeated(words.dropFirst().joined(separator: " "))
        }
      } catch {
        throw IndicatorListFault(cause: error, line: index + 1)
      }
    }
  }

  /// The stems with their forms, which the verbs of the whole list decide.
  func stems() -> [IndicatorList.Stem] {
    phrases.map { kind, isWeak, words in
      IndicatorList.Stem(kind: kind, isWeak: isWeak, phrase: words.joined(separator: " "), forms: forms(of: words))
    }
  }

  /// The letters that phrases stand for, in the order of the list.
  func abbreviations() -> [(letters: String, forms: [String])] { letters.map { ($0, forms(of: $1)) } }

  private static let mostForms = 1000

  private typealias Fault = IndicatorListFault.Cause

  private mutating func admit(_ first: String, _ rest: [String]) throws(Fault) {
    let isWeak = first.last == "?"
    let kind = Indicator.Kind(rawValue: isWeak ? String(first.dropLast()) : first)
    guard kind != nil || first == "verb" || first == "letters" else { throw .unknownKind(first) }
    guard !rest.isEmpty else { throw .noPhrase }
    if let kind {
      try hold(rest)
      phrases.append((kind, isWeak, rest))
    } else if first == "letters" {
      guard rest.count > 1, rest[0].utf8.allSatisfy({ (0x61...0x7A).contains($0) }) else {
        throw .lettersWithoutPhrase(rest[0])
      }
      let phrase = Array(rest.dropFirst())
      try hold(phrase)
      letters.append((rest[0], phrase))
    } else {
      for word in rest where !word.isPlainWord { throw .malformed(word) }
      guard rest.count > 1 else { throw .verbWithoutForms(rest[0]) }
      verbs[rest[0]] = rest
    }
  }

  /// Turns away what is no phrase, and one of too many forms, which multiply: a few words could take up all memory.
  private func hold(_ phrase: [String]) throws(Fault) {
    for word in phrase where !word.alternatives.allSatisfy({ $0.isPlainWordOrVerb }) { throw .malformed(word) }
    let ways = phrase.reduce(1) { min($0 * ($1.alternatives.count + 5 * $1.count { $0 == "*" }), 1 << 20) }
    if ways > Self.mostForms { throw .malformed(phrase.joined(separator: " ")) }
  }

  private func forms(of phrase: [String]) -> [String] {
    phrase.reduce([""]) { forms, word in
      forms.flatMap { form in self.forms(of: word).map { form.isEmpty ? $0 : "\(form) \($0)" } }
    }
  }

  private func forms(of word: String) -> [String] {
    word.alternatives.flatMap { alternative -> [String] in
      if alternative.isPlainWord { return [alternative] }
      let verb = String(alternative.dropLast())
      return verbs[verb] ?? VerbForms.regular(verb)
    }
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
