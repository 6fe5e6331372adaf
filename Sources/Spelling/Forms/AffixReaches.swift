/// The letters that the affixes of each set of flags may strip from a stem.
///
/// An affix may bring further flags, whose affixes strip more.
struct AffixReaches {
  /// The letters at the end of a stem, by the number of the set of flags.
  let ends: [Reach]

  /// The letters at its start.
  let starts: [Reach]

  /// Also sets in `suffixes` how much of each suffix a further one may strip.
  init(_ suffixes: inout AffixTable, _ prefixes: AffixTable, _ classes: [FormClass]) {
    let suffixesOfSuffix = Self.flags(broughtBy: suffixes) { classes[Int($0)].suffixes }
    let suffixesOfPrefix = Self.flags(broughtBy: prefixes) { classes[Int($0)].suffixes }
    let prefixesOfSuffix = Self.flags(broughtBy: suffixes) { classes[Int($0)].prefixes }
    let endBySuffix = Self.ends(of: &suffixes, classes)
    let endByPrefix = suffixesOfPrefix.map { Reach($0, endBySuffix) }
    let startByOwnPrefix = Self.strips(prefixes)
    // A suffix brings prefixes, or a second suffix that brings them.
    let startByLastSuffix = prefixesOfSuffix.map { Reach($0, startByOwnPrefix) }
    let startBySuffix = zip(startByLastSuffix, suffixesOfSuffix).map { Reach([$0, Reach($1, startByLastSuffix)]) }
    let startByPrefix = zip(startByOwnPrefix, suffixesOfPrefix).map { Reach([$0, Reach($1, startBySuffix)]) }
    ends = classes.map { own in
      Reach(own.suffixes.map { endBySuffix[Int($0)] } + own.prefixes.map { endByPrefix[Int($0)] })
    }
    starts = classes.map { own in
      Reach(own.suffixes.map { startBySuffix[Int($0)] } + own.prefixes.map { startByPrefix[Int($0)] })
    }
  }

  /// The letters that the suffixes of each flag may strip from the end, together with further suffixes.
  private static func ends(of suffixes: inout AffixTable, _ classes: [FormClass]) -> [Reach] {
    let ownReaches = strips(suffixes)
    // The letters that a further suffix strips, by the flags of the one before it.
    var outer: [Int32: Reach] = [:]
    var reaches: [Reach] = []
    for groups in suffixes.groupsOfFlag {
      var texts: Set<[Alphabet.Code]>? = []
      var longest = 0
      for group in groups {
        let strip = suffixes.text(suffixes.groups[Int(group)].strip)
        texts?.insert(Array(strip))
        longest = max(longest, strip.count)
        for affix in suffixes.groups[Int(group)].affixes {
          let flags = suffixes.affixes[Int(affix)].flags
          if classes[Int(flags)].suffixes.isEmpty { continue }
          let reach = outer[flags] ?? Reach(classes[Int(flags)].suffixes, ownReaches)
          outer[flags] = reach
          if reach.isEmpty { continue }
          let append = suffixes.text(suffixes.affixes[Int(affix)].append)
          let isPassed = reach.longest > append.count
          // A further suffix may take away all of this one, and letters before it.
          let core = isPassed ? 0 : append.count - reach.lettersAtEnd(of: append)
          suffixes.setCore(core, isPassed: isPassed, of: Int(affix))
          guard isPassed else { continue }
          longest = max(longest, strip.count + reach.longest - append.count)
          if let beyond = reach.textsBeyond(append), texts?.count ?? .max < Reach.mostTexts {
            texts?.formUnion(beyond.map { $0 + strip })
          } else {
            texts = nil
          }
        }
      }
      reaches.append(Reach(texts, longest: longest))
    }
    return reaches
  }

  private static func strips(_ table: AffixTable) -> [Reach] {
    table.groupsOfFlag.map { groups in
      let texts = Set(groups.map { Array(table.text(table.groups[Int($0)].strip)) })
      return Reach(texts, longest: texts.lazy.map { $0.count }.max() ?? 0)
    }
  }

  /// For each flag of `table`, the flags that its affixes bring with them; `flags` tells those of a set.
  private static func flags(broughtBy table: AffixTable, _ flags: (Int32) -> [Int32]) -> [Set<Int32>] {
    table.groupsOfFlag.map { groups in
      let affixes = groups.flatMap { table.groups[Int($0)].affixes }
      return Set(affixes.map { table.affixes[Int($0)].flags }).reduce(into: []) { $0.formUnion(flags($1)) }
    }
  }
}
