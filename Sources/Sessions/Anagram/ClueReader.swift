import Anagrams
import Journal
import Lexicon

/// Reads clues with the bundled list of indicators and the answers of crosswords, which are opened once.
final class ClueReader {
  let orthography: Orthography

  private let library: any Library
  private var opened: Lists?

  private typealias Lists = (indicators: IndicatorList, answers: AnswerIndex, definitions: Definitions)

  /// The clues of the crossword that were read, by the names of their entries.
  private var standing: [String: Bool] = [:]

  init(_ library: any Library, _ orthography: Orthography) {
    self.library = library
    self.orthography = orthography
  }

  /// The clue, understood as far as its words go. One with its answer behind it, as in `CLUE (8) = ANSWER`, is held
  /// against that. The grid, if there is one, has so many `squares` for its answer.
  func read(_ line: some StringProtocol, squares: Int? = nil) throws(Diagnostic) -> ReadClue {
    let answered = AnsweredClue(line)
    return try read(clue: answered?.clue ?? String(line), answer: answered?.answer, squares: squares)
  }

  /// A clue by itself, such as that of an entry: what stands behind an equals sign belongs to it.
  func read(clue text: String, answer: String? = nil, squares: Int? = nil) throws(Diagnostic) -> ReadClue {
    let clue: Clue
    do throws(ClueFault) {
      clue = try Clue(text, orthography, squares: squares)
    } catch {
      throw Diagnostic(
        .usage, "cannot read the clue '\(Escape.visible.beginning(60, of: text))'", because: "\(error)",
        "write it as it is printed, with the enumeration last")
    }
    let lists = try lists()
    let verdict: ClueVerdict? =
      if let answer { self.verdict(on: clue, answer, lists) } else { nil }
    return ReadClue(clue, lists.indicators, knowing: lists.answers, lists.definitions, verdict: verdict)
  }

  private func verdict(on clue: Clue, _ answer: String, _ lists: Lists) -> ClueVerdict? {
    guard let checked = CheckedClue(clue, answer, lists.indicators, orthography) else { return nil }
    let definition = checked.reading?.definition.map { clue.words[$0] } ?? []
    return ClueVerdict(checked: checked, tie: DefinitionTie(definition, checked.letters, lists.definitions))
  }

  /// Whether a clue of a crossword has a reading as an anagram for which its words speak. Each is read once.
  func standsOut(_ entry: CrosswordEntry) -> Bool {
    if let known = standing[entry.name] { return known }
    let isStanding = (try? read(clue: entry.clue, squares: entry.length))?.standsOut == true
    standing[entry.name] = isStanding
    return isStanding
  }

  /// Whether a typed line is a clue and not the letters of one: it tells how long the answer is, and its words have
  /// other letters than that, with those from elsewhere.
  func isClue(_ line: some StringProtocol) -> Bool {
    if AnsweredClue(line) != nil { return true }
    guard let clue = try? Clue(line, orthography), let enumeration = clue.enumeration else { return false }
    // Letters behind a stroke are taken away from the others.
    let gone = (try? TypedLetters(line, orthography))?.discarded.count ?? 0
    let known = -2 * gone + clue.words.reduce(0) { $0 + $1.letters.count }
    let unknown = line.split(whereSeparator: { $0.isWhitespace }).filter { $0.allSatisfy { $0 == Fodder.unknown } }
      .joined()
      .count
    return clue.words.count > 2 && known != enumeration.count && (unknown == 0 || known + unknown != enumeration.count)
  }

  private func lists() throws(Diagnostic) -> Lists {
    if let opened { return opened }
    let text = String(decoding: try BundledFile.indicators.lines(in: library), as: UTF8.self)
    let indicators: IndicatorList
    do throws(IndicatorListFault) {
      indicators = try IndicatorList(text)
    } catch {
      throw BundledFile.indicators.damaged(in: library, line: error.line, "\(error)")
    }
    let lists: Lists = try (indicators, AnswerIndex(library), Definitions(library))
    opened = lists
    return lists
  }
}
