public import Files
public import Journal

extension DictionaryFiles {
  /// What tells this dictionary from another of the same name: a fingerprint of its files, one after the other.
  public func fingerprint() throws(FileFault) -> Fingerprint {
    Fingerprint(try readFile(affix) + readFile(words))
  }

  /// A name that means the same dictionary from any folder.
  public var lastingName: String {
    name.contains("/") || affix == "\(name).aff" ? String(absolutePath(affix).dropLast(4)) : name
  }
}
