/// Finds the letters that the affixes of each set of flags may strip from a stem.
///
/// An affix may bring further flags, whose affixes strip more. The result for each set of flags is found once.
struct AffixReaches {
  private let suffixes: AffixTable
  private let prefixes: AffixTable
  private let classes: [FormClass]

  /// The letters that the suffixes of each flag may strip from the end, together with further suffixes.
  private let suffixReaches: [Reach]

  /// The letters that the prefixes of each flag may strip from the start.
  private let prefixReaches: [Reach]
  private let hasPrefixReach: Bool

  /// Results by the number of a set of flags.
  private var ends: [Int32: Reach] = [:]
  private var starts: [Int32: Reach] = [:]
  private var startsBrought: [Int32: Reach] = [:]

  /// Results by the place of a prefix's flag.
  private var endsByPrefix: [Int32: Reach] = [:]
  private var startsByPrefix: [Int32: Reach] = [:]

  /// Results by the place of a suffix's flag.
  private var startsBySuffix: [Int32: Reach] = [:]

  /// Also sets in `suffixes` how much of each suffix a further one may strip.
  init(_ suffixes: inout AffixTable, _ prefixes: AffixTable, _ classes: [FormClass]) {
    let ownReaches = Self.strips(suffixes)
    prefixReaches = Self.strips(prefixes)
    hasPrefixReach = prefixReaches.contains { !$0.isEmpty }
    // The letters that a further suffix strips, by the flags of the one before it.
    var outer: [Int32: Reach] = [:]
    var reaches: [Reach] = []
    for groups in suffixes.groupsOfFlag {
      var texts: Set<[Alphabet.Code]> = []
      var longest = 0
      var isKnown = true
      for group in groups {
        let strip = suffixes.text(suffixes.groups[Int(group)].strip)
        if isKnown { texts.insert(Array(strip)) }
        longest = max(longest, strip.count)
        for affix in suffixes.groups[Int(group)].affixes {
          let flags = suffixes.affixes[Int(affix)].flags
          if classes[Int(flags)].suffixes.isEmpty { continue }
          let reach =
            outer[flags] ?? Reach(classes[Int(flags)].suffixes.lazy.map { ownReaches[Int($0)] })
          outer[flags] = reach
          if reach.isEmpty { continue }
          let append = suffixes.text(suffixes.affixes[Int(affix)].append)
          let isPassed = reach.longest > append.count
          // A further suffix may take away all of this one, and letters before it.
          let core = isPassed ? 0 : append.count - reach.lettersAtEnd(of: append)
          suffixes.setCore(core, isPassed: isPassed, of: Int(affix))
          guard isPassed else { continue }
          longest = max(longest, strip.count + reach.longest - append.count)
          if let beyond = reach.textsBeyond(append), texts.count < Reach.mostTexts {
            for text in beyond { texts.insert(text + strip) }
          } else {
            isKnown = false
          }
        }
      }
      reaches.append(isKnown ? Reach(texts, longest: longest) : Reach(longest: longest))
    }
    suffixReaches = reaches
    self.suffixes = suffixes
    self.prefixes = prefixes
    self.classes = classes
  }

  private static func strips(_ table: AffixTable) -> [Reach] {
    table.groupsOfFlag.map { groups in
      let texts = Set(groups.map { Array(table.text(table.groups[Int($0)].strip)) })
      return Reach(texts, longest: texts.lazy.map { $0.count }.max() ?? 0)
    }
  }

  /// The letters that the affixes of a set of flags may strip from the end of a stem.
  mutating func end(ofClass number: Int32) -> Reach {
    if let reach = ends[number] { return reach }
    let own = classes[Int(number)]
    let reach = Reach(
      own.suffixes.map { suffixReaches[Int($0)] } + own.prefixes.map { endByPrefix($0) })
    ends[number] = reach
    return reach
  }

  /// The letters that the affixes of a set of flags may strip from the start of a stem.
  mutating func start(ofClass number: Int32) -> Reach {
    guard hasPrefixReach else { return Reach(longest: 0) }
    if let reach = starts[number] { return reach }
    let own = classes[Int(number)]
    let reach = Reach(
      [ownStart(own)] + own.suffixes.map { startBySuffix($0) }
        + own.prefixes.map { startByPrefix($0) })
    starts[number] = reach
    return reach
  }

  /// The letters that suffixes may strip from the end where a prefix of `flag` brings the suffixes.
  private mutating func endByPrefix(_ flag: Int32) -> Reach {
    if let reach = endsByPrefix[flag] { return reach }
    let reach = Reach(suffixesBrought(byPrefix: flag).map { suffixReaches[Int($0)] })
    endsByPrefix[flag] = reach
    return reach
  }

  /// The letters that prefixes may strip from the start where suffixes bring them that a prefix of `flag` brings.
  private mutating func startByPrefix(_ flag: Int32) -> Reach {
    if let reach = startsByPrefix[flag] { return reach }
    let reach = Reach(suffixesBrought(byPrefix: flag).map { startBySuffix($0) })
    startsByPrefix[flag] = reach
    return reach
  }

  private func suffixesBrought(byPrefix flag: Int32) -> Set<Int32> {
    flagsBrought(by: flag, prefixes).reduce(into: []) { $0.formUnion(classes[Int($1)].suffixes) }
  }

  private func ownStart(_ own: FormClass) -> Reach {
    Reach(own.prefixes.lazy.map { prefixReaches[Int($0)] })
  }

  /// The letters that prefixes may strip from the start where a suffix of `flag` brings them, or a second suffix that
  /// it brings.
  private mutating func startBySuffix(_ flag: Int32) -> Reach {
    if let reach = startsBySuffix[flag] { return reach }
    let brought = flagsBrought(by: flag, suffixes)
    let reach = Reach(
      brought.flatMap { number -> [Reach] in
        let own = classes[Int(number)]
        return [ownStart(own), startBrought(number)]
      })
    startsBySuffix[flag] = reach
    return reach
  }

  /// The letters that prefixes may strip from the start where a suffix of a set of flags brings them.
  private mutating func startBrought(_ number: Int32) -> Reach {
    if let reach = startsBrought[number] { return reach }
    let brought: Set<Int32> = classes[Int(number)].suffixes.reduce(into: []) {
      $0.formUnion(flagsBrought(by: $1, suffixes))
    }
    let reach = Reach(brought.map { ownStart(classes[Int($0)]) })
    startsBrought[number] = reach
    return reach
  }

  /// The sets of flags that the affixes of `flag` bring with them.
  private func flagsBrought(by flag: Int32, _ table: AffixTable) -> Set<Int32> {
    var numbers: Set<Int32> = []
    for group in table.groupsOfFlag[Int(flag)] {
      for affix in table.groups[Int(group)].affixes where table.affixes[Int(affix)].flags != 0 {
        numbers.insert(table.affixes[Int(affix)].flags)
      }
    }
    return numbers
  }
}
