import Lexicon

/// The compounds of a dictionary that have up to some number of parts, each text once.
///
/// All divisions of a beginning into parts are followed at once, character by character. So a text that can be divided
/// in several ways comes once, and nothing is kept but the parts and the way to the text at hand.
struct AllCompounds: Sendable {
  private let dictionary: FormDictionary
  private let mostParts: Int
  private let rack: RackLetters
  private let parts: CompoundParts

  /// The parts that one of the stems asked for makes, where not all are.
  private let own: CodeTexts?

  /// The parts that may have others behind them, and those that may be the last, in the order of their texts.
  private let orders: [[Int32]]
  private let firstBranches: [[Branch]]

  private var text: [Alphabet.Code] = []

  /// A level for the empty text, and for each character of the text at hand.
  private var levels: [Level] = []
  private var steps: Int64 = 0
  private let mostSteps: Int64

  /// Whether compounds may be missing, because there are too many parts, or the search took too long.
  private(set) var isCut: Bool

  /// A compound, and how it is joined.
  struct Compound {
    let text: ArraySlice<Alphabet.Code>

    /// The places in `text` where its parts begin.
    let starts: [Int]

    /// Whether its last part may give it a capital first.
    let forcesCapital: Bool
  }

  /// A way to divide the text at hand: whole parts, and a part that is begun.
  private struct Division {
    var isLast: Bool
    let isByRule: Bool
    var starts = [0]

    /// The parts that begin as the text does from the last start on, as a range of their order.
    var choices = 0..<0

    /// The joint that the part before leaves, and the character that it ends with twice.
    var leaves = CompoundParts.Joint.none
    var double: Alphabet.Code?

    /// The places of COMPOUNDRULE at which the part may stand.
    var state: Set<Int> = []

    /// Whether one of the stems asked for made a part.
    var hasOwn = false

    /// Whether both can be continued by the same parts, but for the limit on their number.
    func isSame(as other: Division) -> Bool {
      choices == other.choices && isLast == other.isLast && isByRule == other.isByRule && hasOwn == other.hasOwn
        && starts.last == other.starts.last && (starts.count == 1) == (other.starts.count == 1)
        && leaves == other.leaves && double == other.double && state == other.state
    }

    func meets(_ part: CompoundParts.Part) -> Bool {
      if case .third(let code) = part.needs { return leaves == .none && double == code }
      return leaves == part.needs
    }
  }

  /// A character that may follow, and the choices of a division that have it.
  private struct Branch {
    let code: Alphabet.Code
    var division = 0
    let choices: Range<Int>
  }

  private struct Level {
    let divisions: [Division]
    let branches: [Branch]
    let left: UInt64
    var next = 0
  }

  /// Joins the forms of all stems, of which one of `own` has to be a part where it is not nil.
  init(
    _ dictionary: FormDictionary, atMost length: Int, mostParts: Int, own: [Int]?, isBare: Bool,
    mostSteps: Int64
  ) {
    self.dictionary = dictionary
    self.mostParts = mostParts
    self.mostSteps = mostSteps
    rack = dictionary.rack(atMost: length)
    // A part leaves a letter to others, but letters that it loses where it meets them are not of the compound.
    let lost = dictionary.compounds.replacements.map { max($0.ending.count, $0.start.count) }.max() ?? 0
    let rackOfPart = dictionary.rack(atMost: length - 1 + lost)
    func parts(of stems: [Int]) -> (CompoundParts, isCut: Bool) {
      var search = FormSearch(dictionary, rackOfPart, parts: CompoundParts(most: 1 << 20))
      let affixes = isBare ? 0 : FormSearch.mostAffixes
      for stem in stems where !search.isCut && search.parts?.isCut == false {
        search.makeForms(ofStem: stem, affixes: affixes)
      }
      var parts = search.parts ?? CompoundParts()
      parts.addShortened(dictionary.compounds, rackOfPart)
      return (parts, search.isCut || parts.isCut)
    }
    let (all, isCut) = parts(of: Array(dictionary.stems.indices))
    self.parts = all
    self.isCut = isCut
    self.own = own.map { parts(of: $0).0.texts }
    orders = [false, true].map { isLast in
      all.parts.indices.filter { number in
        let part = all.parts[number]
        return isLast
          ? part.leaves == .none && (part.places.contains(.end) || part.lastRuleBits != 0)
          : !part.places.isDisjoint(with: [.begin, .middle]) || part.ruleBits != 0
      }
      .map { Int32($0) }
      .sorted { all.texts[all.parts[Int($0)].text].lexicographicallyPrecedes(all.texts[all.parts[Int($1)].text]) }
    }
    firstBranches = orders.map { Self.branches(of: 0..<$0.count, $0, all, behind: 0) }
    levels = [level(beginning, end: 0, left: rack.full)]
  }

  /// How much is done, in percent.
  var percent: Int {
    var (done, share) = (0.0, 100.0)
    for level in levels.prefix(3) where !level.branches.isEmpty {
      done += share * Double(max(0, level.next - 1)) / Double(level.branches.count)
      share /= Double(level.branches.count)
    }
    return levels.isEmpty ? 100 : Int(done)
  }

  /// The next compound, in the order of the characters' codes.
  mutating func next() -> Compound? {
    while let level = levels.last, !isCut {
      guard level.next < level.branches.count else {
        levels.removeLast()
        _ = text.popLast()
        continue
      }
      let code = level.branches[level.next].code
      let end = level.branches[level.next...].firstIndex { $0.code != code } ?? level.branches.count
      levels[levels.count - 1].next = end
      let left = rack.left(level.left, taking: rack.costs[Int(code)])
      let mayBeCapital = dictionary.isMirrored || text.isEmpty
      if left == 0 || dictionary.letters.isCapital[Int(code)] && !mayBeCapital { continue }
      text.append(code)
      let reading = read(text[...], level, level.next..<end)
      let divisions = reading.divisions
      levels.append(self.level(divisions, end: text.count, left: left))
      steps += Int64(1 + divisions.count * divisions.count + divisions.reduce(0) { $0 + 16 * $1.state.count })
      if steps > mostSteps { isCut = true }
      if let starts = reading.starts {
        return Compound(text: text[...], starts: starts, forcesCapital: reading.forcesCapital)
      }
    }
    return nil
  }

  func joins(_ text: [Alphabet.Code]) -> Bool {
    var last = level(beginning, end: 0, left: rack.full)
    var isCompound = false
    for end in 1..<max(1, text.count + 1) {
      let range = last.branches.indices.filter { last.branches[$0].code == text[end - 1] }
      guard let first = range.first else { return false }
      let reading = read(text[..<end], last, first..<first + range.count)
      isCompound = reading.starts != nil
      last = level(reading.divisions, end: end, left: rack.full)
    }
    return isCompound
  }

  // MARK: Divisions

  private var beginning: [Division] {
    var divisions: [Division] = []
    let settings = dictionary.compounds
    for isByRule in [false, true] where isByRule ? !settings.rules.isEmpty : settings.joinsByPlace {
      var division = Division(isLast: false, isByRule: isByRule, state: isByRule ? settings.rules.start : [])
      division.choices = orders[0].indices
      Self.add(division, to: &divisions)
    }
    return divisions
  }

  /// Adds a division, or has it take the place of one like it that has more parts.
  private static func add(_ division: Division, to divisions: inout [Division]) {
    if division.choices.isEmpty { return }
    guard let same = divisions.firstIndex(where: division.isSame) else { return divisions.append(division) }
    if division.starts.count < divisions[same].starts.count { divisions[same] = division }
  }

  /// The divisions of a text whose last part has further characters, and how the text is a compound where it is one.
  private struct ReadText {
    var divisions: [Division] = []
    var starts: [Int]?
    var forcesCapital = false
  }

  private func read(_ text: ArraySlice<Alphabet.Code>, _ level: Level, _ branches: Range<Int>) -> ReadText {
    var reading = ReadText()
    for branch in level.branches[branches] {
      var division = level.divisions[branch.division]
      division.choices = branch.choices
      // The parts that end here stand before those that go on.
      while let choice = division.choices.first {
        let part = parts.parts[Int(orders[division.isLast ? 1 : 0][choice])]
        guard parts.texts[part.text].count == text.count - (division.starts.last ?? 0) else { break }
        division.choices.removeFirst()
        end(division, with: part, text, &reading)
      }
      Self.add(division, to: &reading.divisions)
    }
    return reading
  }

  /// Notes what the division comes to where `text` ends with the part.
  private func end(
    _ division: Division, with part: CompoundParts.Part, _ text: ArraySlice<Alphabet.Code>, _ reading: inout ReadText
  ) {
    guard division.meets(part) else { return }
    let rules = dictionary.compounds.rules
    var next = division
    next.hasOwn = division.hasOwn || own?.number(of: parts.texts[part.text]) != nil
    if division.isLast {
      let mayEnd =
        division.isByRule
        ? rules.accepts(rules.step(division.state, part.lastRuleBits)) : part.places.contains(.end)
      guard mayEnd, own == nil || next.hasOwn else { return }
      if division.starts.count < reading.starts?.count ?? .max { reading.starts = division.starts }
      if part.forcesCapital { reading.forcesCapital = true }
      return
    }
    next.state = rules.step(division.state, part.ruleBits)
    let place = division.starts.count == 1 ? FormClass.Traits.begin : .middle
    guard division.isByRule ? !next.state.isEmpty : part.places.contains(place) else { return }
    let isDouble = parts.texts[part.text].count > 1 && text.last == text.dropLast().last
    next.starts.append(text.count)
    (next.leaves, next.double) = (part.leaves, isDouble ? text.last : nil)
    let limit = division.isByRule ? mostParts : min(mostParts, dictionary.compounds.partLimit)
    for isLast in [false, true] where next.starts.count <= (isLast ? limit : limit - 1) {
      let order = orders[isLast ? 1 : 0]
      next.isLast = isLast
      next.choices = order.indices
      Self.add(next, to: &reading.divisions)
      // A part may lose all its letters.
      for number in order {
        let part = parts.parts[Int(number)]
        guard parts.texts[part.text].isEmpty else { break }
        end(next, with: part, text, &reading)
      }
    }
  }

  private func level(_ divisions: [Division], end: Int, left: UInt64) -> Level {
    var branches: [Branch] = []
    for (number, division) in divisions.enumerated() {
      let order = division.isLast ? 1 : 0
      let own =
        division.choices.count == orders[order].count
        ? firstBranches[order]
        : Self.branches(of: division.choices, orders[order], parts, behind: end - (division.starts.last ?? 0))
      branches += own.map { Branch(code: $0.code, division: number, choices: $0.choices) }
    }
    if divisions.count > 1 { branches.sort { ($0.code, $0.division) < ($1.code, $1.division) } }
    return Level(divisions: divisions, branches: branches, left: left)
  }

  /// The characters that follow `count` others in the parts of a range of `order`.
  private static func branches(
    of range: Range<Int>, _ order: [Int32], _ parts: CompoundParts, behind count: Int
  ) -> [Branch] {
    func code(_ place: Int) -> Alphabet.Code {
      let text = parts.texts[parts.parts[Int(order[place])].text]
      return text[text.startIndex + count]
    }
    var branches: [Branch] = []
    var start = range.lowerBound
    if count == 0 { start += range.prefix { parts.texts[parts.parts[Int(order[$0])].text].isEmpty }.count }
    while start < range.upperBound {
      let first = code(start)
      let end = halving(start + 1, range.upperBound) { code($0) == first }
      branches.append(Branch(code: first, choices: start..<end))
      start = end
    }
    return branches
  }
}
