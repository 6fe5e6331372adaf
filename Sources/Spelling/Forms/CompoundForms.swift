/// Joins parts to compounds that fit a rack: first all of two parts, then all of three, and so on.
struct CompoundForms: Sendable {
  private let dictionary: FormDictionary
  private let rack: RackLetters
  private let parts: CompoundParts

  /// Whether parts are joined by COMPOUNDRULE, which is done after all that are joined by the flags of their place.
  private var isByRule = false

  /// How many parts the compounds at hand have.
  private var size = 2

  /// A level for each part of the compound at hand, with the parts to choose from.
  private var levels: [Level] = []

  /// Whether a compound of `size` parts has been made except for its last part. If not, there are no longer ones.
  private var hasGoneDeep = false

  /// How many parts have been looked at.
  private var steps: Int64 = 0

  /// Whether the search was given up because it took too long.
  private(set) var isCut = false

  /// The most steps, which take some ten seconds.
  private static let mostSteps: Int64 = 1 << 31

  private struct Level {
    /// The parts that fit what is left, by their numbers.
    let choices: [Int32]
    let left: UInt64
    var next = 0

    /// The places of the patterns of COMPOUNDRULE at which this part may stand.
    var state: Set<Int> = []
  }

  /// The most parts of a compound: as many as a word has letters.
  private static let mostParts = 100

  init(_ dictionary: FormDictionary, _ rack: RackLetters, _ parts: CompoundParts) {
    self.dictionary = dictionary
    self.rack = rack
    var parts = parts
    parts.addShortened(dictionary.compounds, rack)
    self.parts = parts
    begin()
  }

  /// Replaces `text` by the next compound, or answers false where there is none.
  mutating func next(_ text: inout [Alphabet.Code]) -> Bool {
    while true {
      if steps > Self.mostSteps {
        isCut = true
        return false
      }
      if levels.isEmpty, !startLonger() { return false }
      let depth = levels.count - 1
      guard levels[depth].next < levels[depth].choices.count else {
        levels.removeLast()
        continue
      }
      let choice = Int(levels[depth].choices[levels[depth].next])
      levels[depth].next += 1
      // A place of a pattern takes as long as some parts.
      steps += Int64(1 + 16 * levels[depth].state.count)
      let part = parts.parts[choice]
      if depth > 0, !parts.meet(parts.parts[chosen(depth - 1)], part) { continue }
      if depth == size - 1 {
        guard isLast(part, levels[depth].state) else { continue }
        text.removeAll(keepingCapacity: true)
        for level in levels.indices {
          text.append(contentsOf: parts.texts[parts.parts[chosen(level)].text])
        }
        return true
      }
      descend(part, levels[depth])
    }
  }

  private func chosen(_ depth: Int) -> Int { Int(levels[depth].choices[levels[depth].next - 1]) }

  private mutating func begin() {
    let choices = parts.parts.indices.filter {
      isByRule ? parts.parts[$0].lastRuleBits != 0 : !parts.parts[$0].places.isEmpty
    }
    guard !choices.isEmpty else { return }
    levels = [
      Level(
        choices: choices.map { Int32($0) }, left: rack.full,
        state: isByRule ? dictionary.compounds.rules.start : [])
    ]
  }

  private mutating func startLonger() -> Bool {
    while true {
      if hasGoneDeep, size < min(Self.mostParts, isByRule ? .max : dictionary.compounds.partLimit) {
        size += 1
      } else if isByRule {
        return false
      } else {
        isByRule = true
        size = 2
      }
      hasGoneDeep = false
      begin()
      if !levels.isEmpty { return true }
    }
  }

  private func mayEnd(_ part: CompoundParts.Part) -> Bool {
    isByRule ? part.lastRuleBits != 0 : part.places.contains(.end)
  }

  private func isLast(_ part: CompoundParts.Part, _ state: Set<Int>) -> Bool {
    guard part.leaves == .none else { return false }
    if !isByRule { return part.places.contains(.end) }
    return dictionary.compounds.rules.accepts(
      dictionary.compounds.rules.step(state, part.lastRuleBits))
  }

  /// Chooses `part`, and adds a level of the parts that fit behind it.
  private mutating func descend(_ part: CompoundParts.Part, _ level: Level) {
    let isFirst = levels.count == 1
    var state: Set<Int> = []
    if isByRule {
      state = dictionary.compounds.rules.step(level.state, part.ruleBits)
      if state.isEmpty { return }
    } else if !part.places.contains(isFirst ? .begin : .middle) {
      return
    }
    if isFirst, part.needs != .none { return }
    let left = rack.left(level.left, taking: part.cost)
    steps += Int64(level.choices.count)
    let isLast = levels.count == size - 1
    let choices = level.choices.filter { choice in
      let next = parts.parts[Int(choice)]
      return rack.left(left, taking: next.cost) != 0 && (!isLast || mayEnd(next))
    }
    // A part that can be the last is among the choices from the start.
    if !choices.contains(where: { mayEnd(parts.parts[Int($0)]) }) { return }
    if isLast { hasGoneDeep = true }
    levels.append(Level(choices: choices, left: left, state: state))
  }
}
