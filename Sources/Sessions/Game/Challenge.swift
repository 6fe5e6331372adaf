import Layout
import WordScramble

/// How a friend gets the round of a player, and how the games of the two are compared afterwards.
struct Challenge {
  /// The command that brings the friend the round and records it.
  let command: String

  /// The things that the friend needs beside the program, a sentence each.
  private let needs: [String]

  /// The path of the player's own transcript, or nil where there is none yet.
  private let path: String?

  /// Stands for the name that the friend puts in its place.
  private static let friend = "NAME.txt"

  /// Stands for a transcript that the player has yet to write.
  private static let own = "MINE.txt"

  /// The challenge to play `round` of a game with `options`, which is recorded at the absolute path `path`.
  init(_ round: Round, _ origin: Origin, _ options: GameOptions, path: String?) {
    // A friend has no list of the player's own.
    let origin = if case .file = options.roots.place { Origin.root(round.root) } else { origin }
    var given = options
    given.judging = []
    var needs: [String] = []
    for argument in options.judging {
      let name = argument.value.shellQuoted
      switch argument.name {
      case "common", "extra":
        needs.append(
          "The list \(name) cannot be given along: your friend needs a copy, and --\(argument.name) with its path.")
        continue
      case "dictionary" where argument.value.contains("/"):
        needs.append("Your friend needs the same dictionary, and --dictionary with the path that it has there.")
      case "dictionary": needs.append("Your friend needs the same dictionary \(name).")
      default: break
      }
      given.judging.append(argument)
    }
    command = given.command(for: origin, round.rules, recordedIn: Self.friend)
    self.needs = needs
    self.path = path
  }

  /// The friend's game comes first: it decides the round, and the player's file may have several.
  var comparison: String {
    "scramble compare \(Self.friend) \((path ?? Self.own).shellQuoted)"
  }

  var says: [Sentence] {
    let saving = path == nil ? "Write yours with :save \(Self.own), and" : "Then"
    return [Sentence("Your friend plays this round with this command, a name in the place of NAME:"), .copied(command)]
      + needs.map { Sentence($0) }
      + [
        Sentence("Your friend sends you the file that it writes. \(saving) this compares the games:"),
        .copied(comparison),
      ]
  }
}
