/// An English word that is written with an apostrophe before something else than the `s` of a noun.
struct Contraction: Sendable {
  let word: CipherWord

  /// The word's `CipherWord.repetitions`, which take longer to find than to compare.
  let repetitions: [Int]

  /// The word in lower case, with its apostrophes.
  let text: String

  /// A level as words of the index have one: between 90 for the first of the list and 40.
  let frequency: Int

  /// A list of our own. What ends in `'s` is not on it: any word can carry that.
  static func all() -> [Contraction] {
    words.split { $0 == " " || $0 == "\n" }.enumerated().compactMap { place, text in
      guard let word = try? CipherWord(entry: text) else { return nil }
      return Contraction(
        word: word, repetitions: word.repetitions, text: String(text), frequency: max(90 - place / 2, 40))
    }
  }

  /// How many levels less frequent a word with `'s` is than without: a thirty-second.
  static let levelsBelowNoun = 30

  /// Common ones first within each line.
  private static let words = """
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
