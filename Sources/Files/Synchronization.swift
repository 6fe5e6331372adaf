import Glibc
import SystemPackage

/// Waits until the disk has what the file at `path` holds, and its name in the folder.
package func syncFile(_ path: String) throws(FileFault) {
  let descriptor = try telling(FileFault.opening, of: path) {
    try FileDescriptor.open(FilePath(preserving: path), .readOnly, options: .closeOnExec)
  }
  defer { try? descriptor.close() }
  try sync(descriptor, path: path)
  try syncFolder(of: path)
}

/// Waits until the disk has what was written to `descriptor`, the file at `path`.
func sync(_ descriptor: FileDescriptor, path: String) throws(FileFault) {
  try checkSynced(path: path) { fdatasync(descriptor.rawValue) }
}

/// Waits until the disk has the names in the folder of the file at `path`, as far as this run may look into it.
func syncFolder(of path: String) throws(FileFault) {
  let folder = folder(of: path)
  guard let descriptor = try? FileDescriptor.open(folder, .readOnly, options: [.directory, .closeOnExec]) else {
    return
  }
  defer { try? descriptor.close() }
  try checkSynced(path: path) { fsync(descriptor.rawValue) }
}

/// The folder in which the file at `path` lies.
func folder(of path: String) -> FilePath {
  let folder = FilePath(preserving: path).removingLastComponent()
  return folder.isEmpty ? "." : folder
}

/// Calls `sync` until it is done. A file system that has nothing to wait for says that it does not know the call.
private func checkSynced(path: String, _ sync: () -> CInt) throws(FileFault) {
  while sync() != 0 {
    switch Errno(rawValue: errno) {
    case .interrupted: continue
    case .invalidArgument, .notSupported, .noFunction: return
    case let error: throw FileFault.writing(error, path: path)
    }
  }
}
