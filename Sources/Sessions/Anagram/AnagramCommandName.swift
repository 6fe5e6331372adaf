/// The commands of the workbench.
enum AnagramCommandName: String, CaseIterable {
  case help, place, put, take, swap, lock, unlock, clear, discard, restore, pattern, cross, shuffle, rotate, reset
  case enumeration, undo, redo, clue, use, check, hint, solver, solve, new, set, save, quit

  static let table = CommandTable<AnagramCommandName>(entries: [
    .init(.help, "[command]", "what can be typed"),
    .init(.place, "LETTERS", "into the next free slots; 'sur' alone does the same"),
    .init(.put, "SLOT LETTER", "a letter into a slot; '3=r'"),
    .init(.take, "[SLOT]", "back into the ring, the last one placed or that of a slot; '-', '-3'"),
    .init(.swap, "SLOT SLOT", "the letters of two slots"),
    .init(.lock, "[SLOT]", "lock a slot or all that are placed; '!3' locks or unlocks, '!'"),
    .init(.unlock, "[SLOT]", "unlock a slot, or all of them"),
    .init(.clear, "take back all letters that are not locked; '='"),
    .init(.discard, "LETTERS", "put letters into the tray; '/taste'"),
    .init(.restore, "[LETTERS]", "bring letters back from the tray, or all; '+e', '+'"),
    .init(.pattern, "PATTERN", "put crossing letters in and lock them; '???p??s?'"),
    .init(.cross, "SLOT LETTER", "put one crossing letter in and lock it"),
    .init(.shuffle, "the ring in another order; '.'"),
    .init(.rotate, "[PLACES]", "turn the ring clockwise"),
    .init(.reset, "everything back into the ring"),
    .init(.enumeration, "[3,5]", "the words of the answer, or one of all letters"),
    .init(.undo, "take the last change back"),
    .init(.redo, "make it again"),
    .init(.clue, "TEXT", "read a clue: indicators, fodder, definition"),
    .init(.use, "NUMBER", "work on a fodder that the clue offers; its number alone does the same"),
    .init(.check, "ask the dictionary about the words that are complete"),
    .init(
      .hint, "[LEVEL]",
      "1 how many answers, 2 vowels and consonants, 3 initials, 4 a letter: what all answers share, or a guess"),
    .init(.solver, "on|off", "whether :solve tells answers"),
    .init(.solve, "[NUMBER]", "the answers that fit, the common ones first"),
    .init(.new, "LETTERS (8)", "another anagram"),
    .init(.set, "[NAME VALUE]", "settings that are kept: layout, animation, bell, colour"),
    .init(.save, "FILE", "write the session so far to a file"),
    .init(.quit, "end the session; Ctrl-D does the same"),
  ])
}
