/// The map of CONTRIBUTING.md, as far as it tells which target stands on which.
///
/// A row may begin with the name of its floor, such as `engines`. Then come targets, and in brackets what each of them
/// stands on: targets, floors, libraries, and `the system`.
struct HouseMap {
  /// What each target may import.
  private(set) var drawn: [String: Set<String>] = [:]

  /// What is drawn as `the system`: the C library, and what the toolchain brings that is no Foundation.
  static let system: Set = ["Dispatch", "Glibc", "Synchronization"]

  /// The map of the first fenced block under `heading`.
  init(_ document: String, heading: String) {
    let lines = document.split(separator: "\n", omittingEmptySubsequences: false)
    let section = lines.drop { $0 != heading }.drop { !$0.hasPrefix("```") }.dropFirst()
    var floors: [String: Set<String>] = [:]
    var floor = ""
    for line in section.prefix(while: { !$0.hasPrefix("```") }) {
      let parts = line.split(separator: "(", maxSplits: 1)
      let words = parts[0].split(separator: " ").map(String.init)
      let title = words.prefix { $0.first?.isLowercase == true && !line.hasPrefix(" ") }
      if !title.isEmpty { floor = title.joined(separator: " ") }
      guard parts.count == 2, let inside = parts[1].split(separator: ")").first else { continue }
      var arrows = Set(inside.split { !$0.isLetter }.map(String.init).filter { $0.first?.isUppercase == true })
      if inside.contains("the system") { arrows.formUnion(Self.system) }
      if arrows.contains("Foundation") { arrows.insert("FoundationEssentials") }
      for (name, targets) in floors where inside.contains(name) { arrows.formUnion(targets) }
      for target in words.dropFirst(title.count) {
        drawn[target] = arrows
        floors[floor, default: []].insert(target)
      }
    }
  }
}
