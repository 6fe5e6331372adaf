/// The words that roots, hints and printed solutions keep from view.
struct ObscenityList {
  /// All words on the lists this one is made from, lower-cased, before anything is taken away or added.
  let listed: Set<String>
  /// The accepted words to hide, sorted.
  let words: [String]
  private let hidden: Set<String>

  /// Gathers the accepted words of all lists with their inflections, without those that the house holds innocent.
  init(lists: [[String]], lexis: Lexis) {
    listed = Set(lists.joined().map { $0.lowercased() }).union(lexis.unsuggested).filter(\.isPlainWord)
    let innocent = Set(HouseWords.innocent.flatMap(lexis.family))
    let shown = { (word: String) in innocent.contains(word) && !HouseWords.obscene.contains(word) }
    var hidden: Set<String> = []
    for word in listed.union(HouseWords.obscene) where lexis.accepts(word) && !shown(word) {
      for form in [word] + Self.regularForms(of: word) where !shown(form) { hidden.formUnion(lexis.family(form)) }
    }
    self.hidden = hidden.filter { !shown($0) }
    words = self.hidden.sorted()
  }

  func contains(_ word: String) -> Bool { hidden.contains(word) }

  /// What English may make of a word by -s, -ed, -er, -ing and -y; the dictionary knows which of them are words.
  private static func regularForms(of word: String) -> [String] {
    let letters = Array(word)
    guard letters.count > 2, let last = letters.last else { return [] }
    let doubles = letters.suffix(3).map { "aeiouy".contains($0) } == [false, true, false] && !"wxy".contains(last)
    let stem = last == "e" ? String(letters.dropLast()) : doubles ? word + String(last) : word
    let plurals = "sxzh".contains(last) ? ["es"] : last == "o" ? ["s", "es"] : ["s"]
    return plurals.map { word + $0 } + ["ed", "er", "ers", "ing", "y", "ier", "iest"].map { stem + $0 }
  }
}
