import Cryptograms
import Journal
import Layout

extension Worksheet {
  /// The hints that were given for the puzzle at hand, in a sentence; nil where none was.
  var hintsGiven: String? {
    let all = hints.reduce(0, +)
    guard all > 0, let letters = hints.last else { return nil }
    return letters == 0
      ? "\(counted(all, "hint")), without a letter." : "\(counted(all, "hint")), \(counted(letters, "letter")) told."
  }
}

extension Worksheet.State {
  /// The first words of a puzzle, with as much of its solution as is known.
  struct Beginning {
    let text: String
    let known: Int
    let letters: Int

    var row: String { "\(text)  \(known) of \(counted(letters, "letter"))" }

    var json: JSON { ["beginning": JSON(text), "known": JSON(known), "letters": JSON(letters)] }
  }

  /// The beginning of the puzzle, as a list tells it.
  var beginning: Beginning {
    let cryptogram = text.flatMap { try? Cryptogram($0, of: map.alphabet) }
    let first = cryptogram?.lines.first { $0.contains(where: { $0.isLetter }) } ?? ""
    let letters = cryptogram?.lettersByCount ?? []
    let isCut = first.count > Self.shownCharacters || cryptogram.map { $0.lines.count > 1 } == true
    return Beginning(
      text: Escape.visible(first.prefix(Self.shownCharacters) + (isCut ? "…" : "")),
      known: letters.count { map[$0] != nil }, letters: letters.count)
  }

  private static let shownCharacters = 40

  /// Which words of the puzzle were set aside since `earlier` because of what was entered for them, and which are taken
  /// back in.
  func asides(since earlier: Worksheet.State) -> [String] {
    if text != earlier.text { return [] }
    let aside = entered.keys.filter { !earlier.names.contains($0) }
    let back = earlier.entered.keys.filter { !names.contains($0) }
    return aside.map { "\($0.short) is in no list and is set aside." }.sorted()
      + back.map { "\($0.short) is looked for again." }.sorted()
  }

  /// The sentence about the keyword alphabet of the puzzle.
  var said: String {
    kind.map { "The puzzle is taken for a \($0.rawValue.uppercased())." } ?? "Nothing is said of its keyword alphabet."
  }
}

extension SubstitutionMap {
  /// The plain letters that are left, nothing between them.
  var lettersLeft: String {
    plainLeft.isEmpty ? "none" : String(alphabet.letters(of: plainLeft).map { $0.small })
  }
}
