/// The meaning of a set of flags for a stem, or for a form that an affix makes.
struct FormClass: Sendable {
  /// The affixes that may be added, by the places of their flags in the tables.
  var suffixes: [Int32] = []
  var prefixes: [Int32] = []
  var traits: Traits = []

  /// The bits of its flags in COMPOUNDRULE.
  var ruleBits: UInt64 = 0

  struct Traits: OptionSet, Sendable {
    let rawValue: UInt16

    /// A word only with an affix.
    static let needsAffix = Traits(rawValue: 1)

    /// Never a word, with or without affixes.
    static let forbidden = Traits(rawValue: 2)

    /// A word only as a part of a compound.
    static let onlyPart = Traits(rawValue: 4)

    /// Parts of compounds, by the place at which they may stand.
    static let begin = Traits(rawValue: 8)
    static let middle = Traits(rawValue: 16)
    static let end = Traits(rawValue: 32)

    /// An affix that may stand within a compound.
    static let permit = Traits(rawValue: 64)

    /// A last part that gives the compound a capital first.
    static let forcesCapital = Traits(rawValue: 128)
    static let anyPlace: Traits = [.begin, .middle, .end]
  }

  init(
    _ flags: [UInt16], _ parsed: AffixParser, suffixes: [UInt16: Int32], prefixes: [UInt16: Int32]
  ) {
    self.suffixes = flags.compactMap { suffixes[$0] }
    self.prefixes = flags.compactMap { prefixes[$0] }
    ruleBits = parsed.compounds.rules.bits(of: flags)
    let compounds = parsed.compounds
    for (flag, traits) in [
      (parsed.needAffix, Traits.needsAffix), (parsed.forbidden, .forbidden),
      (compounds.only, .onlyPart),
      (compounds.anywhere, .anyPlace), (compounds.begin, .begin), (compounds.middle, .middle),
      (compounds.end, .end),
      (compounds.permit, .permit), (compounds.forceCapital, .forcesCapital),
    ] {
      if let flag, flags.contains(flag) { self.traits.formUnion(traits) }
    }
  }
}
