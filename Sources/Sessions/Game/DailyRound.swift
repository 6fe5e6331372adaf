import Journal
import WordScramble

/// The round of a day with the rules of the day. The state folder keeps it in a file of its own, one for each
/// dictionary, so that it is dealt once. What this file holds counts as the round of the day, and nothing else does.
struct DailyRound {
  let date: CalendarDate
  let judge: any WordJudge
  let world: World

  struct Found {
    var session: PlaySession?

    /// The path of the claimed, empty file that it is to be recorded in, if it is to be recorded as the round of the
    /// day.
    var path: String?

    /// How many days in a row the round of the day is played with it, where that is to be told.
    var daysInRow: Int?

    var notices: [Diagnostic] = []
  }

  /// Looks for the round. Its file stays closed to other runs until this one ends.
  ///
  /// - Parameter isCounted: whether what the round comes to counts.
  /// - Throws: `Diagnostic` where the round is being played elsewhere.
  func find(isCounted: Bool) throws(Diagnostic) -> Found {
    var found = Found()
    guard let path = world.shelf.path(of: Self.fileName(date, judge.judging.dictionary.usualAsNil)) else {
      return found
    }
    let isThere = world.shelf.hasFile(at: path)
    let bytes: [UInt8]
    do throws(Diagnostic) {
      bytes = try world.shelf.claim(path, isNew: true)
    } catch {
      if error.kind == .inUse {
        throw Diagnostic(
          .failedIO, "the daily of \(date) is being played elsewhere", because: "another run has \(path)",
          "end the other run first, or play with --unrecorded", kind: .inUse)
      }
      // That nothing can be written is told when something is to be recorded.
      if isThere {
        found.notices = [
          .note("cannot carry on with the daily of \(date)", because: error.described, "dealt again")
        ]
      }
      return found
    }
    if !bytes.isEmpty {
      found.session = try session(carryingOn: path, bytes, isCounted: isCounted)
      if found.session != nil { return found }
      found.notices = [try world.shelf.setAside(path, "the round of \(date) is")]
    }
    found.path = path
    if isCounted { found.daysInRow = Self.daysInRow(with: path, by: judge, world) }
    return found
  }

  /// The session that goes on with what the file at `path` holds, or nil where that is not the round.
  private func session(
    carryingOn path: String, _ bytes: [UInt8], isCounted: Bool
  ) throws(Diagnostic) -> PlaySession? {
    guard let transcript = try? Transcript(parsing: bytes), let recorded = try? RecordedGame(transcript, world),
      recorded.isDaily(of: date, by: judge)
    else { return nil }
    let isTorn = try world.shelf.dropTornLine(of: path)
    var session = try recorded.playSession(carryingOn: path, by: judge, isCounted: isCounted)
    session.notices += try world.changes(of: recorded, judgedBy: judge.judging).map { .changed(path, $0) }
    if isTorn { session.notices.append(.torn(path)) }
    return session
  }

  /// The name of the file that keeps the round of `date` with `dictionary`, which is nil for the usual one.
  static func fileName(_ date: CalendarDate, _ dictionary: String?) -> String {
    // The name of a dictionary may be a path.
    let suffix = dictionary.map {
      "-" + ($0.allSatisfy({ $0.isPlain }) && $0.utf8.count < 40 ? $0 : "\(Fingerprint(Array($0.utf8)))")
    }
    return "\(Game.instrument)-daily-\(date)\(suffix ?? "").txt"
  }

  /// How many days in a row the round of the day makes with the one in the file at `path`, once that has the rank for
  /// it, or nil where that is not today's round. The files of the days before are read, and no others.
  static func daysInRow(with path: String, by judge: any WordJudge, _ world: World) -> Int? {
    let today = world.today()
    let dictionary = judge.judging.dictionary.usualAsNil
    guard world.shelf.holds(path), path.split(separator: "/").last ?? "" == fileName(today, dictionary) else {
      return nil
    }
    var days = 1
    while isPlayed(CalendarDate(secondsSince1970: Int64(today.dayNumber - days) * 86_400), dictionary, world) {
      days += 1
    }
    return days
  }

  /// Whether the round of `date` keeps the row: it came to its rank on its day.
  private static func isPlayed(_ date: CalendarDate, _ dictionary: String?, _ world: World) -> Bool {
    let round = try? recorded(date, dictionary, world)
    return round?.results.contains { $0.daily == date && $0.begun == date && $0.keepsRow } ?? false
  }

  /// The round of `date` with `dictionary` as the shelf has it, with what was played behind it; nil where it has none.
  ///
  /// - Throws: `Diagnostic` where its file cannot be read.
  static func recorded(
    _ date: CalendarDate, _ dictionary: String?, _ world: World
  ) throws(Diagnostic) -> RecordedGame? {
    let name = fileName(date, dictionary)
    guard let path = world.shelf.path(of: name), world.shelf.hasFile(at: path) else { return nil }
    let bytes = try world.shelf.contents(of: path, upTo: largestKept)
    if bytes.isEmpty { return nil }
    do throws(TranscriptFault) {
      let game = try RecordedGame(try Transcript(parsing: bytes), world)
      return game.isDailyFile(name) ? game : nil
    } catch {
      throw Diagnostic(error, path: path)
    }
  }
}

extension Character {
  fileprivate var isPlain: Bool { isASCII && (isLetter || isNumber || self == "_" || self == "-") }
}
