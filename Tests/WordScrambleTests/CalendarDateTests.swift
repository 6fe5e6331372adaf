import Testing
import WordScramble

@Suite struct CalendarDateTests {
  // Expected values are those of GNU `date -u -d @SECONDS +%F`.
  @Test(arguments: [
    (0, "1970-01-01"), (86_399, "1970-01-01"), (86_400, "1970-01-02"), (951_782_400, "2000-02-29"),
    (951_868_800, "2000-03-01"), (1_795_219_200, "2026-11-21"), (4_107_542_399, "2100-02-28"),
    (4_107_542_400, "2100-03-01"), (253_402_300_799, "9999-12-31"), (-1, "1969-12-31"), (-86_400, "1969-12-31"),
    (-86_401, "1969-12-30"), (-2_203_977_600, "1900-02-28"), (-2_203_891_200, "1900-03-01"),
    (-62_135_596_800, "0001-01-01"),
  ])
  func `Seconds are counted into days`(seconds: Int64, day: String) {
    #expect(CalendarDate(secondsSince1970: seconds).description == day)
  }

  @Test func `A clock beyond all days shows the first or the last one`() {
    #expect(CalendarDate(secondsSince1970: .min).description == "0001-01-01")
    #expect(CalendarDate(secondsSince1970: .max).description == "9999-12-31")
  }

  @Test func `The number of a day is that of its seconds`() {
    for day in stride(from: -719_162, through: 2_932_896, by: 97) {
      #expect(CalendarDate(secondsSince1970: Int64(day) * 86_400).dayNumber == day)
    }
  }

  @Test(arguments: ["2026-11-21", "2024-02-29", "2000-02-29", "1970-01-01", "9999-12-31", "1900-01-01", "0001-01-01"])
  func `A day is read as it is written`(text: String) {
    #expect(CalendarDate(text)?.description == text)
  }

  @Test(arguments: [
    "2026-02-30", "2026-02-29", "1900-02-29", "2100-02-29", "2026-13-01", "2026-00-10", "2026-04-31", "2026-1-01",
    "26-01-01", "+026-01-01", "2026-01-01 ", "", "today", "2026/01/01", "0000-12-31", "2026-01-0１",
  ])
  func `A day that does not exist is none`(text: String) {
    #expect(CalendarDate(text) == nil)
  }

  @Test func `The seed is the digits`() {
    #expect(CalendarDate("2026-11-21")?.seed == 20_261_121)
  }
}
