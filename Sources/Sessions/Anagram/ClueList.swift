import Anagrams
package import Journal
package import Layout
import Lexicon

/// Reads many clues, one after the other, without a bench: a line each, or in lists headed *Across* and *Down*, where
/// they may go on over several lines.
package struct ClueList {
  private let reader: ClueReader
  private let name: String

  /// Lines that wait for what shows whether they are a puzzle's.
  private var held: [Line] = []
  private var size = 0
  private var form = Form.open

  private enum Form {
    /// Neither a clue nor a heading has come.
    case open
    case lines, lists
  }

  private struct Line {
    let bytes: [UInt8]
    let isCut: Bool
    let number: Int

    /// The text of the line, or nil where it is none.
    var text: String? {
      guard !isCut, let text = String(validating: bytes, as: UTF8.self),
        !text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control && $0 != "\t" })
      else { return nil }
      return text
    }
  }

  /// A reader of the clues in the file called `name`, with the lists of `library`.
  package init(_ library: any Library, _ judging: Judging, of name: String) {
    reader = ClueReader(library, judging.anagramOrthography)
    self.name = name
  }

  /// Reads the next line that is not blank, without its end, and answers with its clue and those that waited for it.
  ///
  /// - Throws: what keeps every clue from being read, such as a missing list.
  package mutating func take(_ bytes: some Collection<UInt8>, isCut: Bool, number: Int) throws(Diagnostic)
    -> [ListedClue]
  {
    let line = Line(bytes: Array(bytes), isCut: isCut, number: number)
    held.append(line)
    if form == .open {
      form = line.text.map { ClueOfText.isHeading($0) ? .lists : reader.isClue($0) ? .lines : .open } ?? .lines
    }
    size += line.bytes.count
    // No puzzle is so long.
    if size > Crossword.mostBytes { form = .lines }
    return form == .lines ? try told() : []
  }

  /// Reads the lines that still wait as clues.
  package mutating func finish() throws(Diagnostic) -> [ListedClue] {
    let texts = held.compactMap { $0.text.map { $0[...] } }
    guard form == .lists, texts.count == held.count, let clues = try? ClueOfText.all(in: texts) else {
      return try told()
    }
    let lines = held
    held = []
    return try clues.map { clue throws(Diagnostic) in
      let text = clue.answer.isEmpty ? clue.text : "\(clue.text)\t\(clue.answer)"
      return try read(text, number: lines[clue.line - 1].number, of: clue.name)
    }
  }

  /// Reads each line that waits as a clue by itself.
  private mutating func told() throws(Diagnostic) -> [ListedClue] {
    let lines = held
    held = []
    return try lines.map { line throws(Diagnostic) in
      if line.isCut { return unreadable("\(ClueFault.tooLong)", line.number) }
      guard let text = line.text else { return unreadable("it is no text", line.number) }
      return try read(text, number: line.number)
    }
  }

  private func read(_ text: String, number: Int, of entry: String = "") throws(Diagnostic) -> ListedClue {
    do throws(Diagnostic) {
      let clue = try reader.read(text)
      if clue.clue.enumeration == nil, !clue.isAnswered {
        return unreadable("it does not tell the length of the answer", number, of: entry, "write it behind, as in (8)")
      }
      return ListedClue(number: number, name: entry, result: .success(clue))
    } catch {
      if error.status == .usage { return unreadable(error.cause ?? error.remedy, number, of: entry) }
      throw error
    }
  }

  private func unreadable(
    _ cause: String, _ number: Int, of entry: String = "", _ remedy: String = "write one clue a line"
  ) -> ListedClue {
    let failure = Diagnostic(.badData, "cannot read \(name) line \(number)", because: cause, remedy)
    return ListedClue(number: number, name: entry, result: .failure(failure))
  }
}

/// A line of a list of clues, with its readings or the reason why it could not be read.
package struct ListedClue {
  let number: Int

  /// The name of its entry, such as `12a`, or "".
  let name: String
  let result: Result<ReadClue, Diagnostic>

  /// Why it could not be read, or nil.
  package var failure: Diagnostic? {
    if case .failure(let diagnostic) = result { diagnostic } else { nil }
  }

  /// The clue and all of its readings, in lines; none where it could not be read.
  package func text(width: Int, _ ink: Ink) -> [String] {
    guard let clue = try? result.get() else { return [] }
    return (name.isEmpty ? [] : [name]) + clue.text(width: width, ink, isAtPrompt: false)
  }

  /// The clue for a program, or why the line could not be read.
  package var json: JSON {
    let line: JSON = ["line": JSON(number), "name": name.isEmpty ? nil : JSON(name)]
    switch result {
    case .success(let clue): return line.merging(clue.json)
    case .failure(let diagnostic):
      return line.merging(["error": JSON(shown: diagnostic.cause ?? diagnostic.remedy)])
    }
  }
}
