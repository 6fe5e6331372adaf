import Anagrams
import Journal
import Lexicon

/// Reads clues with the bundled list of indicators and the answers of crosswords, which are opened once.
final class ClueReader {
  /// How the letters of clues, and those that are typed, are folded.
  let orthography: Orthography

  private let library: any Library
  private var opened: (indicators: IndicatorList, answers: AnswerIndex)?

  init(_ library: any Library, _ orthography: Orthography) {
    self.library = library
    self.orthography = orthography
  }

  /// The clue, understood as far as its words go.
  func read(_ text: some StringProtocol) throws(Diagnostic) -> ReadClue {
    let clue: Clue
    do throws(ClueFault) {
      clue = try Clue(text, orthography)
    } catch {
      throw Diagnostic(
        .usage, "cannot read the clue '\(Escape.visible.beginning(60, of: String(text)))'", because: "\(error)",
        "write it as it is printed, with the enumeration last")
    }
    let lists = try lists()
    return ReadClue(clue, lists.indicators, knowing: lists.answers)
  }

  /// Whether a typed line is a clue and not the letters of one: it tells how long the answer is, and its words have
  /// other letters than that, with those from elsewhere.
  func isClue(_ line: some StringProtocol) -> Bool {
    guard let clue = try? Clue(line, orthography), let enumeration = clue.enumeration else { return false }
    let known = clue.words.reduce(0) { $0 + $1.letters.count }
    let unknown = line.split(whereSeparator: { $0.isWhitespace }).filter { $0.allSatisfy { $0 == Fodder.unknown } }
      .joined()
      .count
    return clue.words.count > 2 && known != enumeration.count && (unknown == 0 || known + unknown != enumeration.count)
  }

  private func lists() throws(Diagnostic) -> (indicators: IndicatorList, answers: AnswerIndex) {
    if let opened { return opened }
    let text = String(decoding: try library.bytes(of: .indicators).all, as: UTF8.self)
    let indicators: IndicatorList
    do throws(IndicatorListFault) {
      indicators = try IndicatorList(text)
    } catch {
      throw BundledFile.indicators.damaged(in: library, line: error.line, "\(error)")
    }
    let lists = (indicators, try AnswerIndex(library))
    opened = lists
    return lists
  }
}
