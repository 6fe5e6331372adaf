import Glibc
import ScrambleFiles
import Sessions
import WordLists
import WordScramble

/// The surroundings of this process: its library, its shelf, its clocks, and whether a person types.
struct Here {
  let library: LocalLibrary
  let shelf: LocalShelf
  let world: World

  init() throws {
    let isTyped = isatty(STDIN_FILENO) == 1
    library = try LocalLibrary.find()
    shelf = LocalShelf(at: userFolder("XDG_STATE_HOME", orInHome: ".local/state"), isTyped: isTyped)
    world = World(
      library: library, shelf: shelf, now: { milliseconds(CLOCK_BOOTTIME) },
      date: { Int64(milliseconds(CLOCK_REALTIME)) }, today: { .today() },
      chance: { .random(in: .min ... .max) }, home: environmentVariable("HOME"), isTyped: isTyped)
  }
}

/// Keeps what a session asks to be kept.
extension Here {
  /// The answer once what it keeps is on the disk, with what is to be told where that failed and is no reason to end.
  func keep(_ answer: Response, of session: any OpenSession) throws -> Response {
    let loss = shelf.keep(answer.changes) { session.recorder.hasBegun(at: $0) }
    guard let loss else { return answer }
    return try session.goOn(without: loss.lost, because: Diagnostic(loss.because), answer)
  }

  /// Waits at the end of a session until the disk has it, and answers with a warning where that fails and is no reason
  /// to fail.
  func sync(_ session: any OpenSession) throws -> Diagnostic? {
    do throws(FileFault) {
      try shelf.sync()
      return nil
    } catch {
      if session.recorder.isRequired { throw error }
      return Diagnostic(
        .failedIO, "this session may be lost with the power", because: "\(error)", "check the disk that it is on")
    }
  }
}

/// The folder of the program in the one that `variable` names, or in that of the home folder; nil without a home.
func userFolder(_ variable: String, orInHome folder: String) -> String? {
  let base = environmentVariable(variable).flatMap { $0.hasPrefix("/") ? $0 : nil }
  return (base ?? environmentVariable("HOME").map { "\($0)/\(folder)" }).map { "\($0)/word-scramble" }
}

extension CalendarDate {
  /// The day that it is now, in UTC.
  static func today() -> CalendarDate { CalendarDate(secondsSince1970: Int64(time(nil))) }
}

/// Milliseconds of `clock`: that since the start goes on whatever becomes of the one on the wall.
private func milliseconds(_ clock: clockid_t) -> Int {
  var now = timespec()
  unsafe clock_gettime(clock, &now)
  return now.tv_sec * 1000 + now.tv_nsec / 1_000_000
}
