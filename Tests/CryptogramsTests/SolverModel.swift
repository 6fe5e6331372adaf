import Cryptograms
import Journal
import WordLists

/// The language model that comes with the program, opened once for all tests, and cryptograms to try it on.
enum SolverModel {
  static let opened = Result { try LanguageModel(BundledModel(DataFolder.find()).bytes) }

  static func solver() throws -> CryptogramSolver { CryptogramSolver(model: try opened.get()) }

  /// Keywords from the bundled index.
  static let keywords = Result { KeywordList(try TestIndex.bundled.get()) }

  /// A solver that recognises keywords, too.
  static func keyedSolver() throws -> CryptogramSolver {
    CryptogramSolver(model: try opened.get(), keywords: try keywords.get())
  }

  /// The text in capitals under a key drawn by a seed, in which no letter stands for itself.
  static func enciphered(_ text: String, seed: UInt64) -> String {
    var chance = SplitMix64(seed: seed)
    var key = CipherAlphabet.english.letters
    repeat { chance.shuffle(&key) } while key.indices.contains { key[$0].index == $0 }
    return String(text.map { character in CipherLetter(character).map { key[$0.index].capital } ?? character })
  }
}
