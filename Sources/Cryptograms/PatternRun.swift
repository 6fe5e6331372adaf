import Lexicon

/// Words of one pattern, of the index or of a list, whose letters can be looked at quickly.
enum PatternRun: Sendable {
  case indexed(WordRun, SearchedList)
  case listed(ListedWords)

  var count: Int {
    switch self {
    case .indexed(let run, _): run.count
    case .listed(let words): words.count
    }
  }

  /// How many letters each word has.
  var length: Int {
    switch self {
    case .indexed(let run, _): run.length
    case .listed(let words): words.length
    }
  }

  @inline(__always)
  func frequency(_ position: Int) -> Int {
    switch self {
    case .indexed(let run, .knownFirst) where run.length <= 3 && run[position].tier == .rare: 0
    case .indexed(let run, _): run[position].frequency
    case .listed(let words): Int(words.frequencies[position])
    }
  }

  func text(_ position: Int) -> String {
    switch self {
    case .indexed(let run, .names): run.text(position).capitalizedFirst
    case .indexed(let run, _): run.text(position)
    case .listed(let words): words.texts[position]
    }
  }

  func isObscene(_ position: Int) -> Bool {
    if case .indexed(let run, _) = self { !run[position].isShown } else { false }
  }

  /// Whether an educated adult knows the word; of lists that do not tell, whether it was counted at all.
  func isKnown(_ position: Int) -> Bool {
    switch self {
    case .indexed(let run, _): run[position].tier == .goal
    case .listed(let words): words.frequencies[position] > 0
    }
  }

  var isOfNames: Bool { if case .indexed(_, .names) = self { true } else { false } }

  /// Whether the word was met when words were counted.
  func isCounted(_ position: Int) -> Bool {
    switch self {
    case .indexed(let run, _): run[position].frequency > 0
    case .listed(let words): words.frequencies[position] > 0
    }
  }

  /// Whether the word is one that is searched, with `'s` behind it where it has to be a noun.
  func isWanted(_ position: Int, isNoun: Bool) -> Bool {
    switch self {
    case .indexed(let run, .asCounted(let spelling)): run[position].isWord(in: spelling)
    case .indexed(let run, .knownFirst) where isNoun && run.length <= FunctionWords.longest:
      !FunctionWords.all.contains(run.text(position))
    case .indexed, .listed: true
    }
  }

  /// Hands the letters of all words to `body`, with the number of the first letter of the alphabet.
  @inline(__always)
  func withLetters<Result>(_ body: (_ letters: Span<UInt8>, _ first: UInt8) -> Result) -> Result {
    switch self {
    case .indexed(let run, _): run.withLetters { body($0, 0x61) }
    case .listed(let words): body(words.places.span, 0)
    }
  }
}

/// The list that the words of a stem are from, and the order in which it ranks them.
enum SearchedList: Hashable, Sendable {
  /// The words of a spelling, as often as they were counted.
  case asCounted(EnglishSpelling)

  /// The words of all spellings; short ones that few people know are ranked last.
  case knownFirst

  /// Names.
  case names
}

/// Words to which nobody adds `'s`. Those of *that's* and *who's* are not among them.
enum FunctionWords {
  static let longest = all.reduce(0) { max($0, $1.utf8.count) }

  static let all = Set(
    """
    a an the of to in on at by for from with and or but nor if than as so into onto upon over under about
    is are was were be been am being has have had having do does did shall can could would should might must
    not no my your his her our their its me us them him we you they these those very too also just only then
    """.split { $0 == " " || $0 == "\n" }.map(String.init))
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
