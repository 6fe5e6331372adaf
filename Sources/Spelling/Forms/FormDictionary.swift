import Lexicon

/// A Hunspell dictionary as the search for its forms needs it.
final class FormDictionary: Sendable {
  let alphabet: Alphabet
  let letters: FormLetters
  let bits: UnitBits
  let orthography: Orthography
  let isMirrored: Bool
  let conditions: Conditions
  let suffixes: AffixTable
  let prefixes: AffixTable

  /// The meaning of each set of flags, by its number.
  let classes: [FormClass]
  let stems: StemTable
  let compounds: CompoundSettings

  /// The letters that Hunspell converts to others before it looks a word up (ICONV).
  let conversions: [LetterConversion]

  /// The characters that the dictionary writes for several letters, which Hunspell converts either way (OCONV, ICONV):
  /// Dutch has *ij* as one character.
  let outputs: [Alphabet.Code: String]

  /// The letters that may stand where two parts of a compound meet (CHECKCOMPOUNDPATTERN), and the ends of the parts.
  let replacements: [LetterConversion]
  let ignored: Set<Unicode.Scalar>

  /// The letters of each suffix that no further one strips, as bits.
  let suffixBits: [UInt64]

  /// The letters of each prefix, as bits.
  let prefixBits: [UInt64]

  /// How much work Hunspell has with a form.
  let effort: JudgingEffort

  init(
    affix: [UInt8], words: [UInt8], orthography: Orthography, table: (String) -> [Unicode.Scalar]?
  ) throws(WordFormsFault) {
    if max(affix.count, words.count) > AffixParser.longestFile {
      throw WordFormsFault(line: nil, problem: "the files are too large")
    }
    var parsed = try AffixParser(affix, table)
    let lines = StemLines(words, &parsed)
    var suffixes = AffixTable(parsed.suffixes)
    let prefixes = AffixTable(parsed.prefixes)
    let classes = parsed.flagSets.sets.map { flags in
      FormClass(flags, parsed, suffixes: suffixes.flags, prefixes: prefixes.flags)
    }
    let reaches = AffixReaches(&suffixes, prefixes, classes)
    let letters = FormLetters(parsed.alphabet, orthography)
    let bits = UnitBits(counts: lines.unitCounts(letters))
    alphabet = parsed.alphabet
    self.letters = letters
    self.bits = bits
    self.orthography = orthography
    isMirrored = parsed.isMirrored
    conditions = parsed.conditions
    effort = JudgingEffort(affix: affix)
    self.classes = classes
    compounds = parsed.compounds
    // Conversions from capitals that no word may have would be tried in vain.
    conversions = parsed.conversions
      .filter { orthography.allowsCapitals(of: $0.source) }
      .map { LetterConversion(source: $0.source, target: Array($0.target), orthography) }
    outputs = parsed.outputConversions.reduce(into: [:]) { [alphabet, conversions = parsed.conversions] outputs, pair in
      guard conversions.contains(where: { $0 == (pair.target, pair.source) }), pair.source.unicodeScalars.count == 1,
        let code = alphabet.scalars.firstIndex(of: pair.source.unicodeScalars.first!)
      else { return }
      outputs[Alphabet.Code(code)] = pair.target
    }
    replacements = parsed.compounds.replacements.map { [alphabet] in
      LetterConversion(
        source: alphabet.text($0.replacement), target: Array(alphabet.text($0.ending + $0.start)),
        orthography)
    }
    ignored = parsed.ignored
    stems = StemTable(
      lines, classes, reaches, letters, bits, allowsCapitals: orthography.allowsCapitals, isMirrored: isMirrored)
    suffixBits = suffixes.affixes.map { affix in
      Self.bits(of: suffixes.text(affix.append).prefix(Int(affix.core)), letters, bits)
    }
    prefixBits = prefixes.affixes.map { Self.bits(of: prefixes.text($0.append), letters, bits) }
    self.suffixes = suffixes
    self.prefixes = prefixes
  }

  private static func bits(
    of text: ArraySlice<Alphabet.Code>, _ letters: FormLetters, _ bits: UnitBits
  ) -> UInt64 {
    text.reduce(0) { sum, code in letters.units(of: code).reduce(sum) { bits.adding($1, to: $0) } }
  }

  /// The place among `classes` of the flags that the suffix of this number brings.
  @inline(__always)
  func classOfSuffix(_ number: Int) -> Int { Int(suffixes.affixes[number].flags) }

  /// The text that codes stand for, in the order in which it is read.
  func written(_ codes: ArraySlice<Alphabet.Code>) -> String {
    isMirrored ? alphabet.text(codes.reversed()) : alphabet.text(codes)
  }

  /// Whether a compound may have to begin with a capital, and may do so.
  var mayNeedCapital: Bool { compounds.forceCapital != nil && orthography.allowsCapitals }

  /// Whether a text has no capitals but, where they are allowed, one at its start.
  func hasAllowedCapitals(_ codes: ArraySlice<Alphabet.Code>) -> Bool {
    guard let start = isMirrored ? codes.last : codes.first else { return true }
    if letters.isCapital[Int(start)], !orthography.allowsCapitals { return false }
    return (isMirrored ? codes.dropLast() : codes.dropFirst()).allSatisfy {
      !letters.isCapital[Int($0)]
    }
  }
}

/// Letters that Hunspell reads as others.
struct LetterConversion: Sendable {
  let source: String

  /// The letters of `source`, folded.
  let letters: [Character]
  let target: [Character]

  init(source: String, target: [Character], _ orthography: Orthography) {
    self.source = source
    self.target = target
    letters = Array(orthography.folded(source))
  }
}

extension Orthography {
  /// Whether `spelling` has no capitals but, where they are allowed, one at its start.
  func allowsCapitals(of spelling: String) -> Bool {
    let rest = allowsCapitals ? spelling.dropFirst() : spelling[...]
    return rest == rest.lowercased()
  }
}
