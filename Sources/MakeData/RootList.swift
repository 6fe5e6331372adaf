/// The roots a round may start from, and the steps that led to them.
struct RootList {
  static let rootLength = 8
  static let playedLengths = 3...8
  static let fewestWords = 30

  private(set) var roots: Set<String>
  /// What each step left, for the report.
  private(set) var steps: [(step: String, left: Int)] = []

  init(candidates: Set<String>, lexis: Lexis, obscenities: ObscenityList) {
    roots = candidates.filter { $0.utf8.count == Self.rootLength }
    steps.append(("words of eight letters in SCOWL up to level 60", roots.count))
    keep("accepted by the dictionary", lexis.accepts)

    let slurs = lexis.unsuggested.filter { $0.utf8.count >= 4 }
    keep("not beginning with a NOSUGGEST word of four letters or more") { root in
      !slurs.contains(where: root.hasPrefix)
    }
    keep("not on the obscenity list") { !obscenities.contains($0) }
    keep("not on any list it is made from") { !obscenities.listed.contains($0) }
    keep("fit for a family game") { root in !HouseWords.unfitRoots.contains(where: root.hasPrefix) }

    let playable = PlayableWords(
      lexis.words.filter { Self.playedLengths.contains($0.utf8.count) && !obscenities.contains($0) })
    keep("offering at least \(Self.fewestWords) words") { playable.count(in: $0) - 1 >= Self.fewestWords }
  }

  private mutating func keep(_ step: String, _ isKept: (String) -> Bool) {
    roots = roots.filter(isKept)
    steps.append((step, roots.count))
  }
}
