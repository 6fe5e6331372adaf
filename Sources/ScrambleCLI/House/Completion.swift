import ArgumentParser
import Files
import WordLists

extension CompletionKind {
  /// The names of dictionaries, and the paths of others.
  static let dictionary = custom { _, _, typed in
    let names = (try? DataFolder.find()).map { InstalledDictionaries($0).names } ?? []
    var candidates = names.filter { $0.hasPrefix(typed) } + dictionaryPaths(from: typed)
    // A folder alone would be taken for the end of the word.
    while let folder = candidates.first, candidates.count == 1, folder.hasSuffix("/") {
      let inside = dictionaryPaths(from: folder)
      if inside.isEmpty { break }
      candidates = inside
    }
    return candidates.filter { !$0.contains("\n") }.map(literal)
  }

  /// The folders and the `.dic` files whose paths begin with `typed`.
  private static func dictionaryPaths(from typed: String) -> [String] {
    let folder = typed.lastIndex(of: "/").map { String(typed[...$0]) } ?? ""
    return names(inFolder: folder.isEmpty ? "." : folder)
      .filter { typed != folder || !$0.hasPrefix(".") }
      .map { isDirectory(folder + $0) ? "\(folder)\($0)/" : folder + $0 }
      .filter { $0.hasPrefix(typed) && ($0.hasSuffix("/") || $0.hasSuffix(".dic")) }
  }

  /// `candidate` in the form in which the shell that asks takes it for what it is: bash expands it, and in zsh a colon
  /// begins its description.
  private static func literal(_ candidate: String) -> String {
    switch CompletionShell.requesting {
    case .bash: "'\(candidate.replacing("'", with: "'\\''"))'"
    case .zsh: candidate.replacing("\\", with: "\\\\").replacing(":", with: "\\:")
    default: candidate
    }
  }
}
