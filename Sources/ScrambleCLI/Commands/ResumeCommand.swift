import ArgumentParser
import Layout
import Sessions
import Terminal

struct ResumeCommand: SessionCommand {
  static let configuration = CommandConfiguration(
    commandName: "resume", abstract: "Carry a recorded session on, the last game if no file is named.",
    discussion: "Each round has a transcript of its own, so that one that was left for another is in the list, too.")

  @Argument(help: "The transcript, which grows with the session.", completion: .file())
  var file: String?

  @Option(help: "Without a file, carry on the last session of this instrument.")
  var instrument = Instrument.all[0]

  @Flag(help: "List the recorded sessions, the last one first, and carry none on.")
  var list = false

  @Flag(help: "List all of them, not only the last 20.")
  var all = false

  @Option(name: .shortAndLong, help: ArgumentHelp("Carry on the session with this number in the list.", valueName: "n"))
  var number: Int?

  @OptionGroup var counting: CountingOption
  @OptionGroup var dictionary: DictionaryOptions
  @OptionGroup var output: FormatOption

  func validate() throws {
    if [file != nil, list, number != nil].filter(\.self).count > 1 {
      throw ValidationError("Only one of a file, --list and --number can be given.")
    }
    if all, !list { throw ValidationError("--all goes with --list.") }
  }

  var format: OutputFormat { output.format }

  func run() throws { if list { try tellList() } else { try runSession() } }

  func open(_ here: Here) throws -> (session: any OpenSession, judge: (any WordJudge)?) {
    let path = try file ?? number.map { try kept(here).path(of: $0) } ?? last(of: kept(here))
    return try here.world.carriedOn(path, dictionary.request, isCounted: counting.isCounted)
  }

  private func kept(_ here: Here) throws -> KeptSessions {
    try here.shelf.requireListing()
    return KeptSessions(of: instrument.name, here.world)
  }

  private func tellList() throws {
    let kept = try self.kept(Here())
    let (sessions, rest, notice) = kept.first(all ? nil : KeptSessions.usualCount)
    notice?.tell()
    try output.format.write(
      sessions.map(\.json), kept.lines(sessions, rest: rest, width: Screen.current().width))
  }

  private func last(of kept: KeptSessions) throws -> String {
    let (sessions, _, notice) = kept.first(1)
    notice?.tell()
    guard let last = sessions.first else {
      throw Diagnostic(
        .noInput, "there is no recorded session", because: "none of \(instrument.name) is kept",
        "begin one, name a transcript, or another --instrument")
    }
    return last.path
  }
}

extension Instrument: ExpressibleByArgument {
  init?(argument: String) {
    if let named = Self.all.first(where: { $0.name == argument }) { self = named } else { return nil }
  }

  var defaultValueDescription: String { name }

  static var allValueStrings: [String] { all.map(\.name) }

  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}
