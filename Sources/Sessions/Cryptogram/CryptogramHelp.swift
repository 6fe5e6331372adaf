import Cryptograms
import Lexicon

enum CryptogramHelp {
  /// The line above the names of the commands where there is no room for more.
  static let lead = "Type a word of the cryptogram to search it, or a command:"

  static let page = [
    "  XJFFXU        search words with the pattern of its letters that the map allows",
    "  2   :pick 2   take the second word found; :list shows all, :sort alphabetical",
    "  A=E  A!=E     a pair, a ban; :pair :ban :unban; :itself on|off; WGR=you words",
    "  -A  :delete A take it out; :clear takes all; :reset the bans too, or history",
    "  !  !3         search again; :history numbers the words, :again 3",
    "      :puzzle   its lines follow, a blank one ends it; :puzzle none|list|2|FILE",
    "      :sample 1 a puzzle of ours; :show it; :words, most constrained first",
    "      :name W   W is a name that no list has; :unname W; :crib W where it may be",
    "      :kind k2  its alphabet has a keyword, k1 to k4; :kind none takes that back",
    "      :lock A   keep a pair; :unlock A; :map shows pairs, bans, letters left",
    "      :hint 1   where to look; 2 what to see; 3 the letter; :check counts errors",
    "      :solve    read it all, heeding locks and bans; :alternatives; :explain",
    "      :print    question and answer sheet; :print FILE, :print NAME.html",
    "      :undo :redo  :save FILE  :about  :help [COMMAND]  :help puzzles  :quit",
    "",
    "Type XJFFXU: its first and fifth letters are the same, its third and fourth too.",
    "Four words are like that: little, Eiffel, swoosh, tweets. Type 1 for the first,",
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
