@testable import Lexicon

/// A definition for each word that WordNet or the project's own list has, or has the lemma of.
struct DefinitionList {
  private(set) var definitions: [String: Definition] = [:]

  private let words: Set<String>
  private let wordNet: WordNetSenses
  private let own: OwnSenses
  private let joined: [String: [(part: WordNetSenses.Part, sense: WordNetSenses.Sense)]]

  /// Defines as many of `words` as it can, and the lemmas of those that are forms of other words.
  init(of words: Set<String>, _ wordNet: WordNetSenses, _ own: OwnSenses) throws(DataError) {
    self.words = words
    self.wordNet = wordNet
    self.own = own
    joined = wordNet.joined()
    for word in words { definitions[word] = definition(of: word) }
    // A definition names its lemma, which has to be there even where nobody can play it.
    var left = lemmasLeft
    while !left.isEmpty {
      for lemma in left {
        guard let definition = definition(of: lemma) else { throw DataError("the lemma \(lemma) has no sense") }
        definitions[lemma] = definition
      }
      left = lemmasLeft
    }
  }

  private var lemmasLeft: Set<String> {
    Set(definitions.values.compactMap(\.relation?.lemma)).filter { definitions[$0] == nil }
  }

  /// The commonest definition of `word`. The project's own sense comes before all others, and the less certain ones
  /// come last.
  private func definition(of word: String) -> Definition? {
    if let own = own.senses[word] {
      return Definition(word: word, partOfSpeech: own.partOfSpeech, sense: own.text)
    }
    return commonest(
      plain(word) + otherSpellings(word) + forms(Inflection.all(of: word) + irregular(word), of: word, base))
      ?? commonest(joined(word)) ?? commonest(twins(word))
      ?? commonest(forms(Inflection.all(of: word) + irregular(word), of: word, anyBase))
      ?? commonest(forms(Inflection.derivations(of: word), of: word, anyBase)) ?? commonest(names(word))
      ?? own.addedSense(word).map { Definition(word: word, partOfSpeech: $0.partOfSpeech, sense: $0.text) }
  }

  /// A possible definition of a word, and its weight.
  private struct Reading {
    let definition: Definition
    let weight: Int
  }

  /// The definition with the greatest weight, the first of several.
  private func commonest(_ readings: [Reading]) -> Definition? {
    let greatest = readings.lazy.map(\.weight).max()
    return readings.first { $0.weight == greatest }?.definition
  }

  private func reading(_ word: String, _ part: WordNetSenses.Part, _ sense: WordNetSenses.Sense) -> Reading {
    Reading(
      definition: Definition(word: word, partOfSpeech: part.partOfSpeech, sense: sense.text), weight: 100 * sense.count)
  }

  /// The senses of `word` itself.
  private func plain(_ word: String) -> [Reading] {
    WordNetSenses.Part.allCases.compactMap { part in
      wordNet.sense(word, as: part).map { reading(word, part, $0) }
    }
  }

  /// The senses of a compound that WordNet writes with a hyphen or a space.
  private func joined(_ word: String) -> [Reading] {
    joined[word, default: []].map { reading(word, $0.part, $0.sense) }
  }

  /// The senses of a word that WordNet has with a capital first, of four letters at least: shorter ones are symbols.
  private func names(_ word: String) -> [Reading] {
    guard word.utf8.count > 3 else { return [] }
    return WordNetSenses.Part.allCases.compactMap { part in
      wordNet.name(word, as: part).map { reading(word, part, $0) }
    }
  }

  /// The sense of a word that is known by its other spelling alone.
  private func twins(_ word: String) -> [Reading] {
    lonelyTwins(of: word).flatMap { twin in
      WordNetSenses.Part.allCases.compactMap { part in
        base(twin.word, part).map { reading(word, part, $0, of: twin.word, as: twin.kind, share: 1) }
      }
    }
  }

  /// The sense by the other spelling, where WordNet's texts have that one: `colour` by `color`.
  private func otherSpellings(_ word: String) -> [Reading] {
    SpellingTwin.all(of: word).flatMap { twin in
      WordNetSenses.Part.allCases.compactMap { part in
        guard let sense = wordNet.sense(twin.word, as: part), let commonest = sense.synsets.first,
          wordNet.sense(word, as: part)?.synsets.contains(commonest) == true
        else { return nil }
        return reading(word, part, sense, of: twin.word, as: twin.kind, share: 100)
      }
    }
  }

  /// The other spellings of a word that has no sense of its own. Short words are like others by chance.
  private func lonelyTwins(of word: String) -> [SpellingTwin] {
    word.utf8.count > 5 ? SpellingTwin.all(of: word) : []
  }

  private func forms(
    _ forms: [Inflection], of word: String, _ base: (String, WordNetSenses.Part) -> WordNetSenses.Sense?
  ) -> [Reading] {
    forms.compactMap { form in
      // Seed is no form of see. Burned is one of burn, as is burnt.
      if form.kind == .past, form.isRegular, wordNet.isIrregular(verb: form.lemma), !plain(word).isEmpty { return nil }
      // Nor is an insider more inside than others, for nothing is insidest.
      if form.kind == .comparative, form.isRegular, !words.contains("\(word.dropLast(2))est"), !plain(word).isEmpty {
        return nil
      }
      return base(form.lemma, form.part).map {
        reading(word, form.resultingPart, $0, of: form.lemma, as: form.kind, share: form.share)
      }
    }
  }

  private func reading(
    _ word: String, _ part: WordNetSenses.Part, _ sense: WordNetSenses.Sense, of lemma: String,
    as kind: Definition.Relation.Kind, share: Int
  ) -> Reading {
    Reading(
      definition: Definition(
        word: word, partOfSpeech: part.partOfSpeech, relation: Definition.Relation(kind, lemma), sense: sense.text),
      weight: sense.count * share)
  }

  /// The words that `form` may be a form of, by WordNet's lists of irregular forms. A compound is as irregular as its
  /// last part: `resold` is of `resell`.
  private func irregular(_ form: String) -> [Inflection] {
    WordNetSenses.Part.allCases.flatMap { part in
      form.indices.filter { $0 == form.startIndex || (2...).contains(form[..<$0].utf8.count) }.flatMap { place in
        wordNet.bases(ofIrregular: String(form[place...]), as: part).map {
          Inflection.irregular(form, of: form[..<place] + $0, as: part)
        }
      }
    }
  }

  /// The sense of `lemma`, by the project's list or by WordNet.
  private func base(_ lemma: String, _ part: WordNetSenses.Part) -> WordNetSenses.Sense? {
    if let sense = own.sense(lemma, as: part.partOfSpeech) {
      // The forms of a word go by its own sense: rivets are bolts, though WordNet has counted the verb.
      let isMain = own.senses[lemma]?.partOfSpeech == part.partOfSpeech
      let counted = isMain ? WordNetSenses.Part.allCases : [part]
      let count = counted.reduce(isMain ? 1 : 0) { $0 + (wordNet.sense(lemma, as: $1)?.count ?? 0) }
      return WordNetSenses.Sense(text: sense.text, count: count)
    }
    return wordNet.sense(lemma, as: part)
  }

  /// The sense of `lemma`, wherever there is one.
  private func anyBase(_ lemma: String, _ part: WordNetSenses.Part) -> WordNetSenses.Sense? {
    if let base = base(lemma, part) { return base }
    if let joined = joined[lemma]?.first(where: { $0.part == part }) { return joined.sense }
    if let twin = lonelyTwins(of: lemma).lazy.compactMap({ base($0.word, part) }).first { return twin }
    let derived = Inflection.derivations(of: lemma).lazy.filter { $0.resultingPart == part }
    if let origin = derived.compactMap({ base($0.lemma, $0.part) }).first { return origin }
    return lemma.utf8.count > 3 ? wordNet.name(lemma, as: part) : nil
  }
}
