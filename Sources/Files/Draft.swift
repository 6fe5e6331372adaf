import Glibc
import Synchronization
import SystemPackage

/// A file in which the content of another one comes together, in the same folder and under a name that no other file
/// has, so that it can be put in its place in one step.
///
/// A draft is locked while it is worked on. One that nobody holds was left behind by a run that was killed; it goes when
/// a later run makes its first draft in the folder.
struct Draft: ~Copyable {
  private static let prefix = ".scramble-new-"
  private static let visited = Mutex<Set<FilePath>>([])

  /// Where it lies.
  let path: FilePath
  private let descriptor: FileDescriptor

  /// The path of the file that it is for.
  private let name: String
  private var isPlaced = false

  /// An empty draft of the file at `path`, which somebody named `name`.
  init(of path: FilePath, named name: String) throws(FileFault) {
    let folder = path.removingLastComponent()
    Self.removeAbandoned(in: folder)
    self.name = name
    (self.path, descriptor) = try Self.open(in: folder, named: name)
  }

  /// Gives the draft its content.
  func write(_ bytes: [UInt8], _ permissions: FilePermissions, isSynced: Bool) throws(FileFault) {
    try writeAll(bytes, to: descriptor, path: name)
    guard fchmod(descriptor.rawValue, permissions.rawValue) == 0 else {
      throw FileFault.writing(Errno(rawValue: errno), path: name)
    }
    if isSynced { try sync(descriptor, path: name) }
    // Closing tells of errors that were held back until then; the lock stays with the other descriptor.
    try telling(FileFault.writing, of: name) { try descriptor.duplicate().close() }
  }

  deinit {
    if !isPlaced { _ = unsafe path.withPlatformString { unsafe unlink($0) } }
    try? descriptor.close()
  }

  /// Puts the draft in the place of whatever is at `path`.
  mutating func replace(_ path: FilePath) throws(FileFault) {
    let result = unsafe self.path.withPlatformString { draft in
      unsafe path.withPlatformString { unsafe rename(draft, $0) }
    }
    guard result == 0 else { throw FileFault.writing(Errno(rawValue: errno), path: name) }
    isPlaced = true
  }

  /// Puts the draft at `path`, where nothing may be yet.
  mutating func create(_ path: FilePath) throws(FileFault) {
    let result = unsafe self.path.withPlatformString { draft in
      unsafe path.withPlatformString { unsafe link(draft, $0) }
    }
    if result == 0 { return }
    switch Errno(rawValue: errno) {
    case .notPermitted, .notSupported, .noFunction, .tooManyLinks:
      // No file has two names here: an empty file keeps the place.
      let claim = try openFile(path, named: name, .writeOnly, [.create, .exclusiveCreate])
      try? claim.close()
      try replace(path)
    case let error: throw FileFault.writing(error, path: name)
    }
  }

  private static func open(
    in folder: FilePath, named name: String
  ) throws(FileFault) -> (FilePath, FileDescriptor) {
    while true {
      let number = String(UInt64.random(in: .min ... .max), radix: 16)
      let path = folder.appending(prefix + number)
      let descriptor: FileDescriptor
      do throws(FileFault) {
        descriptor = try openFile(path, named: name, .writeOnly, [.create, .exclusiveCreate])
      } catch {
        if error.cause == .exists { continue }
        throw error
      }
      do throws(FileFault) {
        try lock(descriptor, LOCK_EX, path: name)
      } catch {
        _ = unsafe path.withPlatformString { unsafe unlink($0) }
        try? descriptor.close()
        throw error
      }
      // Before it was locked another run may have taken it for abandoned.
      if isSame(descriptor, path) { return (path, descriptor) }
      try? descriptor.close()
    }
  }

  private static func removeAbandoned(in folder: FilePath) {
    guard visited.withLock({ $0.insert(folder).inserted }) else { return }
    for name in names(inFolder: folder.isEmpty ? "." : folder.preserved) where name.hasPrefix(prefix) {
      let path = folder.appending(name)
      // Whatever else has such a name is not opened: opening a pipe would wait.
      guard (try? Stat(path, followTargetSymlink: false))?.type == .regular,
        let descriptor = try? FileDescriptor.open(path, .readOnly, options: [.noFollow, .nonBlocking, .closeOnExec])
      else { continue }
      defer { try? descriptor.close() }
      if flock(descriptor.rawValue, LOCK_EX | LOCK_NB) == 0, isSame(descriptor, path) {
        _ = unsafe path.withPlatformString { unsafe unlink($0) }
      }
    }
  }
}
