/// The affixes of a table whose letters fit a rack.
struct UsableAffixes: Sendable {
  /// The groups of each flag that have such an affix, by the place of the flag.
  let groups: [[Int]]

  /// The cost in the rack of each such affix, without the letters that a further one may strip.
  let coreCosts: [UInt64]

  /// Whether a group has an affix behind which a further one may strip letters of the stem.
  let isPassed: [Bool]

  /// The affixes, group by group.
  private let numbers: [Int]

  /// The range of each group in `numbers`.
  private let ranges: [Range<Int>]

  init(_ table: AffixTable, _ bits: [UInt64], _ rack: RackLetters) {
    var coreCosts = [UInt64](repeating: 0, count: table.affixes.count)
    var numbers: [Int] = []
    var ranges = [Range<Int>](repeating: 0..<0, count: table.groups.count)
    var isPassed = [Bool](repeating: false, count: table.groups.count)
    groups = table.groupsOfFlag.map { flagGroups in
      flagGroups.map { Int($0) }.filter { group in
        let start = numbers.count
        for affix in table.groups[group].affixes {
          let affix = Int(affix)
          guard bits[affix] & rack.lackedBits == 0 else { continue }
          let core = table.text(table.affixes[affix].append).prefix(Int(table.affixes[affix].core))
          let left = rack.left(rack.full, taking: core)
          if left == 0 { continue }
          coreCosts[affix] = rack.full &- left
          numbers.append(affix)
          if table.affixes[affix].isPassed { isPassed[group] = true }
        }
        ranges[group] = start..<numbers.count
        return start < numbers.count
      }
    }
    self.coreCosts = coreCosts
    self.isPassed = isPassed
    self.numbers = numbers
    self.ranges = ranges
  }

  func affixes(ofGroup group: Int) -> ArraySlice<Int> { numbers[ranges[group]] }
}
