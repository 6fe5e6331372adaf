import Glibc
import Synchronization
import SystemPackage

/// A temporary file for the new content of another one. It is in the same folder, so that a rename puts it in the other
/// one's place.
///
/// A process locks its draft. A draft without a lock was left behind by a process that was killed, and is removed when
/// another process makes its first draft in the folder.
struct Draft: ~Copyable {
  private static let prefix = ".scramble-new-"
  private static let cleanedFolders = Mutex<Set<FilePath>>([])

  /// The path of the draft itself.
  let path: FilePath
  private let descriptor: FileDescriptor

  /// The path of the other file as the user gave it, for faults.
  private let name: String
  private var isPlaced = false

  /// Makes an empty draft of the file at `path`, which the user named `name`.
  init(of path: FilePath, named name: String) throws(FileFault) {
    let folder = path.removingLastComponent()
    Self.removeAbandoned(in: folder)
    self.name = name
    (self.path, descriptor) = try Self.open(in: folder, named: name)
  }

  /// Writes the content of the draft, and waits until it is on the disk.
  func write(_ bytes: [UInt8], _ permissions: FilePermissions) throws(FileFault) {
    try writeAll(bytes, to: descriptor, path: name)
    guard fchmod(descriptor.rawValue, permissions.rawValue) == 0 else {
      throw FileFault.writing(Errno(rawValue: errno), path: name)
    }
    try syncContent(descriptor, path: name)
    // Some file systems report an error of writing only on closing. The lock stays with the first descriptor.
    try mappingErrno(to: FileFault.writing, of: name) { try descriptor.duplicate().close() }
  }

  deinit {
    if !isPlaced { _ = unsafe path.withPlatformString { unsafe unlink($0) } }
    unlock(descriptor)
  }

  /// Renames the draft to `path`, in place of what is there.
  mutating func replace(_ path: FilePath) throws(FileFault) {
    let result = unsafe self.path.withPlatformString { draft in
      unsafe path.withPlatformString { unsafe rename(draft, $0) }
    }
    guard result == 0 else { throw FileFault.writing(Errno(rawValue: errno), path: name) }
    isPlaced = true
  }

  /// Names the draft `path`. Throws `exists` where there is anything at `path`.
  mutating func create(_ path: FilePath) throws(FileFault) {
    let result = unsafe self.path.withPlatformString { draft in
      unsafe path.withPlatformString { unsafe link(draft, $0) }
    }
    if result == 0 { return }
    switch Errno(rawValue: errno) {
    case .notPermitted, .notSupported, .noFunction, .tooManyLinks:
      // A file cannot have two names here. An empty file at `path` keeps other processes from making one there.
      let claim = try openToWrite(path, named: name, .writeOnly, [.create, .exclusiveCreate])
      try? claim.close()
      do throws(FileFault) {
        try replace(path)
      } catch {
        _ = unsafe path.withPlatformString { unsafe unlink($0) }
        throw error
      }
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
        descriptor = try openToWrite(path, named: name, .writeOnly, [.create, .exclusiveCreate])
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
      // Another process may have removed it before it was locked.
      if isSame(descriptor, path) { return (path, descriptor) }
      try? descriptor.close()
    }
  }

  /// Whether `name` is one that a draft gets.
  private static func isDraft(_ name: String) -> Bool {
    let number = name.utf8.dropFirst(prefix.utf8.count)
    return name.hasPrefix(prefix) && (1...16).contains(number.count)
      && number.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
  }

  private static func removeAbandoned(in folder: FilePath) {
    guard cleanedFolders.withLock({ $0.insert(folder).inserted }) else { return }
    for name in names(inFolder: folder.isEmpty ? "." : folder.preserved) where isDraft(name) {
      let path = folder.appending(name)
      // Only ordinary files are opened, because opening a pipe would wait for a writer.
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
