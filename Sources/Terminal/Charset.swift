import ScrambleFiles

/// The letters that a terminal shows.
///
/// The program reads and writes UTF-8 whatever the locale is, since terminals of our day do. A locale that names no
/// character set (unset, `C`, `POSIX`, `de_DE`) says nothing against that, whether it is installed or not, and is taken
/// as `C.UTF-8`. One that names another set, such as `de_DE.ISO-8859-1`, tells of a terminal that would show other
/// letters: there the line that is edited shows all but ASCII as `\xHH`. In each case every byte that is typed is kept.
package enum Charset: Sendable {
  case utf8, ascii

  /// The set that the environment names, in the first of its three variables that is set.
  package static func current() -> Charset {
    Charset(ofLocale: ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environmentVariable($0) }.first ?? "")
  }

  /// The set of a locale's name: `language_TERRITORY.SET@modifier`.
  package init(ofLocale name: String) {
    let set = name.split(separator: ".", maxSplits: 1).dropFirst().first ?? "utf8"
    let plain = set.prefix { $0 != "@" }.lowercased().filter { $0 != "-" && $0 != "_" }
    self = plain == "utf8" ? .utf8 : .ascii
  }
}
