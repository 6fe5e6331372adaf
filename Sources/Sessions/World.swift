package import WordScramble

/// All that comes to a session from outside.
package struct World {
  /// The instruments in use, the first of which is meant where none is named.
  package let instruments: [Instrument]
  package let library: any Library
  package let shelf: any Shelf

  /// Milliseconds of a clock that a session measures time by.
  package let now: () -> Int

  /// The date by the clock on the wall, in milliseconds since 1970.
  package let date: () -> Int64

  /// The day that it is now.
  package let today: () -> CalendarDate

  /// A number of chance.
  package let chance: () -> UInt64

  /// The folder that a person means by `~` at a prompt, or nil.
  package let home: String?

  /// Whether lines come from a person at a terminal or in a browser, and not from a pipe or a file.
  package let isTyped: Bool

  package init(
    _ instruments: [Instrument] = Instrument.all, library: any Library, shelf: any Shelf, now: @escaping () -> Int,
    date: @escaping () -> Int64, today: @escaping () -> CalendarDate,
    chance: @escaping () -> UInt64, home: String? = nil, isTyped: Bool
  ) {
    self.instruments = instruments
    self.library = library
    self.shelf = shelf
    self.now = now
    self.date = date
    self.today = today
    self.chance = chance
    self.home = home
    self.isTyped = isTyped
  }

  /// The instrument that transcripts and commands call `name`, or nil.
  package func instrument(_ name: String) -> Instrument? { instruments.first { $0.name == name } }

  /// The shell command that carries on the last session of an instrument.
  func resumption(of instrument: String) -> String {
    instrument == instruments[0].name ? "scramble resume" : "scramble resume --instrument \(instrument)"
  }

  /// A seed that nobody chose, short enough to be told to a friend.
  package func seed() -> UInt64 { chance() % 999_999 + 1 }

  /// The path that a person typed at a prompt of ours, where no shell has put the home folder in the place of a `~`.
  func path(typed: String) -> String {
    guard typed.utf8.starts(with: "~/".utf8), let home else { return typed }
    return home + typed.dropFirst()
  }
}
