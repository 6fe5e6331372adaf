import ScrambleFiles
import Sessions
import WordLists

/// The files of the page, which are read once: nothing else of the disk can be asked for.
struct PageFiles: Sendable {
  private let files: [String: (type: String, bytes: [UInt8])]

  /// The media types by the endings of names.
  private static let types = [
    "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8", "js": "text/javascript; charset=utf-8",
    "svg": "image/svg+xml",
  ]

  private static let start = "index.html"

  /// Reads `Resources/page` of `data`.
  ///
  /// - Throws: `Diagnostic` where the page is not there, `FileFault` where it cannot be read.
  init(_ data: DataFolder) throws {
    let folder = "\(data.path)/Resources/page"
    var files: [String: (type: String, bytes: [UInt8])] = [:]
    for name in names(inFolder: folder) {
      guard let type = Self.types[String(name.split(separator: ".").last ?? "")] else { continue }
      files[name == Self.start ? "/" : "/\(name)"] = (type, try readFile("\(folder)/\(name)"))
    }
    guard files["/"] != nil else {
      throw Diagnostic(
        .noInput, "cannot find the page", because: "there is no \(folder)/\(Self.start)", "install again")
    }
    self.files = files
  }

  /// The answer to a request for the file at `path`.
  func response(to path: String) -> Response {
    guard let file = files[path] else { return Response(.notFound, text: "There is nothing here.") }
    return Response(.ok, type: file.type, body: file.bytes)
  }
}
