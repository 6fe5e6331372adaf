import ArgumentParser
import Journal
import Lexicon
import ScrambleFiles
import Sessions

/// The options that a person always wants, one a line, such as `--dictionary en_GB`.
///
/// Each command takes those that it has, before those of the command line, which count more. Blank lines and lines that
/// begin with `#` say nothing.
struct OptionsFile {
  let path: String
  private let lines: [Line]

  private struct Line {
    let number: Int
    let option: String
    let value: String?

    var name: String { String(option.trimmingPrefix { $0 == "-" }) }
    var arguments: [String] { [option] + (value.map { [$0] } ?? []) }
  }

  /// The option that leaves the file out, anywhere on the command line before `--`.
  static let refusal = "--no-options"

  /// The file in `$XDG_CONFIG_HOME/word-scramble`, or `~/.config/word-scramble`; nil where there is none.
  static func find() throws -> OptionsFile? {
    let path = userFolder("XDG_CONFIG_HOME", orInHome: ".config").map { "\($0)/options" }
    return try path.flatMap { isFile($0) || isDirectory($0) ? try OptionsFile($0) : nil }
  }

  private init(_ path: String) throws {
    self.path = path
    let bytes = try readOrdinaryFile(path, upTo: 1 << 16).trimmingPrefix([0xEF, 0xBB, 0xBF])
    let home = environmentVariable("HOME") ?? "~"
    lines = try bytes.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated().compactMap { index, bytes in
      guard let text = String(validating: bytes, as: UTF8.self), !text.contains("\0") else {
        throw Self.fault(path, index + 1, "it is no text in UTF-8")
      }
      let line = text.trimmed
      if line.isEmpty || line.hasPrefix("#") { return nil }
      let parts = line.split(maxSplits: 1) { $0 == "=" || $0.isWhitespace }
      guard let option = parts.first, option.wholeMatch(of: /--?[^-].*/) != nil else {
        throw Self.fault(path, index + 1, "'\(line)' is no option such as --dictionary en_GB")
      }
      // No shell has put the home folder in the place of a `~`.
      let value = parts.dropFirst().first.map { String($0.trimmed).replacing(/^~(?=\/)/, with: home) }
      if line.contains(/\s--?[a-zA-Z]/) {
        throw Self.fault(path, index + 1, "'\(line)' has more than the one option of a line")
      }
      return Line(number: index + 1, option: String(option), value: value)
    }
  }

  /// `arguments` with the options of the file behind the name of the command that they ask for. `isAccepted` tells
  /// whether arguments are those of a command. What does not go with the command line is left out.
  ///
  /// - Throws: what is wrong with a line: no command has such an option, or it has another value than it may have.
  func added(to arguments: [String], isAccepted: ([String]) -> Bool) throws -> [String] {
    if lines.isEmpty { return arguments }
    let all = try Commands(dumped: ScrambleCommand._dumpHelp())
    let (names, own) = all.command(askedForBy: arguments)
    for line in lines where !all.options.contains(line.name) {
      throw Self.fault(path, line.number, "no command has an option --\(line.name)")
    }
    // A command line that is wrong by itself, or asks for help, is answered as ever.
    guard isAccepted(arguments) else { return arguments }
    var added: [String] = []
    for line in lines where own.contains(line.name) {
      guard isAccepted(names + line.arguments) || isAccepted(names + line.arguments + arguments.dropFirst(names.count))
      else {
        // A value that another command has is left out, such as `--format tsv`.
        if all.values.contains(line.arguments) { continue }
        throw Self.fault(path, line.number, "the command cannot have '\(line.arguments.joined(separator: " "))'")
      }
      // The command line counts more: `--root` and `--level` do not go together.
      if isAccepted(names + added + line.arguments + arguments.dropFirst(names.count)) { added += line.arguments }
    }
    return names + added + arguments.dropFirst(names.count)
  }

  private static func fault(_ path: String, _ line: Int, _ problem: String) -> Diagnostic {
    Diagnostic(.usage, "cannot use \(path) line \(line)", because: problem, "mend it, or say \(refusal)")
  }
}

/// The options of all commands, by what the library for arguments tells of them.
private struct Commands {
  /// The names of the options that any command has, without their dashes.
  private(set) var options: Set<String> = []

  /// The options that have one of a few values with each of these, in any command: `--format`, `tsv`.
  private(set) var values: Set<[String]> = []
  private let root: JSON

  init(dumped text: String) throws {
    root = try JSON(reading: Array(text.utf8))[key: "command"] ?? .null
    add(root)
  }

  private mutating func add(_ command: JSON) {
    options.formUnion(Self.options(of: command))
    for argument in command[key: "arguments"]?.elements ?? [] {
      for value in argument[key: "allValues"]?.elements ?? [] {
        for name in Self.names(of: argument) { values.insert(["--\(name)"] + [value.string].compactMap(\.self)) }
      }
    }
    for one in command[key: "subcommands"]?.elements ?? [] { add(one) }
  }

  /// Sessions on record are judged by what their transcripts name.
  private static let judgedByRecord: Set = ["resume", "replay", "compare", "stats", "digest"]

  /// The names of the command that `arguments` begin with, and the options that it has.
  func command(askedForBy arguments: [String]) -> (names: [String], options: Set<String>) {
    var (names, command) = ([String](), root)
    while let next = Self.subcommand(arguments.dropFirst(names.count).first, of: command) {
      names += arguments.dropFirst(names.count).prefix(1)
      command = next
    }
    if let usual = Self.subcommand(command[key: "defaultSubcommand"]?.string, of: command) { command = usual }
    return (names, Self.judgedByRecord.contains(names.first ?? "") ? [] : Self.options(of: command))
  }

  private static func subcommand(_ name: String?, of command: JSON) -> JSON? {
    command[key: "subcommands"]?.elements?.first { name != nil && $0[key: "commandName"]?.string == name }
  }

  private static func options(of command: JSON) -> Set<String> {
    Set((command[key: "arguments"]?.elements ?? []).flatMap(names)).subtracting(["help", "version"])
  }

  private static func names(of argument: JSON) -> [String] {
    argument[key: "names"]?.elements?.compactMap { $0[key: "name"]?.string } ?? []
  }
}
