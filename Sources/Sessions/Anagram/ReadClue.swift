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
  var chosen = 0

  /// The verdict on the answer, where one was given with the clue.
  private var verdict: ClueVerdict?

  /// A clue and its readings, where the crossword list is known by that.
  init(
    _ clue: Clue, _ list: IndicatorList, knowing answers: AnswerIndex? = nil, _ definitions: Definitions? = nil,
    verdict: ClueVerdict? = nil
  ) {
    self.clue = clue
    self.verdict = verdict
    indicators = clue.indicators(list).filter { [.anagram, .deletion, .departure].contains($0.kind) && !$0.isWeak }
    readings = clue.readings(list, knowing: answers, definitions)
  }

  /// Whether its answer was given with it.
  var isAnswered: Bool { verdict != nil }

  /// The clue without its answer, as a solver has it.
  var unanswered: ReadClue {
    var clue = self
    clue.verdict = nil
    return clue
  }

  /// The clue with the parts of the chosen reading marked, what can be typed at a prompt, and what is folded.
  func says(isWhole: Bool = false) -> [Sentence] {
    if let verdict, !isWhole {
      let reading = verdict.checked.reading
      let title = Sentence(
        Escape.visible("\(line) = \(verdict.checked.answer)"), .title, marks: reading.map { self.marks(of: $0) } ?? [])
      return [title] + verdict.says(of: clue, reading.map(wordplay))
    }
    let shown = shown(isWhole)
    // What is folded is not to be seen in marks either.
    let marks = shown > 0 || chosen > 0 ? marks(of: readings[chosen], beside: indicators) : []
    let title = Sentence(Escape.visible(line), .title, marks: marks)
    if readings.isEmpty { return [title, Sentence(nothing, prompt: "Type the letters yourself.")] }
    return [title] + (marks.isEmpty ? [] : [Sentence("", prompt: "Type a number to work on it:")])
      + (shown == readings.count ? [] : [Sentence("\(fold).", prompt: "':clue more' shows them.")])
  }

  /// The sentences of `says` laid out: the clue above its marks, and the readings by their numbers.
  func text(width: Int, _ ink: Ink, isWhole: Bool = false, isAtPrompt: Bool = true) -> [String] {
    let all = says(isWhole: isWhole)
    let says = isAtPrompt ? all : all.compactMap { $0.withoutPrompt }
    if says[0].marks.isEmpty { return says.lines(width: width, ink) }
    if let verdict, !isWhole {
      let legend = legend(of: verdict.checked.reading)
      return says[0].underlined(width: width, ink) + wrapped(legend, width: width)
        + Array(says.dropFirst()).lines(width: width, ink)
    }
    let offers = readings.prefix(shown(isWhole)).enumerated().map {
      "  \("\($0 + 1)".padded(to: 2)) \(Escape.visible(offer($1)))"
    }
    let invitation = isAtPrompt ? " \(says[1].text)" : ""
    return says[0].underlined(width: width, ink) + wrapped(legend(of: readings[chosen]) + invitation, width: width)
      + offers.flatMap { wrapped($0, width: width, hanging: 5) }
      + Array(says.dropFirst(isAtPrompt ? 2 : 1)).lines(width: width, ink)
  }

  /// Whether there is a reading for which more speaks than the number of letters.
  var standsOut: Bool { shown(false) > 0 }

  var hasOneOffer: Bool { verdict == nil && shown(false) == 1 }

  private func shown(_ isWhole: Bool) -> Int { isWhole ? readings.count : readings.count { !$0.isFolded } }

  /// Why there is no reading.
  private var nothing: String {
    clue.enumeration == nil
      ? "It does not tell the length of the answer, such as (8)." : "No words of it have the letters of the answer."
  }

  private var fold: String {
    let folded = readings.count { $0.isFolded }
    let isAll = folded == readings.count
    return (isAll ? "No reading stands out: " : "") + counted(folded, isAll ? "reading" : "other reading")
      + ", by little but the number of letters"
  }

  private func legend(of reading: ClueReading?) -> String {
    let added = reading?.added.isEmpty == false ? "+ added, " : ""
    return "= fodder, \(added)- taken out, ~ indicator, _ definition."
  }

  /// The clue as it is printed.
  var line: String { clue.enumeration.map { "\(clue.text) \($0)" } ?? clue.text }

  /// A reading in a line: `creationist less taste, by 'has no', for 'what's sarcastic'`.
  private func offer(_ reading: ClueReading) -> String {
    let by = reading.indicators.isEmpty ? ", by the number of letters" : ""
    let definition = reading.definition.map { ", for '\(clue.phrase($0))'" } ?? ""
    return wordplay(reading) + by + definition
  }

  /// The letters of a reading and the indicators that speak for it: `creationist less taste, by 'has no'`.
  private func wordplay(_ reading: ClueReading) -> String {
    let subtracted = reading.subtracted.map { " less \(clue.phrase($0))" } ?? ""
    let removed =
      reading.removed.map { removed in
        let isOfFodder = removed.words.allSatisfy(reading.fodder.contains)
        return " less \(isOfFodder ? String(removed.letters).capitals : letters(removed))"
      } ?? ""
    let added = reading.added.map { " and \(letters($0))" }.joined()
    let signs = reading.indicators.map { "'\(clue.phrase($0))'" }
    let by = signs.isEmpty ? "" : ", by \(signs.joined(separator: " and "))"
    return clue.phrase(reading.fodder) + subtracted + removed + added + reading.balance + by
  }

  /// Letters with the words that they are of, unless these are the letters: `R (right)`.
  private func letters(_ letters: ClueLetters) -> String {
    let words = clue.phrase(letters.words)
    let capitals = String(letters.letters).capitals
    return words.capitals == capitals ? words : "\(capitals) (\(words))"
  }

  /// The parts of a reading in the printed clue, with those of `others` that have no part in it.
  private func marks(of reading: ClueReading, beside others: [Indicator] = []) -> [Sentence.Mark] {
    var roles: [Int: Role] = [:]
    func mark(_ words: some Sequence<Int>, _ role: Role) { for word in words { roles[word] = role } }
    mark(others.flatMap { $0.words }, .indicator)
    mark(reading.definition ?? 0..<0, .definition)
    mark(reading.added.flatMap { $0.words }, .added)
    mark(reading.indicators.joined(), .indicator)
    mark(reading.fodder, .fodder)
    mark(reading.subtracted ?? 0..<0, .removed)
    mark((reading.removed?.words ?? 0..<0).filter { !reading.fodder.contains($0) }, .removed)
    var marks: [Sentence.Mark] = []
    for (number, word) in clue.words.enumerated() {
      guard let role = roles[number] else { continue }
      // What stands between two words of one part belongs to it.
      let start = roles[number - 1] == role ? marks.removeLast().range.lowerBound : place(of: word.range.lowerBound)
      marks.append(Sentence.Mark(start..<place(of: word.range.upperBound), role.rawValue))
    }
    return marks
  }

  /// How many characters stand before a place of the clue as it is shown.
  private func place(of index: String.Index) -> Int { Escape.visible(String(clue.text[..<index])).count }

  fileprivate enum Role: String {
    case fodder, added, removed, indicator, definition

    /// The sign below each of its columns.
    var sign: Character {
      switch self {
      case .fodder: "="
      case .added: "+"
      case .removed: "-"
      case .indicator: "~"
      case .definition: "_"
      }
    }
  }
}

extension Sentence {
  /// The sentence in lines, each above the signs of its marks.
  fileprivate func underlined(width: Int, _ ink: Ink) -> [String] {
    let signs = text.enumerated().map { index, character in
      let mark = marks.first { $0.range.contains(index) }
      let sign = mark.flatMap { ReadClue.Role(rawValue: $0.role) }?.sign ?? " "
      return String(repeating: sign, count: String(character).columns)
    }
    return wrapped(text, above: signs.joined(), width: width).flatMap { [ink.bold($0.over), $0.under] }
  }
}

extension ReadClue {
  /// The readings in words, for a person to pick from by number.
  var offers: JSON {
    .array(readings) { ["text": JSON(shown: offer($0)), "isFolded": $0.isFolded ? true : nil] }
  }

  /// The reading at `index` in words, as it is offered.
  func text(ofReading index: Int) -> String { Escape.visible(offer(readings[index])) }

  /// The marks of the reading at `index`, or of the likeliest unless it is folded.
  func marks(of index: Int?) -> [Sentence.Mark]? {
    (index.map { readings[$0] } ?? readings.first { !$0.isFolded }).map { marks(of: $0) }
  }

  /// The clue for a program. Marks count the characters of `text`.
  var json: JSON {
    [
      "text": JSON(shown: clue.text), "enumeration": JSON(clue.enumeration?.description),
      "indicators": .array(indicators) { shown($0.words) },
      "answer": verdict.map { $0.json(of: clue, $0.checked.reading.map(wordplay)) },
      "readings": .array(readings) { reading in
        [
          "fodder": shown(reading.fodder), "subtracted": reading.subtracted.map { shown($0) },
          "indicators": .array(reading.indicators) { shown($0) }, "definition": reading.definition.map { shown($0) },
          "letters": JSON(shown: String(clue.letters(of: reading)) + reading.missing),
          "added": .array(reading.added) { shown($0) }, "removed": .array(reading.removed.map { [shown($0)] } ?? []),
          "surplus": JSON(reading.surplus), "isFolded": JSON(reading.isFolded), "text": JSON(shown: offer(reading)),
          "marks": .array(marks(of: reading)) { $0.json },
        ]
      },
    ]
  }

  private func shown(_ words: some Sequence<Int>) -> JSON { JSON(shown: clue.phrase(words)) }

  private func shown(_ letters: ClueLetters) -> JSON {
    ["letters": JSON(shown: String(letters.letters)), "words": shown(letters.words)]
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
  var missing: String { String(repeating: "?", count: max(0, -surplus)) }

  /// How many letters are over or short, in words: `, one short`.
  fileprivate var balance: String {
    let number = ["one", "two", "three", "four"]
    let name = abs(surplus) > number.count ? "\(abs(surplus))" : number[max(0, abs(surplus) - 1)]
    return surplus == 0 ? "" : ", \(name) \(surplus > 0 ? "over" : "short")"
  }
}
