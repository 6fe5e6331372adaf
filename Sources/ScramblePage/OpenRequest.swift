import FoundationEssentials
import Lexicon
import ScrambleFiles
import Sessions
import Spelling
import WordLists
import WordScramble

/// The first frame of a page: which session it wants, as a command line says it at a prompt.
struct OpenRequest: Decodable {
  enum Kind: String, Decodable {
    case scramble, anagram, cryptogram

    /// The session of a transcript in the state folder goes on.
    case resume

    /// No session, but a list of those that can be carried on.
    case kept
  }

  var open: Kind

  /// The name that the page has given itself, by which it gets a session that it began before.
  var page: String?

  /// Of `resume`: the name of the transcript, and its instrument.
  var file: String?
  var instrument: String?

  /// Of a game and of a bench: the number by which is drawn and shuffled.
  var seed: String?

  /// Of a game, each as the option of that name.
  var root: String?
  var daily: String?
  var level: String?
  var time: Int?

  /// Of a bench.
  var letters: String?
  var clue: String?

  /// Of a cryptogram: the name of the model of its language.
  var model: String?

  /// Of a game and of a bench: a dictionary of the list.
  var dictionary: String?

  /// Reads a frame.
  ///
  /// - Throws: `Diagnostic` where it asks for nothing that there is.
  init(_ frame: String) throws(Diagnostic) {
    do {
      self = try JSONDecoder().decode(OpenRequest.self, from: Data(frame.utf8))
    } catch {
      throw Diagnostic(.usage, "cannot understand the page", "load it again")
    }
  }
}

/// A session that was asked for, and what it needs before its first answer.
struct OpenedSession {
  let session: any Session

  /// The instrument by the name that transcripts give it.
  let instrument: String

  /// The judge whose dictionary takes a while to load, or nil.
  let slowJudge: DictionaryJudge?

  /// Opens what `request` asks for, or carries on what the page has begun before and is recorded at `transcript`.
  ///
  /// - Throws: `Diagnostic`, and faults that a `Diagnostic` has words for.
  init(_ request: OpenRequest, recordedAt transcript: String?, _ setup: Setup) throws {
    let judge: DictionaryJudge?
    instrument = request.open == .resume ? request.instrument ?? "" : request.open.rawValue
    switch request.open {
    case _ where transcript != nil || request.open == .resume:
      let path = try transcript ?? Self.path(of: request, setup)
      (session, judge) = try carriedOn(path, setup, isCounted: true) { Self.judge($0, setup.data) }
    case .anagram:
      let bench = try Self.judge(request, setup.data)
      session = try AnagramSession(
        BenchRequest(letters: request.letters, clue: request.clue, seed: try Self.seed(request)), by: bench, setup)
      judge = bench
    case .cryptogram:
      session = try CryptogramSession(
        puzzleAt: nil, try Self.language(request, setup.data), transcript: nil, setup)
      judge = nil
    case .scramble, .resume, .kept:
      let game = try Self.judge(request, setup.data)
      session = try PlaySession(try Self.game(request, game.judging.orthography), by: game, setup)
      judge = game
    }
    slowJudge = try judge.flatMap { try $0.answersAtOnce ? nil : $0 }
  }

  /// The path of the transcript that is named: one of those that are listed, and no other file of the disk.
  private static func path(of request: OpenRequest, _ setup: Setup) throws -> String {
    guard let path = KeptSessions(of: request.instrument ?? "", setup).path(named: request.file ?? "") else {
      throw Diagnostic(.noInput, "there is no such session", "choose one of the list")
    }
    return path
  }

  private static func game(_ request: OpenRequest, _ orthography: Orthography) throws -> GameRequest {
    var level: RootLevel?
    if let name = request.level {
      level = RootLevel(rawValue: name)
      if level == nil { throw Diagnostic(.usage, "there is no level '\(name)'", "choose easy, medium or hard") }
    }
    if let time = request.time, !(1...Rules.longestTime).contains(time) {
      throw Diagnostic(.usage, "the time is 1 to \(Rules.longestTime) seconds", "choose another")
    }
    return GameRequest(
      try origin(request, orthography), Rules(timeLimit: request.time), level: level, isCounted: true)
  }

  private static func origin(_ request: OpenRequest, _ orthography: Orthography) throws -> Origin {
    if let root = request.root { return .root(try RootWord(root, orthography)) }
    if let day = request.daily {
      guard let date = day == "today" ? .today() : CalendarDate(day) else {
        throw Diagnostic(.usage, "the day '\(day)' does not exist", "write it as 2026-11-21")
      }
      return .daily(date)
    }
    return .seed(try seed(request) ?? .drawn())
  }

  private static func seed(_ request: OpenRequest) throws -> UInt64? {
    guard let seed = request.seed else { return nil }
    guard let number = UInt64(seed) else { throw Diagnostic(.usage, "'\(seed)' is no seed", "a seed is a number") }
    return number
  }

  /// A judge by the dictionary of that name. At a prompt it may be any file, here one of those that are listed.
  private static func judge(_ request: OpenRequest, _ data: DataFolder) throws -> DictionaryJudge {
    if let name = request.dictionary, !InstalledDictionaries(data).names.contains(name) {
      throw Diagnostic(.noInput, "there is no dictionary '\(name)' in the list", "choose one of it")
    }
    return judge(try Judging(JudgingRequest(dictionary: request.dictionary), data), data)
  }

  private static func judge(_ judging: Judging, _ data: DataFolder) -> DictionaryJudge {
    DictionaryJudge(speller(judging.dictionary, data), data, judging)
  }

  /// Who judges by a dictionary: one that did not come with the program is loaded in a process of its own.
  private static func speller(_ files: DictionaryFiles, _ data: DataFolder) -> any SpellChecker {
    InstalledDictionaries(data).isBundled(files)
      ? Speller(files) : SpellerProcess(files, arguments: [PageProgram.dictionaryCommand])
  }

  /// The language of a bundled model, with the words of an installed dictionary where the model names its language.
  private static func language(_ request: OpenRequest, _ data: DataFolder) throws -> CryptogramLanguage.Request {
    guard let name = request.model else { return CryptogramLanguage.Request() }
    guard BundledModel.names(in: data).contains(name) else {
      throw Diagnostic(.noInput, "there is no model '\(name)' in the list", "choose one of it")
    }
    let installed = InstalledDictionaries(data)
    let files = try BundledModel.language(of: name).flatMap(installed.name(ofLanguage:)).map(installed.dictionary)
    return CryptogramLanguage.Request(
      model: name, words: files.map { CryptogramLanguage.Words(speller($0, data)) })
  }
}
