import ScrambleFiles
import TestSupport
import Testing
import WordLists

/// `scramble page` finds the page beside the data, and has the desktop open it.
@Suite struct PageCommandTests {
  private let state = TemporaryFolder()

  /// The program with data in a folder, and a desktop that prints what it is to open.
  private func program(page: String?) throws -> Program {
    for folder in ["Resources", "Dictionaries", "bin"] { _ = try state.folder("data/\(folder)") }
    if let page {
      _ = try state.folder("data/\(page)")
      _ = try state.file("data/\(page)/index.html", "<!DOCTYPE html>")
    }
    return Program(
      state: state, variables: [DataFolder.variable: state("data"), "PATH": "\(state("data/bin")):/usr/bin:/bin"])
  }

  @Test(arguments: ["page", ".build/page"])
  func `The page that is installed, or was made in a clone, is opened`(folder: String) async throws {
    let scramble = try program(page: folder)
    let page = "\(state("data/\(folder)"))/index.html"
    _ = try state.file("data/bin/xdg-open", "#!/bin/sh\necho \"opened $1\"\n")
    _ = try await scramble.shell("chmod +x '\(state("data/bin/xdg-open"))'")
    let opened = try await scramble("page")
    #expect(opened.output == "opened \(page)\n" && opened.status == 0, "\(opened.errors)")
    let printed = try await scramble("page", "--print")
    #expect(printed.output == "\(page)\n" && printed.status == 0)
    let json = try await scramble("page", "--print", "--format", "json")
    #expect(json.output == "{\"page\":\"\(page)\"}\n")
  }

  @Test func `Where the page is missing, one line says what to do`() async throws {
    let none = try await program(page: nil)("page")
    #expect(none.status == 66 && none.output.isEmpty)
    #expect(
      none.errors == "scramble: cannot open the page: there is no \(state("data"))/page/index.html: "
        + "make it with `make page`\n")
  }

  @Test(arguments: [
    ("no program", "xdg-open cannot be started (Permission denied)"),
    ("#!/bin/sh\necho no browser >&2\nexit 3\n", "xdg-open failed"),
  ])
  func `Where the desktop opens nothing, one line says so, and where the page is`(
    opener: String, cause: String
  ) async throws {
    let scramble = try program(page: "page")
    _ = try state.file("data/bin/xdg-open", opener)
    if opener.hasPrefix("#!") { _ = try await scramble.shell("chmod +x '\(state("data/bin/xdg-open"))'") }
    let outcome = try await scramble.shell("PATH='\(state("data/bin"))' \"$SCRAMBLE\" page")
    #expect(outcome.status == 66 && outcome.output.isEmpty)
    #expect(
      outcome.errors
        == "scramble: cannot open the page: \(cause): open \(state("data"))/page/index.html in a browser\n")
  }
}
