import Files

extension Speller {
  /// Loads the dictionary and asks it about some thousand words, its own and what can be made of them: if it can be led
  /// into doing harm, let it be here. The answers do not matter.
  ///
  /// - Throws: `DictionaryFault` where the dictionary cannot be loaded.
  package func exercise() throws(DictionaryFault) {
    try load()
    let words = try sample()
    for (word, next) in zip(words, words.dropFirst() + words.prefix(1)) {
      for question in [word, word + next, word + word + next, String(word.reversed()), next + "s", "un" + word] {
        _ = try isReal(question.lowercased())
      }
    }
    for letter in "aeinst" { _ = try isReal(String(repeating: letter, count: 100)) }
  }

  private func sample() throws(DictionaryFault) -> [String] {
    let bytes: [UInt8]
    do throws(FileFault) { bytes = try readFile(files.words) } catch { throw .file(error) }
    return try WordsFile(bytes, path: files.words).sample.map { String(decoding: $0, as: UTF8.self) }
  }
}
