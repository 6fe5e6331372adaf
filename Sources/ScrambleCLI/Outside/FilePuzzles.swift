import Cryptograms
import Journal
import ScrambleFiles
import Sessions

extension PuzzleReader {
  /// The cryptograms of `file` in memory that does not grow with their number. They have the letters of the words of
  /// `search`, by which what is printed around them is told.
  init(_ file: consuming InputFile, _ layout: PuzzleLayout = .automatic, _ search: PatternSearch) {
    let (isTyped, place) = (file.isTerminal, file.path)
    let lines = FileLines(LineReader(file, limit: Self.longest))
    self.init(place: place, layout, search.alphabet, PlainLines(search), isTyped: isTyped) { () throws(Diagnostic) in
      try lines.next()
    }
  }
}

private final class FileLines {
  private var lines: LineReader

  init(_ lines: consuming LineReader) { self.lines = lines }

  func next() throws(Diagnostic) -> PuzzleReader.Line? {
    do throws(FileFault) {
      return try lines.next().map {
        PuzzleReader.Line(String(preserving: $0.bytes), number: $0.number, isCut: $0.isCut)
      }
    } catch {
      throw Diagnostic(error)
    }
  }
}
