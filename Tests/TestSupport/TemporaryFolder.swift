import Glibc
package import ScrambleFiles
import SystemPackage

/// A folder that is removed with this value.
package final class TemporaryFolder: Sendable {
  package let path: String

  package init() {
    var template = Array("\(Self.place)/word-scramble-test-XXXXXX".utf8CString)
    path = unsafe template.withUnsafeMutableBufferPointer { unsafe String(cString: mkdtemp($0.baseAddress!)) }
  }

  deinit { unsafe system("rm -rf '\(path)'") }

  /// The path of the entry called `name`.
  package func callAsFunction(_ name: String) -> String { "\(path)/\(name)" }

  /// Makes a file, and returns its path.
  package func file(_ name: String, _ bytes: some Collection<UInt8>) throws -> String {
    try replaceFile(self(name), with: Array(bytes), isSynced: false)
    return self(name)
  }

  package func file(_ name: String, _ text: String) throws -> String { try file(name, text.utf8) }

  package func folder(_ name: String) throws -> String {
    try makeFolder(self(name))
    return self(name)
  }

  /// The paths of the transcripts of an instrument on the shelf, in the order in which they were made.
  package func transcripts(of instrument: String = "scramble") -> [String] {
    names(inFolder: self("word-scramble")).filter { $0.hasPrefix("\(instrument)-") && $0.hasSuffix(".txt") }
      .sorted { ($0.count, $0) < ($1.count, $1) }.map { self("word-scramble/\($0)") }
  }

  /// Makes a dictionary of `words`, which may have flags, and returns its path without endings.
  @discardableResult package func dictionary(
    _ name: String = "own", affix: String = "SET UTF-8\nTRY a\n", words: [String]
  ) throws -> String {
    _ = try file("\(name).aff", affix)
    _ = try file("\(name).dic", "\(words.count)\n\(words.map { "\($0)\n" }.joined())")
    return self(name)
  }

  /// Makes a dictionary of `words` whose forms are not made, because it has more flags in a rule than are looked at.
  package func dictionaryOfUnknownForms(_ words: String...) throws -> String {
    let rule = "COMPOUNDRULE 1\nCOMPOUNDRULE \(String(repeating: "x*", count: 5000))\n"
    return try dictionary(affix: "SET UTF-8\n\(rule)", words: words)
  }

  /// Makes a dictionary of `badefghic` and of the letters from a to i, whose compounds Hunspell refuses one after the
  /// other, and returns its path. To look for words of nine letters takes about a second.
  package func dictionaryOfRefusedCompounds() throws -> String {
    let letters = "abcdefghi"
    let pairs = letters.flatMap { first in letters.filter { $0 != first }.map { "\(first) \($0)" } }
    let refused = pairs.map { "CHECKCOMPOUNDPATTERN \($0)\n" }.joined()
    return try dictionary(
      affix: "SET UTF-8\nCOMPOUNDFLAG c\nCOMPOUNDMIN 1\nCHECKCOMPOUNDPATTERN \(pairs.count)\n\(refused)",
      words: ["badefghic"] + letters.map { "\($0)/c" })
  }

  private static let place = unsafe getenv("TMPDIR").map { unsafe String(cString: $0) } ?? "/tmp"
}

/// The text of the file at `path`.
package func text(of path: String) throws(FileFault) -> String { String(decoding: try readFile(path), as: UTF8.self) }
