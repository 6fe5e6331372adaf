import Journal
import ScrambleFiles
import Spelling
import WordLists
import WordScramble

/// The round of a day with the rules of the day. The state folder keeps it in a file of its own, one for each
/// dictionary, so that it is dealt once.
struct DailyRound {
  private let date: CalendarDate

  /// The name of the dictionary, or nil for the usual one.
  private let dictionary: String?
  private let judge: DictionaryJudge
  private let setup: Setup

  /// What is found where the round is looked for.
  struct Found {
    /// The session that goes on with it, if it was begun.
    var session: PlaySession?

    /// The empty file that it is to be recorded in, if it is to be recorded as the round of the day.
    var file: GrowingFile?

    /// Whether it was begun in another file, so that a game that begins it anew is an ordinary one.
    var isRepeated = false

    /// What is to be told.
    var notices: [Diagnostic] = []
  }

  init(_ date: CalendarDate, by judge: DictionaryJudge, _ setup: Setup) {
    self.date = date
    dictionary = judge.judging.dictionary.usualAsNil
    self.judge = judge
    self.setup = setup
  }

  /// Looks for the round. Its file stays closed to other runs as long as what is found is kept.
  ///
  /// - Parameters:
  ///   - isElsewhere: whether the user named another file, in which the round is to begin anew.
  ///   - isCounted: whether what the round comes to counts.
  /// - Throws: `Diagnostic` where the round is being played elsewhere.
  func find(isElsewhere: Bool, isCounted: Bool) throws -> Found {
    var found = Found()
    if isElsewhere {
      found.isRepeated = isBegun
    } else {
      try find(isCounted: isCounted, &found)
    }
    if found.isRepeated {
      found.notices.append(
        .note("the round of \(date) was begun already", "this game counts as an ordinary one"))
    }
    return found
  }

  private func find(isCounted: Bool, _ found: inout Found) throws {
    guard let path = try? path() else { return }
    let isThere = isFile(path) || isDirectory(path)
    do {
      var file = try GrowingFile.open(path)
      if !file.isEmpty {
        found.session = try session(carryingOn: file, isCounted: isCounted)
        if found.session != nil { return }
        found.notices.append(
          try StateFolder.setAside(path, holding: try file.contents(), "the round of \(date) is"))
        try file.remove()
        file = try GrowingFile.open(path)
      }
      // A round of another file is in the book, and one whose file was deleted since.
      found.isRepeated = isInBook
      if !found.isRepeated { found.file = file }
    } catch let fault as FileFault where fault.cause == .inUse {
      throw Diagnostic(
        .failedIO, "the daily of \(date) is being played elsewhere", because: "another run has \(path)",
        "end the other run first, or play with --unrecorded", isInUse: true)
    } catch let fault as FileFault where isThere {
      found.notices.append(.note("cannot carry on with the daily of \(date)", because: "\(fault)", "dealt again"))
    } catch is FileFault {
      // That nothing can be written is told when something is to be recorded.
    }
  }

  /// Whether the round was played, in whichever file.
  private var isBegun: Bool {
    if isInBook { return true }
    guard let path = try? path(), isOrdinaryFile(path), let bytes = try? readFile(path),
      let transcript = try? Transcript(parsing: bytes)
    else { return false }
    return transcript.records.count > 1
  }

  private var isInBook: Bool { ResultBook(setup.state).result(of: date, dictionary) != nil }

  /// The session that goes on with what `file` holds, or nil where that is not the round.
  private func session(carryingOn file: GrowingFile, isCounted: Bool) throws -> PlaySession? {
    guard
      let transcript = try? Transcript(parsing: try file.contents()),
      let recorded = try? RecordedGame(transcript, setup.data), recorded.isDaily(of: date, by: judge)
    else { return nil }
    let lost = try file.dropTornLine()
    var session = try recorded.playSession(carryingOn: file, by: judge, setup, isCounted: isCounted)
    session.notices += try recorded.allChanges(judgedBy: judge.judging).map { .changed(file.path, $0) }
    if lost { session.notices.append(.torn(file.path)) }
    return session
  }

  private func path() throws(FileFault) -> String {
    // The name of a dictionary may be a path.
    let suffix = dictionary.map {
      "-" + ($0.allSatisfy(\.isPlain) && $0.utf8.count < 40 ? $0 : "\(Fingerprint(Array($0.utf8)))")
    }
    return try setup.state.require("\(Game.instrument)-daily-\(date)\(suffix ?? "").txt")
  }
}

extension Character {
  fileprivate var isPlain: Bool { isASCII && (isLetter || isNumber || self == "_" || self == "-") }
}

extension DictionaryFiles {
  /// Its name, or nil where it is the dictionary that judges where none is named.
  var usualAsNil: String? { name == InstalledDictionaries.bundledName ? nil : name }
}

extension Diagnostic {
  /// What is told of a transcript that was recorded with other data than there is now.
  package static func changed(_ path: String, _ change: String) -> Diagnostic {
    .note("\(path) was recorded with other data", because: change, "what was said so far stays as it is")
  }

  /// What is told of a transcript whose last line broke off.
  package static func torn(_ path: String) -> Diagnostic {
    .note("the last line of \(path) broke off", "dropped")
  }
}
