/// A package that was downloaded, verified and unpacked into the cache.
struct Package {
  /// The folder name in the cache.
  let name: String
  /// `archive` and `source` for Debian packages, `wheel` for Python ones.
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

  /// Where a file of the package lies in the cache.
  func path(_ relative: String) -> String { "\(root)/\(relative)" }

  /// What a reader of the notice has to know to fetch the same file.
  var origin: String {
    let registry =
      switch kind {
      case "archive": "Debian package"
      case "source": "Debian source package"
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
