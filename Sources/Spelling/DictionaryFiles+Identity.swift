public import Journal
public import ScrambleFiles

extension DictionaryFiles {
  /// What tells this dictionary from another of the same name: a fingerprint of its files, one after the other.
  /// Complexity: linear in their bytes.
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
