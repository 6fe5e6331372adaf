/// Where transcripts and settings are kept from run to run. A session reads them here; a front writes what an answer
/// keeps.
package protocol Shelf: AnyObject {
  /// The transcripts of the shelf whose names begin with `instrument` and a hyphen, the one that changed last first.
  func transcripts(of instrument: String) -> [KeptFile]

  /// The bytes of a file of the shelf, or of a transcript elsewhere; empty where another run has just made it.
  func contents(of path: String, upTo limit: Int) throws(Diagnostic) -> [UInt8]

  /// The path of the file of the shelf called `name`, whether it is there or not; nil where there is no shelf.
  func path(of name: String) -> String?

  /// Whether a file is at `path`, which is no folder.
  func hasFile(at path: String) -> Bool

  /// Whether the file at `path` lies on the shelf.
  func holds(_ path: String) -> Bool

  /// Whether two paths lead to one file.
  func isSame(_ path: String, as other: String) -> Bool

  /// Whether another run has the transcript at `path`.
  func isInUse(_ path: String) -> Bool

  /// A name for a new transcript that no other run gives to its own.
  func newName(of instrument: String) -> String

  /// Makes an empty transcript at `path`, where nothing may be, and holds it for this run alone until it ends.
  func make(_ path: String) throws(Diagnostic)

  /// Holds the transcript at `path` for this run alone until it ends, and answers with its bytes. With `isNew` an empty
  /// one is made where there is none.
  ///
  /// - Throws: a diagnostic of the kind `inUse` where another run has it.
  func claim(_ path: String, isNew: Bool) throws(Diagnostic) -> [UInt8]

  /// Drops what follows the last line feed of a claimed transcript, and answers whether there was anything.
  func dropTornLine(of path: String) throws(Diagnostic) -> Bool

  /// Keeps a copy of a damaged file beside it, empties the file, and answers with what is to be told of it; `what` says
  /// what the file should hold, with its verb: `the settings are`.
  func setAside(_ path: String, _ what: String) throws(Diagnostic) -> Diagnostic
}

/// A transcript of the shelf.
package struct KeptFile {
  package let name: String
  package let path: String

  /// When it changed last, in seconds since 1970.
  package let seconds: Int64

  /// Whether it is a file, and no pipe or folder in the place of one.
  package let isOrdinary: Bool

  package init(name: String, path: String, seconds: Int64, isOrdinary: Bool = true) {
    self.name = name
    self.path = path
    self.seconds = seconds
    self.isOrdinary = isOrdinary
  }
}

/// A change that has to be kept before anybody is told of the answer that it comes with.
package enum KeptChange: Equatable {
  /// A new transcript of the shelf, to be called `name`, begins with `text`.
  case begin(name: String, text: String)

  /// A transcript goes on with `text`.
  case append(path: String, text: String)

  /// A small file of the shelf holds `text` from now on.
  case replace(name: String, text: String)

  /// A new file that a person named holds `text`. No file is written over.
  case create(path: String, text: String)
}
