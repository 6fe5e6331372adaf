import Lexicon
import WordScramble

extension RootPool {
  /// The roots of `source`, but for a day of the bundled list of days: its line N has the root of the day with the
  /// number N, which stays what it is when the start list changes.
  ///
  /// - Throws: `Diagnostic` where the list is gone or damaged.
  func dealing(
    _ source: RootSource, for origin: Origin, _ library: any Library
  ) throws(Diagnostic) -> RootSource {
    // Other dictionaries and lists of a person's own have days of their own.
    guard case .daily(let date) = origin, place == .bundled, !isRealOnly, let number = date.puzzleNumber else {
      return source
    }
    let lines = try library.bytes(of: .days).all.split(separator: 0x0A)
    guard number <= lines.count else { return source }
    do throws(RootFault) {
      return source.dealing(try RootWord(String(decoding: lines[number - 1], as: UTF8.self)), on: date)
    } catch {
      throw BundledFile.days.damaged(in: library, line: number, "\(error)")
    }
  }
}
