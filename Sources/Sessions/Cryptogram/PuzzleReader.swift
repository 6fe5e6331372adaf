package import Cryptograms
import Journal

/// The cryptograms of a file, one after the other, in memory that does not grow with their number.
package struct PuzzleReader {
  /// The most bytes of a cryptogram: one character takes up to four.
  package static let longest = 4 * Cryptogram.mostScalars

  /// A cryptogram of the file.
  package struct ReadPuzzle: Sendable {
    /// The cryptogram with what is printed around it.
    package let printed: PrintedPuzzle

    /// The number of its first line, counted from 1.
    package let line: Int

    /// Its place among the puzzles of the file, counted from 1.
    package let place: Int

    /// The numbers of the lines of its ciphertext.
    let lines: [Int]

    /// The name of the file in messages.
    package let source: String

    /// Whether it is known to be the only puzzle: the first, with the end of the file behind it.
    package let isOnly: Bool

    /// The messages about the file that are told before it: puzzles were parted by a guess, or bytes are no text.
    package let notices: [Diagnostic]

    /// The letters that it may have.
    package let alphabet: CipherAlphabet
  }

  /// A line of the file.
  package struct Line {
    let text: String

    /// Its number, counted from 1.
    let number: Int

    /// Whether it is longer than a cryptogram may be, and this is its beginning.
    let isCut: Bool

    package init(_ text: String, number: Int, isCut: Bool) {
      self.text = text
      self.number = number
      self.isCut = isCut
    }
  }

  /// The next line of the file, or nil at its end.
  private let nextLine: () throws(Diagnostic) -> Line?

  /// Lines of the next puzzle that were read already.
  private var begun: [Line] = []

  /// The puzzles that were read, with what tells that they were parted by a guess.
  private var waiting: [(lines: [Line], guess: Diagnostic?)] = []

  /// The failure that comes after them.
  private var failure: Diagnostic?
  private var count = 0

  /// The number of the first line that is not blank.
  private var firstLine: Int?
  private var isAtEnd = false
  private var isAmongAnswers = false
  private var hasToldOfBytes = false
  let place: String
  private let layout: PuzzleLayout
  let alphabet: CipherAlphabet

  /// Tells what is printed around puzzles; where each line is one, all lines are ciphertext.
  private let plain: PlainLines?

  /// Whether `next` reads on behind a puzzle before it returns it, because the lines below may belong to it.
  private let readsOn: Bool

  /// The cryptograms of the file called `place`, whose lines `nextLine` answers with, parted by `layout`; they have the
  /// letters of `alphabet`, and `plain` may tell what is printed around them. `isTyped` says that a person waits for an
  /// answer at the blank line below a puzzle.
  package init(
    place: String, _ layout: PuzzleLayout = .automatic, _ alphabet: CipherAlphabet = .english,
    _ plain: PlainLines? = nil,
    isTyped: Bool = false, _ nextLine: @escaping () throws(Diagnostic) -> Line?
  ) {
    self.nextLine = nextLine
    self.place = place
    self.layout = layout
    self.alphabet = alphabet
    self.plain = layout == .lines ? nil : plain
    readsOn = !isTyped && self.plain != nil
  }

  /// The cryptograms of the file at `path`, which have the letters of the words of `search`. It is read whole.
  init(_ path: String, _ search: PatternSearch, _ library: any Library) throws(Diagnostic) {
    self.init(String(preserving: try library.contents(of: path, upTo: Self.mostBytes)), at: path, search)
  }

  /// The cryptograms of `text`, which is called `place`.
  init(_ text: String, at place: String, _ search: PatternSearch) {
    var rest = text.split(omittingEmptySubsequences: false) { $0.isNewline }.enumerated().makeIterator()
    self.init(place: place, .automatic, search.alphabet, PlainLines(search)) { () throws(Diagnostic) in
      rest.next().map { Line(String($1.prefix(Self.longest)), number: $0 + 1, isCut: $1.count > Self.longest) }
    }
  }

  /// The most bytes of a file that is read whole.
  private static let mostBytes = 16 << 20

  /// The next cryptogram, or nil at the end of the file.
  ///
  /// - Throws: `Diagnostic` for one that is too long, for a file with text and no puzzle, and what reading it throws.
  package mutating func next() throws(Diagnostic) -> ReadPuzzle? {
    while waiting.count < (readsOn ? 2 : 1), !isAtEnd, failure == nil {
      do throws(Diagnostic) { try readStretch() } catch { failure = error }
    }
    guard !waiting.isEmpty else {
      if let failure { throw failure }
      if count == 0, let firstLine, !begun.isEmpty || isAmongAnswers { throw noPuzzle(firstLine) }
      return nil
    }
    let (lines, guess) = waiting.removeFirst()
    count += 1
    var notices = [guess].compactMap { $0 }
    if !hasToldOfBytes, let line = lines.first(where: { $0.text.hasStandIns }) {
      hasToldOfBytes = true
      notices.append(.keepingBytes(of: "\(place) line \(line.number)"))
    }
    var printed = printed(lines[...])
    // A ciphertext may look like the maker in a heading.
    if printed.lines.isEmpty { printed = PrintedPuzzle(lines.map { $0.text }, of: alphabet) }
    if printed.lines.isEmpty { printed = PrintedPuzzle(text: lines.map { $0.text }) }
    if alphabet == .english, printed.isXenocrypt {
      notices.append(
        .note(
          "reading the puzzle at \(place) line \(lines[0].number) as English", because: "it is called a Xenocrypt",
          "--model spanish reads it as Spanish"))
    }
    return ReadPuzzle(
      printed: printed, line: lines[0].number, place: count, lines: printed.places.map { lines[$0].number },
      source: place, isOnly: count == 1 && isAtEnd && waiting.isEmpty, notices: notices, alphabet: alphabet)
  }

  /// Reads lines up to the next blank one, and parts the puzzles in them.
  private mutating func readStretch() throws(Diagnostic) {
    var lines = begun
    begun = []
    var size = lines.reduce(0) { $0 + $1.text.unicodeScalars.count + 1 }
    let known = lines.count
    while !isAtEnd {
      guard let line = try nextLineOfQuestions() else {
        isAtEnd = true
        break
      }
      let text = line.text.withoutMarkup.withPlainLetters(of: alphabet)
      if text.allSatisfy({ $0.isWhitespace }) {
        if lines.isEmpty { continue }
        if layout != .one { break }
      }
      lines.append(Line(text, number: line.number, isCut: line.isCut))
      size += text.unicodeScalars.count + 1
      if line.isCut || size > Cryptogram.mostScalars + 1 {
        // Behind many short puzzles another one begins; one that is too long does not end.
        let parts = PuzzleParts(lines.map { $0.text }, layout, of: alphabet, plain)
        guard !line.isCut, parts.ranges.count > 1, let last = parts.ranges.last else { throw tooLong(line.number) }
        take(lines, parts, parts.ranges.dropLast())
        begun = Array(lines[last])
        return
      }
      if layout == .lines { break }
    }
    while lines.last?.text.allSatisfy({ $0.isWhitespace }) == true { lines.removeLast() }
    if lines.isEmpty { return }
    firstLine = firstLine ?? lines[0].number
    if plain != nil, known > 0 {
      let (above, below) = (printed(lines[..<known]), printed(lines[known...]))
      // The heading "Patristocrats" belongs to the puzzles below it.
      let isOfPuzzleAbove = above.number == nil && above.tellsParts && !above.isPatristocrat
      if below.number != nil || isAtEnd && lines.count == known, isOfPuzzleAbove, !waiting.isEmpty {
        // A line that tells of a puzzle and stands above the next number belongs to the puzzle before it.
        waiting[waiting.count - 1].lines += lines[..<known]
        lines.removeFirst(known)
      } else if lines.count > known, below.lines.isEmpty, !above.tellsParts {
        // The title of the page stands above that of a puzzle.
        lines.removeFirst(known)
      }
    }
    if lines.isEmpty { return }
    let parts = PuzzleParts(lines.map { $0.text }, layout, of: alphabet, plain)
    take(lines, parts, parts.ranges[...])
  }

  /// The next line that is not part of an answer on a sheet of our own. The answer to a Patristocrat, or to a puzzle
  /// with misspelled words, does not read as a language, so its title tells it.
  private mutating func nextLineOfQuestions() throws(Diagnostic) -> Line? {
    while let line = try nextLine() {
      if layout == .automatic { isAmongAnswers = PuzzleSheet.isTitleOfAnswer(line.text) ?? isAmongAnswers }
      if !isAmongAnswers { return line }
      firstLine = firstLine ?? line.number
    }
    return nil
  }

  private mutating func take(_ lines: [Line], _ parts: PuzzleParts, _ ranges: ArraySlice<Range<Int>>) {
    var guess = parts.isGuess ? guess(about: lines, parts.ranges.count) : nil
    for range in ranges {
      let own = Array(lines[range])
      let texts = own.map { $0.text }
      let heading = printed(lines[range])
      if heading.lines.isEmpty, layout != .one {
        let isPlain = plain.map { texts.allSatisfy($0.isPlain) } ?? false
        let isLast = isAtEnd && heading.number == nil && heading.tellsParts
        if !waiting.isEmpty, let plain, isLast || plain.endPuzzle(texts, of: alphabet) {
          // It was parted from its puzzle by a blank line.
          waiting[waiting.count - 1].lines += own
          continue
        }
        // A heading may have a blank line below it, or nothing.
        let isShort = range.count < Self.mostLinesOfHeading || heading.number != nil
        if isPlain || !isAtEnd && range == ranges.last && isShort {
          begun = begun.isEmpty ? own : begun + own
          continue
        }
      }
      if ranges.count == 1, let plain, let above = waiting.last,
        PuzzleParts.goOn(above.lines.map { $0.text }, texts, of: alphabet, plain)
      {
        waiting[waiting.count - 1].lines += own
        continue
      }
      waiting.append((own, guess))
      guess = nil
    }
  }

  private func printed(_ lines: ArraySlice<Line>) -> PrintedPuzzle {
    PrintedPuzzle(lines.map { $0.text }, of: alphabet, plain)
  }

  /// A heading has fewer lines than that.
  static let mostLinesOfHeading = 4

  private func guess(about lines: [Line], _ count: Int) -> Diagnostic {
    let numbers = "\(lines.first?.number ?? 0) to \(lines.last?.number ?? 0)"
    return .note(
      "taking lines \(numbers) of \(place) for \(counted(count, "puzzle"))", because: "this is a guess",
      "say --lines or --one")
  }

  /// The notice about a file that was read to its end and has no line of text; nil for any other.
  package var notice: Diagnostic? {
    isAtEnd && firstLine == nil
      ? .note("there is no puzzle in \(place)", because: "it is empty", "nothing is done") : nil
  }

  private func noPuzzle(_ line: Int) -> Diagnostic {
    if !begun.isEmpty, !begun.contains(where: { $0.text.contains { $0.isLetter } }) {
      let cause = CipherFault.noLetters.description(of: alphabet)
      return Diagnostic(.badData, "cannot read \(place)", because: cause, "name a file with a cryptogram")
    }
    return Diagnostic(
      .badData, "cannot read \(place)", because: "line \(line) and those below read as plain text: there is no puzzle",
      "say --one where they are ciphertext")
  }

  private func tooLong(_ line: Int) -> Diagnostic {
    Diagnostic(
      .badData, "cannot read \(place) line \(line)",
      because: "the cryptogram has more than \(Cryptogram.mostScalars) characters",
      "part the puzzles by blank lines, or say --lines")
  }
}

extension PuzzleReader.ReadPuzzle {
  /// Why the text is no ciphertext, with the line of the file, or nil where it is one.
  package var fault: CipherFault? {
    do throws(CipherFault) {
      _ = try Cryptogram(printed.text, of: alphabet)
      return nil
    } catch .foreignLetter(let letter, let line) {
      return .foreignLetter(letter, line: lines.indices.contains(line - 1) ? lines[line - 1] : self.line)
    } catch {
      return error
    }
  }
}
