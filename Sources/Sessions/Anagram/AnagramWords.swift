package import Anagrams
import Journal
package import Lexicon
import Spelling
import Synchronization
import WordLists

/// The words and answers of the workbench: those of the dictionary in use, and for English, in whatever spelling, the
/// list of crossword answers and the words of both bundled dictionaries.
package final class AnagramWords: WordSource, Sendable {
  private let judge: DictionaryJudge
  private let opened = Mutex<Result<EnglishAnswers, any Error>?>(nil)

  /// Words by `judge`. Answers are asked for, so that more is tried than unasked.
  package init(_ judge: DictionaryJudge, limit: SearchLimit = .patient) {
    self.judge = judge.asking(upTo: limit)
  }

  /// Loads the dictionary. What goes wrong is told when it is asked.
  func prepare() { try? judge.load() }

  /// Whether there is a list of answers in the language of the dictionary.
  var hasList: Bool { judge.judging.isEnglish }

  package func isReal(_ word: String) throws(LookupFault) -> Bool {
    do {
      if word.contains("-") {
        let parts = word.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
        if try parts.allSatisfy({ try !$0.isEmpty && isReal($0) }) { return true }
      }
      if word.contains(where: { $0 == "-" || $0 == "'" }) { return try judge.speller.isRealCompound(word) }
      if try judge.isReal(word) { return true }
      return try bundled()?.word(word) != nil
    } catch {
      throw LookupFault(telling: error)
    }
  }

  package func words(from letters: [Character], ofLengths lengths: Set<Int>) throws(LookupFault) -> [KnownWord]? {
    do {
      if let bundled = try bundled(), let rack = Rack(String(letters)) {
        return judge.judging.completed(
          bundled.words(from: rack, ofLengths: lengths), from: letters, minimumLength: 1, isTiered: true
        ).filter { lengths.contains($0.text.count) && !$0.isObscene }
      }
      return try judge.words(from: letters)?.filter { lengths.contains($0.text.count) && !$0.isObscene }
    } catch {
      throw LookupFault(telling: error)
    }
  }

  package func words(
    ofLength length: Int, from letters: [Character], unknown: Int
  ) throws(LookupFault) -> [KnownWord]? {
    do {
      guard let rack = OpenRack(letters, unknown: unknown), var found = try judge.words(ofLength: length, from: rack)
      else { return nil }
      if let bundled = try bundled() {
        let known = Set(found.map(\.text))
        found += bundled.words(ofLength: length, from: rack).filter { !known.contains($0.text) }
      }
      return found.filter { !$0.isObscene }
    } catch {
      throw LookupFault(telling: error)
    }
  }

  package func alphabet(ofLengths lengths: Set<Int>) throws(LookupFault) -> [Character] {
    do {
      let words = try lengths.flatMap { try judge.rootCandidates(ofLength: $0) }
      return Set(words.joined()).filter(\.isWordLetter).sorted()
    } catch {
      throw LookupFault(telling: error)
    }
  }

  package func listedAnswers(_ query: AnswerQuery) throws(LookupFault) -> [ListedAnswer] {
    do {
      return hasList ? try english().listed(query) : []
    } catch {
      throw LookupFault(telling: error)
    }
  }

  /// The words of both spellings where one of them belongs to the dictionary in use.
  private func bundled() throws -> EnglishAnswers? {
    guard hasList, judge.judging.orthography == Orthography(), try judge.index != nil else { return nil }
    return try english()
  }

  private func english() throws -> EnglishAnswers {
    try opened.withLock { opened in
      let result = opened ?? Result { try EnglishAnswers(judge.data) }
      opened = result
      return try result.get()
    }
  }
}

extension Judging {
  /// Whether the answers of the bundled list are in the language of the dictionary.
  var isEnglish: Bool { DictionaryLanguage(of: dictionary.name).hasNoAccents }

  /// The list of answers that has a say beside the dictionary, as transcripts name it; nil where there is none.
  func answers(_ data: DataFolder) throws -> DataFile? { isEnglish ? try BundledAnswers(data).file : nil }
}

/// The bundled list of answers, and the words of both bundled dictionaries.
private struct EnglishAnswers {
  private let index: AnswerIndex
  private let spellings: [RackIndex]

  init(_ data: DataFolder) throws {
    index = try BundledAnswers(data).index
    let words = try BundledIndex(data)
    spellings = try EnglishSpelling.allCases.map { try words.byRack($0) }
  }

  /// A word of either spelling.
  func word(_ text: String) -> IndexedWord? { spellings.lazy.compactMap { $0.word(text) }.first }

  func words(from rack: Rack, ofLengths lengths: Set<Int>) -> [KnownWord] {
    let shortest = lengths.min() ?? 1
    var found: Set<IndexedWord> = []
    for spelling in spellings {
      found.formUnion(
        spelling.words(from: rack, minimumLength: shortest).lazy.filter { lengths.contains($0.length) })
    }
    let texts = spellings[0].texts
    return found.map { KnownWord(texts[$0], frequency: $0.frequency, tier: $0.tier) }
  }

  func words(ofLength length: Int, from rack: OpenRack) -> [KnownWord] {
    let texts = spellings[0].texts
    return texts.words(ofLength: length).filter { word in
      EnglishSpelling.allCases.contains { word.isWord(in: $0) } && rack.spells(texts.letters(of: word))
    }.map { KnownWord(texts[$0], frequency: $0.frequency, tier: $0.tier) }
  }

  /// What the list has, but for what nobody should be shown unasked. An answer is as common as its rarest word; what
  /// nobody has counted is rarest of all.
  func listed(_ query: AnswerQuery) -> [ListedAnswer] {
    index.answers(query).compactMap { answer in
      // What stands behind an apostrophe is an ending, such as t and s.
      let parts = answer.text.split { " -/".contains($0) }.compactMap { $0.split(separator: "'").first }
      let words = parts.map { part in CrosswordAnswer.letters(of: String(part)).flatMap { word($0) } }
      if words.contains(where: { $0?.isObscene == true }) { return nil }
      return ListedAnswer(answer, frequency: words.map { $0?.frequency ?? 0 }.min() ?? 0)
    }
  }
}
