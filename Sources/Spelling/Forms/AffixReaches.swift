/// The letters that the affixes of each set of flags may strip from a stem.
///
/// An affix may bring further flags, whose affixes strip more.
struct AffixReaches {
  /// The letters that the affixes of a set of flags may strip from the end of a stem, by its number.
  let ends: [Reach]

  /// The letters that the affixes of a set of flags may strip from the start of a stem, by its number.
  let starts: [Reach]

  /// Finds the letters for the sets of flags that stems have, whose numbers are `ofStems`. Also sets in `suffixes` how
  /// much of each suffix a further one may strip.
  init(_ suffixes: inout AffixTable, _ prefixes: AffixTable, _ classes: [FormClass], ofStems: [Int32]) {
    var isOfStem = [Bool](repeating: false, count: classes.count)
    for number in ofStems { isOfStem[Int(number)] = true }
    let ownReaches = Self.strips(suffixes)
    let prefixReaches = Self.strips(prefixes)
    let suffixReaches = Self.suffixReaches(&suffixes, classes, ownReaches)
    func reaches(_ reach: (FormClass) -> Reach) -> [Reach] {
      zip(classes, isOfStem).map { $1 ? reach($0) : Reach(longest: 0) }
    }
    // The suffixes that a prefix brings, by the place of its flag.
    let suffixesBrought = prefixes.groupsOfFlag.indices.map { flag in
      prefixes.flagsBrought(by: flag).reduce(into: Set<Int32>()) { $0.formUnion(classes[Int($1)].suffixes) }
    }
    let endsByPrefix = suffixesBrought.map { Reach($0.map { suffixReaches[Int($0)] }) }
    ends = reaches { own in
      Reach(own.suffixes.map { suffixReaches[Int($0)] } + own.prefixes.map { endsByPrefix[Int($0)] })
    }
    guard prefixReaches.contains(where: { !$0.isEmpty }) else {
      starts = classes.map { _ in Reach(longest: 0) }
      return
    }
    // A suffix, or a second suffix that it brings, may bring prefixes.
    let ownStarts = classes.map { own in Reach(own.prefixes.map { prefixReaches[Int($0)] }) }
    let brought = suffixes.groupsOfFlag.indices.map { [suffixes] in suffixes.flagsBrought(by: $0) }
    let startsBrought = classes.map { own in
      Reach(own.suffixes.reduce(into: Set()) { $0.formUnion(brought[Int($1)]) }.map { ownStarts[Int($0)] })
    }
    let startsBySuffix = brought.map { Reach($0.flatMap { [ownStarts[Int($0)], startsBrought[Int($0)]] }) }
    let startsByPrefix = suffixesBrought.map { Reach($0.map { startsBySuffix[Int($0)] }) }
    starts = reaches { own in
      let byPrefix = own.prefixes.flatMap { [prefixReaches[Int($0)], startsByPrefix[Int($0)]] }
      return Reach(own.suffixes.map { startsBySuffix[Int($0)] } + byPrefix)
    }
  }

  private static func strips(_ table: AffixTable) -> [Reach] {
    table.groupsOfFlag.map { groups in
      let texts = Set(groups.map { Array(table.text(table.groups[Int($0)].strip)) })
      return Reach(texts, longest: texts.lazy.map { $0.count }.max() ?? 0)
    }
  }

  /// The letters that the suffixes of each flag may strip from the end, together with further suffixes, each of which
  /// strips what `ownReaches` says.
  private static func suffixReaches(
    _ suffixes: inout AffixTable, _ classes: [FormClass], _ ownReaches: [Reach]
  ) -> [Reach] {
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
    return reaches
  }
}

extension AffixTable {
  /// The sets of flags that the affixes of a flag bring with them.
  fileprivate func flagsBrought(by flag: Int) -> Set<Int32> {
    var numbers: Set<Int32> = []
    for group in groupsOfFlag[flag] {
      for affix in groups[Int(group)].affixes where affixes[Int(affix)].flags != 0 {
        numbers.insert(affixes[Int(affix)].flags)
      }
    }
    return numbers
  }
}
