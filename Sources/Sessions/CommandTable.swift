import Layout
import Lexicon

/// A command of a session by its name.
package protocol CommandName: RawRepresentable, CaseIterable, Sendable where RawValue == String {
  /// All commands of the session.
  static var table: CommandTable<Self> { get }
}

/// The commands of a session: their names, what follows them, and what each one does.
package struct CommandTable<Name: CommandName>: Sendable {
  struct ListedCommand: Sendable {
    let name: Name
    let arguments: String
    let summary: String

    init(_ name: Name, _ arguments: String, _ summary: String) {
      self.name = name
      self.arguments = arguments
      self.summary = summary
    }

    init(_ name: Name, _ summary: String) { self.init(name, "", summary) }

    var usage: String { ":\(name.rawValue)" + (arguments.isEmpty ? "" : " \(arguments)") }
  }

  let entries: [ListedCommand]

  enum ReadCommand {
    case command(Name, argument: String)

    /// A line that has no command, has the beginning of several, or has an argument that its command does not take; a
    /// sentence says which.
    case unclear(String)
  }

  /// Reads a line that begins with a colon: a command's name, or a beginning that only one command has.
  func read(_ line: String) -> ReadCommand {
    let words = line.dropFirst().split(maxSplits: 1, whereSeparator: { $0.isWhitespace })
    let typed = words.first.map { $0.folded } ?? ""
    let argument = words.count == 2 ? String(words[1].trimmed) : ""
    if let name = Name(rawValue: typed) { return reading(name, argument) }
    let begun = typed.isEmpty ? [] : entries.map { $0.name }.filter { $0.rawValue.hasPrefix(typed) }
    if begun.count > 1 {
      return .unclear(":\(typed) could be \(begun.map { ":\($0.rawValue)" }.joined(separator: " or ")).")
    }
    if let only = begun.first { return reading(only, argument) }
    let nearest = entries.map { ($0.name, editDistance(typed, $0.name.rawValue)) }.min { $0.1 < $1.1 }
    let guess = nearest.flatMap { $0.1 <= max(1, typed.count / 3) ? "Did you mean :\($0.0.rawValue)?" : nil }
    return .unclear(unknown(typed.prefix(40), guess))
  }

  /// A command with what follows it. No argument is ignored: a command that takes none refuses it.
  private func reading(_ name: Name, _ argument: String) -> ReadCommand {
    let entry = entries.first { $0.name.rawValue == name.rawValue }
    guard !argument.isEmpty, let entry, entry.arguments.isEmpty else { return .command(name, argument: argument) }
    return .unclear("\(entry.usage) takes nothing behind it: \(entry.summary)")
  }

  var help: [String] {
    let width = entries.map { $0.usage.count }.max() ?? 0
    return entries.map { "  \($0.usage.padded(to: width))  \($0.summary)" }
  }

  /// The lines of `page`, or where the screen has no room for them the names of the commands alone below `lead`.
  func lines(of page: [String], orBelow lead: String, on screen: Screen, atMost room: Int? = nil) -> [String] {
    let whole = page.flatMap { wrapped($0, width: screen.width) }
    if whole.count <= room ?? screen.height - 1 { return whole }
    return [lead, "  \(completions.joined(separator: "  "))", "':help hint' tells what :hint does."].flatMap {
      wrapped($0, width: screen.width)
    }
  }

  /// The line of the command called `name`, with or without its colon, or a sentence that there is none.
  func help(about name: String) -> String {
    let bare = name.hasPrefix(":") ? String(name.dropFirst()) : name
    let entry = entries.first { $0.name.rawValue == bare.folded }
    return entry.map { "\($0.usage): \($0.summary)" } ?? unknown(name)
  }

  private func unknown(_ name: some StringProtocol, _ guess: String? = nil) -> String {
    "There is no command :\(name). \(guess ?? ":help lists the commands.")"
  }

  var completions: [String] { entries.map { ":\($0.name.rawValue)" } }
}
