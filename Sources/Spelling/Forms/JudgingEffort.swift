/// How much work Hunspell has with a word of a dictionary, as far as the `.aff` file tells: a count, so that what is
/// too much is the same on every machine.
///
/// Hunspell parts a word behind each letter and tries the suffixes on both sides. With CHECKCOMPOUNDREP it does so for
/// each replacement that fits. Where CHECKCOMPOUNDPATTERN replaces letters, it tries each pattern behind each letter,
/// and it compares what it finds with all flags of each COMPOUNDRULE.
package struct JudgingEffort: Sendable {
  private let factorOfForm: Double
  private let factorOfArrangement: Double

  /// Reads how much work the dictionary with this `.aff` file makes. Complexity: linear in its bytes.
  package init(affix: [UInt8]) {
    var (suffixes, replacements, patterns, flags) = (0, 0, 0, 0)
    var checksReplacements = false
    for (_, line) in DictionaryLines(affix) {
      switch line.directive {
      case "SFX": suffixes += 1
      case "REP": replacements += 1
      case "CHECKCOMPOUNDREP": checksReplacements = true
      case "CHECKCOMPOUNDPATTERN":
        let fields = line.fields(4)
        if fields.count > 3, fields[3].first != UInt8(ascii: "#") { patterns += 1 }
      case "COMPOUNDRULE":
        flags += line.fields(2).last?.count { $0 != UInt8(ascii: "*") && $0 != UInt8(ascii: "?") } ?? 0
      default: break
      }
    }
    let checked = checksReplacements ? max(0, replacements - 1) : 0
    let affixes = 1 + Double(suffixes) / 20_000
    // A file that was made for the purpose could make the sum of many words more than a number holds.
    let most = 1e6
    factorOfForm = min(most, affixes * (1 + Double(checked) / 32) + Double(patterns) / 50 + Double(flags) / 3000)
    factorOfArrangement = min(most, affixes + Double(patterns) / 8 + Double(flags) / 500)
  }

  /// The effort of judging `form`, which is most often a word. A processor does 1.4 to 5 million in a second.
  package func ofForm(_ form: String) -> Int {
    let letters = form.unicodeScalars.count
    return Self.whole(Double(letters * letters) * factorOfForm)
  }

  /// No more than fits where a number has 32 bits, with room to add another.
  private static func whole(_ effort: Double) -> Int { Int(min(1e9, effort)) }

  /// The effort of judging any arrangement of so many letters, which is most often none. A processor does 20 to 100
  /// million in a second, with dictionaries of many suffixes 5 million.
  package func ofArrangement(letters: Int) -> Int { Self.whole(Double(letters * letters) * factorOfArrangement) }
}
