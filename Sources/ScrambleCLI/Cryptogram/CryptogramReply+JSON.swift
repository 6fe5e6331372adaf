import Cryptograms
import Journal

extension CryptogramReply {
  /// One object of the protocol by which a program uses the helper. All keys are always there; what does not apply is
  /// empty.
  struct Body: Encodable {
    struct Word: Encodable {
      var cipher: String

      /// How many words still fit.
      var count: Int
      var occurrences: Int

      /// `open`, `contradicted`, `unknown` or `name`.
      var standing: String
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

    /// The plain letters that are left.
    var left: String

    /// The lines of the puzzle, and the solution so far.
    var ciphertext: [String] = []
    var solution: [String] = []
    var words: [Word] = []
    var isSolved = false

    /// The word that was searched, and what was found.
    var pattern = ""
    var count = 0
    var matches: [Match] = []
    var history: [String]
    var sort: String
  }

  var json: Body {
    let standing = helper.standing
    var body = Body(
      event: event, map: helper.map.description, mayBeItself: !helper.map.forbidsItself,
      left: String(helper.map.plainLeft.letters.map(\.small)), history: standing.history.map(\.description),
      sort: standing.order.rawValue)
    if let puzzle = helper.puzzle(with: search) {
      body.ciphertext = puzzle.cryptogram.lines.map { Escape.visible($0) }
      body.solution = puzzle.solution.map { Escape.visible($0) }
      body.words = puzzle.words.map {
        Body.Word(
          cipher: $0.cipher.description, count: $0.count, occurrences: $0.occurrences, standing: $0.standing.rawValue)
      }
      body.isSolved = puzzle.isSolved
    }
    switch kind {
    case .found:
      body.pattern = helper.searched?.description ?? ""
      body.matches = matches.map { Body.Match(word: $0.text, score: $0.score) }
      body.count = body.matches.count
    case .hinted(let hint): body.message = hint.description
    case .refused(let refusal): body.message = refusal.sentence
    case .info(let text): body.message = Escape.visible(text)
    case .help(let lines): body.message = lines.joined(separator: "\n")
    case .samples: body.message = SampleCryptogram.all.map(\.ciphertext).joined(separator: "\n")
    case .setback(let complaint): body.message = complaint.line
    case .opened, .changed, .words, .map, .history, .end: break
    }
    return body
  }

  private var event: String {
    switch kind {
    case .opened: "opened"
    case .changed: "changed"
    case .found: "found"
    case .hinted: "hint"
    case .refused: "refused"
    case .words, .map, .history, .samples, .info, .help, .setback: "info"
    case .end: "end"
    }
  }
}
