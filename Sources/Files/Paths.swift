import Glibc
import Journal
import SystemPackage

/// Whether there is a directory at `path`.
package func isDirectory(_ path: String) -> Bool { kind(at: path) == .directory }

/// Whether there is something at `path` that is no directory.
package func isFile(_ path: String) -> Bool { kind(at: path).map { $0 != .directory } ?? false }

/// Throws where there is nothing at `path` that can be read, without opening it: what is in a pipe can be read only once.
package func checkReadable(_ path: String) throws(FileFault) {
  if isDirectory(path) { throw FileFault(.directory, path: path) }
  guard unsafe withSystemPath(path, { unsafe access($0, R_OK) }) == 0 else {
    throw FileFault.opening(Errno(rawValue: errno), path: path)
  }
}

/// Throws where there is no ordinary file at `path` that can be read.
package func checkOrdinary(_ path: String) throws(FileFault) {
  try checkReadable(path)
  if !isOrdinaryFile(path) { throw FileFault(.unreadable("it is no ordinary file"), path: path) }
}

/// Whether there is an ordinary file at `path`: no directory, no device, no pipe.
package func isOrdinaryFile(_ path: String) -> Bool { kind(at: path) == .regular }

/// How many bytes the file at `path` has, or nil where there is none.
package func fileSize(_ path: String) -> Int? { (try? Stat(FilePath(path))).map { Int($0.size) } }

/// Whether both paths lead to one file.
package func isSameFile(_ first: String, _ second: String) -> Bool {
  guard let first = try? Stat(FilePath(preserving: first)), let second = try? Stat(FilePath(preserving: second)) else {
    return false
  }
  return first.inode == second.inode && first.deviceID == second.deviceID
}

/// Whether `path` leads to the file that `descriptor` is open on.
func isSame(_ descriptor: FileDescriptor, _ path: FilePath) -> Bool {
  guard let first = try? Stat(descriptor), let second = try? Stat(path) else { return false }
  return first.inode == second.inode && first.deviceID == second.deviceID
}

/// The path from the root of the file system to what `path` means now.
package func absolutePath(_ path: String) -> String {
  if path.isEmpty || path.hasPrefix("/") { return path }
  guard let folder = unsafe getcwd(nil, 0) else { return path }
  defer { unsafe free(folder) }
  return unsafe String(preservingCString: folder) + "/" + path
}

/// Where the running program's own file is, without symbolic links; nil where the system does not tell.
package func executablePath() -> String? {
  guard let resolved = unsafe realpath("/proc/self/exe", nil) else { return nil }
  defer { unsafe free(resolved) }
  return unsafe String(preservingCString: resolved)
}

/// Makes the folder at `path`, for its owner alone, and those above it that are missing.
package func makeFolder(_ path: String) throws(FileFault) {
  if path.isEmpty || isDirectory(path) { return }
  try makeFolder(FilePath(preserving: path).removingLastComponent().preserved)
  guard unsafe withSystemPath(path, { unsafe mkdir($0, 0o700) }) == 0 || errno == EEXIST else {
    throw FileFault.writing(Errno(rawValue: errno), path: path)
  }
  try syncFolder(of: path)
}

/// The names of what is in the folder at `path`, in their order; none where it cannot be read.
package func names(inFolder path: String) -> [String] {
  guard let folder = unsafe withSystemPath(path, { unsafe opendir($0) }) else { return [] }
  defer { unsafe closedir(folder) }
  var names: [String] = []
  while let entry = unsafe readdir(folder) {
    let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) {
      unsafe String(preserving: $0.prefix { $0 != 0 })
    }
    if name != ".", name != ".." { names.append(name) }
  }
  return names.sorted()
}

/// What kind of file `path` leads to, or nil where there is none.
func kind(at path: String) -> FileType? { (try? Stat(FilePath(preserving: path)))?.type }
