import Dispatch
import Lexicon
import ScrambleFiles
import Spelling
import Synchronization

/// Finds the words that letters spell by a dictionary, index or not: the forms of the dictionary's own words, each of
/// which Hunspell confirms. Where the dictionary uses a directive that is unknown to the forms, Hunspell is asked about
/// every arrangement of the letters instead.
final class WordSearch: Sendable {
  private let speller: any SpellChecker
  private let orthography: Orthography
  private let read: ReadForms

  convenience init(_ speller: any SpellChecker, _ orthography: Orthography) {
    self.init(speller, orthography, ReadForms())
  }

  private init(_ speller: any SpellChecker, _ orthography: Orthography, _ read: ReadForms) {
    self.speller = speller
    self.orthography = orthography
    self.read = read
  }

  /// The same search, with the same forms, that asks `speller`, which judges by the same dictionary.
  func asking(_ speller: any SpellChecker) -> WordSearch { WordSearch(speller, orthography, read) }

  /// The forms of the dictionary, or nil where it uses a directive that they do not know. Read when they are first
  /// asked for, while Hunspell loads the dictionary.
  ///
  /// - Throws: why the dictionary cannot be used.
  func wordForms() throws -> WordForms? {
    try read.forms.withLock { forms in
      let result = forms ?? Result { try readForms() }
      forms = result
      return try result.get()
    }
  }

  /// Why the words are found by arrangements, once that is known.
  var reasonForArrangements: WordFormsFault? { read.unsupported.withLock(\.self) }

  private func readForms() throws -> WordForms? {
    let speller = speller
    let loading = DispatchGroup()
    DispatchQueue.global().async(group: loading) { try? speller.load() }
    defer { loading.wait() }
    do {
      return try WordForms(
        affix: readFile(speller.files.affix), words: readFile(speller.files.words), orthography: orthography)
    } catch {
      // What Hunspell finds wrong with the dictionary comes first.
      try speller.load()
      guard let fault = error as? WordFormsFault else { throw error }
      read.unsupported.withLock { $0 = fault }
      return nil
    }
  }

  /// The words of at least `minimumLength` letters that `letters`, which are folded, spell in part or as a whole, each
  /// folded and once, with the spelling that is the folded word itself, or else the first in order; nil where more than
  /// the limit would have to be asked about.
  func words(
    from letters: [Character], minimumLength: Int, limit: SearchLimit,
    report: @escaping @Sendable (SearchProgress) -> Void
  ) throws -> [String: String]? {
    let forms = try wordForms()
    let arrangements = forms == nil ? Arrangements(of: letters) : nil
    if let arrangements, arrangements.count > limit.arrangements { return nil }
    let questions = Questions(speller, all: arrangements?.count, report: report)
    defer { questions.finish() }
    if let forms {
      var candidates = forms.candidates(from: letters, minimumLength: minimumLength).makeIterator()
      while let candidate = candidates.next() {
        guard questions.count < limit.candidates else { return nil }
        try questions.ask(candidate)
      }
      if candidates.isCut { return nil }
    } else if let arrangements {
      for word in arrangements {
        try questions.ask(word, isCounted: word.count >= minimumLength)
      }
    }
    // Letters side by side may be another letter together, which is not there, or is there besides.
    let multiset = LetterMultiset(letters)
    return try questions.known().reduce(into: [:]) { words, spelling in
      let word = orthography.folded(spelling)
      guard word.count >= minimumLength, multiset.contains(LetterMultiset(word)) else { return }
      words[word] = spelling == word ? word : words[word].map { $0 == word ? word : min($0, spelling) } ?? spelling
    }
  }

  /// The words without parts whose letters have `pattern`, or any, as the dictionary writes them; see
  /// `WordForms.forms(of:spelling:)`.
  ///
  /// - Throws: `WordFormsFault` where they cannot be told, or are more than `mostForms`.
  func forms(
    of pattern: LetterPattern?, spelling: (String) -> [UInt8]?, report: @escaping @Sendable (SearchProgress) -> Void
  ) throws -> [String] {
    guard let words = try wordForms() else {
      throw reasonForArrangements ?? WordFormsFault(line: nil, problem: "its words are not known")
    }
    let questions = Questions(speller, all: nil, report: report)
    defer { questions.finish() }
    var forms = words.forms(of: pattern, spelling: spelling)
    while let form = forms.next() {
      guard questions.count < Self.mostForms else { break }
      try questions.ask(form)
    }
    guard !forms.isCut, questions.count < Self.mostForms else {
      throw WordFormsFault(line: nil, problem: "more than \(Self.mostForms) words would have to be listed")
    }
    return try questions.known()
  }

  private static let mostForms = 2_000_000

  /// Whether the dictionary has a word that folds to `word`, which is folded.
  func isReal(_ word: String) throws -> Bool {
    if !orthography.foldsAccents { return try speller.areKnown(spellings(of: word)).contains(true) }
    if try speller.areKnown(spellings(of: word)).contains(true) { return true }
    guard let forms = try wordForms() else { return false }
    let letters = Array(word)
    let spellings = forms.candidates(from: letters, minimumLength: letters.count).prefix(Self.mostCandidatesOfWord)
      .filter { orthography.folded($0) == word }
    return try speller.areKnown(spellings).contains(true)
  }

  /// How many forms are looked through for the accents of one word. Only long words of languages with compounds have
  /// the letters of more: of such a word the spelling alone that is asked about counts.
  private static let mostCandidatesOfWord = 50_000

  /// The answers of `isReal` to all `words`, in their order.
  func areReal(_ words: [String]) throws -> [Bool] {
    if orthography.foldsAccents { return try words.map(isReal) }
    let spellings = words.map(spellings)
    var answers = try speller.areKnown(spellings.flatMap(\.self))[...]
    return spellings.map { spellings in
      defer { answers = answers.dropFirst(spellings.count) }
      return answers.prefix(spellings.count).contains(true)
    }
  }

  /// The ways in which a dictionary may write `word`, accents as they are.
  private func spellings(of word: String) -> [String] {
    let written = Orthography.written(word)
    return orthography.allowsCapitals ? [written, written.prefix(1).uppercased() + written.dropFirst()] : [written]
  }
}

/// The forms of a dictionary, which are read once for all searches that share them.
private final class ReadForms: Sendable {
  let forms = Mutex<Result<WordForms?, any Error>?>(nil)
  let unsupported = Mutex<WordFormsFault?>(nil)
}

/// How much Hunspell may be asked for the words of one root.
package struct SearchLimit: Sendable {
  /// The most forms. Only long roots of languages with compounds have more than some thousand.
  let candidates: Int

  /// The most arrangements, where there are no forms.
  let arrangements: Int

  /// For what nobody has asked for. Hunspell judges 50,000 compounds in half a second, with a few dictionaries in some
  /// seconds. Eight different letters have 109,600 arrangements.
  package static let quick = SearchLimit(candidates: 50_000, arrangements: 110_000)

  /// For each of many words, one of which is to be a root: what has more forms than this is passed over.
  static let drawing = SearchLimit(candidates: 10_000, arrangements: 110_000)

  /// For what a person waits for, and can see go on. Ten different letters have 9,864,100 arrangements.
  package static let patient = SearchLimit(candidates: 10_000_000, arrangements: 10_000_000)
}

/// How many spellings Hunspell was asked about, of how many where that is known.
package struct SearchProgress: Sendable {
  package let asked: Int
  package let all: Int?
  package let isDone: Bool
}

/// Spellings on their way to Hunspell, which answers on a thread of its own while the next ones are looked for.
private final class Questions {
  private let speller: any SpellChecker
  private let all: Int?
  private let report: @Sendable (SearchProgress) -> Void
  private let queue = DispatchQueue(label: "questions")

  /// How many spellings make one question. Hunspell may take a millisecond for a long compound, and has only so much
  /// time for a question.
  private static let batch = 1024

  /// How many batches may wait, so that no search fills the memory with them.
  private let room = DispatchSemaphore(value: 2)
  private let answers = Answers()
  private var waiting: [String] = []

  /// How many spellings were found.
  private(set) var count = 0

  private final class Answers: Sendable {
    let state = Mutex<(known: [String], fault: (any Error)?)>(([], nil))
  }

  init(_ speller: any SpellChecker, all: Int?, report: @escaping @Sendable (SearchProgress) -> Void) {
    self.speller = speller
    self.all = all
    self.report = report
  }

  /// Takes the next spelling, to be asked about unless it only counts.
  ///
  /// - Throws: what an earlier question has thrown.
  func ask(_ spelling: String, isCounted: Bool = true) throws {
    count += 1
    if isCounted { waiting.append(spelling) }
    if waiting.count == Self.batch { try send() }
  }

  /// The spellings that Hunspell knows, when it has answered.
  func known() throws -> [String] {
    try send()
    queue.sync {}
    return try answers.state.withLock { state in
      if let fault = state.fault { throw fault }
      return state.known
    }
  }

  /// Waits for the last answer. Nothing is asked any more.
  func finish() {
    queue.sync {}
    report(SearchProgress(asked: count, all: all, isDone: true))
  }

  private func send() throws {
    if let fault = answers.state.withLock({ $0.fault }) { throw fault }
    let (batch, speller, answers, room) = (waiting, speller, answers, room)
    waiting.removeAll(keepingCapacity: true)
    report(SearchProgress(asked: count, all: all, isDone: false))
    room.wait()
    queue.async {
      defer { room.signal() }
      if answers.state.withLock({ $0.fault != nil }) { return }
      do {
        let known = zip(batch, try speller.areKnown(batch)).filter(\.1).map(\.0)
        answers.state.withLock { $0.known += known }
      } catch {
        answers.state.withLock { $0.fault = error }
      }
    }
  }
}
