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

  /// By the numbers of the sets of flags.
  let classes: [FormClass]
  let stems: StemTable
  let compounds: CompoundSettings
  let conversions: [InputConversion]
  let ignored: Set<Unicode.Scalar>

  /// The letters that every form with a suffix or a prefix has of it, as bits.
  let suffixBits: [UInt64]
  let prefixBits: [UInt64]

  init(affix: [UInt8], words: [UInt8], orthography: Orthography) throws(WordFormsFault) {
    var parsed = try AffixParser(affix)
    var lines = StemLines(words, &parsed)
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
    self.classes = classes
    compounds = parsed.compounds
    conversions = parsed.conversions
    ignored = parsed.ignored
    stems = StemTable(
      &lines, classes, reaches, letters, bits, allowsCapitals: orthography.allowsCapitals, isMirrored: isMirrored)
    suffixBits = suffixes.affixes.map { affix in
      Self.bits(of: suffixes.text(affix.append).prefix(Int(affix.core)), letters, bits)
    }
    prefixBits = prefixes.affixes.map { Self.bits(of: prefixes.text($0.append), letters, bits) }
    self.suffixes = suffixes
    self.prefixes = prefixes
  }

  private static func bits(of text: ArraySlice<Alphabet.Code>, _ letters: FormLetters, _ bits: UnitBits) -> UInt64 {
    text.reduce(0) { sum, code in letters.units(of: code).reduce(sum) { bits.adding($1, to: $0) } }
  }

  /// The stems that have `length` letters, in the order of the file.
  func stems(ofLength length: Int) -> [String] {
    stems.indices.compactMap { index in
      let codes = stems.text(index)
      if codes.count > 4 * length { return nil }
      let text = alphabet.text(isMirrored ? codes.reversed() : codes + [])
      let folded = orthography.folded(text.joiningDots)
      let isStem = folded.count == length && folded.allSatisfy(\.isWordLetter) && hasAllowedCapitals(codes)
      return isStem ? text : nil
    }
  }

  /// Whether a text has no capitals but, where they are allowed, one at its start.
  func hasAllowedCapitals(_ codes: ArraySlice<Alphabet.Code>) -> Bool {
    guard let start = isMirrored ? codes.last : codes.first else { return true }
    if letters.isCapital[Int(start)], !orthography.allowsCapitals { return false }
    return (isMirrored ? codes.dropLast() : codes.dropFirst()).allSatisfy { !letters.isCapital[Int($0)] }
  }
}

extension String {
  /// The text with the Catalan l· as one character, ŀ.
  var joiningDots: String {
    if !unicodeScalars.contains("\u{B7}") { return self }
    var text = UnicodeScalarView()
    for scalar in unicodeScalars {
      if scalar == "\u{B7}", let last = text.last, last == "l" || last == "L" {
        text.removeLast()
        text.append(last == "l" ? "\u{140}" : "\u{13F}")
      } else {
        text.append(scalar)
      }
    }
    return String(text)
  }
}

/// How far the affixes of each set of flags reach into a stem.
struct AffixReaches {
  /// By the places of the flags.
  private var suffixReaches: [Reach]
  private let prefixReaches: [Reach]
  private let suffixes: AffixTable
  private let prefixes: AffixTable
  private let classes: [FormClass]
  private var known: [Int32: (end: Reach, start: Reach)] = [:]

  /// Measures also how much of each suffix a further one takes back.
  init(_ suffixes: inout AffixTable, _ prefixes: AffixTable, _ classes: [FormClass]) {
    func strips(_ table: AffixTable) -> [Reach] {
      table.groupsOfFlag.map { groups in
        let texts = Set(groups.map { Array(table.text(table.groups[Int($0)].strip)) })
        return Reach(texts, longest: texts.lazy.map(\.count).max() ?? 0)
      }
    }
    let ownReaches = strips(suffixes)
    prefixReaches = strips(prefixes)
    // What a further suffix takes away, by the flags of the one before it.
    var outer: [Int32: Reach] = [:]
    var reaches: [Reach] = []
    for groups in suffixes.groupsOfFlag {
      var texts: Set<[Alphabet.Code]> = []
      var longest = 0
      var isKnown = true
      for group in groups {
        let strip = suffixes.text(suffixes.groups[Int(group)].strip)
        texts.insert(Array(strip))
        longest = max(longest, strip.count)
        for affix in suffixes.groups[Int(group)].affixes {
          let flags = suffixes.affixes[Int(affix)].flags
          if classes[Int(flags)].suffixes.isEmpty { continue }
          let reach = outer[flags] ?? Reach(classes[Int(flags)].suffixes.lazy.map { ownReaches[Int($0)] })
          outer[flags] = reach
          let append = suffixes.text(suffixes.affixes[Int(affix)].append)
          if reach.isEmpty { continue }
          let taken = reach.lettersAtEnd(of: append)
          suffixes.setCore(append.count - taken, isPassed: false, of: Int(affix))
          guard reach.longest > append.count else { continue }
          // A further suffix may take away all of this one, and letters before it.
          suffixes.setCore(0, isPassed: true, of: Int(affix))
          longest = max(longest, strip.count + reach.longest - append.count)
          guard let beyond = reach.textsBeyond(append), texts.count < 10_000 else {
            isKnown = false
            continue
          }
          for text in beyond { texts.insert(text + strip) }
        }
      }
      let reach = Reach(texts, longest: longest)
      reaches.append(isKnown ? reach : Reach(longest: longest))
    }
    suffixReaches = reaches
    self.suffixes = suffixes
    self.prefixes = prefixes
    self.classes = classes
  }

  /// What the affixes of a set of flags may take away from the end and from the start of a stem.
  mutating func reaches(ofClass number: Int32) -> (end: Reach, start: Reach) {
    if let reaches = known[number] { return reaches }
    let own = classes[Int(number)]
    // Suffixes may come with a prefix, and prefixes with a suffix, or with the second one.
    var suffixFlags = Set(own.suffixes)
    for prefix in own.prefixes { suffixFlags.formUnion(further(prefix, prefixes) { $0.suffixes }) }
    var prefixFlags = Set(own.prefixes)
    for suffix in suffixFlags { prefixFlags.formUnion(further(suffix, suffixes) { $0.prefixes }) }
    for suffix in Set(suffixFlags.flatMap { further($0, suffixes) { $0.suffixes } }) {
      prefixFlags.formUnion(further(suffix, suffixes) { $0.prefixes })
    }
    let reaches = (
      Reach(suffixFlags.lazy.map { [suffixReaches] in suffixReaches[Int($0)] }),
      Reach(prefixFlags.lazy.map { [prefixReaches] in prefixReaches[Int($0)] })
    )
    known[number] = reaches
    return reaches
  }

  /// The flags that the affixes of `flag` bring with them.
  private func further(_ flag: Int32, _ table: AffixTable, _ flags: (FormClass) -> [Int32]) -> Set<Int32> {
    var result: Set<Int32> = []
    for group in table.groupsOfFlag[Int(flag)] {
      for affix in table.groups[Int(group)].affixes {
        result.formUnion(flags(classes[Int(table.affixes[Int(affix)].flags)]))
      }
    }
    return result
  }
}
