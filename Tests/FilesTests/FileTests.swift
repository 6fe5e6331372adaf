import Files
import Glibc
import TestSupport
import Testing

@Suite struct FileTests {
  private let folder = TemporaryFolder()

  @Test func `What cannot be read says why`() throws {
    let path = folder("missing")
    #expect(throws: FileFault(.missing, path: path)) { try readFile(path) }
    #expect(throws: FileFault(.directory, path: folder.path)) { try readFile(folder.path) }
    let below = try folder.file("file", "x") + "/below"
    #expect(throws: FileFault(.missing, path: below)) { try readFile(below) }
  }

  @Test func `A file is replaced whole`() throws {
    let path = try folder.file("file", "old")
    try replaceFile(path, with: Array("new".utf8))
    #expect(try text(of: path) == "new")
  }

  @Test func `A file that cannot be replaced stays as it was`() throws {
    #expect(throws: FileFault(.unwritable("it is a directory"), path: folder.path)) {
      try replaceFile(folder.path, with: [])
    }
    let nowhere = folder("no/such/folder")
    #expect(throws: FileFault.self) { try replaceFile(nowhere, with: []) }
  }

  @Test func `A link leads to the new file, and permissions are kept`() throws {
    let path = try folder.file("file", "old")
    _ = unsafe chmod(path, 0o644)
    _ = unsafe symlink(path, folder("link"))
    try replaceFile(folder("link"), with: Array("new".utf8))
    #expect(try text(of: path) == "new")
    var status = stat()
    _ = unsafe lstat(folder("link"), &status)
    #expect(status.st_mode & S_IFMT == S_IFLNK)
    _ = unsafe stat(path, &status)
    #expect(status.st_mode & 0o777 == 0o644)
  }

  @Test func `A full device is told`() {
    let fault = FileFault(.unwritable("No space left on device"), path: "/dev/full")
    #expect(throws: fault) { try replaceFile("/dev/full", with: [1]) }
    #expect(isFile("/dev/full"))
  }

  @Test func `A growing file is made once`() throws {
    let path = folder("growing")
    do {
      let file = try GrowingFile(creating: path)
      try file.append("one\n")
      try file.append("two\n")
      #expect(try String(decoding: file.contents(), as: UTF8.self) == "one\ntwo\n")
    }
    #expect(throws: FileFault(.exists, path: path)) { try GrowingFile(creating: path) }
    try GrowingFile(carryingOn: path).append("three\n")
    #expect(try text(of: path) == "one\ntwo\nthree\n")
  }

  @Test func `A growing file belongs to one at a time`() throws {
    let path = folder("growing")
    let file = try GrowingFile(creating: path)
    #expect(throws: FileFault(.inUse, path: path)) { try GrowingFile(carryingOn: path) }
    try file.append("x\n")
  }

  @Test func `A torn last line is dropped`() throws {
    let path = try folder.file("torn", "one\ntwo\nthr")
    let file = try GrowingFile(carryingOn: path)
    #expect(try file.dropTornLine())
    try file.append("three\n")
    #expect(try text(of: path) == "one\ntwo\nthree\n")
    #expect(try !file.dropTornLine())
  }

  @Test func `Folders are made as deep as they are asked for`() throws {
    try makeFolder(folder("a/b/c"))
    #expect(isDirectory(folder("a/b/c")))
    let file = try folder.file("file", "x")
    #expect(throws: FileFault.self) { try makeFolder(file + "/below") }
  }
}
