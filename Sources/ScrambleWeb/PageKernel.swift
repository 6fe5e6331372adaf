import Journal
import Layout
import Lexicon
import Sessions

/// An input of the page: a line, a text or a key of a person, or the passing of a deadline.
enum PageInput {
  case line(String), text(String), time, key(String)

  init(_ kind: Int32, _ text: String) {
    self =
      switch kind {
      case 1: .text(text)
      case 2: .time
      case 3: .key(text)
      default: .line(text)
      }
  }
}

/// The sessions of the page, one at a time.
///
/// Each call is answered with one object: `answers`, the answers in the order in which they are shown; `keeps`, what
/// has to be kept before that; `file`, the name of the session's transcript; `view`, the name that links give its
/// instrument. In the place of these it has `needs`, the files that have to be provided before the call is made again,
/// which has changed nothing then; or `failure`, why nothing could be done, in a sentence.
///
/// It is compiled twice. The one that a page loads first knows the game alone, and is half as large. For
/// any other instrument it needs `scramble.wasm`, the other one, which takes its place.
struct PageKernel {
  #if GAME_ALONE
    private static var instruments: [Instrument] { [.game] }
  #else
    private static var instruments: [Instrument] { Instrument.all }
  #endif

  private let library = PageLibrary()
  private let shelf = PageShelf()
  private var session: (any OpenSession)?

  /// Takes a file from outside; an empty transcript is one that is gone.
  mutating func provide(_ bytes: IndexBytes, called name: String) {
    let parts = name.split(separator: "/", maxSplits: 1)
    if parts.count == 2, parts[0] == "shelf" {
      shelf.files[String(parts[1])] = bytes.count == 0 ? nil : bytes.all
    } else {
      library.provide(bytes, called: name)
    }
  }

  /// A thing that a session begins with.
  enum Beginning {
    /// The part of a link behind its `#`.
    case link(String)
    /// The name of a file that the person opened.
    case file(String)
  }

  /// Begins what a link asks for, or with a file that the person opened: a transcript is carried on, and goes to the
  /// shelf.
  mutating func begin(_ beginning: Beginning) -> String {
    library.missing = []
    if !Self.knows(beginning) { return Self.needing(["scramble.wasm"]) }
    do throws(Diagnostic) {
      var changes: [KeptChange] = []
      let opened =
        switch beginning {
        case .link(let text): try self.opened(by: text, world)
        case .file(let name): try self.opened(from: name, world, &changes)
        }
      #if !GAME_ALONE
        // The first record names the list of answers; to load it then would keep the first letter waiting.
        if case .loading = opened.preparation { _ = try? AnswerIndex(library) }
      #endif
      let answer = try opened.open()
      if let needs { return needs }
      session = opened
      keep(changes + answer.changes)
      return reply([answer], isFirst: true, changes)
    } catch {
      return needs ?? failure(error)
    }
  }

  private func opened(by text: String, _ world: World) throws(Diagnostic) -> any OpenSession {
    let link = Link(text)
    if let kept = Self.transcript(of: link) { return try world.carriedOn(kept, isCounted: true).session }
    guard let instrument = Self.instrument(link.instrument) else {
      throw Diagnostic(
        .usage, "cannot open '\(Escape.visible.beginning(60, of: text))'", because: "the link names no instrument",
        "begin another one")
    }
    let last = link.isBare ? KeptSessions(of: instrument.name, world).first(1).sessions.first : nil
    if let last, last.isOpen { return try world.carriedOn(last.path, isCounted: true).session }
    return try instrument.open(link, world)
  }

  private func opened(
    from name: String, _ world: World, _ changes: inout [KeptChange]
  ) throws(Diagnostic) -> any OpenSession {
    let bytes = library.adopted(name)
    if !Transcript.begins(bytes) { return try world.begun(withFile: name) }
    let kept = shelf.newName(of: try world.recorded(bytes, path: name).transcript.instrument)
    shelf.files[kept] = bytes
    do throws(Diagnostic) {
      let session = try world.carriedOn(kept, isCounted: true).session
      changes = [.replace(name: kept, text: String(decoding: shelf.files[kept] ?? bytes, as: UTF8.self))]
      return session
    } catch {
      shelf.files[kept] = nil
      throw error
    }
  }

  /// The transcript that a link such as `game?resume=FILE` or `resume?file=FILE` carries on.
  private static func transcript(of link: Link) -> String? {
    link["resume"] ?? (link.instrument == "resume" ? link["file"] ?? "" : nil)
  }

  private static func instrument(_ linkName: String) -> Instrument? { instruments.first { $0.linkName == linkName } }

  /// Whether what is begun is of one of the instruments; of a file from outside only all of them can tell.
  private static func knows(_ beginning: Beginning) -> Bool {
    #if GAME_ALONE
      guard case .link(let text) = beginning else { return false }
      let link = Link(text)
      if let kept = transcript(of: link) { return instruments.contains { kept.hasPrefix("\($0.name)-") } }
      return instrument(link.instrument) != nil
    #else
      return true
    #endif
  }

  private static let mostListed = 12

  /// Answers with the sessions of an instrument, by the name that links give it, that can be carried on.
  func sessions(of linkName: String) -> String {
    #if GAME_ALONE
      guard Self.instrument(linkName) != nil else { return Self.needing(["scramble.wasm"]) }
    #endif
    let kept = KeptSessions(of: Self.instrument(linkName)?.name ?? "", world).first().sessions.filter { $0.isOpen }
    return (["answers": .array(kept.prefix(Self.mostListed).map { $0.drawn(as: linkName) })] as JSON).text
  }

  mutating func take(_ input: PageInput) -> String {
    guard let session else { return failure(Diagnostic(.usage, "there is no session", "begin one")) }
    if session.isOver {
      if case .time = input { return reply([]) }
      return failure(Diagnostic(.usage, "the session is over", "begin another one"))
    }
    library.missing = []
    let (before, files) = (session.copy(), shelf.files)
    let answer: String
    do throws(Diagnostic) {
      let answers = try answers(of: session, to: input)
      if needs == nil { return reply(answers) }
      answer = ""
    } catch {
      answer = failure(error)
    }
    (self.session, shelf.files) = (before, files)
    return needs ?? answer
  }

  private func answers(of session: any OpenSession, to input: PageInput) throws(Diagnostic) -> [Response] {
    var answers: [Response] = []
    func add(_ answer: Response?) {
      guard let answer else { return }
      keep(answer.changes)
      answers.append(answer)
    }
    var line: String?
    switch input {
    case .line(let text): line = text
    case .text(let text): add(try session.respond(toText: text))
    case .time: break
    case .key(let name):
      line = PressedKey(named: name).flatMap { session.line(for: $0) }
      if line == nil { return [session.view()] }
    }
    var next = LineAnswers(of: session, to: line)
    while let answer = try next.next() { add(answer) }
    if session.isOver { add(try session.close()) }
    return answers
  }

  /// Takes changes over, so that what comes next in a line finds them on the shelf.
  private func keep(_ changes: [KeptChange]) {
    for change in changes { if let path = shelf.keep(change) { session?.recorder.hasBegun(at: path) } }
  }

  private func reply(_ answers: [Response], isFirst: Bool = false, _ before: [KeptChange] = []) -> String {
    guard let session else { return "{}" }
    let changes = before + answers.flatMap { $0.changes }
    let reply: JSON = [
      "answers": .array(answers.map { $0.drawn(isFirst: isFirst) }), "keeps": .array(changes.map { Self.json($0) }),
      "file": JSON(session.recorder.path),
      "view": JSON(Self.instruments.first { $0.name == session.recorder.instrument }?.linkName),
    ]
    return reply.text
  }

  private static func json(_ change: KeptChange) -> JSON {
    switch change {
    case .begin(let name, let text): ["file": JSON(name), "replace": JSON(text)]
    case .append(let path, let text): ["file": JSON(path), "append": JSON(text)]
    case .replace(let name, let text): ["file": JSON(name), "replace": JSON(text)]
    case .create(let path, let text): ["forPerson": JSON(path), "text": JSON(text)]
    }
  }

  private func failure(_ diagnostic: Diagnostic) -> String {
    (["failure": JSON(diagnostic.sentence)] as JSON).text
  }

  /// The answer where files are missing that the call asked for.
  private var needs: String? {
    library.missing.isEmpty ? nil : Self.needing(library.missing)
  }

  private static func needing(_ files: [String]) -> String { (["needs": JSON(files)] as JSON).text }

  private var world: World {
    World(
      Self.instruments, library: library, shelf: shelf, now: { PageClock.milliseconds },
      date: { PageClock.date }, today: { PageClock.today },
      chance: { drawnNumber() }, isTyped: true)
  }
}
