import FoundationEssentials

/// Prints the manual page: the template, filled with what the program's own help says.
///
/// The help is the output of `scramble --experimental-dump-help`.
@main
struct MakeManual {
  static func main() throws {
    guard CommandLine.arguments.count == 5 else {
      print("usage: make-manual TEMPLATE DUMP VERSION YYYY-MM-DD")
      return
    }
    let arguments = CommandLine.arguments
    let template = try String(contentsOfFile: arguments[1], encoding: .utf8)
    let dump = try Data(contentsOf: URL(filePath: arguments[2]))
    let program = try JSONDecoder().decode(HelpDump.self, from: dump).command
    let parts = [
      "@version@": arguments[3],
      "@date@": inWords(arguments[4]),
      "@abstract@": program.abstract.map { $0.hasSuffix(".") ? String($0.dropLast()) : $0 } ?? "",
      "@synopsis@": ManualPage(program).synopsis,
      "@commands@": ManualPage(program).commands,
    ]
    print(parts.reduce(template) { $0.replacing($1.key, with: $1.value) }, terminator: "")
  }

  /// `day` in the form of manual pages: November 21, 2026 for 2026-11-21.
  private static func inWords(_ day: String) -> String {
    let months = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
      "December",
    ]
    let parts = day.split(separator: "-").compactMap { Int($0) }
    guard parts.count == 3, months.indices.contains(parts[1] - 1) else { return day }
    return "\(months[parts[1] - 1]) \(parts[2]), \(parts[0])"
  }
}

/// The parts of swift-argument-parser's dump of a program's help that the manual page needs.
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

    /// Whether the option can stand without a value, as `--daily` can.
    var hasOptionalValue: Bool { kind == .option && parsingStrategy == "scanningForValue" }
  }

  var command: Command
}
