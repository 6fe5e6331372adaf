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
