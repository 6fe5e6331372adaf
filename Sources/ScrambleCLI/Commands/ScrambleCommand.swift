package import ArgumentParser
import Files
import Terminal

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The program: three word instruments under one roof.
package struct ScrambleCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "scramble",
    abstract: "A word game, a workbench for anagrams and a helper for cryptograms.",
    version: version,
    subcommands: [
      PlayCommand.self, ResumeCommand.self, ReplayCommand.self, StatsCommand.self, CheckCommand.self, SolveCommand.self,
      RootsCommand.self, AnagramCommand.self, CryptogramCommand.self, DigestCommand.self,
      TryDictionaryCommand.self,
    ],
    defaultSubcommand: PlayCommand.self)

  static let version = "1.0.0"

  /// The day of the version.
  static let date = "2026-11-21"

  package init() {}

  /// Runs the program with `arguments` and answers with the code to exit with.
  package static func run(_ arguments: [String]) -> Int32 {
    occupyStandardDescriptors()
    // A closed pipe is an error like any other, not a signal; so is a file that has become as large as it may.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    // Whoever quits at the keyboard has not met with a defect.
    signal(SIGQUIT, SIG_DFL)
    prepareForDefects()
    do {
      var command = try parseAsRoot(arguments)
      try command.run()
      return ExitStatus.done.rawValue
    } catch let ending as Ending {
      return ending.code
    } catch let fault as FileFault where fault.cause == .readerGone {
      return ExitStatus.done.rawValue
    } catch {
      return report(error)
    }
  }

  private static func report(_ error: any Error) -> Int32 {
    if let complaint = Complaint(error) {
      complaint.tell()
      return complaint.status.rawValue
    }
    let code = exitCode(for: error).rawValue
    let message = fullMessage(for: error)
    if code == ExitStatus.done.rawValue {
      var output = OutputFile.standardOutput
      do throws(FileFault) {
        try output.write(message + "\n")
        try output.flush()
      } catch {
        return error.cause == .readerGone ? code : report(error)
      }
    } else {
      let message = message.hasPrefix("Error: ") ? "scramble: \(message.dropFirst(7))" : message
      writeToStandardError(escapedLines(message) + "\n")
    }
    return code
  }
}
