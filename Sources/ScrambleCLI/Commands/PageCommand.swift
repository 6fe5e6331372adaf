import ArgumentParser
import Glibc
import ScrambleFiles
import Sessions

/// Starts the page in a browser, which is a program of its own so that this one starts fast.
struct PageCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "page", abstract: "Open the game, the workbench and the helper in a browser on this machine.",
    discussion: """
      The page is served at 127.0.0.1 alone, and the address that is printed is good for one opening. What was begun at \
      the prompt goes on in the page, and the other way round.
      """)

  @Option(help: ArgumentHelp("Listen at this port of 127.0.0.1; 0 is any that is free.", valueName: "n"))
  var port: UInt16?

  @Flag(name: .customLong("no-open"), help: "Only print the address.")
  var withoutBrowser = false

  /// The program that serves the page, beside this one.
  private static let program = "scramble-page"

  func run() throws {
    let own = executablePath() ?? ""
    let path = own[..<(own.lastIndex(of: "/") ?? own.startIndex)] + "/\(Self.program)"
    let options = (port.map { ["--port", "\($0)"] } ?? []) + (withoutBrowser ? ["--no-open"] : [])
    var words = unsafe ([String(path)] + options).map { unsafe strdup($0) } + [nil]
    defer { unsafe words.forEach { unsafe free($0) } }
    // The program takes the place of this one, so that signals and the code at the end are its own.
    unsafe execv(words[0]!, &words)
    let reason = unsafe String(cString: strerror(errno))
    throw Diagnostic(.noInput, "cannot start \(path)", because: reason, "install it beside this program")
  }
}
