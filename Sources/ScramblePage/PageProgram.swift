package import ArgumentParser
import Dispatch
import Glibc
import ScrambleFiles
import Sessions
import Spelling
import Terminal
import WordLists

/// The program `scramble-page`: the instruments in a browser.
package struct PageProgram: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "scramble-page",
    abstract: "Open the game, the workbench and the helper in a browser on this machine.",
    version: Version.number)

  @Option(help: ArgumentHelp("Listen at this port of 127.0.0.1; 0 is any that is free.", valueName: "n"))
  var port: UInt16?

  @Flag(name: .customLong("no-open"), help: "Only print the address.")
  var withoutBrowser = false

  /// What this program is called with to load a dictionary in a process of its own.
  static let dictionaryCommand = "serve-dictionary"

  /// The port where none is named and it is free: a page that lost its server finds the next one.
  private static let usualPort: UInt16 = 7380

  package init() {}

  /// Runs the program with what it was called with and answers with the code to exit with.
  package static func run() -> Int32 {
    occupyStandardDescriptors()
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    signal(SIGCHLD, SIG_DFL)
    prepareForDefects()
    let arguments = commandLineArguments()
    if arguments.first == dictionaryCommand, arguments.count == 3 {
      SpellerServer.serve(DictionaryFiles(name: arguments[2], affix: arguments[1], words: arguments[2]))
      return ExitStatus.done.rawValue
    }
    do {
      var program = try parseAsRoot(arguments)
      try program.run()
      return ExitStatus.done.rawValue
    } catch {
      return report(error)
    }
  }

  package func run() throws {
    let setup = Setup(data: try DataFolder.find(), state: StateFolder(), isTyped: true)
    let files = try PageFiles(setup.data)
    let sessions = OpenSessions()
    let server = PageServer(try listener(), files) { Conversation($0, setup, among: sessions).run() }
    let address = server.address
    var output = OutputFile.standardOutput
    try output.write("Open \(address) in a browser; Ctrl-C here ends it.\n")
    try output.flush()
    if !withoutBrowser { DispatchQueue(label: "browser").async { Browser.open(address) } }
    server.run()
  }

  private func listener() throws(Diagnostic) -> Listener {
    do throws(Listener.Fault) {
      if port == nil, let usual = try? Listener(port: Self.usualPort) { return usual }
      return try Listener(port: port ?? 0)
    } catch {
      throw Diagnostic(
        error.isInUse ? .usage : .failedIO, "cannot listen at port \(port ?? 0)", because: error.reason,
        "name another with --port, or none")
    }
  }

  private static func report(_ error: any Error) -> Int32 {
    if let diagnostic = Diagnostic(error) {
      writeToStandardError(diagnostic.line + "\n")
      return diagnostic.status.rawValue
    }
    let code = exitCode(for: error).rawValue
    let message = fullMessage(for: error)
    if code == ExitStatus.done.rawValue {
      var output = OutputFile.standardOutput
      try? output.write(message + "\n")
      try? output.flush()
    } else {
      let message = message.hasPrefix("Error: ") ? "scramble: \(message.dropFirst(7))" : message
      writeToStandardError(escapedLines(message) + "\n")
    }
    return code
  }
}
