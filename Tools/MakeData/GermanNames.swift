/// The names on wordfreq's list of German words, which is in lower case. Elsewhere the dictionary tells names from
/// words by their capitals, but German nouns have a capital, too.
///
/// A name is what Debian's German dictionary writes with a capital alone and never within a compound, such as Maria and
/// Dirk, but for a few words; and what the project's own list has, such as Irak. Nothing of the dictionary is taken
/// over but that decision.
struct GermanNames {
  private let names: Set<String>

  /// - Parameters:
  ///   - package: the package of the dictionary, which is in ISO 8859-1.
  ///   - own: names that stand in its compounds, such as Irak in Irakkrieg.
  init(package: Package, own: [String]) throws(DataError) {
    var (lower, capital): (Set<String>, [String: Bool]) = ([], [:])
    for line in try TextFile.bytes(package.path("usr/share/hunspell/de_DE.dic")).split(separator: UInt8(ascii: "\n")) {
      let text = String(String.UnicodeScalarView(line.map { UnicodeScalar($0) }))
      let entry = DictionaryEntry(line: text.prefix(upTo: "\r"))
      if entry.stem.first?.isUppercase == true {
        // Compounds have nouns with `m` at their end, and with `ij` at their start.
        capital[entry.stem.lowercased(), default: false] = entry.flags.contains { "mij".contains($0) }
      } else {
        lower.insert(entry.stem)
      }
    }
    let alone = capital.filter { !$0.value && !lower.contains($0.key) }.keys
    let names = Set(alone).subtracting(Self.words).union(own)
    // Their genitives are names as well.
    self.names = names.union(names.map { $0 + "s" }.filter { !lower.contains($0) && capital[$0] == nil })
  }

  func contains(_ word: String) -> Bool { names.contains(word) }

  /// Words that are in no compound of the dictionary.
  private static let words = list(
    """
    abo achtelfinale alzheimer android aspirin autismus benziner bios cabrio cannabis canon cola colt doku dschihad duden
    empathie expo fax franc freier gassi globuli halleluja hertz isis kombi kripo lan laudatio leds letter mathe
    mediathek methan metro midi pop promi raid roaming sparkasse stasi stuck titan tsunami ufo ufos uni volksbank
    zeitlang zenit
    """)

  private static func list(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
