package import Anagrams
import Journal
package import Lexicon

/// The words and answers of the workbench: those of the dictionary in use, and for English, in whatever spelling, the
/// list of crossword answers and the words of both bundled dictionaries.
package final class AnagramWords: WordSource {
  private let judge: any WordJudge
  private let library: any Library
  private var opened: EnglishAnswers?

  /// The definition that answers were held against last.
  private var defining: (definition: String, words: DefiningWords)?

  /// Words by `judge`. Answers are asked for, so that more is tried than unasked.
  package init(_ judge: any WordJudge, _ library: any Library) {
    self.judge = judge.making(.patient)
    self.library = library
  }

  /// Whether there is a list of answers in the language of the dictionary.
  var hasList: Bool { judge.judging.isEnglish }

  package func isReal(_ word: String) throws(LookupFault) -> Bool {
    if word.contains("-"), try haveOnlyWords(word.split(separator: "-", omittingEmptySubsequences: false)) {
      return true
    }
    return try LookupFault.telling { () throws(Diagnostic) in
      if word.contains(where: { $0 == "-" || $0 == "'" }) { return try judge.isRealCompound(word) }
      if try judge.isKnown(word) { return true }
      return try bundled()?.rack.word(word) != nil
    }
  }

  private func haveOnlyWords(_ parts: [Substring]) throws(LookupFault) -> Bool {
    for part in parts {
      if part.isEmpty { return false }
      if try !isReal(String(part)) { return false }
    }
    return true
  }

  package func words(from letters: [Character], ofLengths lengths: Set<Int>) throws(LookupFault) -> [KnownWord]? {
    try LookupFault.telling { () throws(Diagnostic) in
      let known = try bundled()?.words(from: letters, minimumLength: lengths.min() ?? 1)
      let words = if let known { known } else { try judge.words(from: letters, minimumLength: 1) }
      return words?.filter { lengths.contains($0.text.count) && !$0.isObscene }
    }
  }

  package func words(
    ofLength length: Int, from letters: [Character], unknown: Int
  ) throws(LookupFault) -> [KnownWord]? {
    try LookupFault.telling { () throws(Diagnostic) in
      guard let rack = OpenRack(letters, unknown: unknown), var found = try judge.words(ofLength: length, from: rack)
      else { return nil }
      if let bundled = try bundled() {
        let known = Set(found.map { $0.text })
        found += bundled.words(ofLength: length, from: rack)?.filter { !known.contains($0.text) } ?? []
      }
      return found.filter { !$0.isObscene }
    }
  }

  package func alphabet(ofLengths lengths: Set<Int>) throws(LookupFault) -> [Character] {
    try LookupFault.telling { () throws(Diagnostic) in
      var letters: Set<Character> = []
      for length in lengths {
        for word in try judge.rootCandidates(ofLength: length) { letters.formUnion(word) }
      }
      return letters.filter { $0.isWordLetter }.sorted()
    }
  }

  package func listedAnswers(_ query: AnswerQuery) throws(LookupFault) -> [ListedAnswer] {
    try LookupFault.telling { () throws(Diagnostic) in
      hasList ? try english().listed { $0.answers(query) } : []
    }
  }

  package func isTied(_ definition: String, to answer: String) throws(LookupFault) -> Bool {
    guard hasList else { return false }
    if defining?.definition != definition {
      let words = try LookupFault.telling { () throws(Diagnostic) in
        DefiningWords(definition, try Definitions(library))
      }
      defining = (definition, words)
    }
    return defining?.words.tie(to: answer) != nil
  }

  /// The name of what patterns are searched in, as a sentence begins with it.
  var listName: String { hasList ? "The crossword list" : "The dictionary \(judge.judging.dictionary.name)" }

  /// The answers of the list that meet `template` and have at least the letters of `atLeast`; where there is no list,
  /// the words of the dictionary, compounds apart.
  func answers(matching template: LetterTemplate, atLeast: [Character]) throws(Diagnostic) -> [FoundAnswer] {
    let wanted = LetterMultiset(atLeast)
    if hasList {
      let listed = try english().listed { $0.answers(matching: template) }
      return listed.filter { wanted.isEmpty || LetterMultiset($0.answer.letters).contains(wanted) }.map {
        let enumerations = [Enumeration($0.answer.enumeration)].compactMap { $0 }
        return FoundAnswer(text: $0.answer.text, frequency: $0.frequency, enumerations: enumerations)
      }
    }
    let lengths = template.lengths(upTo: WordList.longestWord)
    if lengths.isEmpty { return [] }
    let found = try judge.words(ofLengths: lengths.lowerBound...lengths.upperBound - 1) {
      template.matches(Array($0)) && LetterMultiset($0).contains(wanted)
    }
    return found.filter { !$0.isObscene }.map {
      FoundAnswer(text: $0.spelling, frequency: $0.frequency, enumerations: [Enumeration(length: $0.text.count)])
    }
  }

  /// Whether nobody is to be shown the word `answer` of a dictionary.
  func isHidden(_ answer: FoundAnswer) throws(Diagnostic) -> Bool {
    if hasList { return false }
    return try judge.isHidden(judge.judging.orthography.folded(answer.text))
  }

  /// The words of both spellings where one of them belongs to the dictionary in use.
  private func bundled() throws(Diagnostic) -> IndexedJudge? {
    guard hasList, judge.judging.orthography == Orthography(), try judge.isRated else { return nil }
    return try english().words
  }

  private func english() throws(Diagnostic) -> EnglishAnswers {
    if let opened { return opened }
    let answers = try EnglishAnswers(judge.judging, library)
    opened = answers
    return answers
  }
}

extension AnswerIndex {
  /// The words, phrases and names that crosswords have.
  package init(_ library: any Library) throws(Diagnostic) {
    self = try BundledFile.answers.index(in: library) { bytes throws(ContainerFault) in try AnswerIndex(bytes) }
  }

  /// The list as transcripts name it.
  var file: DataFile { .bundled(Fingerprint(header)) }
}

/// The bundled list of answers, and the words of all bundled dictionaries.
private struct EnglishAnswers {
  private let index: AnswerIndex
  let words: IndexedJudge

  init(_ judging: Judging, _ library: any Library) throws(Diagnostic) {
    index = try AnswerIndex(library)
    let all = try WordIndex(library)
    words = IndexedJudge(judging, try all.words(of: .either, library), all.fingerprint)
  }

  /// The answers that `find` finds in the list, without those that have an obscene word. An answer is as common as its
  /// rarest word; a word that nobody has counted is rarest of all.
  func listed(_ find: (AnswerIndex) -> [CrosswordAnswer]) -> [ListedAnswer] {
    find(index).compactMap { answer in
      // What stands behind an apostrophe is an ending, such as t and s.
      let parts = answer.text.split { " -/".contains($0) }.compactMap { $0.split(separator: "'").first }
      let words = parts.map { part in CrosswordAnswer.letters(of: String(part)).flatMap { self.words.rack.word($0) } }
      if words.contains(where: { $0?.isObscene == true }) { return nil }
      return ListedAnswer(answer, frequency: words.map { $0?.frequency ?? 0 }.min() ?? 0)
    }
  }
}
