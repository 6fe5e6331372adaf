/// The different words of all rounds, and which of them were never found before the last days.
public struct FoundWords: Hashable, Sendable {
  /// The number of days that count as the last ones, today among them.
  package static let days = 7

  /// How many different words were found, those of each dictionary for themselves.
  public private(set) var count = 0

  /// How many of them were found in the last days and never before.
  public private(set) var new = 0

  /// How many of these have so many letters.
  public private(set) var newByLength: [Int: Int] = [:]

  /// How many of these were first found in rounds of a level of difficulty.
  public private(set) var newByLevel: [String: Int] = [:]

  /// The words of `results` as they look on the day `today`. Complexity: linear in the words.
  public init(_ results: some Sequence<GameResult>, today: CalendarDate) {
    var first: [FoundWord: (day: Int, levels: Set<String>)] = [:]
    for result in results {
      let day = result.begun.dayNumber
      for word in result.found {
        let key = FoundWord(word: word, dictionary: result.dictionary)
        let known = first[key]
        if let known, known.day < day { continue }
        var levels = known?.day == day ? known?.levels ?? [] : []
        if let level = result.level { levels.insert(level) }
        first[key] = (day, levels)
      }
    }
    count = first.count
    for (key, find) in first where find.day > today.dayNumber - Self.days {
      new += 1
      newByLength[key.word.count, default: 0] += 1
      for level in find.levels { newByLevel[level, default: 0] += 1 }
    }
  }
}

/// A word of a dictionary, which is nil for the usual one.
private struct FoundWord: Hashable {
  let word: String
  let dictionary: String?
}
