/// The commands of a game of Word Scramble.
enum PlayCommandName: String, CaseIterable {
  case help, list, score, shuffle, undo, hint, reveal, new, rules, seed, save, quit

  static let table = CommandTable<PlayCommandName>(entries: [
    .init(.help, "[command]", "what can be typed"),
    .init(.list, "[order]", "your words: newest, alphabetical or length"),
    .init(.score, "your words, your points and your rank"),
    .init(.shuffle, "the letters of the root in another order"),
    .init(.undo, "take the newest word back"),
    .init(.hint, "[level]", "about the words left: from 1, how many, to 5, one of them"),
    .init(.reveal, "end the round and see what you missed"),
    .init(.new, "[seed or root]", "another round"),
    .init(.rules, "what makes a word count"),
    .init(.seed, "the command that brings this round again"),
    .init(.save, "FILE", "write the game so far to a file"),
    .init(.quit, "end the game; Ctrl-D does the same"),
  ])
}
