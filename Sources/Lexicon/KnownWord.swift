/// The group of a word in a search for words, by how well people know it and whether it is fit to be shown.
public enum WordTier: UInt16, Hashable, Sendable {
  /// A word to be found: an educated adult knows it.
  case goal

  /// A real word beside them, which few people know.
  case rare

  /// An insult, or a word for adults, which a game never shows unasked.
  case unfit = 3

  /// A slur or an obscene word, which is never shown unasked.
  case hidden = 2

  /// Whether a game shows such words.
  package var isShown: Bool { self == .goal || self == .rare }
}

/// A word that a list or an index has found, with how common it is.
public struct KnownWord: Hashable, Sendable {
  /// The word in lower case.
  public let text: String

  /// How common the word is, on any scale on which more is more common; 0 is unknown.
  public let frequency: Int

  /// Whether it is to be found, only accepted, or not even shown.
  public let tier: WordTier

  /// The word as the dictionary writes it, such as `été` for `ete` where accents do not matter.
  public let spelling: String

  /// Whether the word is never to be shown unasked, wherever it is.
  public var isObscene: Bool { tier == .hidden }

  /// Whether a game shows the word, and asks for it.
  public var isShown: Bool { tier.isShown }

  /// The word `text`, which is in lower case. Without another `spelling` the dictionary writes it so.
  public init(_ text: String, frequency: Int = 0, tier: WordTier = .goal, spelling: String? = nil) {
    self.text = text
    self.frequency = frequency
    self.tier = tier
    self.spelling = spelling ?? text
  }
}

/// English words with an apostrophe before something else than the `s` that any noun can have.
package enum Contractions {
  /// The words in lower case; within each group the common ones come first.
  package static let words = list.split { $0 == " " || $0 == "\n" }.map { String($0) }

  /// The pieces of these words between apostrophes, and the `s`. An enumeration such as `(3'1)` counts each piece for
  /// itself, and most of them are in no dictionary.
  package static let pieces: Set<String> = Set(words.flatMap { $0.split(separator: "'").map(String.init) }).union(["s"])

  private static let list = """
    don't didn't can't doesn't wasn't won't couldn't isn't wouldn't haven't hadn't aren't shouldn't hasn't weren't
    ain't needn't mustn't mightn't shan't daren't oughtn't
    i'm i'd i'll i've you're you'll you'd you've we're we'll we've we'd they're they'd they've they'll
    he'd he'll she'd she'll it'll it'd that'll that'd there'll there'd there're these'll those're
    who'd who'll who've who're what'll what're what've what'd how'd how'll how're how've why'd why're why'll
    where'd where're where'll where've when'll when'd when're might've could've would've should've must've may've
    this'll this'd one'd one'll nobody'll nobody'd somebody'll somebody'd everybody'll everybody'd
    o'clock ma'am y'all ne'er e'er o'er g'day d'you c'mon s'pose p'raps fo'c'sle bo's'n
    couldn't've wouldn't've shouldn't've i'd've you'd've he'd've she'd've we'd've they'd've y'all'd
    """
}
