/// The pages of help.
enum CryptogramHelp {
  static let page = [
    "  XJFFXU        search words with the pattern of its letters that the map allows",
    "  2   :pick 2   take the second word found; :list shows all, :sort alphabetical",
    "  A=E  A!=E     a pair, or a ban; :pair :ban :unban; :itself on|off",
    "  -A  :delete A take a pair out; :clear takes out all; :reset the bans too, or history",
    "  !  !3         search again; :history numbers the words, :again 3",
    "      :puzzle   lines of a puzzle follow, up to a blank one; :show, :puzzle none",
    "      :sample 1 one of our own puzzles; :words the words, most constrained first",
    "      :name W   W is a name that no list has; :unname W, a word after all",
    "      :lock A   keep a pair; :unlock A; :map shows pairs, bans, letters left",
    "      :hint 1   where to look; 2 what to see there; 3 the letter",
    "      :solve    read it all, locked pairs and bans heeded; :alternatives; :explain",
    "      :undo :redo  :save FILE  :about  :help [COMMAND]  :help puzzles  :quit",
    "",
    "Type XJFFXU: its first and fifth letters are the same, its third and fourth too.",
    "Three words are like that: little, swoosh, tweets. Type 1 for the first of them,",
    "and X=L J=I F=T U=E are in the map; every later search is shorter by what they",
    "allow and what they rule out. In the solution a dot is a letter not known yet.",
  ]

  static let puzzles = [
    "A cryptogram is a text in which each letter stands for another one, always the",
    "same. Newspapers print it as Cryptoquote, Cryptoquip or Celebrity Cipher.",
    "  Aristocrat    with its spaces and punctuation; no letter stands for itself",
    "  Patristocrat  without spaces, in groups of five letters",
    "  Cryptolist    a list of words of one kind, such as fruits, in one cipher",
    "  Cryptofamily  the same: a family of words, of which the heading is a hint",
    "  Xenocrypt     a text of another language",
    "Begin with short words (A, I, THE, AND), apostrophes ('S, 'T) and doubled",
    "letters; then search a long word with letters that repeat themselves.",
  ]

  static let about =
    "Word Scramble \(Version.number), \(Version.date). The cryptogram helper keeps your map "
    + "and your words in the state folder and sends nothing anywhere. Report what is wrong where you have the program "
    + "from, with what :save FILE writes."
}
