package import Cryptograms
import Journal
package import ScrambleFiles
import Synchronization

/// The cryptograms of a file, one after the other, in memory that does not grow with their number.
package final class PuzzleReader: Sendable {
  /// The most bytes of a cryptogram: one character takes up to four.
  private static let longest = 4 * Cryptogram.mostScalars

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

  private struct Line {
    let text: String
    let number: Int
  }

  private struct State: ~Copyable {
    var lines: LineReader

    /// Lines of the next puzzle that were read already.
    var begun: [Line] = []
    var waiting: [Puzzle] = []
    var count = 0
    var isAtEnd = false
  }

  private let state: Mutex<State>
  private let place: String
  private let layout: PuzzleLayout
  private let alphabet: CipherAlphabet

  /// The cryptograms of `file`, which is called `place`, parted by `layout`; they have the letters of `alphabet`.
  package init(
    _ file: consuming InputFile, place: String, _ layout: PuzzleLayout = .automatic,
    _ alphabet: CipherAlphabet = .english
  ) {
    state = Mutex(State(lines: LineReader(file, limit: Self.longest)))
    self.place = place
    self.layout = layout
    self.alphabet = alphabet
  }

  /// The next cryptogram, or nil at the end of the file.
  ///
  /// - Throws: `Diagnostic` for one that is too long, and what reading the file throws.
  package func next() throws -> Puzzle? {
    try state.withLock { state in
      while state.waiting.isEmpty {
        guard try readStretch(&state) else { return nil }
      }
      return state.waiting.removeFirst()
    }
  }

  /// Reads lines up to the next blank one, and parts the puzzles in them; false at the end of the file.
  private func readStretch(_ state: inout State) throws -> Bool {
    var lines = state.begun
    state.begun = []
    var size = lines.reduce(0) { $0 + $1.text.unicodeScalars.count + 1 }
    while !state.isAtEnd {
      guard let line = try state.lines.next() else {
        state.isAtEnd = true
        break
      }
      let text = String(preserving: line.bytes).withPlainLetters(of: alphabet)
      if text.allSatisfy(\.isWhitespace) {
        if lines.isEmpty { continue }
        if layout != .one { break }
      }
      lines.append(Line(text: text, number: line.number))
      size += text.unicodeScalars.count + 1
      if line.isCut || size > Cryptogram.mostScalars + 1 {
        // Behind many short puzzles another one begins; one that is too long does not end.
        let parts = PuzzleParts(lines.map(\.text), layout, of: alphabet)
        guard !line.isCut, parts.ranges.count > 1, let last = parts.ranges.last else { throw tooLong(line.number) }
        state.begun = Array(lines[last])
        take(lines, parts, parts.ranges.dropLast(), &state)
        return true
      }
      if layout == .lines { break }
    }
    if lines.isEmpty { return false }
    while lines.last?.text.allSatisfy(\.isWhitespace) == true { lines.removeLast() }
    let parts = PuzzleParts(lines.map(\.text), layout, of: alphabet)
    take(lines, parts, parts.ranges[...], &state)
    return true
  }

  private func take(_ lines: [Line], _ parts: PuzzleParts, _ ranges: ArraySlice<Range<Int>>, _ state: inout State) {
    var guess = parts.isGuess ? guess(about: lines, parts.ranges.count) : nil
    for range in ranges {
      let texts = lines[range].map(\.text)
      var printed = PrintedPuzzle(texts, of: alphabet)
      if printed.lines.isEmpty {
        // A heading may have a blank line below it, or nothing.
        if !state.isAtEnd, range == ranges.last, range.count < Self.mostLinesOfHeading {
          state.begun = lines[range] + state.begun
          continue
        }
        printed = PrintedPuzzle(text: texts)
      }
      state.count += 1
      state.waiting.append(
        Puzzle(
          printed: printed, line: lines[range.lowerBound].number, place: state.count,
          lines: printed.places.map { lines[range.lowerBound + $0].number }, source: place,
          isOnly: state.count == 1 && state.isAtEnd && ranges.count == 1, guess: guess, alphabet: alphabet))
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
