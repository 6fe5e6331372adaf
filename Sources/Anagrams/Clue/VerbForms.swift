/// The forms of English verbs that are made by rule: *mix, mixes, mixed, mixing*.
enum VerbForms {
  /// The forms of the regular verb `base`, itself first, in British and in American spelling where they differ.
  static func regular(_ base: String) -> [String] {
    let stems = stems(of: base)
    return [base, third(of: base)] + stems.map { past(of: $0) } + stems.map { $0.gerundStem + "ing" }
  }

  private static func third(of base: String) -> String {
    if let stem = base.withoutConsonantY { return stem + "ies" }
    return base + (["s", "x", "z", "ch", "sh"].contains(where: base.hasSuffix) ? "es" : "s")
  }

  private static func past(of stem: String) -> String {
    if let stem = stem.withoutConsonantY { return stem + "ied" }
    return stem + (stem.hasSuffix("e") ? "d" : "ed")
  }

  /// The stems before `-ed` and `-ing`: *stirr* of *stir*, *panick* of *panic*, *unravell* or *unravel* of *unravel*.
  private static func stems(of base: String) -> [String] {
    if base.hasSuffix("ic") { return [base + "k"] }
    let letters = Array(base)
    guard letters.count > 2, let last = letters.last, !last.isVowel, !"wxy".contains(last),
      letters[letters.count - 2].isVowel, !letters[letters.count - 3].isVowel
    else { return [base] }
    if letters.count(where: { $0.isVowel }) == 1 { return [base + String(last)] }
    return last == "l" ? [base + "l", base] : [base]
  }
}

extension String {
  /// The verb without its `y` after a consonant.
  fileprivate var withoutConsonantY: String? {
    guard hasSuffix("y"), let before = dropLast().last, !before.isVowel else { return nil }
    return String(dropLast())
  }

  /// The verb as it stands before `-ing`: *muddle* becomes *muddl*, *tie* *ty*; *free* and *dye* stay.
  fileprivate var gerundStem: String {
    if hasSuffix("ie") { return dropLast(2) + "y" }
    guard hasSuffix("e"), let before = dropLast().last, !"eoy".contains(before) else { return self }
    return String(dropLast())
  }
}

extension Character {
  fileprivate var isVowel: Bool { "aeiou".contains(self) }
}
