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
    shelf = LocalShelf(isTyped: isTyped)
    world = World(
      library: library, shelf: shelf, now: { milliseconds(CLOCK_BOOTTIME) },
      date: { Int64(milliseconds(CLOCK_REALTIME)) }, today: { .today() },
      chance: { .random(in: .min ... .max) }, home: environmentVariable("HOME"), isTyped: isTyped)
  }
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
