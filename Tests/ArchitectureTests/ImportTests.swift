import Foundation
import Testing

/// Checks what `Package.swift` cannot say. The toolchain's own modules need no dependency there, so any target could
/// import them. The arrows between targets are checked by `--explicit-target-dependency-import-check error`.
@Suite struct ImportTests {
  private static let engines = ["Lexicon", "Journal", "WordScramble", "Anagrams", "Cryptograms"]

  @Test(arguments: engines + ["Layout"])
  func `An engine imports engines alone, and so does Layout`(target: String) throws {
    for (file, text) in try sources(of: target) {
      let others = imports(in: text).subtracting(Self.engines)
      #expect(others.isEmpty, "Sources/\(target)/\(file) imports \(others.sorted())")
    }
  }

  @Test func `Sessions know no terminal and write to no stream`() throws {
    for (file, text) in try sources(of: "Sessions") {
      let fronts = imports(in: text).intersection(["ArgumentParser", "Foundation", "FoundationEssentials", "Terminal"])
      #expect(fronts.isEmpty, "Sources/Sessions/\(file) imports \(fronts.sorted())")
      let writes = text.matches(
        of: /\b(debugPrint|fputs|print|printf|puts|writeToStandardError)\(|\bOutputFile\.standardOutput\b/)
      #expect(writes.isEmpty, "Sources/Sessions/\(file) writes to a stream: \(writes.map(\.output.0))")
    }
  }

  /// The text of each file of the target, by its path.
  private func sources(of target: String) throws -> [(file: String, text: String)] {
    let folder = Self.root.appending(path: target)
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path()).filter { $0.hasSuffix(".swift") }
    try #require(!files.isEmpty)
    return try files.map { ($0, try String(contentsOf: folder.appending(path: $0), encoding: .utf8)) }
  }

  /// The modules that a file imports, with any attributes and access, whole or a single declaration of them.
  private func imports(in text: String) -> Set<String> {
    let pattern = /^[@\w() ]*\bimport +(?:[a-z]+ +)?(\w+)/.anchorsMatchLineEndings()
    return Set(text.matches(of: pattern).map { String($0.1) })
  }

  private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources")
    .standardizedFileURL
}
