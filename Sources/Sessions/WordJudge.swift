package import Journal
package import Lexicon
package import WordScramble

/// Judges words by a dictionary, and tells which of its words some letters spell.
package protocol WordJudge: Judge, Sendable {
  var judging: Judging { get }

  /// Whether nothing has to be loaded before the first answer.
  var answersAtOnce: Bool { get throws(Diagnostic) }

  /// Whether the dictionary rates its words, so that some of them are to be found and others are rare.
  var isRated: Bool { get throws(Diagnostic) }

  /// The word index of the dictionary as transcripts name it, or nil where it has none.
  var index: DataFile? { get throws(Diagnostic) }

  /// Whether nobody should be shown `word`, which is folded, unasked.
  func isHidden(_ word: String) throws(Diagnostic) -> Bool

  /// The form in which the dictionary has `word`, which is folded and refused as it stands; nil where it has none, or
  /// where that is not known.
  func knownForm(of word: String) throws(Diagnostic) -> KnownForm?

  /// The words without parts that have so many letters and that `isMeant` takes, folded, each with its spelling, and
  /// whether these are all: where they are not, the common words are known besides.
  func spellings(
    ofLengths lengths: ClosedRange<Int>, where isMeant: (String) -> Bool
  ) throws(Diagnostic) -> (words: [String: String], areAll: Bool)

  /// The word `text`, which the dictionary writes as `spelling`, with how well people know it.
  func rated(_ text: String, spelling: String) throws(Diagnostic) -> KnownWord

  /// Whether the dictionary has `word`, which is folded and may have single hyphens and apostrophes between letters.
  func isRealCompound(_ word: String) throws(Diagnostic) -> Bool

  /// All words that `letters`, which are folded, spell in part or as a whole; nil where that cannot be told, for the
  /// reason that `reasonForNoWords` gives.
  func words(from letters: [Character], minimumLength: Int) throws(Diagnostic) -> [KnownWord]?

  /// The words of `length` letters that `rack` spells; nil where no index answers for the dictionary.
  func words(ofLength length: Int, from rack: OpenRack) throws(Diagnostic) -> [KnownWord]?

  /// Why `words(from:minimumLength:)` and `solution(of:_:)` do not answer.
  var reasonForNoWords: String { get }

  /// The notice about how the words of the dictionary are found or rated, such as that no list tells which are common;
  /// nil where there is nothing to tell, and as long as that is not known.
  var notice: Diagnostic? { get }

  /// The words of the dictionary that have `length` letters and may be roots, folded, in an order that depends on the
  /// dictionary alone. Some may not be real: forms of words, such as parts of compounds.
  func rootCandidates(ofLength length: Int) throws(Diagnostic) -> WordList

  /// The counts of the words that `root`, which is folded and of letters only, offers under `rules`; nil where they
  /// cannot be told.
  func tally(of root: String, _ rules: Rules) throws(Diagnostic) -> RootTally?

  /// Begins what a later answer needs, where that can go on behind a prompt.
  func prepare(_ preparation: Preparation)

  /// Whether words are still being looked for after a moment, so that nobody should wait for them.
  func isSearchingForLong() -> Bool

  /// The judge of the same words that goes to the trouble of `effort` for those of some letters.
  func making(_ effort: SearchEffort) -> any WordJudge
}

/// The work that may be done behind the first prompt so that the first answer comes sooner.
package enum Preparation: Sendable {
  case nothing

  /// The dictionary is loaded.
  case loading

  /// The words of a root are found.
  case solution(RootWord, Rules)
}

/// How much trouble the words of some letters are worth.
package enum SearchEffort: Sendable {
  /// Little: the letters are those of one of many words that may become a root.
  case drawing

  /// As much as a person waits for who asked.
  case patient
}

extension WordJudge {
  /// Loads the dictionary, so that one that cannot be used is refused before anything is told.
  package func requireDictionary() throws(Diagnostic) {
    if try answersAtOnce { return }
    do throws(Diagnostic) { _ = try isKnown("a") } catch { guard error.kind == .ofOneWord else { throw error } }
  }

  package func prepare(_ preparation: Preparation) {}

  package func isSearchingForLong() -> Bool { false }

  package func spellings(
    ofLengths lengths: ClosedRange<Int>, where isMeant: (String) -> Bool
  ) throws(Diagnostic) -> (words: [String: String], areAll: Bool) { ([:], false) }

  package func rated(_ text: String, spelling: String) -> KnownWord { KnownWord(text, spelling: spelling) }

  /// The words without parts that have so many letters and that `isMeant` takes, folded, in no order.
  func words(ofLengths lengths: ClosedRange<Int>, where isMeant: (String) -> Bool) throws(Diagnostic) -> [KnownWord] {
    var (words, areAll) = try spellings(ofLengths: lengths, where: isMeant)
    for word in judging.extra?.words ?? [] where words[word] == nil && lengths.contains(word.count) && isMeant(word) {
      words[word] = word
    }
    for length in areAll ? [] : Array(lengths) {
      for word in try rootCandidates(ofLength: length) where words[word] == nil && isMeant(word) {
        if try isKnown(word) { words[word] = word }
      }
    }
    return try words.map { word throws(Diagnostic) in try rated(word.key, spelling: word.value) }
  }

  /// How hard `root` is to one who may play words of three letters or more, whatever `rules` say of that; nil where no
  /// word is to be found, or where that cannot be told.
  package func level(of root: RootWord, _ rules: Rules) throws(Diagnostic) -> RootLevel? {
    let solution = try offer(of: root, Rules(orthography: rules.orthography))
    let isRated = try isRated
    return solution.flatMap { RootLevel($0, isRated: isRated) }
  }

  /// Whether `word` is real. A fault is thrown as the failure of a session.
  func isKnown(_ word: String) throws(Diagnostic) -> Bool {
    try diagnosed { () throws(LookupFault) in try isReal(word) }
  }

  /// The solution of `root`. A fault is thrown as the failure of a session.
  func offer(of root: RootWord, _ rules: Rules) throws(Diagnostic) -> Solution? {
    try diagnosed { () throws(LookupFault) in try solution(of: root, rules) }
  }
}

extension WordIndex {
  /// The index of the words of the bundled dictionaries.
  package init(_ library: any Library) throws(Diagnostic) {
    self = try BundledFile.words.index(in: library, WordIndex.init)
  }

  /// The words of `spelling`, with the failure of a session.
  package func words(of spelling: EnglishSpelling, _ library: any Library) throws(Diagnostic) -> RackIndex {
    do throws(ContainerFault) {
      return try byRack(spelling)
    } catch {
      throw BundledFile.words.damaged(in: library, "\(error)")
    }
  }

  /// The fingerprint of the index, which tells it from any other.
  package var fingerprint: Fingerprint { Fingerprint(header) }

  /// The spelling whose dictionary has this fingerprint; nil for a dictionary that the index was not made from.
  package func spelling(of dictionary: Fingerprint) -> EnglishSpelling? {
    let digits = dictionary.description
    return EnglishSpelling.allCases.first { self.dictionary($0) == digits }
  }
}

/// Does `body`, whose fault becomes a diagnostic.
func diagnosed<Result>(_ body: () throws(LookupFault) -> Result) throws(Diagnostic) -> Result {
  do throws(LookupFault) { return try body() } catch { throw Diagnostic(error) }
}

extension LookupFault {
  /// The fault of an oracle that fails with `diagnostic`.
  package init(_ diagnostic: Diagnostic) {
    let kind = [Kind.missing, .damaged, .unfit].first { $0.status == diagnostic.status } ?? .failed
    self.init(
      kind, diagnostic.subject, because: diagnostic.cause, diagnostic.remedy,
      isOfOneWord: diagnostic.kind == .ofOneWord)
  }

  /// The fault of a line that cannot be judged because something has changed, as `changed` says.
  init(changed: String) { self.init(.missing, changed, because: nil, "judge with the data of the session") }

  /// Does `body`, whose diagnostic becomes a fault.
  package static func telling<Result>(_ body: () throws(Diagnostic) -> Result) throws(LookupFault) -> Result {
    do throws(Diagnostic) { return try body() } catch { throw LookupFault(error) }
  }
}
