package import Cryptograms
import Journal

/// The cryptograms of a file, one after the other, in memory that does not grow with their number.
package struct PuzzleReader {
  /// The most bytes of a cryptogram: one character takes up to four.
  package static let longest = 4 * Cryptogram.mostScalars

  /// A cryptogram of the file.
  package struct Puzzle: Sendable {
    /// The cryptogram with what is printed around it.
    package let printed: PrintedPuzzle

    /// The number of its first line, counted from 1.
    package let line: Int

    /// Its place among the puzzles of the file, counted from 1.
    package let place: Int

    /// The numbers of the lines of its ciphertext.
    let lines: [Int]

    /// What the file is called.
    let source: String

    /// Whether the file ends behind it, and it is the first.
    package let isOnly: Bool

    /// What is told where it, and those behind it, were parted by a guess.
    package let guess: Diagnostic?

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
  private var waiting: [Puzzle] = []
  private var count = 0
  private var isAtEnd = false
  let place: String
  private let layout: PuzzleLayout
  let alphabet: CipherAlphabet

  /// The cryptograms of the file called `place`, whose lines `nextLine` answers with, parted by `layout`; they have the
  /// letters of `alphabet`.
  package init(
    place: String, _ layout: PuzzleLayout = .automatic, _ alphabet: CipherAlphabet = .english,
    _ nextLine: @escaping () throws(Diagnostic) -> Line?
  ) {
    self.nextLine = nextLine
    self.place = place
    self.layout = layout
    self.alphabet = alphabet
  }

  /// The next cryptogram, or nil at the end of the file.
  ///
  /// - Throws: `Diagnostic` for one that is too long, and what reading the file throws.
  package mutating func next() throws(Diagnostic) -> Puzzle? {
    while waiting.isEmpty {
      guard try readStretch() else { return nil }
    }
    return waiting.removeFirst()
  }

  /// Reads lines up to the next blank one, and parts the puzzles in them; false at the end of the file.
  private mutating func readStretch() throws(Diagnostic) -> Bool {
    var lines = begun
    begun = []
    var size = lines.reduce(0) { $0 + $1.text.unicodeScalars.count + 1 }
    while !isAtEnd {
      guard let line = try nextLine() else {
        isAtEnd = true
        break
      }
      let text = line.text.withPlainLetters(of: alphabet)
      if text.allSatisfy({ $0.isWhitespace }) {
        if lines.isEmpty { continue }
        if layout != .one { break }
      }
      lines.append(Line(text, number: line.number, isCut: line.isCut))
      size += text.unicodeScalars.count + 1
      if line.isCut || size > Cryptogram.mostScalars + 1 {
        // Behind many short puzzles another one begins; one that is too long does not end.
        let parts = PuzzleParts(lines.map { $0.text }, layout, of: alphabet)
        guard !line.isCut, parts.ranges.count > 1, let last = parts.ranges.last else { throw tooLong(line.number) }
        begun = Array(lines[last])
        take(lines, parts, parts.ranges.dropLast())
        return true
      }
      if layout == .lines { break }
    }
    if lines.isEmpty { return false }
    while lines.last?.text.allSatisfy({ $0.isWhitespace }) == true { lines.removeLast() }
    let parts = PuzzleParts(lines.map { $0.text }, layout, of: alphabet)
    take(lines, parts, parts.ranges[...])
    return true
  }

  private mutating func take(_ lines: [Line], _ parts: PuzzleParts, _ ranges: ArraySlice<Range<Int>>) {
    var guess = parts.isGuess ? guess(about: lines, parts.ranges.count) : nil
    for range in ranges {
      let texts = lines[range].map { $0.text }
      var printed = PrintedPuzzle(texts, of: alphabet)
      if printed.lines.isEmpty {
        // A heading may have a blank line below it, or nothing.
        if !isAtEnd, range == ranges.last, range.count < Self.mostLinesOfHeading {
          begun = lines[range] + begun
          continue
        }
        printed = PrintedPuzzle(text: texts)
      }
      count += 1
      waiting.append(
        Puzzle(
          printed: printed, line: lines[range.lowerBound].number, place: count,
          lines: printed.places.map { lines[range.lowerBound + $0].number }, source: place,
          isOnly: count == 1 && isAtEnd && ranges.count == 1, guess: guess, alphabet: alphabet))
      guess = nil
    }
  }

  /// A heading has fewer lines than that.
  static let mostLinesOfHeading = 4

  private func guess(about lines: [Line], _ count: Int) -> Diagnostic {
    let numbers = "\(lines.first?.number ?? 0) to \(lines.last?.number ?? 0)"
    return .note(
      "taking lines \(numbers) of \(place) for \(counted(count, "puzzle"))", because: "this is a guess",
      "say --lines or --one")
  }

  private func tooLong(_ line: Int) -> Diagnostic {
    Diagnostic(
      .badData, "cannot read \(place) line \(line)",
      because: "the cryptogram has more than \(Cryptogram.mostScalars) characters",
      "part the puzzles by blank lines, or say --lines")
  }
}

extension PuzzleReader.Puzzle {
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
