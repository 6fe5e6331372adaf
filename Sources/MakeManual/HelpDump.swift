/// What swift-argument-parser tells of a program's commands, as far as a manual page wants to know it.
struct HelpDump: Decodable {
  struct Command: Decodable {
    var commandName: String
    var abstract: String?
    var discussion: String?
    var defaultSubcommand: String?
    var shouldDisplay: Bool
    var subcommands: [Command]?
    var arguments: [Argument]?
  }

  struct Argument: Decodable, Equatable {
    enum Kind: String, Decodable { case positional, option, flag }

    struct Name: Decodable, Equatable {
      var kind: String
      var name: String
    }

    var kind: Kind
    var names: [Name]?
    var valueName: String?
    var abstract: String?
    var allValues: [String]?
    var defaultValue: String?
    var parsingStrategy: String
    var isOptional: Bool
    var isRepeating: Bool
    var shouldDisplay: Bool

    /// Whether the value may be left out, as that of `--daily`.
    var hasOptionalValue: Bool { kind == .option && parsingStrategy == "scanningForValue" }
  }

  var command: Command
}
