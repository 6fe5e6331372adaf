/// The Hunspell dictionary that the game is judged by, carried as it was packaged.
struct BundledDictionary {
  private let package: Package

  init(package: Package) { self.package = package }

  var affix: String { package.path("usr/share/hunspell/en_US.aff") }
  var words: String { package.path("usr/share/hunspell/en_US.dic") }

  /// Copies the dictionary and its licence byte for byte.
  func copy(to folder: String) throws(DataError) {
    try TextFile.write(TextFile.bytes(affix), to: "\(folder)/en_US.aff")
    try TextFile.write(TextFile.bytes(words), to: "\(folder)/en_US.dic")
    try TextFile.write(TextFile.bytes(package.licenceText), to: "\(folder)/en_US.LICENSE")
  }
}
