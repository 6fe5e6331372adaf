import Glibc
import Journal
import ScrambleFiles
import SystemPackage
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

  @Test(arguments: ["far", "below/far"], [true, false])
  func `A link that leads nowhere leads to the new file`(end: String, isAbsolute: Bool) throws {
    _ = try folder.folder("below")
    _ = unsafe symlink(isAbsolute ? folder(end) : end, folder("middle"))
    _ = unsafe symlink("middle", folder("link"))
    try replaceFile(folder("link"), with: Array("new".utf8))
    #expect(try text(of: folder(end)) == "new")
    var status = stat()
    for link in ["link", "middle"] {
      _ = unsafe lstat(folder(link), &status)
      #expect(status.st_mode & S_IFMT == S_IFLNK)
    }
  }

  @Test(arguments: ["loop", "no/folder/file"])
  func `A link at whose end no file can be made stays, and is a fault`(end: String) throws {
    _ = unsafe symlink(end, folder("loop"))
    #expect(throws: FileFault.self) { try replaceFile(folder("loop"), with: [1]) }
    var status = stat()
    #expect(unsafe lstat(folder("loop"), &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
    #expect(names(inFolder: folder.path) == ["loop"])
  }

  @Test func `A full device is reported`() {
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

  @Test func `A growing file has one writer at a time`() throws {
    let path = folder("growing")
    let file = try GrowingFile(creating: path)
    #expect(throws: FileFault(.inUse, path: path)) { try GrowingFile(carryingOn: path) }
    try file.append("x\n")
  }

  @Test func `A file that another process locked before the one that made it could stays with that one`() throws {
    let path = folder("growing")
    let made = try FileDescriptor.open(
      FilePath(path), .readWrite, options: [.create, .exclusiveCreate], permissions: .ownerReadWrite)
    let other = try GrowingFile(carryingOn: path)
    #expect(throws: FileFault(.inUse, path: path)) { try GrowingFile(made, path: path, isNew: true) }
    try other.append("x\n")
    #expect(try text(of: path) == "x\n")
  }

  @Test func `A torn last line is dropped`() throws {
    let path = try folder.file("torn", "one\ntwo\nthr")
    let file = try GrowingFile(carryingOn: path)
    #expect(try file.dropTornLine())
    try file.append("three\n")
    #expect(try text(of: path) == "one\ntwo\nthree\n")
    #expect(try !file.dropTornLine())
  }

  @Test func `A torn line of any length is dropped, and no more is read than may be held`() throws {
    let file = try GrowingFile(carryingOn: try folder.file("torn", "one\n" + String(repeating: "x", count: 200_000)))
    #expect(throws: FileFault(.tooLarge(1000), path: file.path)) { try file.contents(upTo: 1000) }
    #expect(try file.dropTornLine())
    #expect(try String(decoding: file.contents(upTo: 4), as: UTF8.self) == "one\n")
  }

  @Test func `A pipe is no file to change, and is not waited for`() throws {
    _ = unsafe mkfifo(folder("pipe"), 0o600)
    #expect(throws: FileFault(.unreadable("it is no ordinary file"), path: folder("pipe"))) {
      try changeFile(folder("pipe"), lastLinesUpTo: 100, patience: 1) { _ in [] }
    }
    #expect(throws: FileFault(.unreadable("it is no ordinary file"), path: folder("pipe"))) {
      try GrowingFile(carryingOn: folder("pipe"))
    }
  }

  @Test func `A folder is made with those above it`() throws {
    try makeFolder(folder("a/b/c"))
    #expect(isDirectory(folder("a/b/c")))
    let file = try folder.file("file", "x")
    #expect(throws: FileFault.self) { try makeFolder(file + "/below") }
  }
}

/// The temporary files by which others are replaced and made.
@Suite struct DraftTests {
  private let folder = TemporaryFolder()

  @Test func `No file of another name is touched`() throws {
    let path = try folder.file("file", "old")
    let other = try folder.file("file.scramble-new", "mine")
    _ = unsafe link(other, folder("other"))
    _ = unsafe mkfifo(folder(".scramble-new-0"), 0o600)
    let alike = [".scramble-new-", ".scramble-new-0123456789abcdef0", ".scramble-new-note"]
    for name in alike { _ = try folder.file(name, "mine") }
    try replaceFile(path, with: Array("new".utf8))
    #expect(try text(of: path) == "new" && text(of: other) == "mine" && text(of: folder("other")) == "mine")
    #expect(
      names(inFolder: folder.path) == (alike + [".scramble-new-0", "file", "file.scramble-new", "other"]).sorted())
  }

  @Test func `A draft that a killed process left is removed, and one that a process holds stays`() throws {
    let left = folder(".scramble-new-1f")
    let held = folder(".scramble-new-2f")
    for path in [left, held] { unsafe close(open(path, O_CREAT | O_WRONLY, 0o600)) }
    let descriptor = unsafe open(held, O_RDONLY)
    flock(descriptor, LOCK_EX)
    defer { close(descriptor) }
    try replaceFile(folder("file"), with: [1])
    #expect(names(inFolder: folder.path) == [".scramble-new-2f", "file"])
  }

  @Test func `A failure leaves no draft`() throws {
    _ = try folder.folder("taken")
    #expect(throws: FileFault(.exists, path: folder("taken"))) { try createFile(folder("taken"), with: [1]) }
    #expect(names(inFolder: folder.path) == ["taken"])
  }

  @Test func `A file is created only where nothing is`() throws {
    let path = folder("file")
    try createFile(path, with: Array("new".utf8))
    #expect(try text(of: path) == "new")
    #expect(throws: FileFault(.exists, path: path)) { try createFile(path, with: []) }
    _ = unsafe symlink(folder("nowhere"), folder("link"))
    #expect(throws: FileFault(.exists, path: folder("link"))) { try createFile(folder("link"), with: []) }
    #expect(try text(of: path) == "new")
    #expect(names(inFolder: folder.path) == ["file", "link"])
  }

  @Test func `The name of a file may be as long as the system allows`() throws {
    let path = folder(String(repeating: "a", count: 255))
    try createFile(path, with: [1])
    try replaceFile(path, with: [2])
    #expect(try readFile(path) == [2])
  }

  @Test func `A name may have bytes that are not UTF-8`() throws {
    for byte in [0xE8, 0xE9] as [UInt8] {
      try createFile(String(preserving: Array("\(folder.path)/".utf8) + [byte]), with: [byte])
    }
    let names = names(inFolder: folder.path)
    #expect(names.map(\.preservedBytes) == [[0xE8], [0xE9]])
    #expect(try names.map { try readFile(folder($0)) } == [[0xE8], [0xE9]])
    #expect(names.map { fileSize(folder($0)) } == [1, 1])
    #expect(!isFile("\(folder.path)\0/x") && names.allSatisfy { isFile(folder($0)) })
  }
}
