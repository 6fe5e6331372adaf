import Anagrams
import Journal
import Layout
import Lexicon

/// A clue with what may be made of it.
struct ReadClue {
  let clue: Clue
  let indicators: [Indicator]

  /// The readings from which a person picks by number: first those that stand out, then those that are folded.
  let readings: [ClueReading]

  /// The index of the reading whose words are marked: the one that was picked last.
  private(set) var chosen = 0

  /// A clue and its readings, where the crossword list is known by that.
  init(_ clue: Clue, _ list: IndicatorList, knowing answers: AnswerIndex? = nil) {
    self.clue = clue
    indicators = clue.indicators(list).filter { [.anagram, .deletion, .departure].contains($0.kind) && !$0.isWeak }
    readings = clue.readings(list, knowing: answers)
  }

  /// Marks the words of the reading at `index` from now on.
  mutating func choose(_ index: Int) { chosen = index }

  /// The clue with its parts marked as the chosen reading has them, and the readings by their numbers: those that stand
  /// out, and the others with them or folded under one line. At a prompt it says what can be typed.
  func text(width: Int, _ ink: Ink, isWhole: Bool = false, isAtPrompt: Bool = true) -> [String] {
    let plain = wrapped(Escape.visible(line), width: width).map(ink.bold)
    guard !readings.isEmpty else {
      return plain + wrapped(nothing + (isAtPrompt ? " Type the letters yourself." : ""), width: width)
    }
    let open = readings.count { !$0.isFolded }
    let shown = isWhole ? readings.count : open
    let offers = readings.prefix(shown).enumerated().map {
      "  \("\($0 + 1)".padded(to: 2)) \(Escape.visible(offer($1)))"
    }
    let fold = fold + (isAtPrompt ? ": ':clue more'" : ".")
    // What is folded is not to be seen in marks either.
    let marked =
      shown == 0 && chosen == 0
      ? plain
      : marked(width: width, ink) + wrapped(legend + (isAtPrompt ? " Type a number to work on it:" : ""), width: width)
    return marked
      + offers.flatMap { wrapped($0, width: width, hanging: 5) }
      + (readings.count == shown ? [] : wrapped(fold, width: width))
  }

  /// Why there is no reading.
  private var nothing: String {
    clue.enumeration == nil
      ? "It does not tell the length of the answer, such as (8)." : "No words of it have the letters of the answer."
  }

  /// How many readings are folded.
  private var fold: String {
    let folded = readings.count { $0.isFolded }
    return (folded == readings.count ? "No reading stands out. " : "")
      + "\(counted(folded, "other reading")), by little but the number of letters"
  }

  /// What the marks below the clue mean.
  private var legend: String {
    let added = readings[chosen].added.isEmpty ? "" : "+ added, "
    return "= fodder, \(added)- taken out, ~ indicator, _ definition."
  }

  /// The clue as it is printed.
  var line: String { clue.enumeration.map { "\(clue.text) \($0)" } ?? clue.text }

  /// What a reading says, in a line: `creationist less taste, by 'has no', for 'what's sarcastic'`.
  private func offer(_ reading: ClueReading) -> String {
    let subtracted = reading.subtracted.map { " less \(clue.phrase($0))" } ?? ""
    let removed =
      reading.removed.map { removed in
        let isOfFodder = removed.words.allSatisfy(reading.fodder.contains)
        return " less \(isOfFodder ? String(removed.letters).capitals : letters(removed))"
      } ?? ""
    let added = reading.added.map { " and \(letters($0))" }.joined()
    let signs = reading.indicators.map { "'\(clue.phrase($0))'" }
    let by = signs.isEmpty ? ", by the number of letters" : ", by \(signs.joined(separator: " and "))"
    let definition = reading.definition.map { ", for '\(clue.phrase($0))'" } ?? ""
    return clue.phrase(reading.fodder) + subtracted + removed + added + reading.balance + by + definition
  }

  /// Letters with the words that they are of, unless these are the letters: `R (right)`.
  private func letters(_ letters: ClueLetters) -> String {
    let words = clue.phrase(letters.words)
    let capitals = String(letters.letters).capitals
    return words.capitals == capitals ? words : "\(capitals) (\(words))"
  }

  /// The lines of the clue, each above the marks of its words.
  private func marked(width: Int, _ ink: Ink) -> [String] {
    var mark: [Int: Character] = [:]
    for indicator in indicators { for word in indicator.words { mark[word] = "~" } }
    let reading = readings[chosen]
    for word in reading.definition ?? 0..<0 { mark[word] = "_" }
    for word in reading.added.flatMap(\.words) { mark[word] = "+" }
    for range in reading.indicators { for word in range { mark[word] = "~" } }
    for word in reading.fodder { mark[word] = "=" }
    for word in reading.subtracted ?? 0..<0 { mark[word] = "-" }
    for word in reading.removed?.words ?? 0..<0 where !reading.fodder.contains(word) { mark[word] = "-" }
    var marks = ""
    var end = clue.text.startIndex
    for (number, word) in clue.words.enumerated() {
      let gap = String(clue.text[end..<word.range.lowerBound])
      // What stands between two words of one part belongs to it.
      let joins = number > 0 && mark[number] != nil && mark[number] == mark[number - 1]
      marks += String(repeating: joins ? mark[number]! : " ", count: gap.columns)
      marks += String(repeating: mark[number] ?? " ", count: String(clue.text[word.range]).columns)
      end = word.range.upperBound
    }
    return wrapped(Escape.visible(line), above: marks, width: width).flatMap { [ink.bold($0.over), $0.under] }
  }
}

extension ReadClue {
  /// The clue as a program gets it.
  struct Body: Encodable {
    struct Reading: Encodable {
      var fodder: String
      var subtracted: String
      var indicators: [String]
      var definition: String

      /// The letters that go onto the bench, with a question mark for each one that nothing tells.
      var letters: String
      var added: [Letters]
      var removed: [Letters]

      /// How many letters are over that nothing tells; negative where they are missing.
      var surplus: Int
      var isFolded: Bool

      /// The reading in words.
      var text: String
    }

    struct Letters: Encodable {
      var letters: String
      var words: String
    }

    var text: String
    var enumeration: String
    var indicators: [String]
    var readings: [Reading]

    /// The number of the reading whose letters are on the bench, from 1; 0 where none is.
    var picked = 0

    /// Why there is no reading, or how many are folded; empty where all stand out.
    var remark: String
  }

  var json: Body {
    Body(
      text: Escape.visible(clue.text), enumeration: clue.enumeration?.description ?? "",
      indicators: indicators.map { Escape.visible(clue.phrase($0.words)) },
      readings: readings.map { reading in
        Body.Reading(
          fodder: Escape.visible(clue.phrase(reading.fodder)),
          subtracted: reading.subtracted.map { Escape.visible(clue.phrase($0)) } ?? "",
          indicators: reading.indicators.map { Escape.visible(clue.phrase($0)) },
          definition: reading.definition.map { Escape.visible(clue.phrase($0)) } ?? "",
          letters: Escape.visible(String(clue.letters(of: reading)) + reading.missing),
          added: reading.added.map(body), removed: [reading.removed].compactMap { $0.map(body) },
          surplus: reading.surplus, isFolded: reading.isFolded,
          text: Escape.visible(offer(reading)))
      }, remark: readings.isEmpty ? nothing : readings.contains(where: \.isFolded) ? "\(fold)." : "")
  }

  private func body(_ letters: ClueLetters) -> Body.Letters {
    Body.Letters(letters: Escape.visible(String(letters.letters)), words: Escape.visible(clue.phrase(letters.words)))
  }
}

extension ReadClue {
  /// The index of the reading that `fodder` and `definition` are of, the chosen one before others; nil where none is.
  func index(of fodder: Fodder, for definition: String) -> Int? {
    let letters = fodder.phrase.folded.filter(Self.isTile).sorted()
    return ([chosen] + readings.indices).first { index in
      guard readings.indices.contains(index) else { return false }
      let reading = readings[index]
      let all = clue.phrase(reading.fodder) + reading.added.map { String($0.letters) }.joined() + reading.missing
      return (reading.definition.map(clue.phrase) ?? "") == definition
        && all.folded.filter(Self.isTile).sorted() == letters
    }
  }

  private static func isTile(_ character: Character) -> Bool { character.isLetter || character == Fodder.unknown }
}

extension ClueReading {
  /// A question mark for each letter that is missing.
  var missing: String { String(repeating: "?", count: max(0, -surplus)) }

  /// How many letters are over or short, in words: `, one short`.
  fileprivate var balance: String {
    let number = ["one", "two", "three", "four"]
    let name = abs(surplus) > number.count ? "\(abs(surplus))" : number[max(0, abs(surplus) - 1)]
    return surplus == 0 ? "" : ", \(name) \(surplus > 0 ? "over" : "short")"
  }
}
