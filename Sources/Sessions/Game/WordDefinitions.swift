import Journal
import Layout
package import Lexicon

extension PlaySession {
  /// The most missed words that are told with their senses, so that the others stay on the same screen.
  private static let mostDefined = 12

  /// The answer to `:define`: about any word, at any time, and not on record.
  mutating func define(_ word: String) throws(Diagnostic) -> PlayReply {
    if word.isEmpty { return info("Name the word: :define WORD.") }
    if word.contains(where: { $0.isWhitespace }) { return info("One word at a time, please: \(word.prefix(40))") }
    guard isEnglish else {
      return info(
        "There are definitions of English words alone, and this is a game by \(judge.judging.dictionary.name).")
    }
    do throws(Diagnostic) {
      return reply(.defined(DefinedWord(String(word.prefix(100)), in: try Definitions(world.library))))
    } catch {
      return failed(error)
    }
  }

  /// The senses of the first of the words that have one; of none where the game is not in English.
  mutating func definitions(of words: [KnownWord]) -> [DefinedWord] {
    do throws(Diagnostic) {
      return try Array(words.prefix(Self.mostDefined)).definitions(judge.judging, world.library)
    } catch {
      notices.append(error)
      return []
    }
  }

  var isEnglish: Bool { judge.judging.isEnglish }
}

extension [KnownWord] {
  /// The senses of the words that have one; of none where they are not English.
  func definitions(_ judging: Judging, _ library: any Library) throws(Diagnostic) -> [DefinedWord] {
    guard judging.isEnglish, !isEmpty else { return [] }
    let definitions = try Definitions(library)
    return map { DefinedWord($0.text, in: definitions) }.filter { $0.definition != nil }
  }
}

extension Definitions {
  /// The short senses of English words.
  package init(_ library: any Library) throws(Diagnostic) {
    self = try BundledFile.definitions.index(in: library, Definitions.init)
  }
}
