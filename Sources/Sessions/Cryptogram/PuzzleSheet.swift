package import Cryptograms
import Journal
import Layout

/// A cryptogram to be printed: the question with room to write, and the answer apart from it.
package struct PuzzleSheet {
  /// The line above it: a number, a kind, points.
  private let title: String

  /// The words of a setter about it.
  private let words: SheetWords

  /// Whether the plain letters are written down and the cipher letters are wanted, as in K2.
  private let isByPlainLetters: Bool
  private let ciphertext: [String]
  private let plaintext: [String]

  /// The pairs of all letters; none where some letter has none.
  private let pairs: [LetterPair]
  private let alphabet: CipherAlphabet

  private let answerTitle: String

  /// The note below the key, such as its keywords.
  private let note: String

  /// A sheet 60 columns wide fits any paper.
  package static let width = 60

  /// The sheet of a cryptogram that was made.
  package init(_ made: MadeCryptogram, title: String, _ words: SheetWords = SheetWords()) {
    self.words = words
    isByPlainLetters = made.alphabets?.kind == .k2
    let kind = made.alphabets.map { $0.kind.rawValue.uppercased() }
    self.title = Self.title(title, kind, words)
    answerTitle = title + Self.answerEnd
    ciphertext = Self.lines(made.ciphertext)
    plaintext = Self.lines(made.spelled?.lowercased() ?? made.plaintext)
    pairs = made.pairs
    alphabet = made.alphabet
    note = [made.alphabets.map { "\($0)." }, made.misspellings].compactMap { $0 }.joined(separator: " ")
  }

  /// The sheet of a puzzle that is being worked on, with what a complete map says: the answer where it is solved.
  init(_ puzzle: Puzzle, _ kind: AlphabetKind?, _ printed: PrintedPuzzle?) {
    words = printed.map { SheetWords($0) } ?? SheetWords()
    isByPlainLetters = kind == .k2
    let name = ["Cryptogram", printed?.number].compactMap { $0 }.joined(separator: " ")
    title = Self.title(name, kind?.rawValue.uppercased(), words)
    answerTitle = name + (puzzle.isSolved ? Self.answerEnd : Self.ownLettersEnd)
    ciphertext = puzzle.cryptogram.lines
    plaintext = puzzle.solution
    pairs = puzzle.lettersLeft.isEmpty ? puzzle.map.pairs : []
    note = ""
    alphabet = puzzle.map.alphabet
  }

  private static func title(_ name: String, _ kind: String?, _ words: SheetWords) -> String {
    [name, kind, words.points.map { "[\(counted($0, "point"))]" }].compactMap { $0 }.joined(separator: "  ")
  }

  private static func lines(_ text: String) -> [String] {
    text.split(whereSeparator: { $0.isNewline }).map { String($0) }
  }

  /// The puzzle with what is said of it, a line to write on under each line, and a table of the letters with how often
  /// they occur.
  package func question(width: Int = Self.width) -> [String] {
    let text = ciphertext.flatMap { line in
      let blanks = String(line.map { alphabet.letter($0) == nil ? $0 : "_" })
      return wrapped(Escape.visible(line), above: Escape.visible(blanks), width: width).flatMap {
        [$0.over, $0.under, ""]
      }
    }
    let question = words.question.flatMap { Self.broken($0, width: width) }
    let below = words.below.flatMap { Self.broken($0, width: width) }
    return Self.broken(title, width: width) + [""] + question + (question.isEmpty ? [] : [""]) + text + below
      + (below.isEmpty ? [] : [""])
      + table(width: width)
  }

  /// The ends of the titles of answers.
  private static let answerEnd = ": the answer"
  private static let ownLettersEnd = ": your letters"

  /// Whether a line is the title of an answer and not of a question; nil where it is neither.
  static func isTitleOfAnswer(_ line: String) -> Bool? {
    line.hasPrefix("Cryptogram") ? [answerEnd, ownLettersEnd].contains { line.hasSuffix($0) } : nil
  }

  /// The plain text and the key.
  package func answer(width: Int = Self.width) -> [String] {
    let pairs = pairs.sorted { $0.plain < $1.plain }
    let rows = [("Plain ", pairs.map { $0.plain.small }), ("Cipher", pairs.map { $0.cipher.capital })]
    return Self.broken(answerTitle, width: width) + [""] + plaintext.flatMap { Self.broken($0, width: width) } + [""]
      + rows.map { "\($0)  \(String($1))" } + (note.isEmpty ? [] : wrapped(note, width: width))
  }

  /// A line as it is shown, in lines of at most `width` columns; a word that is longer is broken, too.
  private static func broken(_ line: String, width: Int) -> [String] {
    let shown = Escape.visible(line)
    return wrapped(shown, above: shown, width: width).map { $0.over }
  }

  /// Each letter with its count, and a place to write what it stands for, or for K2 what stands for it.
  private func table(width: Int) -> [String] {
    var counts = [Int](repeating: 0, count: alphabet.count)
    for character in ciphertext.joined() { if let letter = alphabet.letter(character) { counts[letter.index] += 1 } }
    let cell = max(3, String(counts.max() ?? 0).count + 1)
    let perRow = min((alphabet.count + 1) / 2, max(1, width / cell))
    func row(_ texts: [String]) -> String { texts.map { $0.alignedRight(to: cell) }.joined() }
    return stride(from: 0, to: alphabet.count, by: perRow).flatMap { first in
      let letters = alphabet.letters[first..<min(alphabet.count, first + perRow)]
      let plain = isByPlainLetters ? [row(letters.map { String($0.small) })] : []
      return [
        row(letters.map { "\($0)" }),
        row(letters.map { counts[$0.index] == 0 ? "" : "\(counts[$0.index])" }).withoutBlanksAtEnd,
      ] + plain + [row(letters.map { _ in "_" }), ""]
    }
  }

  /// All questions, and all answers behind them.
  package static func text(_ sheets: [PuzzleSheet], width: Int = Self.width) -> [String] {
    sheets.flatMap { $0.question(width: width) } + Self.answers(sheets, width: width)
  }

  /// Question and answer as a screen has them, which begins no page.
  func shown(width: Int = Self.width) -> [String] { Self.text([self], width: width).filter { $0 != "\u{C}" } }

  private static func answers(_ sheets: [PuzzleSheet], width: Int) -> [String] {
    let answers = sheets.filter { !$0.pairs.isEmpty }.flatMap { $0.answer(width: width) + [""] }
    // A form feed, by which printers begin a page.
    return answers.isEmpty ? [] : ["\u{C}", String(repeating: "-", count: width), ""] + answers
  }

  /// A page for a browser to print, on A4 or letter: as many puzzles on a sheet of paper as it takes whole, and all
  /// answers on paper of their own.
  package static func page(_ sheets: [PuzzleSheet]) -> [String] {
    let questions = sheets.map { section($0.question()) }
    let answers = answers(sheets, width: Self.width).dropFirst(3)
    return [
      "<!DOCTYPE html>", "<html lang=\"en\">", "<head>", "<meta charset=\"utf-8\">", "<title>Cryptograms</title>",
      "<style>", "@page { margin: 15mm }", "body { margin: 0 }",
      "pre { font-size: 12pt; line-height: 1.4; margin: 0 0 2em }", "section { break-inside: avoid }",
      ".answers { break-before: page; break-inside: auto }", "</style>",
      "</head>", "<body>",
    ] + questions + (answers.isEmpty ? [] : [section(Array(answers), " class=\"answers\"")]) + ["</body>", "</html>"]
  }

  private static func section(_ lines: [String], _ attributes: String = "") -> String {
    let text = String(lines.joined(separator: "\n").flatMap { $0 == "&" ? "&amp;" : $0 == "<" ? "&lt;" : "\($0)" })
    return "<section\(attributes)><pre>\n\(text)\n</pre></section>"
  }
}

extension CryptogramSession {
  /// Shows the sheets of the puzzle, or writes them into a new file.
  mutating func printed(_ path: String) -> CryptogramReply {
    guard let puzzle = worksheet.puzzle(with: search) else { return info(Self.noPuzzle) }
    let sheet = PuzzleSheet(
      puzzle, worksheet.state.kind, printed.flatMap { $0.text == worksheet.state.text ? $0 : nil })
    if path.isEmpty { return reply(.printed(sheet)) }
    let path = world.path(typed: path)
    let lines = path.hasSuffix(".html") ? PuzzleSheet.page([sheet]) : PuzzleSheet.text([sheet])
    recorder.keep(.create(path: path, text: lines.joined(separator: "\n") + "\n"))
    return info("Printed to \(path).")
  }
}
