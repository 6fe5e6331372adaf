package import Journal
package import Lexicon

/// A Hunspell dictionary by its name.
package struct NamedDictionary: Sendable {
  /// The name, such as `en_US`, or the path of its files without their endings.
  package let name: String

  /// The fingerprint of its files, by which it differs from another of its name. Complexity: linear in the size of its
  /// files.
  package let fingerprint: @Sendable () throws(Diagnostic) -> Fingerprint

  package init(_ name: String, fingerprint: @escaping @Sendable () throws(Diagnostic) -> Fingerprint) {
    self.name = name
    self.fingerprint = fingerprint
  }

  /// The name of the dictionary that judges where none is named. It comes with the program.
  package static let usualName = EnglishSpelling.either.dictionaryName

  /// Its name, or nil where it is the dictionary that judges where none is named.
  var usualAsNil: String? { name == Self.usualName ? nil : name }

  /// Its language, as far as the name tells one.
  package var language: DictionaryLanguage { DictionaryLanguage(of: name) }
}
