import Files
import Glibc
import Journal
import TestSupport
import Testing

/// How a file comes to its place.
@Suite struct DraftTests {
  private let folder = TemporaryFolder()

  @Test func `No file of another name is touched`() throws {
    let path = try folder.file("file", "old")
    let other = try folder.file("file.scramble-new", "mine")
    _ = unsafe link(other, folder("other"))
    _ = unsafe mkfifo(folder(".scramble-new-0"), 0o600)
    try replaceFile(path, with: Array("new".utf8))
    #expect(try text(of: path) == "new" && text(of: other) == "mine" && text(of: folder("other")) == "mine")
    #expect(names(inFolder: folder.path) == [".scramble-new-0", "file", "file.scramble-new", "other"])
  }

  @Test func `What a killed run left behind goes, and what another run works on stays`() throws {
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

  @Test func `A file is created where nothing is, and nowhere else`() throws {
    let path = folder("file")
    try createFile(path, with: Array("new".utf8))
    #expect(try text(of: path) == "new")
    #expect(throws: FileFault(.exists, path: path)) { try createFile(path, with: []) }
    _ = unsafe symlink(folder("nowhere"), folder("link"))
    #expect(throws: FileFault(.exists, path: folder("link"))) { try createFile(folder("link"), with: []) }
    #expect(try text(of: path) == "new")
    #expect(names(inFolder: folder.path) == ["file", "link"])
  }

  @Test func `The name of a file may be as long as the system lets it be`() throws {
    let path = folder(String(repeating: "a", count: 255))
    try createFile(path, with: [1])
    try replaceFile(path, with: [2])
    #expect(try readFile(path) == [2])
  }

  @Test func `A name is its bytes`() throws {
    for byte in [0xE8, 0xE9] as [UInt8] {
      try createFile(String(preserving: Array("\(folder.path)/".utf8) + [byte]), with: [byte])
    }
    let names = names(inFolder: folder.path)
    #expect(names.map(\.preservedBytes) == [[0xE8], [0xE9]])
    #expect(try names.map { try readFile(folder($0)) } == [[0xE8], [0xE9]])
    #expect(!isFile("\(folder.path)\0/x") && names.allSatisfy { isFile(folder($0)) })
  }
}
