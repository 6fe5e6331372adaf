import CHunspell
import Glibc
import Journal
import ScrambleFiles
import Synchronization

/// Owns one dictionary in Hunspell's memory. Not to be used by two threads at a time.
@safe package final class HunspellHandle {
  private let handle: OpaquePointer

  /// Encodes words for the dictionary; nil where it is in UTF-8.
  private let transcoder: Transcoder?

  private let isInUTF8: Bool

  /// The handles that are alive, under a lock while one is made or taken away.
  ///
  /// Hunspell 1.7 has one table of letters for all handles in UTF-8. It counts them without a lock, and every handle
  /// that is destroyed lowers the count, though those in other encodings have not raised it: the table would be freed
  /// while others read it. So those in other encodings are destroyed when none in UTF-8 is left.
  private static let living = Mutex(Living())

  private struct Living {
    var inUTF8 = 0

    /// The addresses of those that are to be destroyed.
    var waiting: [UInt] = []
  }

  /// Reads the files, has Hunspell load them, and asks it about words of the dictionary and about nonsense.
  ///
  /// - Throws: `DictionaryFault`, of the kind `lost` where the memory is too little.
  package init(_ files: DictionaryFiles) throws(DictionaryFault) {
    let (affix, words) = try files.read()
    try AffixFile.check(affix, path: files.affix)
    let entries = try WordsFile(words, path: files.words).sample
    let (created, encoding) = unsafe Self.living.withLock { living in
      let created = unsafe withSystemPath(files.affix) { affix in
        unsafe withSystemPath(files.words) { unsafe Hunspell_create(affix, $0) }
      }
      let name = unsafe created.flatMap { unsafe Hunspell_get_dic_encoding($0) }
      let encoding = unsafe name.map { unsafe String(cString: $0) } ?? "ISO8859-1"
      if encoding == "UTF-8" { living.inUTF8 += 1 }
      return unsafe (created, encoding)
    }
    guard let created = unsafe created else {
      throw .content(path: files.words, line: nil, "Hunspell cannot load the dictionary")
    }
    let isInUTF8 = encoding == "UTF-8"
    let transcoder = isInUTF8 ? nil : Transcoder(to: encoding)
    unsafe handle = created
    self.isInUTF8 = isInUTF8
    self.transcoder = transcoder
    if !isInUTF8, transcoder == nil {
      throw .content(path: files.affix, line: nil, "the encoding \(Escape.visible(encoding)) is unknown here")
    }
    let sample = entries.filter { !Nonsense.letters(of: $0, isUTF8: transcoder == nil).isEmpty }
    if !sample.contains(where: knows) {
      if !Self.hasRoom(for: words) { throw .lost(path: files.words, word: nil, .memoryLimit) }
      throw .content(path: files.words, line: nil, "Hunspell knows none of the dictionary's own words")
    }
    let nonsense = [Array("qxzvjkwqfp".utf8)] + Nonsense.words(from: sample, isUTF8: transcoder == nil)
    if nonsense.allSatisfy(knows) {
      throw .content(path: files.words, line: nil, "the dictionary takes any letters for a word")
    }
  }

  deinit {
    Self.living.withLock { living in
      if isInUTF8 {
        unsafe Hunspell_destroy(handle)
        living.inUTF8 -= 1
      } else {
        unsafe living.waiting.append(UInt(bitPattern: handle))
      }
      if living.inUTF8 > 0 { return }
      for address in living.waiting { unsafe Hunspell_destroy(OpaquePointer(bitPattern: address)) }
      living.waiting = []
    }
  }

  /// Whether `word`, which is letters only, is in the dictionary.
  package func knows(_ word: String) -> Bool {
    // Every encoding of a dictionary has ASCII in it.
    if word.utf8.allSatisfy({ $0 < 0x80 }) { return unsafe word.withCString { unsafe Hunspell_spell(handle, $0) != 0 } }
    return Composition.forms(of: word).contains { form in
      if let transcoder { return transcoder.encode(form).map(knows(bytes:)) ?? false }
      return unsafe form.withCString { unsafe Hunspell_spell(handle, $0) != 0 }
    }
  }

  /// The answers to a question, a byte for each of its words; see `SpellerMessage`.
  func answers(to question: [UInt8]) -> [UInt8] {
    unsafe question.withUnsafeBytes { bytes in
      // A word without a NUL behind it gets no answer.
      unsafe bytes.split(separator: 0, omittingEmptySubsequences: false).dropLast().map { word in
        let start = unsafe bytes.baseAddress?.advanced(by: word.startIndex).assumingMemoryBound(to: CChar.self)
        let isKnown =
          word.allSatisfy { $0 < 0x80 }
          ? unsafe Hunspell_spell(handle, start) != 0 : knows(String(decoding: word, as: UTF8.self))
        return isKnown ? SpellerMessage.yes : SpellerMessage.no
      }
    }
  }

  private func knows(_ word: [UInt8]) -> Bool { knows(bytes: word.map { CChar(bitPattern: $0) } + [0]) }

  private func knows(bytes: [CChar]) -> Bool {
    unsafe Hunspell_spell(handle, bytes) != 0
  }

  /// Whether Hunspell has memory to load `words`. Where there is too little, it drops all words and reports nothing.
  private static func hasRoom(for words: [UInt8]) -> Bool {
    let size = 10 * words.count
    let room = unsafe mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    return unsafe room != MAP_FAILED && munmap(room, size) == 0
  }
}
