/// A day of the Gregorian calendar, as if it had always been in use, of the years 1 to 9999.
///
/// ```swift
/// print(CalendarDate("2026-11-21")!.seed)  // 20261121
/// ```
public struct CalendarDate: Hashable, Sendable, CustomStringConvertible {
  /// The year, from 1 to 9999.
  public let year: Int

  /// The month, 1 to 12.
  public let month: Int

  /// The day of the month, from 1.
  public let day: Int

  /// The day in UTC at so many seconds since 1970-01-01 00:00 UTC, or before it where they are negative; the first or
  /// the last day there is where that is beyond it.
  public init(secondsSince1970 seconds: Int64) {
    let seconds = min(max(seconds, Self.firstSecond), Self.lastSecond)
    // Days are counted in eras of 400 years that begin in March, so that the leap day ends a year.
    let days = Int((seconds - Self.firstSecond) / 86_400) + 306
    let (era, dayOfEra) = days.quotientAndRemainder(dividingBy: 146_097)
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// Reads a day written as `YYYY-MM-DD`, or answers nil where there is no such day.
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map({ $0.utf8.count }) == [4, 2, 2], text.utf8.allSatisfy({ $0 == 0x2D || (0x30...0x39).contains($0) }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]),
      year >= 1, (1...12).contains(month), (1...Self.days(in: month, of: year)).contains(day)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// Reads a day written as `YYYY-MM-DD`, or as `today` or `yesterday`, seen from `today`.
  package init?(_ text: some StringProtocol, from today: CalendarDate) {
    switch text {
    case "today": self = today
    case "yesterday": self.init(secondsSince1970: Int64(today.dayNumber - 1) * 86_400)
    default: self.init(text)
    }
  }

  /// Days since 1970-01-01.
  public var dayNumber: Int {
    let year = month <= 2 ? self.year - 1 : self.year
    let monthFromMarch = month > 2 ? month - 3 : month + 9
    let dayOfYear = (153 * monthFromMarch + 2) / 5 + day - 1
    return year / 400 * 146_097 + year % 400 * 365 + year % 400 / 4 - year % 400 / 100 + dayOfYear - 719_468
  }

  /// The number of the day's round, from 1 on 2026-11-22, a Sunday, or nil for a day before that.
  package var puzzleNumber: Int? { dayNumber < Self.firstPuzzle ? nil : dayNumber - Self.firstPuzzle + 1 }

  private static let firstPuzzle = 20_779

  /// The day whose round has this number.
  package init(puzzleNumber number: Int) {
    self.init(secondsSince1970: Int64(Self.firstPuzzle + number - 1) * 86_400)
  }

  /// The seed of the day's round: its digits read as one number, 20261121 for 2026-11-21.
  public var seed: UInt64 { UInt64(year * 10_000 + month * 100 + day) }

  /// The day as `YYYY-MM-DD`.
  public var description: String {
    [(year, 4), (month, 2), (day, 2)].map { number, digits in
      String(repeating: "0", count: digits - "\(number)".count) + "\(number)"
    }.joined(separator: "-")
  }

  /// The first second of 0001-01-01, and the last one of 9999-12-31.
  private static let firstSecond: Int64 = -62_135_596_800
  private static let lastSecond: Int64 = 253_402_300_799

  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
