import ArgumentParser
import ScrambleFiles
import WordLists

extension CompletionKind {
  /// The names of dictionaries, and the paths of others.
  static let dictionary = custom { _, _, typed in
    let names = (try? DataFolder.find()).map { InstalledDictionaries($0).names } ?? []
    var candidates = names.filter { $0.hasPrefix(typed) } + dictionaryPaths(from: typed)
    // A folder alone would be taken for the end of the word.
    while let folder = candidates.first, candidates.count == 1, folder.hasSuffix("/") {
      let inside = dictionaryPaths(from: folder)
      if inside.isEmpty { break }
      candidates = inside
    }
    return candidates.filter { !$0.contains("\n") }.map(literal)
  }

  /// The folders and the `.dic` files whose paths begin with `typed`.
  private static func dictionaryPaths(from typed: String) -> [String] {
    let folder = typed.lastIndex(of: "/").map { String(typed[...$0]) } ?? ""
    return names(inFolder: folder.isEmpty ? "." : folder)
      .filter { typed != folder || !$0.hasPrefix(".") }
      .map { isDirectory(folder + $0) ? "\(folder)\($0)/" : folder + $0 }
      .filter { $0.hasPrefix(typed) && ($0.hasSuffix("/") || $0.hasSuffix(".dic")) }
  }

  /// `candidate` in the form in which the shell that asks takes it for what it is: bash expands it, and in zsh a colon
  /// begins its description.
  private static func literal(_ candidate: String) -> String {
    switch CompletionShell.requesting {
    case .bash: "'\(candidate.replacing("'", with: "'\\''"))'"
    case .zsh: candidate.replacing("\\", with: "\\\\").replacing(":", with: "\\:")
    default: candidate
    }
  }
}

/// The program as the shells are to complete it. What happens without a command takes its options where no command
/// stands, which a generated script knows nothing of: here they are options of the program itself.
///
/// The scripts for zsh and fish are made from these commands, and so are the answers to what a script asks the program;
/// nothing else is.
struct CompletedScramble: ParsableCommand {
  static let configuration = ScrambleCommand.configuration.completing(
    CryptogramCommand.self, by: CompletedCryptogram.self)

  @OptionGroup var play: PlayCommand

  /// Whether `arguments` come from someone who wants the script, or from the script.
  static func isAsked(by arguments: [String]) -> Bool {
    arguments.first == "---completion" || arguments.contains { $0.hasPrefix("--generate-completion-script") }
  }

  /// `message`, but another script in the place of a script for bash. That one would take the options of the program
  /// itself for those of every command, so the other one is made from the commands as they are, and goes on with the
  /// default command where an option stands in the place of a command.
  static func script(_ message: String) -> String {
    guard message.hasPrefix("#!/bin/bash") else { return message }
    var script = ScrambleCommand.completionScript(for: .bash)
    for (command, usual) in [("_scramble", "play"), ("_scramble_cryptogram", "helper")] {
      guard let function = script.firstRange(of: "\n\(command)() {\n"),
        let last = script[function.upperBound...].firstRange(of: "        # Offer subcommand completions\n"),
        let first = script[function.upperBound...].firstRange(of: "    __scramble_offer_flags_options 0\n")
      else { continue }
      let typed = "    local -a typed_words=(\"${unparsed_words[@]}\")\n"
      let goesOn = """
                if [[ "${typed_words[0]}" == -* ]]; then
                    unparsed_words=("${typed_words[@]}")
                    COMPREPLY=()
                    "\(command)_\(usual)"
                    return
                fi

        """
      let between = first.lowerBound..<last.lowerBound
      script.replaceSubrange(between, with: typed + script[between] + goesOn)
    }
    return script
  }
}

/// The cryptogram helper's part of it.
struct CompletedCryptogram: ParsableCommand {
  static let configuration = CryptogramCommand.configuration

  @OptionGroup var worksheet: CryptogramCommand.WorksheetCommand.Options
}

extension CommandConfiguration {
  fileprivate func completing(_ command: any ParsableCommand.Type, by other: any ParsableCommand.Type) -> Self {
    var configuration = self
    configuration.subcommands = subcommands.map { $0 == command ? other : $0 }
    return configuration
  }
}
