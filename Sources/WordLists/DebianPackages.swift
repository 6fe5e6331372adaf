import Lexicon

extension DictionaryLanguage {
  /// The package of Debian 12 that brings the dictionary called `name`, such as `pt_BR`; nil where none is known to.
  static func debianPackage(ofDictionary name: String) -> String? {
    let code = DictionaryLanguage(of: name).code
    if let countries = packagesByCountry[code] {
      let country = name.dropFirst(code.count + 1).prefix(2).lowercased()
      return "hunspell-\(code)-\(countries.contains(country) ? country : countries[0])"
    }
    if packagesOfMyspell.contains(code) { return "myspell-\(code)" }
    if norwegian.contains(code) { return "hunspell-no" }
    return packages.contains(code) ? "hunspell-\(code)" : nil
  }

  private static let packagesByCountry = [
    "de": ["de", "at", "ch"], "en": ["us", "au", "ca", "gb", "za"], "pt": ["pt", "br"],
  ]

  private static let packages: Set = [
    "af", "an", "ar", "be", "bg", "bn", "bo", "br", "bs", "ca", "cs", "da", "dz", "el", "es", "eu", "fr", "gd", "gl",
    "gu", "gug", "he", "hi", "hr", "hu", "id", "is", "it", "kk", "kmr", "ko", "lo", "lt", "lv", "ml", "mn", "ne", "nl",
    "oc", "pl", "ro", "ru", "si", "sk", "sl", "sr", "sv", "sw", "te", "th", "tr", "uk", "uz", "vi",
  ]

  private static let packagesOfMyspell: Set = ["eo", "et", "fa", "fo", "ga", "gv", "hy", "sq", "tl"]

  private static let norwegian: Set = ["nb", "nn", "no"]
}
