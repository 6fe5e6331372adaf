import Layout
import WordScramble

extension Hint {
  /// The hint in words, or what stands above the table of its clues.
  var sentence: String {
    switch level {
    case .counts: "Words still to find, by first letter and length:"
    case .beginnings: "Words still to find, by their beginning:"
    case .masked: "A word of \(counted(clue.count, "letter")): \(clue)"
    case .letters: "A word of these letters: \(clue.map(String.init).joined(separator: " "))"
    case .word: "A word: \(clue)"
    }
  }

  /// The clues in columns, or closer where that takes more lines than `most`.
  func table(on screen: Screen, atMost most: Int) -> [String] {
    let title = wrapped(sentence, width: screen.width)
    let clues = clues.sorted { Self.place($0) < Self.place($1) }
    let columns = title + cells(clues.map(Self.spaced), width: screen.width)
    return screen.ordered(columns.count <= most ? columns : title + WordBlock(clues, width: screen.width).lines)
  }

  private var clue: String { clues.first ?? "" }

  /// Where a clue stands in a table: by its letters, and then by the number behind them.
  private static func place(_ clue: String) -> (String, Int) {
    let said = clue.prefix { $0 != ":" }
    let letters = said.prefix { !$0.isNumber }
    return (String(letters), Int(said.dropFirst(letters.count)) ?? 0)
  }

  private static func spaced(_ clue: String) -> String { clue.split(separator: ":").joined(separator: ": ") }
}
