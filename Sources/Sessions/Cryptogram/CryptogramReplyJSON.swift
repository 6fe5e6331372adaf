package import Cryptograms
import Journal

extension CryptogramReply {
  /// One object of the protocol by which a program uses the helper. All keys are always there; what does not apply is
  /// empty.
  package struct Body: Encodable {
    struct Word: Encodable {
      var cipher: String

      /// How many words still fit.
      var count: Int
      var occurrences: Int

      /// `open`, `contradicted`, `unlisted`, `unknown`, `name` or `group`.
      var standing: String

      /// Pairs and bans of which one is wrong, where no word fits any more.
      var blamed: [String]
    }

    /// A hint in its parts; what its level does not tell is empty.
    struct Hint: Encodable {
      var ground: String
      var words: [String]
      var letter: String
      var options: String
      var answer: String
      var isForced: Bool

      /// How sure a likely answer is, from 0 to 1; 0 where it is not told.
      var confidence: Double
    }

    struct Match: Encodable {
      var word: String
      var score: Int
    }

    var event: String
    var message = ""

    /// Pairs, locked ones with an asterisk, and bans: `A=E,B=T*,C!=D`.
    var map: String
    var mayBeItself: Bool

    /// The kind of keyword alphabet that the puzzle is said to have, `k1` to `k4`; empty where nothing is said.
    var kind: String

    /// The plain letters that are left.
    var left: String

    /// The lines of the puzzle, and the solution so far.
    var ciphertext: [String] = []
    var solution: [String] = []
    var words: [Word] = []

    /// The cipher letters of whose plain letters the solver is not sure, where the map shows its reading.
    var doubtful: [String] = []
    var isSolved = false

    /// `open`, `paired`, `readable` or `solved`; `open` where there is no puzzle.
    var completion = Puzzle.Completion.open.rawValue

    /// What a prompt says below the puzzle: words of it that no listed word fits, and that every letter has its pair.
    var news: [String] = []

    /// The word that was searched, and what was found.
    var pattern = ""
    var count = 0
    var matches: [Match] = []
    var hint: Hint?
    var history: [String]

    /// What the solver made of the puzzle.
    var solved: SolvedBody?

    /// How many of its solutions are likely, and can be taken by number.
    var likely = 0

    /// The steps of an explanation.
    var steps: [String] = []

    /// How many hints of each level were given for the puzzle at hand.
    var hints: [Int]
    var sort: String
  }

  package var json: Body {
    let state = worksheet.state
    var body = Body(
      event: event, map: worksheet.map.description, mayBeItself: !worksheet.map.forbidsItself,
      kind: state.kind?.rawValue ?? "",
      left: String(worksheet.alphabet.letters(of: worksheet.map.plainLeft).map(\.small)),
      history: state.history.map(\.description), hints: worksheet.hints, sort: state.order.rawValue)
    if let puzzle = worksheet.puzzle(with: search) {
      body.ciphertext = puzzle.cryptogram.lines.map { Escape.visible($0) }
      body.solution = puzzle.solution.map { Escape.visible($0) }
      body.words = puzzle.words.map {
        Body.Word(
          cipher: $0.cipher.description, count: $0.count, occurrences: $0.occurrences, standing: $0.status.rawValue,
          blamed: $0.status == .contradicted ? puzzle.blame(for: $0.cipher).map(\.description) : [])
      }
      body.doubtful = (reading?.doubtful ?? []).map(\.cipher.description)
      body.isSolved = puzzle.isSolved
      body.completion = puzzle.completion.rawValue
      body.news = puzzle.contradictions + [puzzle.news].compactMap(\.self)
    }
    switch kind {
    case .found:
      body.pattern = worksheet.searched?.description ?? ""
      body.matches = matches.map { Body.Match(word: $0.text, score: $0.score) }
      body.count = body.matches.count
      body.message = worksheet.searched.map(foundTitle) ?? ""
    case .solved(let solution), .alternatives(let solution):
      body.solved = SolvedBody(state.text ?? "", solution, top: .max)
      body.likely = solution.likely.count
      body.message = (remarks.map { Escape.visible($0) } + solution.remarks).joined(separator: " ")
    case .explained(let explanation):
      body.message = explanation.scope ?? ""
      body.steps = explanation.steps.map(\.reason)
    case .hinted(let hint):
      body.message = hint.description
      body.hint = Body.Hint(
        ground: hint.ground.rawValue, words: hint.words.map(\.description), letter: hint.cipher?.description ?? "",
        options: String(hint.options.map(\.small)), answer: hint.answer.map { String($0.small) } ?? "",
        isForced: hint.isForced, confidence: Double(hint.confidence ?? 0) / 100)
    case .refused(let refusal): body.message = refusal.sentence(of: worksheet.alphabet)
    case .info(let text): body.message = Escape.visible(text)
    case .help(let lines): body.message = lines.joined(separator: "\n")
    case .printed(let sheet): body.message = PuzzleSheet.text([sheet]).joined(separator: "\n")
    case .left(let states):
      body.message = states.enumerated().map { "\($0 + 1)  \(Escape.visible($1.beginning))" }.joined(separator: "\n")
    case .samples: body.message = SampleCryptogram.all.map(\.ciphertext).joined(separator: "\n")
    case .failure(let diagnostic): body.message = diagnostic.line
    case .end: body.message = ending
    case .opened, .changed, .words, .map, .history:
      body.message = remarks.map { Escape.visible($0) }.joined(separator: "\n")
    }
    return body
  }

  private var event: String {
    switch kind {
    case .opened: "opened"
    case .changed: "changed"
    case .found: "found"
    case .hinted: "hint"
    case .solved: "solved"
    case .alternatives: "alternatives"
    case .explained: "explained"
    case .refused: "refused"
    case .words, .map, .history, .samples, .printed, .left, .info, .help, .failure: "info"
    case .end: "end"
    }
  }
}

/// A solved cryptogram as a program gets it.
package struct SolvedBody: Encodable {
  package struct Solution: Encodable {
    var plaintext: String

    /// The letters cut into words, where the text has no spaces that part any; else empty.
    var words: String

    /// The plain letter of each cipher letter.
    var key: [String: String]

    /// In 128ths of a nat: the difference of two is the logarithm of how many times as likely one is.
    var score: Int

    /// How likely it is that every letter is right, from 0 to 1.
    var odds: Double

    /// How sure the plain letter of each cipher letter is, from 0 to 1.
    var confidence: [String: Double]

    /// The keyword alphabets that the key is made of, `k1` to `k4`, and how sure the keyword is, from 0 to 1; empty
    /// where none was recognised. The keywords of K4 have a blank between them.
    var kind: String
    var keyword: String
    var plainAlphabet: String
    var cipherAlphabet: String
    var keywordConfidence: Double
  }

  var ciphertext: String

  /// The puzzle's own number and title, empty where it has none.
  var number = ""
  var title = ""

  /// Why it cannot be read, where it cannot.
  var fault = ""
  var solutions: [Solution]
  var ambiguous: Bool

  /// The cipher letters that would decide between nearly equal readings.
  var deciding: String
  var belowUnicityDistance: Bool

  /// Whether the best solution reads as its language; absent where nobody has measured it.
  var readsAsLanguage: Bool?

  /// Whether words of the best reading are taken for misspelled on purpose.
  var misspelled: Bool

  package init(_ ciphertext: String, _ solution: Cryptograms.Solution, top: Int) {
    self.ciphertext = escapedLines(ciphertext)
    solutions = solution.readings.prefix(top).map { reading in
      let letters = reading.key.map { ($0.cipher.description, $0) }
      let alphabets = reading.recognized?.alphabets
      return Solution(
        plaintext: escapedLines(reading.plaintext), words: reading.segmented.map(escapedLines) ?? "",
        key: Dictionary(uniqueKeysWithValues: letters.map { ($0, String($1.plain.small)) }), score: reading.score,
        odds: Double(reading.odds) / 100,
        confidence: Dictionary(uniqueKeysWithValues: letters.map { ($0, Double($1.confidence) / 100) }),
        kind: alphabets?.kind.rawValue ?? "", keyword: alphabets?.keywords.joined(separator: " ") ?? "",
        plainAlphabet: alphabets?.plainRow ?? "", cipherAlphabet: alphabets?.cipherRow ?? "",
        keywordConfidence: Double(reading.recognized?.confidence ?? 0) / 100)
    }
    ambiguous = solution.isAmbiguous
    deciding = solution.deciding.map(\.description).joined()
    belowUnicityDistance = solution.isBelowUnicityDistance
    readsAsLanguage = solution.readsAsLanguage
    misspelled = solution.isMisspelled
  }
}
