public import Journal
public import ScrambleFiles

/// The two files of a Hunspell dictionary.
public struct DictionaryFiles: Hashable, Sendable {
  /// The name of the dictionary, such as `en_US`, or the path of its files without their endings.
  public let name: String

  /// The path of the `.aff` file, which tells the encoding and how words are inflected.
  public let affix: String

  /// The path of the `.dic` file, which lists the words.
  public let words: String

  /// A dictionary called `name`, whose files need not exist yet.
  public init(name: String, affix: String, words: String) {
    self.name = name
    self.affix = affix
    self.words = words
  }

  /// The files `stem.aff` and `stem.dic`.
  public init(name: String, stem: String) {
    self.init(name: name, affix: "\(stem).aff", words: "\(stem).dic")
  }
}

extension DictionaryFiles {
  /// The fingerprint of the two files, which tells this dictionary from another of its name. Complexity: linear in
  /// their bytes.
  ///
  /// - Throws: `FileFault` where one of them cannot be read.
  public func fingerprint() throws(FileFault) -> Fingerprint {
    let files = [try MappedFile(affix), try MappedFile(words)]
    return Fingerprint(piecewise: { take in for file in files { file.withBytes(take) } })
  }

  /// The dictionary as transcripts name it. Complexity: linear in the size of the files.
  ///
  /// - Throws: `FileFault` where a file cannot be read.
  public func dataFile() throws(FileFault) -> DataFile { DataFile(name, try fingerprint()) }
}

extension DictionaryFiles {
  /// The bytes of both files.
  func read() throws(DictionaryFault) -> (affix: [UInt8], words: [UInt8]) {
    do throws(FileFault) { return (try readFile(affix), try readFile(words)) } catch { throw .file(error) }
  }

  /// Checks the `.aff` file and the beginning of the `.dic` file, and throws where one is missing or Hunspell could not
  /// use it. Complexity: linear in the `.aff` file.
  package func checkBeginnings() throws(DictionaryFault) {
    let affixes: [UInt8]
    let beginning: [UInt8]
    do throws(FileFault) {
      try checkOrdinary(affix)
      try checkOrdinary(words)
      affixes = try readFile(affix)
      beginning = try MappedFile(words).withBytes { bytes in (0..<min(bytes.count, 64)).map { bytes[$0] } }
    } catch {
      throw .file(error)
    }
    try AffixFile.check(affixes, path: affix)
    _ = try WordsFile.announcedCount(beginning[...], path: words)
  }
}
