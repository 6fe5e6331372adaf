import Anagrams
package import Journal
package import Layout
import Lexicon

/// Reads many clues, one after the other, without a bench.
package struct ClueList {
  private let reader: ClueReader

  /// A reader of clues with the lists of `library`.
  package init(_ library: any Library, _ judging: Judging) {
    reader = ClueReader(library, judging.anagramOrthography)
  }

  /// What is made of the bytes of a line.
  ///
  /// - Parameters:
  ///   - bytes: the line without its end.
  ///   - isCut: whether the line is longer than that.
  ///   - place: where it stands, such as `clues.txt line 3`.
  ///   - number: the number of the line.
  /// - Throws: what keeps every clue from being read, such as a missing list.
  package func read(_ bytes: some Collection<UInt8>, isCut: Bool, place: String, number: Int) throws(Diagnostic)
    -> ListedClue
  {
    func unreadable(_ cause: String) -> ListedClue {
      ListedClue(
        number: number,
        result: .failure(Diagnostic(.badData, "cannot read \(place)", because: cause, "write one clue a line")))
    }
    if isCut { return unreadable("\(ClueFault.tooLong)") }
    guard let text = String(validating: bytes, as: UTF8.self),
      !text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control && $0 != "\t" })
    else { return unreadable("it is no text") }
    do throws(Diagnostic) {
      return ListedClue(number: number, result: .success(try reader.read(text)))
    } catch {
      if error.status == .usage { return unreadable(error.cause ?? error.remedy) }
      throw error
    }
  }
}

/// What was made of a line of a list of clues.
package struct ListedClue {
  let number: Int
  let result: Result<ReadClue, Diagnostic>

  /// Why it could not be read, or nil.
  package var failure: Diagnostic? {
    if case .failure(let diagnostic) = result { diagnostic } else { nil }
  }

  /// The clue and all of its readings, in lines; none where it could not be read.
  package func text(width: Int, _ ink: Ink) -> [String] {
    (try? result.get())?.text(width: width, ink, isAtPrompt: false) ?? []
  }

  /// The clue for a program, or why the line could not be read.
  package var json: JSON {
    let line: JSON = ["line": JSON(number)]
    switch result {
    case .success(let clue): return line.merging(clue.json)
    case .failure(let diagnostic):
      return line.merging(["error": JSON(Escape.visible(diagnostic.cause ?? diagnostic.remedy))])
    }
  }
}
