import Lexicon

/// The way from what is known to a reading: which letters follow from the words, and which have to be guessed.
///
/// Letters are guessed in the order of `Explanation` without any crib, and after each of them everything that follows
/// is drawn from the words. So whoever knows more guesses no letter that others need not guess, and has fewer to choose
/// from.
struct SolvingPath {
  /// How many letters follow.
  private(set) var forced = 0

  /// How many letters each guess had to choose from.
  private(set) var options: [Int] = []

  /// One for a letter that follows, three for a guess, and one for each time that the letters it could be have to be
  /// halved until one is left.
  var points: Int {
    options.reduce(forced) { $0 + 3 + ($1 - 1).bitWidth - ($1 - 1).leadingZeroBitCount }
  }

  /// The way to the reading `key` from what is given, where `partsWords` says whether there are words to argue from.
  init(
    to key: [LetterPair], for cryptogram: Cryptogram, partsWords: Bool, from known: SubstitutionMap,
    search: PatternSearch
  ) {
    let forbidsItself = !key.contains { $0.cipher == $0.plain }
    var domains = Domains(known.assumptions, known.alphabet, forbidsItself: forbidsItself)
    let start = SubstitutionMap(known.alphabet, forbidsItself: forbidsItself)
    var order = cryptogram.lettersByCount.compactMap { letter in key.first { $0.cipher == letter } }
    let puzzle = Puzzle(cryptogram.abridged(toWords: Explanation.mostWords), under: start, search: search)
    var words: [CipherWord] = []
    if partsWords {
      let found = Explanation(of: key, for: cryptogram, from: start, search: search).steps.compactMap { $0.pair }
      order = found + order.filter { !found.contains($0) }
      // A word that no list has says nothing.
      let truth = Domains(key.map(Assumption.pair), known.alphabet, forbidsItself: false)
      words = puzzle.words.map { $0.cipher }.filter { !search.matches(for: $0, in: truth).isEmpty }
    }
    domains = (try? puzzle.narrowed(domains, by: words)) ?? domains
    for pair in order where known[pair.cipher] == nil {
      if domains[pair.cipher].count == 1 {
        forced += 1
      } else {
        options.append(domains[pair.cipher].count)
        domains.fix(pair.cipher, as: pair.plain)
        domains = (try? puzzle.narrowed(domains, by: words)) ?? domains
      }
    }
  }
}
