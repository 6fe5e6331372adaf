package enum PlayCommandName: String, CommandName {
  case help, list, score, rank, shuffle, undo, hint, reveal, define, new, stats, answers, rules, seed, challenge, save,
    quit

  package static let table = CommandTable<PlayCommandName>(entries: [
    .init(.help, "[command]", "what can be typed"),
    .init(.list, "[order]", "your words: newest, alphabetical or length"),
    .init(.score, "your words, your points and your rank"),
    .init(.rank, "the ranks of this round, and what the next one takes"),
    .init(.shuffle, "the letters of the root in another order"),
    .init(.undo, "take the newest word back"),
    .init(.hint, "[level]", "about the words left: from 1, how many, to 5, one of them"),
    .init(.reveal, "end the round and see what you missed"),
    .init(.define, "WORD", "a short sense of an English word"),
    .init(.new, "[seed or root]", "another round"),
    .init(.stats, "what all games that count come to"),
    .init(.answers, "[day]", "the words of the round of yesterday, or of another day"),
    .init(.rules, "what makes a word count"),
    .init(.seed, "the command that brings this round again"),
    .init(.challenge, "the command that gives a friend this round"),
    .init(.save, "FILE", "write the game so far to a file"),
    .init(.quit, "end the game; Ctrl-D does the same"),
  ])

  /// The lines of `:help`.
  static let page = ["Type a word to play it. A line that begins with a colon is a command:"] + table.help
}
