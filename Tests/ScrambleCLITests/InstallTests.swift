import ScrambleFiles
import TestSupport
import Testing

/// `make install` puts files below its prefix, and `make uninstall` takes them away again. The build is an empty one.
@Suite struct InstallTests: ProgramTests {
  let scramble = Program()

  /// A shell would expand the name of the prefix to that of the folder beside it.
  private let prefix = "a* b"
  private let other = "aa b"

  init() throws {
    let root = #filePath.split(separator: "/").dropLast(3).map { "/\($0)" }.joined()
    for folder in [
      "clone/Tools/packages", "clone/Resources/Licenses", "clone/Resources/page", "clone/Dictionaries", "clone/built",
      "clone/.build/page/pieces", other,
    ] {
      _ = try state.folder(folder)
    }
    for file in ["Makefile", "Tools/packages/install"] {
      _ = try state.file("clone/\(file)", readFile("\(root)/\(file)"))
    }
    for file in [
      "LICENSE", "Resources/start.txt", "Resources/Licenses/terms.txt", "Resources/page/kernel.js",
      "Dictionaries/en_US.dic", ".build/page/index.html", ".build/page/pieces/list.js",
    ] {
      _ = try state.file("clone/\(file)", file)
    }
    for file in ["bash", "zsh", "fish", "6"] { _ = try state.file("clone/built/scramble.\(file)", file) }
    _ = try state.file("clone/built/scramble", readFile("/bin/true"))
  }

  private func install() async throws -> Program.Outcome {
    try await inClone(
      "DESTDIR= BUILT=built PREFIX=\"$prefix\" BINDIR=\"$prefix/bin\" ZSHDIR=\"$prefix/zsh\" Tools/packages/install")
  }

  private func uninstall() async throws -> Program.Outcome {
    try await inClone("make --no-print-directory uninstall PREFIX=\"$prefix\"")
  }

  private func inClone(_ command: String) async throws -> Program.Outcome {
    try await scramble.shell(
      "cd '\(state("clone"))' && chmod +x Tools/packages/install && prefix='\(state(prefix))' && \(command)")
  }

  /// All that is below the prefix.
  private func installed() async throws -> Set<String> {
    let outcome = try await scramble.shell("cd '\(state(prefix))' 2> /dev/null && find . -mindepth 1")
    return Set(outcome.output.split(separator: "\n").map { String($0.dropFirst(2)) })
  }

  @Test func `All that was installed is taken away, with the folders`() async throws {
    _ = try state.folder("\(prefix)/share/man")
    let outcome = try await install()
    #expect(outcome.status == 0, "\(outcome.errors)")
    let files = try await installed()
    #expect(
      files.isSuperset(of: [
        "bin/scramble", "zsh/_scramble", "share/man/man6/scramble.6",
        "share/word-scramble/Resources/Licenses/terms.txt", "share/word-scramble/page/pieces/list.js",
        "share/word-scramble/Dictionaries/en_US.dic", "share/word-scramble/LICENSE", "share/word-scramble/installed",
      ]))
    #expect(!files.contains("share/word-scramble/Resources/page"))
    #expect(try await install().status == 0)
    let gone = try await uninstall()
    #expect(gone.status == 0 && gone.errors == "", "\(gone.errors)")
    #expect(try await installed() == ["share", "share/man"])
  }

  @Test func `What was not installed, or has changed since, stays`() async throws {
    _ = try state.file("\(other)/keep", "mine")
    _ = try await install()
    let data = "\(prefix)/share/word-scramble"
    _ = try state.file("\(data)/Dictionaries/xx_XX.dic", "mine")
    _ = try state.file("\(data)/Resources/start.txt", "mine")
    _ = try state.file("\(prefix)/bin/scramble", "another program")
    let outcome = try await uninstall()
    #expect(outcome.status == 0 && outcome.errors.count { $0.isNewline } == 2, "\(outcome.errors)")
    #expect(outcome.errors.contains("left, since it has changed: \(state(prefix))/bin/scramble\n"))
    #expect(
      try await installed() == [
        "bin", "bin/scramble", "share", "share/word-scramble", "share/word-scramble/Dictionaries",
        "share/word-scramble/Dictionaries/xx_XX.dic", "share/word-scramble/Resources",
        "share/word-scramble/Resources/start.txt",
      ])
    #expect(try text(of: state("\(other)/keep")) == "mine")
  }

  @Test func `Without the list nothing is taken away`() async throws {
    _ = try state.folder("\(prefix)/bin")
    _ = try state.file("\(prefix)/bin/scramble", "another program")
    let outcome = try await uninstall()
    #expect(outcome.status != 0 && outcome.errors.contains("which would tell what is to be taken away"))
    #expect(try await installed() == ["bin", "bin/scramble"])
  }

  @Test func `Nothing is installed over a file of another program`() async throws {
    _ = try state.folder("\(prefix)/bin")
    _ = try state.file("\(prefix)/bin/scramble", "another program")
    let outcome = try await install()
    #expect(outcome.status == 1 && outcome.errors.hasSuffix("was not installed from here: move it away\n"))
    #expect(try await installed() == ["bin", "bin/scramble"])
  }

  @Test func `A new installation takes the place of an older one`() async throws {
    _ = try await install()
    _ = try state.file("clone/LICENSE", "other terms")
    _ = try state.file("clone/Resources/new.txt", "new")
    let outcome = try await install()
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try text(of: state("\(prefix)/share/word-scramble/LICENSE")) == "other terms")
    _ = try await uninstall()
    #expect(try await installed() == [])
  }
}
