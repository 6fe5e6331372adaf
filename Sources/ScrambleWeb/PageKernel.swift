import Journal
import Layout
import Lexicon
import Sessions

/// An input of the page: a line, a text or a key of a person, or the passing of a deadline.
struct PageInput {
  enum Kind { case line, text, time, key }
  let kind: Kind
  let text: String

  init(_ kind: Int32, _ text: String) {
    self.kind =
      switch kind {
      case 1: .text
      case 2: .time
      case 3: .key
      default: .line
      }
    self.text = text
  }
}

/// The sessions of the page, one at a time.
///
/// Each call is answered with one object: `answers`, the answers in the order in which they are shown; `keeps`, what
/// has to be kept before that; `isOver`; `deadline`, in milliseconds since 1970, where something ends by itself;
/// `file`, the name of the session's transcript. In the place of these it has `needs`, the files that have to be
/// provided before the call is made again, which has changed nothing then; or `failure`, why nothing could be done, in
/// a sentence.
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

  /// Begins what `text`, the part of a link behind its `#`, asks for, or carries a transcript on.
  mutating func open(_ text: String) -> String {
    library.missing = []
    shelf.claimed = nil
    let link = Link(text)
    let world = world
    if !Self.knows(link) { return (["needs": JSON(["scramble.wasm"])] as JSON).text }
    if link.instrument == "sessions" { return sessions(of: link["of"] ?? "", world) }
    do throws(Diagnostic) {
      var changes: [KeptChange] = []
      let opened: any OpenSession
      if let kept = Self.transcript(of: link) {
        opened = try world.carriedOn(kept, isCounted: true).session
      } else if link.instrument == "adopt", Transcript.begins(library.adopted(link["file"] ?? "")) {
        opened = try adopt(link["file"] ?? "", world, &changes)
      } else if let instrument = instrument(link.instrument == "adopt" ? "anagram" : link.instrument) {
        let last = link.isBare ? KeptSessions(of: instrument.name, world).first(1).sessions.first : nil
        opened =
          if let last, last.isOpen {
            try world.carriedOn(last.path, isCounted: true).session
          } else {
            try instrument.open(link, world)
          }
      } else {
        throw Diagnostic(.usage, "cannot open '\(text)'", because: "the link names no instrument", "begin another one")
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

  /// The transcript that a link such as `game?resume=FILE` or `resume?file=FILE` carries on.
  private static func transcript(of link: Link) -> String? {
    link["resume"] ?? (link.instrument == "resume" ? link["file"] ?? "" : nil)
  }

  /// The instrument of this name in links; that of the bench takes a file that is no transcript.
  private func instrument(_ linkName: String) -> Instrument? { Self.instruments.first { $0.linkName == linkName } }

  /// Whether what the link asks for is of one of the instruments; of a file from outside only all of them can tell.
  private static func knows(_ link: Link) -> Bool {
    #if GAME_ALONE
      if let kept = transcript(of: link) { return instruments.contains { kept.hasPrefix("\($0.name)-") } }
      return switch link.instrument {
      case "sessions": instruments.contains { $0.linkName == link["of"] }
      case "adopt": false
      default: instruments.contains { $0.linkName == link.instrument }
      }
    #else
      return true
    #endif
  }

  /// The most sessions that are listed.
  private static let mostListed = 12

  /// The sessions of an instrument that can be carried on, by the name that links give it.
  private func sessions(of linkName: String, _ world: World) -> String {
    let name = instrument(linkName)?.name ?? ""
    let kept = KeptSessions(of: name, world).first().sessions.filter { $0.isOpen }
    return (["answers": .array(kept.prefix(Self.mostListed).map { $0.drawn(as: linkName) })] as JSON).text
  }

  /// Carries on with the transcript that the person opened from the file `name`, which goes to the shelf.
  private func adopt(_ name: String, _ world: World, _ changes: inout [KeptChange]) throws(Diagnostic)
    -> any OpenSession
  {
    let bytes = library.adopted(name)
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

  /// Has the session take `input`.
  mutating func take(_ input: PageInput) -> String {
    guard let session else { return failure(Diagnostic(.usage, "there is no session", "open one")) }
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
    var line = input.text
    switch input.kind {
    case .text: add(try session.respond(toText: input.text))
    case .time: break
    case .key:
      guard let key = PressedKey(named: input.text) else { return [session.view()] }
      guard let typed = session.line(for: key) else { return [session.view()] }
      line = typed
      fallthrough
    case .line:
      let entries = session.entries(of: line)
      for entry in entries where !session.isOver {
        add(try session.respond(to: entry, isOneOfSeveral: entries.count > 1))
      }
    }
    add(try session.respondToTime())
    if session.isOver { add(try session.close()) }
    return answers
  }

  /// Takes changes over, so that what comes next in a line finds them on the shelf.
  private func keep(_ changes: [KeptChange]) {
    for change in changes { if let path = shelf.keep(change) { session?.hasBegun(at: path) } }
  }

  private func reply(_ answers: [Response], isFirst: Bool = false, _ before: [KeptChange] = []) -> String {
    guard let session else { return "{}" }
    let changes = before + answers.flatMap { $0.changes }
    let reply: JSON = [
      "answers": .array(answers.map { $0.drawn(isFirst: isFirst) }), "keeps": .array(changes.map { Self.json($0) }),
      "isOver": JSON(session.isOver), "deadline": session.deadline.map { JSON(PageClock.date(of: $0)) },
      "file": JSON(session.path),
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
    library.missing.isEmpty ? nil : (["needs": JSON(library.missing)] as JSON).text
  }

  private var world: World {
    World(
      Self.instruments, library: library, shelf: shelf, now: { PageClock.milliseconds },
      date: { PageClock.date }, today: { PageClock.today },
      chance: { drawnNumber() }, isTyped: true)
  }
}
