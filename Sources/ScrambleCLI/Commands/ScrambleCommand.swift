package import ArgumentParser
import Glibc
import ScrambleFiles
import Sessions
import Terminal

/// The program: three word instruments.
package struct ScrambleCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "scramble",
    abstract: "A word game, a workbench for anagrams and a helper for cryptograms.",
    discussion: """
      Options that you always want stand in $XDG_CONFIG_HOME/word-scramble/options, one a line; --no-options leaves \
      them out.
      """,
    version: Version.number,
    subcommands: [
      PlayCommand.self, ResumeCommand.self, ReplayCommand.self, CompareCommand.self, StatsCommand.self,
      CheckCommand.self, SolveCommand.self, RootsCommand.self, RanksCommand.self, WordsCommand.self, DefineCommand.self,
      DictionariesCommand.self, AnagramCommand.self, CryptogramCommand.self, PageCommand.self, DigestCommand.self,
      ServeDictionaryCommand.self,
    ],
    defaultSubcommand: PlayCommand.self)

  package init() {}

  /// Runs the program with what it was called with and answers with the code to exit with.
  package static func run() -> Int32 { run(commandLineArguments()) }

  /// Runs the program with `arguments` and answers with the code to exit with.
  package static func run(_ arguments: [String]) -> Int32 {
    occupyStandardDescriptors()
    // A closed pipe is an error like any other, not a signal; so is a file that has become as large as it may.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    // To quit at the keyboard is no defect, so it ends the program as usual, unless it was started with that ignored.
    var quitting = sigaction()
    unsafe sigaction(SIGQUIT, nil, &quitting)
    let isIgnored = unsafe unsafeBitCast(quitting.__sigaction_handler.sa_handler, to: Int.self) == 1
    if !isIgnored { signal(SIGQUIT, SIG_DFL) }
    // How a child ended is told only to those who do not ignore it, which this program may have been started with.
    signal(SIGCHLD, SIG_DFL)
    prepareForDefects()
    let root: any ParsableCommand.Type = CompletedScramble.isAsked(by: arguments) ? CompletedScramble.self : self
    do {
      let arguments = root == self ? try withOptions(arguments) : arguments
      var command = try command(askedForBy: arguments, of: root)
      try command.run()
      return ExitStatus.done.rawValue
    } catch let ending as Ending {
      return ending.code
    } catch let fault as FileFault where fault.cause == .readerGone {
      return ExitStatus.done.rawValue
    } catch {
      return report(error, of: root, askedForBy: arguments)
    }
  }

  /// The command that `arguments` ask for. It is read by itself first, since laying out all commands takes the library
  /// a millisecond. What it does not accept goes to `root`, which knows why.
  private static func command(
    askedForBy arguments: [String], of root: any ParsableCommand.Type
  ) throws -> any ParsableCommand {
    try refuseUnknown(helpAbout: arguments)
    let named = configuration.subcommands.first { $0.configuration.commandName == arguments.first }
    let command =
      if let named { try? named.parse(Array(arguments.dropFirst())) as any ParsableCommand } else {
        try? PlayCommand.parse(arguments) as any ParsableCommand
      }
    return try command ?? root.parseAsRoot(arguments)
  }

  /// Refuses `help` about a command that there is not, which the library takes for `help` alone.
  private static func refuseUnknown(helpAbout arguments: [String]) throws(Diagnostic) {
    guard arguments.first == "help" else { return }
    let asked = arguments.dropFirst().filter { !$0.hasPrefix("-") }
    let known = name(askedForBy: asked)
    let rest = asked.dropFirst(known.split(separator: " ").count - 1)
    guard let unknown = rest.first else { return }
    throw Diagnostic(.usage, "unexpected argument '\(unknown)'", "see '\(known) --help'")
  }

  /// `arguments` with the options that the person always wants.
  private static func withOptions(_ arguments: [String]) throws -> [String] {
    if let place = arguments.prefix(while: { $0 != "--" }).firstIndex(of: OptionsFile.refusal) {
      return Array(arguments[..<place] + arguments[(place + 1)...])
    }
    let asksAboutItself = arguments.contains { ["--help", "-h", "--version"].contains($0) }
    if asksAboutItself || [ServeDictionaryCommand.name, "help"].contains(arguments.first) { return arguments }
    return try OptionsFile.find()?.added(to: arguments) { (try? command(askedForBy: $0, of: self)) != nil } ?? arguments
  }

  private static func report(
    _ error: any Error, of root: any ParsableCommand.Type, askedForBy arguments: [String]
  ) -> Int32 {
    if let diagnostic = Diagnostic(error) {
      diagnostic.tell()
      return diagnostic.status.rawValue
    }
    let code = root.exitCode(for: error).rawValue
    guard code == ExitStatus.done.rawValue else {
      let message = root.message(for: error)
      let remedy = joinedValue(in: arguments, for: message) ?? "see '\(name(askedForBy: arguments)) --help'"
      Diagnostic(.usage, fault(message), remedy).tell()
      return code
    }
    var output = OutputFile.standardOutput
    do throws(FileFault) {
      try output.write(CompletedScramble.script(root.fullMessage(for: error)) + "\n")
      try output.flush()
    } catch {
      return error.cause == .readerGone ? code : report(error, of: root, askedForBy: arguments)
    }
    return code
  }

  /// How a value is written that begins with a hyphen, which the library takes for an option; nil for other faults.
  private static func joinedValue(in arguments: [String], for message: String) -> String? {
    let pairs = zip(arguments, arguments.dropFirst())
    let negative = pairs.first { Int($1).map { $0 < 0 } == true && message.hasPrefix("Missing value for '\($0) ") }
    // No number may be negative, but a range may lack its first one.
    let isNumber = ["<n>", "<number>", "<seconds>"].contains { message.contains($0) }
    return negative.map { isNumber ? "name a number without a sign" : "write \($0)=\($1)" }
  }

  /// The message of the library about an option, or of a command about its own values, in the form of a diagnostic.
  private static func fault(_ message: String) -> String {
    let parts = [
      ("\n   or: ", " or "), (" of the following:\n  - ", " of "), ("\n  - ", ", "), ("'. Please provide ", "': say "),
      ("'. Did you mean ", "': perhaps "), (".\nPlease use ", ": say "), (":\n    ", ": "),
    ]
    let text = parts.reduce(message) { $0.replacing($1.0, with: $1.1) }
    let end = text.last.map { "?.".contains($0) } == true ? 1 : 0
    return text.prefix(1).lowercased() + text.dropFirst().dropLast(end)
  }

  /// The name of the command whose help tells what `arguments` may be.
  private static func name(askedForBy arguments: [String]) -> String {
    var (names, command) = (["scramble"], ScrambleCommand.self as any ParsableCommand.Type)
    var rest = arguments[...]
    while let next = command.configuration.subcommands.first(where: { $0.configuration.commandName == rest.first }) {
      names += rest.prefix(1)
      rest = rest.dropFirst()
      command = next
    }
    // Options without a command are those of the one that is meant then.
    if rest.first?.hasPrefix("-") == true, let usual = command.configuration.defaultSubcommand {
      names.append(usual.configuration.commandName ?? "")
    }
    return names.joined(separator: " ")
  }
}
