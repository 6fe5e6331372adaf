import Foundation
import Testing

/// What `Package.swift` cannot say: a target may import the modules of the toolchain without declaring them.
@Suite struct ImportTests {
  private static let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources")

  @Test(arguments: ["Lexicon", "Journal", "WordScramble", "Anagrams", "Cryptograms"])
  func `Engines and what they stand on import nothing from outside`(target: String) throws {
    for (file, modules) in try Self.imports(of: target) {
      let strangers = modules.subtracting(["Lexicon", "Journal"])
      #expect(strangers.isEmpty, "Sources/\(target)/\(file) imports \(strangers.sorted())")
    }
  }

  /// Loading Foundation takes longer than all else that a command does before its first line.
  @Test func `Libraries for others import no Foundation`() throws {
    for target in ["Files", "Spelling", "WordLists", "Terminal"] {
      for (file, modules) in try Self.imports(of: target) {
        #expect(modules.isDisjoint(with: ["Foundation", "FoundationEssentials"]), "Sources/\(target)/\(file)")
      }
    }
  }

  /// The modules that each file of `target` imports, with whatever attributes and of whatever kind.
  private static func imports(of target: String) throws -> [(file: String, modules: Set<String>)] {
    let folder = sources.appending(path: target).standardizedFileURL
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path()).filter { $0.hasSuffix(".swift") }
    #expect(!files.isEmpty, "there is no Sources/\(target)")
    let pattern = /(?m)^(?:[@\w() ]+ )?import (?:(?:struct|class|enum|protocol|func|let|var|typealias|actor) )?(\w+)/
    return try files.map { file in
      let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      return (file, Set(text.matches(of: pattern).map { String($0.1) }))
    }
  }
}
