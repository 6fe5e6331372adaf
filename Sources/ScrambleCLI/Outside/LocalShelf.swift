import Glibc
import Journal
import ScrambleFiles
import Sessions

/// The folder in which the program keeps what is to survive a run, after the XDG Base Directory specification, and the
/// transcripts that this run has open.
final class LocalShelf: Shelf {
  /// `$XDG_STATE_HOME/word-scramble`, or `~/.local/state/word-scramble`; nil without a home.
  let folder: String?

  /// Whether the disk is waited for at each change: a person waits for a blink, a program would for minutes.
  private let isTyped: Bool

  /// The transcripts that no other run may have, by their paths.
  private var files: [String: GrowingFile] = [:]

  /// Makes the names of new transcripts: when the first was made, and how many were.
  private var made: (stem: String, count: Int)?

  init(at folder: String?, isTyped: Bool) {
    self.folder = folder
    self.isTyped = isTyped
  }

  /// Refuses a state folder that cannot be listed: it is not an empty one.
  func requireListing() throws {
    guard let folder else { return }
    do { _ = try names(ofFolder: folder) } catch {
      if error.cause != .missing { throw error }
    }
  }

  func transcripts(of instrument: String) -> [KeptFile] {
    guard let folder else { return [] }
    let names = names(inFolder: folder).filter { $0.hasPrefix("\(instrument)-") && $0.hasSuffix(".txt") }
    let files = names.compactMap { name in
      let path = "\(folder)/\(name)"
      let ordinary = modificationTime(ofOrdinaryFile: path)
      return (ordinary ?? modificationTime(path)).map {
        (time: $0, file: KeptFile(name: name, path: path, seconds: Int64($0.seconds), isOrdinary: ordinary != nil))
      }
    }
    return files.sorted { ($1.time, $1.file.name) < ($0.time, $0.file.name) }.map(\.file)
  }

  func contents(of path: String, upTo limit: Int) throws(Diagnostic) -> [UInt8] {
    try Diagnostic.telling { try files[path]?.contents(upTo: limit) ?? readOrdinaryFile(path, upTo: limit) }
  }

  func path(of name: String) -> String? { folder.map { "\($0)/\(name)" } }

  func hasFile(at path: String) -> Bool { isFile(path) || isDirectory(path) }

  func holds(_ path: String) -> Bool {
    guard let folder else { return false }
    let file = realPath(path)
    return file.lastIndex(of: "/").map { file[..<$0] == realPath(folder) } ?? false
  }

  func isSame(_ path: String, as other: String) -> Bool { isSameFile(path, other) }

  func isInUse(_ path: String) -> Bool { GrowingFile.isInUse(path) }

  func newName(of instrument: String) -> String {
    var (stem, count) = made ?? ("\(time(nil))-\(getpid())", 0)
    count += 1
    made = (stem, count)
    return "\(instrument)-\(stem)\(count == 1 ? "" : "-\(count)").txt"
  }

  func make(_ path: String) throws(Diagnostic) {
    try Diagnostic.telling { files[path] = try GrowingFile(creating: path) }
  }

  func claim(_ path: String, isNew: Bool) throws(Diagnostic) -> [UInt8] {
    try Diagnostic.telling {
      if isNew, let folder, path.hasPrefix(folder + "/") { try makeFolder(folder) }
      let file = try isNew ? GrowingFile.open(path) : GrowingFile(carryingOn: path)
      files[path] = file
      return try file.contents()
    }
  }

  func dropTornLine(of path: String) throws(Diagnostic) -> Bool {
    try Diagnostic.telling { try files[path]?.dropTornLine() ?? false }
  }

  func setAside(_ path: String, _ what: String) throws(Diagnostic) -> Diagnostic {
    try Diagnostic.telling {
      let bytes = try files[path]?.contents() ?? readOrdinaryFile(path)
      let aside = "\(path).damaged-\(Fingerprint(bytes))"
      try replaceFile(aside, with: bytes)
      if let file = files.removeValue(forKey: path) {
        try file.remove()
        files[path] = try GrowingFile.open(path)
      } else {
        _ = unsafe unlink(path)
      }
      return Diagnostic(
        .badData, "cannot read \(path)", because: "\(what) damaged", "kept as \(aside), and begun anew")
    }
  }

  /// Keeps the changes of an answer, one after the other, before anybody is told of it, and answers with those that
  /// could not be kept.
  ///
  /// - Parameter begun: told the path of a transcript that was begun.
  func keep(_ changes: [KeptChange], begun: (String) -> Void) -> (lost: [KeptChange], because: FileFault)? {
    for (index, change) in changes.enumerated() {
      do throws(FileFault) {
        switch change {
        case .begin(let name, let text): begun(try begin(name, text))
        case .append(let path, let text):
          guard let file = files[path] else { throw FileFault(.missing, path: path) }
          try file.append(text, isSynced: isTyped)
        case .replace(let name, let text): try replaceFile(try require(name), with: Array(text.utf8))
        case .create(let path, let text): try createFile(path, with: Array(text.utf8))
        }
      } catch {
        return (Array(changes[index...]), error)
      }
    }
    return nil
  }

  /// Makes a transcript of the shelf. Two runs may have one number and begin in one second, in containers that share a
  /// home folder. No name is used twice, also not that of a file which was deleted meanwhile.
  private func begin(_ name: String, _ text: String) throws(FileFault) -> String {
    var name = name
    for _ in 0..<1000 {
      let path = try require(name)
      do throws(FileFault) {
        let file = try GrowingFile(creating: path)
        files[path] = file
        try file.append(text, isSynced: isTyped)
        return path
      } catch {
        guard error.cause == .exists else { throw error }
        name = newName(of: String(name.prefix { $0 != "-" }))
      }
    }
    throw FileFault(.exists, path: name)
  }

  /// The path of a file of the folder, which is made if need be.
  func require(_ name: String) throws(FileFault) -> String {
    guard let folder else { throw FileFault(.unwritable("no home folder"), path: "state folder") }
    try makeFolder(folder)
    return "\(folder)/\(name)"
  }

  /// Waits until the disk has all that was kept.
  func sync() throws(FileFault) { for file in files.values { try file.sync() } }
}
