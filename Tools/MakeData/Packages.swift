@testable import ScrambleFiles

/// A package that was downloaded, checked and unpacked into the cache.
struct Package {
  /// The folder name in the cache.
  let name: String
  /// `archive` and `source` for Debian packages, `wheel` for Python ones, `file` for what the project keeps itself.
  let kind: String
  let package: String
  let version: String
  let file: String
  let sha256: String
  let licence: String
  let root: String
  private let licencePath: String

  /// The path of the licence text, unpacked.
  var licenceText: String { path(licencePath) }

  /// The path of a file of the package in the cache.
  func path(_ relative: String) -> String { "\(root)/\(relative)" }

  /// The package, its version, file, hash and licence, for the notice.
  var origin: String {
    let registry =
      switch kind {
      case "archive": "Debian package"
      case "source": "Debian source package"
      case "file": "in `Tools/data`,"
      default: "PyPI package"
      }
    return "\(registry) `\(package)` \(version), file `\(file)`, SHA-256 `\(sha256)`, \(licence)"
  }

  fileprivate init(line: String, cache: String) throws(DataError) {
    let fields = line.split(separator: "\t").map(String.init)
    guard fields.count == 8 else { throw DataError("\(cache)/packages.tsv: not eight fields: \(line)") }
    (name, kind, package, version) = (fields[0], fields[1], fields[2], fields[3])
    (file, sha256, licence, licencePath) = (fields[4], fields[5], fields[6], fields[7])
    root = "\(cache)/packages/\(name)"
  }
}

/// All packages of the cache, by name.
struct Packages {
  private let named: [String: Package]

  init(cache: String) throws(DataError) {
    var named: [String: Package] = [:]
    for line in try TextFile.lines("\(cache)/packages.tsv") where !line.hasPrefix("#") {
      let package = try Package(line: line, cache: cache)
      named[package.name] = package
    }
    self.named = named
  }

  func named(_ name: String) throws(DataError) -> Package {
    guard let package = named[name] else { throw DataError("the cache has no package named \(name)") }
    return package
  }
}

/// A fault of the data or of a file, as the message that is printed.
struct DataError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }

  init(_ fault: FileFault) { description = fault.description }
}

/// Reads and writes whole files.
enum TextFile {
  static func bytes(_ path: String) throws(DataError) -> [UInt8] {
    do throws(FileFault) { return try readFile(path) } catch { throw DataError(error) }
  }

  /// The text of a file in UTF-8.
  static func text(_ path: String) throws(DataError) -> String { String(decoding: try bytes(path), as: UTF8.self) }

  /// The lines without their ends. Bytes that are not UTF-8 become U+FFFD, so that words with them are not plain words.
  static func lines(_ path: String) throws(DataError) -> [String] {
    try bytes(path).split(separator: UInt8(ascii: "\n")).map {
      String(decoding: $0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0, as: UTF8.self)
    }
  }

  /// Replaces the file, and makes its folder.
  static func write(_ bytes: [UInt8], to path: String) throws(DataError) {
    do throws(FileFault) {
      try makeFolder(String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]))
      try replaceFile(path, with: bytes)
    } catch {
      throw DataError(error)
    }
  }

  /// Writes each line followed by a newline.
  static func write(lines: [String], to path: String) throws(DataError) {
    try write(lines.flatMap { Array($0.utf8) + [UInt8(ascii: "\n")] }, to: path)
  }
}
