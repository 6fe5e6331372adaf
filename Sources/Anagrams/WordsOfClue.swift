/// The words that a clue and its fodder give away. No setter lets the answer stand in its own clue.
///
/// An answer is given by them where its letters are those of neighbouring words, or where each of its words is one of
/// theirs or another form of it: *resist* is no answer to a clue with *resists*.
struct WordsOfClue {
  /// The texts that neighbouring words spell, all of the answer's length among them.
  private let runs: Set<String>

  /// The stems that the words may be forms of.
  private let stems: Set<String>

  /// The words of `fodder` and of its clue, for an answer of `length` letters.
  init(_ fodder: Fodder, length: Int) {
    let texts = [fodder.phrase, fodder.clue].map { $0.split(separator: " ").map(String.init) }
    runs = Set(texts.flatMap { $0.runs(upTo: length) })
    stems = Set(texts.joined().flatMap { Self.stems(of: $0) })
  }

  func give(_ answer: Answer) -> Bool {
    let letters = String(answer.letters)
    return runs.contains(letters)
      || answer.enumeration.words.allSatisfy { word in
        !Self.stems(of: String(answer.letters[word])).isDisjoint(with: stems)
      }
  }

  /// The words of which `word` may be a plural or a form of a verb, itself included.
  private static func stems(of word: String) -> Set<String> {
    var stems: Set<String> = [word]
    func add(dropping ending: String, putting rest: String = "") {
      guard word.hasSuffix(ending), word.count - ending.count >= 3 else { return }
      stems.insert(word.dropLast(ending.count) + rest)
    }
    add(dropping: "s")
    add(dropping: "es")
    add(dropping: "ies", putting: "y")
    add(dropping: "d")
    add(dropping: "ied", putting: "y")
    for ending in ["ed", "ing"] {
      add(dropping: ending)
      add(dropping: ending, putting: "e")
      // A consonant that is doubled before the ending: planned.
      let stem = word.dropLast(ending.count)
      if let last = stem.last, stem.dropLast().last == last { add(dropping: "\(last)\(ending)") }
    }
    return stems
  }
}

extension [String] {
  /// The texts that words side by side spell, each going on as long as it has fewer than `length` characters.
  func runs(upTo length: Int) -> Set<String> {
    var runs: Set<String> = []
    for first in indices {
      var run = ""
      for word in self[first...] where run.count < length {
        run += word
        runs.insert(run)
      }
    }
    return runs
  }
}
