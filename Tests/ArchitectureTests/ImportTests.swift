import Foundation
import Testing

/// Holds every import of `Sources/` against the map that CONTRIBUTING.md draws, and the map against the imports.
@Suite struct ImportTests {
  private let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardizedFileURL
  private let map: HouseMap

  init() throws {
    let document = try String(contentsOf: root.appending(path: "CONTRIBUTING.md"), encoding: .utf8)
    map = HouseMap(document, heading: "## The map of the house")
  }

  @Test func `Every import follows an arrow of the map`() throws {
    for (target, imports) in try imports {
      for (file, modules) in imports {
        let strangers = modules.subtracting(try #require(map.drawn[target], "\(target) is not on the map"))
        #expect(strangers.isEmpty, "Sources/\(target)/\(file) imports \(strangers.sorted())")
      }
    }
  }

  @Test func `Every arrow of the map is followed by an import`() throws {
    let imports = try imports
    for (target, arrows) in map.drawn {
      let used = Set(try #require(imports[target], "there is no Sources/\(target)").values.joined())
      let idle = arrows.subtracting(used).subtracting(HouseMap.system)
      #expect(idle.isEmpty, "\(target) is drawn on \(idle.sorted()) and imports none of it")
    }
  }

  @Test func `Engines and what they stand on are drawn on nothing from outside`() {
    for target in ["Lexicon", "Journal"] { #expect(map.drawn[target] == []) }
    for target in ["WordScramble", "Anagrams", "Cryptograms"] { #expect(map.drawn[target] == ["Lexicon", "Journal"]) }
    #expect(map.drawn["scramble"]?.subtracting(HouseMap.system) == ["ScrambleCLI"])
  }

  /// The modules that each file of each target imports.
  private var imports: [String: [String: Set<String>]] {
    get throws {
      let sources = root.appending(path: "Sources")
      var imports: [String: [String: Set<String>]] = [:]
      for target in try FileManager.default.contentsOfDirectory(atPath: sources.path()) {
        let folder = sources.appending(path: target)
        imports[target] = [:]
        for case let file as String in FileManager.default.enumerator(atPath: folder.path())!
        where file.hasSuffix(".swift") {
          let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
          imports[target]![file] = Set(text.split(separator: "\n").compactMap(module))
        }
      }
      return imports
    }
  }

  /// The module that a line imports, with whatever attributes and of whatever kind, or nil where it imports none.
  private func module(of line: Substring) -> String? {
    let words = line.split(separator: " ")
    let kinds: Set<Substring> = ["actor", "class", "enum", "func", "let", "protocol", "struct", "typealias", "var"]
    let access: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]
    guard let keyword = words.firstIndex(of: "import"), words.count > keyword + 1,
      words[..<keyword].allSatisfy({ $0.hasPrefix("@") || access.contains($0) })
    else { return nil }
    let path = words[kinds.contains(words[keyword + 1]) ? keyword + 2 : keyword + 1]
    return path.split(separator: ".").first.map(String.init)
  }
}
