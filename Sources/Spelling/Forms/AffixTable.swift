import Lexicon

/// The suffixes, or the prefixes, of a dictionary, by their flag, the letters that they strip, and their condition.
struct AffixTable: Sendable {
  struct Affix: Sendable {
    let append: Range<Int32>

    /// How many letters at the start of `append` no further affix strips.
    var core: Int32

    /// Whether a further affix may strip all of `append` and letters of the stem before it.
    var isPassed = false

    /// The number of the set of flags that says which affixes may be added to a form with this one.
    let flags: Int32

    /// Whether it may stand together with an affix at the other end.
    let crosses: Bool
  }

  /// Affixes of one flag that strip the same letters under the same condition.
  struct Group: Sendable {
    let strip: Range<Int32>
    let condition: Int32
    let affixes: Range<Int32>
  }

  private(set) var affixes: [Affix] = []
  private(set) var groups: [Group] = []

  /// The groups of each flag, by the place of the flag.
  private(set) var groupsOfFlag: [Range<Int32>] = []
  private var codes: [Alphabet.Code] = []

  /// The places of the flags.
  let flags: [UInt16: Int32]

  init(_ rows: [AffixRow]) {
    let used = Set(rows.map { $0.flag }).ordered(by: <)
    flags = zip(used, 0...).reduce(into: [:]) { $0[$1.0] = $1.1 }
    var texts = CodeTexts()
    let strips = rows.map { texts.insert($0.strip[...]).number }
    let order = rows.indices.ordered {
      let (a, b) = (rows[$0], rows[$1])
      return (a.flag, strips[$0], a.condition, $0) < (b.flag, strips[$1], b.condition, $1)
    }
    var start = 0
    for flag in used {
      let firstGroup = Int32(groups.count)
      while start < order.count, rows[order[start]].flag == flag {
        let first = rows[order[start]]
        let own = order[start...].prefix {
          let row = rows[$0]
          return row.flag == flag && strips[$0] == strips[order[start]] && row.condition == first.condition
        }
        for number in own {
          let row = rows[number]
          affixes.append(
            Affix(append: add(row.append), core: Int32(row.append.count), flags: row.flags, crosses: row.crosses))
        }
        groups.append(
          Group(
            strip: add(first.strip), condition: first.condition,
            affixes: Int32(own.startIndex)..<Int32(own.endIndex)))
        start = own.endIndex
      }
      groupsOfFlag.append(firstGroup..<Int32(groups.count))
    }
  }

  private mutating func add(_ text: [Alphabet.Code]) -> Range<Int32> {
    let start = Int32(codes.count)
    codes += text
    return start..<Int32(codes.count)
  }

  func text(_ range: Range<Int32>) -> ArraySlice<Alphabet.Code> {
    codes[Int(range.lowerBound)..<Int(range.upperBound)]
  }

  mutating func setCore(_ core: Int, isPassed: Bool, of affix: Int) {
    affixes[affix].core = Int32(core)
    affixes[affix].isPassed = isPassed
  }
}
