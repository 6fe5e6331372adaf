/// All that a hint can tell, whatever its level.
struct Deduction {
  let ground: Hint.Ground
  var words: [CipherWord] = []
  var count = 0
  var cipher: LatinLetter?
  var options: LatinLetterSet = []
  var examples: [String] = []
  var answer: LatinLetter?
  var blamed: [Assumption] = []

  /// Where the argument leaves one letter, or none.
  var isForced: Bool { options.count < 2 }
}
