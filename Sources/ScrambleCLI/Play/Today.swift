import Glibc
import WordScramble

extension CalendarDate {
  /// The day that it is now, in UTC.
  static func today() -> CalendarDate { CalendarDate(secondsSince1970: time(nil)) }
}
