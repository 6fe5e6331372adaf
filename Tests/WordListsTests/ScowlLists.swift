import ScrambleFiles
import WordLists

/// The word lists of SCOWL, from the Debian package or from where `make data` unpacks it.
enum ScowlLists {
  /// Why tests are left out where they are nowhere.
  static let need = "needs the Debian package scowl, or make data"

  static let areThere = folder != nil

  /// The lists whose name is SPELLING-KIND.LEVEL with one of these spellings, one of the kinds where some are named,
  /// and no higher level.
  static func names(_ spellings: [String], kinds: [String] = [], upTo level: Int) -> [String] {
    ScrambleFiles.names(inFolder: folder ?? "").filter { name in
      let parts = name.split(whereSeparator: { $0 == "-" || $0 == "." })
      return spellings.contains(String(name.prefix { $0 != "-" })) && Int(parts.last ?? "").map { $0 <= level } == true
        && (kinds.isEmpty || kinds.contains(name.split(separator: ".")[0].drop { $0 != "-" }.dropFirst().description))
    }
  }

  /// The lines of the lists with these names.
  static func words(of names: [String]) throws -> Set<String> {
    var words: Set<String> = []
    for name in names {
      let lines = try readFile("\(folder ?? "")/\(name)").split(separator: 0x0A)
      words.formUnion(lines.map { String(decoding: $0, as: UTF8.self) })
    }
    return words
  }

  private static let folder: String? = {
    let clone = (try? DataFolder.find().path) ?? ""
    return ["", "\(clone)/.build/data-cache/packages/scowl"].map { "\($0)/usr/share/dict/scowl" }.first(
      where: isDirectory)
  }()
}
