/// The stems of a dictionary that can be part of a word of letters.
struct StemTable: Sendable {
  /// The most characters of a stem: words have a hundred letters at most, of few characters each.
  static let longestStem = 255

  private var codes: [Alphabet.Code] = []
  private var starts: [Int32] = [0]

  /// The number of the set of flags of each stem.
  private(set) var classes: [Int32] = []

  /// The letters that every form of the stem has, as bits.
  private(set) var bits: [UInt64] = []

  /// How many letters affixes may strip at either end.
  private(set) var loose: [(start: UInt8, end: UInt8)] = []

  init(
    _ lines: StemLines, _ flagClasses: [FormClass], _ reaches: AffixReaches, _ letters: FormLetters,
    _ unitBits: UnitBits, allowsCapitals: Bool, isMirrored: Bool
  ) {
    for index in lines.classes.indices {
      let number = lines.classes[index]
      // Hunspell takes a forbidden stem as a part of a compound that a rule makes.
      let own = flagClasses[Int(number)]
      if own.traits.contains(.forbidden), own.ruleBits == 0 { continue }
      let text = lines.codes[Int(lines.starts[index])..<Int(lines.starts[index + 1])]
      let end = reaches.ends[Int(number)].lettersAtEnd(of: text)
      let start = reaches.starts[Int(number)].lettersAtStart(of: text)
      var sum: UInt64 = 0
      var isWord = true
      if start + end < text.count {
        for place in text.startIndex + start..<text.endIndex - end {
          let code = Int(text[place])
          let isFirst = isMirrored ? place == text.endIndex - 1 : place == text.startIndex
          if letters.kinds[code] == .none || letters.isCapital[code] && !(isFirst && allowsCapitals) {
            isWord = false
            break
          }
          for unit in letters.units(of: text[place]) { sum = unitBits.adding(unit, to: sum) }
        }
      }
      guard isWord else { continue }
      codes += text
      starts.append(Int32(codes.count))
      classes.append(number)
      bits.append(sum)
      loose.append((UInt8(start), UInt8(end)))
    }
  }

  var indices: Range<Int> { classes.indices }

  func text(_ index: Int) -> ArraySlice<Alphabet.Code> {
    codes[Int(starts[index])..<Int(starts[index + 1])]
  }
}
