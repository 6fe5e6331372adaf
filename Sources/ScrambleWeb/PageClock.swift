import WordScramble

/// The clock of the page, whose milliseconds are counted from the first time that it is asked: 32 bits are too few for
/// those since 1970.
enum PageClock {
  private static let beginning = now()

  /// Milliseconds of a clock that a session measures time by; it stands still after three weeks and a half.
  static var milliseconds: Int { Int(min(now() - beginning, 2_147_483_647)) }

  /// The milliseconds since 1970 at which it is now.
  static var date: Int64 { Int64(now()) }

  /// The day that it is now, in UTC.
  static var today: CalendarDate { CalendarDate(secondsSince1970: Int64(now() / 1000)) }
}

func drawnNumber() -> UInt64 {
  (0..<4).reduce(0) { number, _ in number << 16 | UInt64(chance() * 65_536) }
}

/// Milliseconds since 1970.
@_extern(wasm, module: "env", name: "now")
private func now() -> Double

/// A number of chance from 0 to 1, which is not reached.
@_extern(wasm, module: "env", name: "chance")
private func chance() -> Double
