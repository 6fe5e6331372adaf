/// How the words of a dictionary are joined, as its `.aff` file says.
struct CompoundSettings: Sendable {
  /// COMPOUNDFLAG: the flag of parts that may stand anywhere.
  var anywhere: UInt16?
  var begin: UInt16?
  var middle: UInt16?
  var end: UInt16?

  /// COMPOUNDPERMITFLAG: the flag of affixes that may stand within a compound.
  var permit: UInt16?

  /// ONLYINCOMPOUND: the flag of parts that are no words.
  var only: UInt16?

  /// FORCEUCASE: the flag of last parts that give the whole compound a capital first.
  var forceCapital: UInt16?

  /// COMPOUNDMIN: how many letters a part has at least.
  var minimumLength = 3

  /// COMPOUNDWORDMAX: how many parts there are at most; 0 for any number.
  var mostParts = 0

  /// COMPOUNDSYLLABLE: compounds of few syllables may have more parts.
  var countsSyllables = false

  /// COMPOUNDMORESUFFIXES: parts within a compound may have two suffixes.
  var allowsTwoSuffixes = false

  /// SIMPLIFIEDTRIPLE: of three equal letters where two parts meet one is dropped.
  var dropsThird = false

  /// COMPOUNDRULE: the patterns of flags by which words are joined.
  var rules = CompoundRules()

  private(set) var replacements: [Replacement] = []

  /// Letters that take the place of the end of a part and the start of the next.
  struct Replacement: Sendable {
    let ending: [Alphabet.Code]
    let start: [Alphabet.Code]
    let replacement: [Alphabet.Code]
  }

  /// The most replacements, since each is tried on each part. No known dictionary has more than a few.
  private static let mostReplacements = 256

  mutating func addReplacement(
    ending: [Alphabet.Code], start: [Alphabet.Code], replacement: [Alphabet.Code], line: Int
  ) throws(WordFormsFault) {
    if replacements.count == Self.mostReplacements {
      throw WordFormsFault(
        line: line,
        problem: "CHECKCOMPOUNDPATTERN has more than \(Self.mostReplacements) replacements")
    }
    replacements.append(Replacement(ending: ending, start: start, replacement: replacement))
  }

  /// Whether any words are joined by flags of their place.
  var joinsByPlace: Bool { anywhere != nil || begin != nil || middle != nil || end != nil }

  /// The most parts of a compound, `Int.max` where no limit holds for all compounds.
  var partLimit: Int { mostParts == 0 || countsSyllables ? .max : max(2, mostParts) }
}
