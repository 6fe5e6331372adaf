@testable import Spelling

/// The American dictionary, which is a package's own.
struct AmericanDictionary {
  private let package: Package

  init(package: Package) { self.package = package }

  var files: DictionaryFiles {
    DictionaryFiles(name: "en_US", stem: package.path("usr/share/hunspell/en_US"))
  }

  /// Copies the dictionary and its licence byte for byte.
  func copy(to folder: String) throws(DataError) {
    try TextFile.write(TextFile.bytes(files.affix), to: "\(folder)/en_US.aff")
    try TextFile.write(TextFile.bytes(files.words), to: "\(folder)/en_US.dic")
    try TextFile.write(TextFile.bytes(package.licenceText), to: "\(folder)/en_US.LICENSE")
  }
}
