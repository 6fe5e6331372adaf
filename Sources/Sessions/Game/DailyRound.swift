import Glibc
import Journal
import ScrambleFiles
import Spelling
import WordLists
package import WordScramble

/// The round of a day with the rules of the day. The state folder keeps it in a file of its own, one for each
/// dictionary, so that it is dealt once. What this file holds counts as the round of the day, and nothing else does.
struct DailyRound {
  private let date: CalendarDate
  private let judge: DictionaryJudge
  private let setup: Setup

  /// What is found where the round is looked for.
  struct Found {
    /// The session that goes on with it, if it was begun.
    var session: PlaySession?

    /// The empty file that it is to be recorded in, if it is to be recorded as the round of the day.
    var file: GrowingFile?

    /// How many days in a row the round of the day is played with it, where that is to be told.
    var daysInRow: Int?

    /// What is to be told.
    var notices: [Diagnostic] = []
  }

  init(_ date: CalendarDate, by judge: DictionaryJudge, _ setup: Setup) {
    self.date = date
    self.judge = judge
    self.setup = setup
  }

  /// Looks for the round. Its file stays closed to other runs as long as what is found is kept.
  ///
  /// - Parameter isCounted: whether what the round comes to counts.
  /// - Throws: `Diagnostic` where the round is being played elsewhere.
  func find(isCounted: Bool) throws -> Found {
    var found = Found()
    let name = Self.fileName(date, judge.judging.dictionary.usualAsNil)
    guard let path = try? setup.state.require(name) else { return found }
    let isThere = isFile(path) || isDirectory(path)
    do {
      var file = try GrowingFile.open(path)
      if !file.isEmpty {
        found.session = try session(carryingOn: file, isCounted: isCounted)
        if found.session != nil { return found }
        found.notices.append(
          try StateFolder.setAside(path, holding: try file.contents(), "the round of \(date) is"))
        try file.remove()
        file = try GrowingFile.open(path)
      }
      found.file = file
      if isCounted { found.daysInRow = Self.daysInRow(with: path, by: judge, setup) }
    } catch let fault as FileFault where fault.cause == .inUse {
      throw Diagnostic(
        .failedIO, "the daily of \(date) is being played elsewhere", because: "another run has \(path)",
        "end the other run first, or play with --unrecorded", isInUse: true)
    } catch let fault as FileFault where isThere {
      found.notices.append(.note("cannot carry on with the daily of \(date)", because: "\(fault)", "dealt again"))
    } catch is FileFault {
      // That nothing can be written is told when something is to be recorded.
    }
    return found
  }

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

  /// The name of the file that keeps the round of `date` with `dictionary`, which is nil for the usual one.
  static func fileName(_ date: CalendarDate, _ dictionary: String?) -> String {
    // The name of a dictionary may be a path.
    let suffix = dictionary.map {
      "-" + ($0.allSatisfy(\.isPlain) && $0.utf8.count < 40 ? $0 : "\(Fingerprint(Array($0.utf8)))")
    }
    return "\(Game.instrument)-daily-\(date)\(suffix ?? "").txt"
  }

  /// How many days in a row the round of the day makes with the one in the file at `path`, or nil where that is not
  /// today's round, or the only one. The files of the days before are read, and no others.
  static func daysInRow(with path: String, by judge: DictionaryJudge, _ setup: Setup) -> Int? {
    let today = CalendarDate.today()
    let dictionary = judge.judging.dictionary.usualAsNil
    guard setup.state.holds(path), path.split(separator: "/").last ?? "" == fileName(today, dictionary) else {
      return nil
    }
    var days = 1
    while isPlayed(CalendarDate(secondsSince1970: Int64(today.dayNumber - days) * 86_400), dictionary, setup) {
      days += 1
    }
    return days > 1 ? days : nil
  }

  /// Whether the round of `date` was played on its day.
  private static func isPlayed(_ date: CalendarDate, _ dictionary: String?, _ setup: Setup) -> Bool {
    let name = fileName(date, dictionary)
    guard let folder = setup.state.path, let bytes = try? readOrdinaryFile("\(folder)/\(name)"),
      let transcript = try? Transcript(parsing: bytes), let game = try? RecordedGame(transcript, setup.data)
    else { return false }
    return game.isDailyFile(name) && game.results.contains { $0.daily == date && $0.begun == date }
  }
}

extension Character {
  fileprivate var isPlain: Bool { isASCII && (isLetter || isNumber || self == "_" || self == "-") }
}

extension CalendarDate {
  /// The day that it is now, in UTC.
  package static func today() -> CalendarDate { CalendarDate(secondsSince1970: Int64(time(nil))) }
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
