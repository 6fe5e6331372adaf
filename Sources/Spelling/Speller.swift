import Lexicon
import Synchronization

/// Judges by a Hunspell dictionary whether words are real.
///
/// The dictionary is loaded at the first question, or earlier by `load()`. Threads may share a speller; it answers one
/// question after another.
///
/// Hunspell works in this process and trusts its files: files that were made for the purpose can crash the process, or
/// keep it busy for ever. A dictionary in another encoding than UTF-8 keeps its memory until none in UTF-8 is in use.
public final class Speller: Sendable {
  /// The files of the dictionary.
  public let files: DictionaryFiles
  private let handle = Mutex<Result<HunspellHandle, DictionaryFault>?>(nil)

  /// A speller for `files`, which it reads at the first question.
  public init(_ files: DictionaryFiles) { self.files = files }

  /// Whether Hunspell knows `word`, which is in lower case. False where it has anything but letters, more than 100 of
  /// them, or 300 bytes or more.
  ///
  /// - Throws: `DictionaryFault` where the dictionary cannot be loaded.
  public func isReal(_ word: String) throws(DictionaryFault) -> Bool {
    guard word.isLetters else { return false }
    return try loaded { $0.knows(word) }
  }

  /// Whether Hunspell knows `word`, which is in lower case and may have single hyphens and apostrophes between letters,
  /// such as `don't`.
  ///
  /// - Throws: `DictionaryFault` where the dictionary cannot be loaded.
  public func isRealCompound(_ word: String) throws(DictionaryFault) -> Bool {
    guard word.isLettersJoined else { return false }
    return try loaded { $0.knows(word) }
  }

  /// Reads and probes the dictionary where that has not been done yet. Complexity: linear in its size, some tens of
  /// milliseconds for English.
  ///
  /// - Throws: `DictionaryFault` where it cannot be loaded, the same one each time.
  public func load() throws(DictionaryFault) { try loaded { _ in } }

  private func loaded<Answer: Sendable>(_ body: (HunspellHandle) -> Answer) throws(DictionaryFault) -> Answer {
    try handle.withLock { handle throws(DictionaryFault) in
      let loaded = handle ?? Result { () throws(DictionaryFault) in try HunspellHandle(files) }
      handle = loaded
      return body(try loaded.get())
    }
  }
}

extension Speller: SpellChecker {
  package var prefersMany: Bool { false }

  package func another() -> (any SpellChecker)? { nil }

  package func areKnown(_ spellings: [String]) throws(DictionaryFault) -> [Bool] {
    try loaded { handle in spellings.map { $0.isAskable && handle.knows($0) } }
  }
}

/// Strings that are words in no language, of the rarest and of the commonest letters of a dictionary. A dictionary that
/// accepts them accepts anything.
///
/// The letters are the dictionary's own, since a dictionary of another script may let all Latin letters pass.
enum Nonsense {
  private static let length = 10

  /// Such strings of the letters that occur in `sample`, in its encoding; none where it has no letters.
  static func words(from sample: [[UInt8]], isUTF8: Bool) -> [[UInt8]] {
    let letters = sample.flatMap { Self.letters(of: $0, isUTF8: isUTF8) }.counts.ordered {
      $0.value == $1.value ? $0.key.lexicographicallyPrecedes($1.key) : $0.value < $1.value
    }.map(\.key)
    if letters.isEmpty { return [] }
    let rarest = (0..<length).map { letters[$0 % letters.count] }
    let commonest = letters.suffix(length)
    let everyOther = [0, 1].flatMap { stride(from: $0, to: length, by: 2).map { rarest[$0] } }
    return [rarest, rarest.reversed(), everyOther, commonest + []].map { Array($0.joined()) }
  }

  /// The letters of `word`, each in the encoding of the word.
  static func letters(of word: [UInt8], isUTF8: Bool) -> [[UInt8]] {
    if isUTF8 { return String(decoding: word, as: UTF8.self).filter(\.isWordLetter).map { Array($0.utf8) } }
    // In the other encodings a byte is a letter, and those of ASCII are where they always are.
    return word.filter { $0 >= 0xA0 || (0x41...0x5A).contains($0 & ~0x20) }.map { [$0] }
  }
}
