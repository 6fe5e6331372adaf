@testable import Lexicon

/// How a word may be made of another one by the regular rules of English.
struct Inflection {
  let kind: Definition.Relation.Kind
  let lemma: String
  let part: WordNetSenses.Part
  /// How many of a hundred occurrences of the lemma are of this form, roughly. A word that is both a lemma and a form
  /// counts as the more frequent of them.
  let share: Int
  /// Whether the rules make the form, and not one of WordNet's lists.
  var isRegular = true

  /// The part of speech of the form.
  var resultingPart: WordNetSenses.Part {
    switch kind {
    case .manner: .adverb
    case .quality: .noun
    case .able, .lack: .adjective
    default: part
    }
  }

  /// The words that `word` may be a form of, whether or not there are such words.
  static func all(of word: String) -> [Inflection] {
    var found: [Inflection] = []
    for (kind, part, share, endings) in rules {
      for (ending, replacement) in endings {
        guard word.hasSuffix(ending) else { continue }
        let stem = word.dropLast(ending.utf8.count)
        guard stem.utf8.count >= (ending.hasSuffix("s") ? 1 : 2) else { continue }
        // Hoped is a form of hope, and none of hop.
        if replacement.isEmpty, "aeiou".contains(ending.first ?? "s"), Self.doubles(stem) { continue }
        found.append(Inflection(kind: kind, lemma: stem + replacement, part: part, share: share))
        // Hopped is a form of hop, unlike filled, which is one of fill.
        let last = stem.suffix(2)
        if replacement.isEmpty, "aeiou".contains(ending.first ?? "s"), last.first == last.last {
          found.append(Inflection(kind: kind, lemma: String(stem.dropLast()), part: part, share: share))
        }
      }
    }
    return found
  }

  /// Whether the stem is a syllable of consonants, a vowel and a consonant that is written twice before a vowel.
  private static func doubles(_ stem: Substring) -> Bool {
    let isVowel = stem.map { "aeiouy".contains($0) }
    guard let last = stem.last, !"cswx".contains(last) else { return false }
    return isVowel.count > 2 && isVowel.count { $0 } == 1 && isVowel.suffix(2).first == true
  }

  /// The kinds of an irregular form of a word of this part, with their shares.
  static func irregular(_ form: String, of lemma: String, as part: WordNetSenses.Part) -> Inflection {
    let kind: Definition.Relation.Kind
    switch part {
    case .noun: kind = .plural
    case .verb: kind = form.hasSuffix("ing") ? .participle : form.hasSuffix("s") ? .thirdPerson : .past
    case .adjective, .adverb: kind = form.hasSuffix("st") ? .superlative : .comparative
    }
    return Inflection(kind: kind, lemma: lemma, part: part, share: shares[kind, default: 10], isRegular: false)
  }

  private static let shares: [Definition.Relation.Kind: Int] = [
    .plural: 30, .thirdPerson: 10, .past: 35, .participle: 20, .comparative: 2, .superlative: 10,
  ]

  private typealias Rule = (
    kind: Definition.Relation.Kind, part: WordNetSenses.Part, share: Int, endings: [(String, String)]
  )

  private static let rules: [Rule] = [
    (
      .plural, .noun, 30,
      [
        ("s", ""), ("ses", "s"), ("xes", "x"), ("zes", "z"), ("ches", "ch"), ("shes", "sh"), ("oes", "o"), ("ies", "y"),
        ("men", "man"), ("women", "woman"), ("zzes", "z"), ("sses", "s"),
      ]
    ),
    (
      .thirdPerson, .verb, 10,
      [
        ("s", ""), ("ses", "s"), ("xes", "x"), ("zes", "z"), ("ches", "ch"), ("shes", "sh"), ("oes", "o"), ("ies", "y"),
        ("zzes", "z"), ("sses", "s"),
      ]
    ),
    (.past, .verb, 35, [("ed", ""), ("ed", "e"), ("ied", "y"), ("cked", "c")]),
    (.participle, .verb, 20, [("ing", ""), ("ing", "e"), ("ying", "ie"), ("cking", "c"), ("eing", "e")]),
    (.comparative, .adjective, 2, [("er", ""), ("er", "e"), ("ier", "y"), ("ier", "ey")]),
    (.superlative, .adjective, 10, [("est", ""), ("est", "e"), ("iest", "y"), ("iest", "ey")]),
  ]

  /// The words that `word` may be derived from, whether or not there are such words.
  static func derivations(of word: String) -> [Inflection] {
    var found: [Inflection] = []
    for (kind, part, endings) in suffixes {
      for (ending, replacement) in endings where word.hasSuffix(ending) && word.utf8.count > ending.utf8.count + 2 {
        let stem = word.dropLast(ending.utf8.count)
        found.append(Inflection(kind: kind, lemma: stem + replacement, part: part, share: 1))
        if replacement.isEmpty, ending == "able", stem.last == stem.dropLast().last {
          found.append(Inflection(kind: kind, lemma: String(stem.dropLast()), part: part, share: 1))
        }
      }
    }
    for (kind, part, prefix) in prefixes where word.hasPrefix(prefix) && word.utf8.count > prefix.utf8.count + 2 {
      // Unteachable is not teachable, rather than what one can unteach.
      found.append(Inflection(kind: kind, lemma: String(word.dropFirst(prefix.utf8.count)), part: part, share: 1000))
    }
    return found
  }

  private static let suffixes:
    [(kind: Definition.Relation.Kind, part: WordNetSenses.Part, endings: [(String, String)])] = [
      (.manner, .adjective, [("ly", ""), ("ly", "le"), ("ily", "y"), ("ally", ""), ("ly", "l"), ("ily", "ey")]),
      (.quality, .adjective, [("ness", ""), ("iness", "y"), ("iness", "ey"), ("bility", "ble"), ("ality", "al")]),
      (.able, .verb, [("able", ""), ("able", "e"), ("iable", "y")]),
      (.lack, .noun, [("less", ""), ("iless", "y")]),
    ]

  private static let prefixes: [(kind: Definition.Relation.Kind, part: WordNetSenses.Part, prefix: String)] = [
    (.negative, .adjective, "un"), (.negative, .adjective, "non"), (.repetition, .verb, "re"),
  ]
}

/// The other spelling that a word has on the other side of the Atlantic.
struct SpellingTwin {
  let kind: Definition.Relation.Kind
  let word: String

  /// The other spellings that `word` may have, whether or not there are such words.
  static func all(of word: String) -> [SpellingTwin] {
    var found: [SpellingTwin] = []
    for (british, american) in pairs {
      found += replaced(british, by: american, in: word).map { SpellingTwin(kind: .british, word: $0) }
      found += replaced(american, by: british, in: word).map { SpellingTwin(kind: .american, word: $0) }
    }
    // Both stand in British dictionaries.
    found += replaced("ize", by: "ise", in: word).map { SpellingTwin(kind: .variant, word: $0) }
    found += replaced("iza", by: "isa", in: word).map { SpellingTwin(kind: .variant, word: $0) }
    return found
  }

  /// The word with each single occurrence of `part` behind its first letter replaced.
  private static func replaced(_ part: String, by other: String, in word: String) -> [String] {
    word.dropFirst().ranges(of: part).map { word.replacingCharacters(in: $0, with: other) }
  }

  /// Parts of words, British and American.
  private static let pairs = [
    ("our", "or"), ("ise", "ize"), ("isa", "iza"), ("isi", "izi"), ("yse", "yze"), ("ysi", "yzi"), ("tre", "ter"),
    ("bre", "ber"), ("ogue", "og"), ("ae", "e"), ("oe", "e"), ("lled", "led"), ("lling", "ling"), ("ller", "ler"),
    ("ence", "ense"), ("gramme", "gram"), ("gement", "gment"), ("ileable", "ilable"), ("keable", "kable"),
    ("areable", "arable"), ("veable", "vable"), ("zeable", "zable"), ("mould", "mold"), ("plough", "plow"),
    ("grey", "gray"), ("tyre", "tire"), ("cheque", "check"), ("draught", "draft"), ("sulph", "sulf"),
    ("carburetter", "carburetor"), ("llor", "lor"), ("ll", "l"), ("pyjama", "pajama"), ("moustache", "mustache"),
  ]
}

extension String {
  fileprivate func replacingCharacters(in range: Range<Index>, with other: String) -> String {
    String(self[..<range.lowerBound]) + other + String(self[range.upperBound...])
  }
}
