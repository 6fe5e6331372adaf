import Anagrams
import Journal
package import Layout
import Lexicon

/// What the workbench answers, with the bench as it stands then.
package struct AnagramReply: Reply {
  enum Kind {
    case opened(isCarriedOn: Bool)
    case changed
    case refused(Refusal)
    case checked([Bench.CheckedWord])
    case hinted(Hint)
    case solved(AnswerPage)
    case clue(ReadClue, isWhole: Bool = false)
    case info(String)
    case help([String])
    case failure(Diagnostic)
    case end
  }

  let kind: Kind

  /// The bench, once there are letters on it.
  let workbench: Workbench?
  let settings: AnagramSettings

  /// The ring before it was shuffled, from which the letters set out.
  var oldRing: [Character]?
  package var notices: [Diagnostic] = []

  package var failure: Diagnostic? {
    if case .failure(let diagnostic) = kind { diagnostic } else { nil }
  }

  package var ringsBell: Bool {
    guard settings.hasBell else { return false }
    return switch kind {
    case .refused: true
    case .changed: workbench?.bench.isFull ?? false
    default: false
    }
  }
}

extension AnagramReply {
  package func text(on screen: Screen) -> [String] { screen.ordered(text(on: screen, share: 1)) }

  /// The pictures on the way to the answer: the letters move outward from the middle, at a shuffle inward first.
  package func frames(on screen: Screen) -> [[String]] {
    guard settings.isAnimated, settings.layout == .ring, screen.isLively, let bench = workbench?.bench,
      RingPicture(bench.ring, width: Self.width(on: screen)) != nil
    else { return [] }
    let outward = [0, 0.2, 0.4, 0.6, 0.8]
    if let oldRing {
      let inward = outward.reversed().map { text(on: screen, ring: oldRing, share: $0) }
      return inward + outward.dropFirst().map { text(on: screen, share: $0) }
    }
    if case .opened = kind { return outward.map { text(on: screen, share: $0) } }
    return []
  }

  private func text(on screen: Screen, ring: [Character]? = nil, share: Double) -> [String] {
    let ink = settings.isColoured ? screen.ink : .plain
    let picture = { workbench.map { self.picture(of: $0.bench, ring ?? $0.bench.ring, share, on: screen) } ?? [] }
    switch kind {
    case .opened(let isCarriedOn):
      return wrapped(opening(isCarriedOn: isCarriedOn), width: screen.width).map(ink.bold) + picture()
    case .changed:
      return picture() + (completion.map { wrapped($0, width: screen.width).map(ink.good) } ?? [])
    case .refused(let refusal): return wrapped(Escape.visible(refusal.sentence), width: screen.width).map(ink.bad)
    case .checked(let words):
      return words.map { word in
        let line = "\(word.text.capitals): \(word.verdict.phrase)"
        return word.verdict.isGood ? ink.good(line) : ink.bad(line)
      }
    case .hinted(let hint):
      let sentence = wrapped(hint.sentence, width: screen.width)
      if case .letter = hint { return sentence + picture() }
      return sentence
    case .solved(let page):
      return wrapped(page.title, width: screen.width).map(ink.bold)
        + cells(page.answers.map(\.description), width: screen.width)
    case .clue(let clue, let isWhole): return clue.text(width: screen.width, ink, isWhole: isWhole)
    case .info(let text): return wrapped(Escape.visible(text), width: screen.width)
    case .help(let lines): return lines.flatMap { wrapped($0, width: screen.width) }
    case .failure: return []
    case .end: return workbench.map { line(of: $0.bench, on: screen).map(ink.bold) } ?? []
    }
  }

  private func opening(isCarriedOn: Bool) -> String {
    guard let bench = workbench?.bench else {
      return
        "Which letters? Type a word or phrase, with the enumeration if you know it: users rip (8). :help tells more."
    }
    let letters =
      "\(bench.fodder.phrase)\(bench.enumeration.map { " \($0)" } ?? ""), \(counted(bench.fodder.count, "letter"))"
    return isCarriedOn ? "Carrying on with \(letters)." : "\(letters). Type letters to place them, :help for the rest."
  }

  private func picture(of bench: Bench, _ ring: [Character], _ share: Double, on screen: Screen) -> [String] {
    guard screen.isInteractive, settings.layout == .ring else { return line(of: bench, on: screen) }
    let circle = RingPicture(ring, width: Self.width(on: screen))?.lines(share: share).map {
      $0.isEmpty ? "" : "    \($0)"
    }
    let tray = bench.tray.isEmpty ? nil : "  Tray: \(bench.tray.spaced)"
    let below = [tray, bench.balance.map { "  \($0)" }].compactMap(\.self).flatMap { wrapped($0, width: screen.width) }
    return (ring.isEmpty ? [] : circle ?? wrapped("  Ring: \(ring.spaced)", width: screen.width))
      + bench.slotLines(width: screen.width) + below
  }

  /// The bench in words: on a terminal in as many lines as it takes, elsewhere in one.
  private func line(of bench: Bench, on screen: Screen) -> [String] {
    screen.isInteractive ? wrapped(bench.line, width: screen.width) : [bench.line]
  }

  /// The columns that the ring may take.
  private static func width(on screen: Screen) -> Int { screen.width - 4 }

  /// What is said when the last slot has been filled.
  private var completion: String? {
    guard let bench = workbench?.bench, bench.isFull, bench.surplus == 0 else { return nil }
    return "Every letter has its place. :check asks the dictionary."
  }
}

extension Bench.CheckedWord.Verdict {
  var phrase: String {
    switch self {
    case .word: "a word"
    case .capitalised: "a word, with a capital"
    case .unknown: "no word"
    case .incomplete: "not complete"
    }
  }

  var isGood: Bool { self == .word || self == .capitalised }
}

extension Hint {
  /// The hint in words.
  var sentence: String {
    switch self {
    case .count(let number, let isLeast):
      "\(isLeast ? "At least " : "")\(number) answer\(number == 1 ? " fits" : "s fit")."
    case .skeleton(let skeleton): "Every answer that fits has these vowels and consonants: \(skeleton.capitals)"
    case .initials(let initials): "Every answer that fits begins like this: \(initials.capitals)"
    case .letter(let letter, let slot):
      "Slot \(slot) is \(letter.capital) in every answer that fits. It is in its place, and locked."
    case .complete: "The slots have the only answer that fits."
    case .guess(let hint, let number, let isLeast):
      "A guess, by the likeliest of \(isLeast ? "at least " : "")\(number) answer\(number == 1 ? "" : "s"): \(hint.guessed)"
    case .unknown: "No answer was found, but not everything was tried: there are too many ways."
    case .hopeless: "No answer that the word list knows fits these letters, locks and words."
    }
  }
}

extension Hint {
  /// What is so of the likeliest answer.
  private var guessed: String {
    switch self {
    case .skeleton(let skeleton): "vowels and consonants \(skeleton.capitals)"
    case .initials(let initials): "it begins \(initials.capitals)"
    case .letter(let letter, let slot): "slot \(slot) is \(letter.capital). It is not put there."
    case .complete: "it stands in the slots."
    case .count, .guess, .unknown, .hopeless: sentence
    }
  }
}

extension Refusal {
  /// What is wrong, and the command that helps.
  var sentence: String { self == .solverOff ? "\(self) ':solver on' switches it on." : description }
}

extension AnswerPage {
  /// What the list of answers is.
  var title: String {
    switch (answers.count, rest) {
    case (0, .unknown): "No answer was found, but not everything was tried."
    case (0, _): "No answer of the word list fits."
    case (1, .none): "One answer fits:"
    case (let number, .none): "\(number) answers fit, the common ones first:"
    case (let number, .some) where number < AnagramCommandName.mostAnswers:
      "The \(number == 1 ? "most common answer" : "\(number) most common answers"); ':solve \(min(number * 5, AnagramCommandName.mostAnswers))' tells more:"
    case (let number, _): "The first \(counted(number, "answer")), common ones first; there may be more:"
    }
  }
}

/// How the workbench is shown in text.
extension Bench {
  /// Everything on one line: `S U R* _ _ | ring: E I P S | tray: none`. A star stands behind a locked letter.
  var line: String {
    let slots = slots.map { ($0.letter.map { String($0.capital) } ?? "_") + ($0.isLocked ? "*" : "") }
    let words = (answer?.words ?? []).map { slots[$0].joined(separator: " ") }
    let answer = (answer?.breaks ?? []).map { " \($0.mark) " } + [""]
    let written = zip(words, answer).map { $0 + $1 }.joined()
    return
      (["\(written.isEmpty ? "no slots" : written)", "ring: \(ring.spaced)", "tray: \(tray.spaced)"]
      + (balance.map { [$0] } ?? [])).joined(separator: " | ")
  }

  /// What has to happen before the letters fill the slots, or nil where they do.
  var balance: String? {
    switch surplus {
    case 0: nil
    case 1...: "\(counted(surplus, "letter")) to discard"
    default: "\(counted(-surplus, "letter")) missing"
    }
  }

  /// The slots under their numbers, words apart, in lines of at most `width` columns where a word is that short.
  func slotLines(width: Int) -> [String] {
    guard let answer else { return [] }
    var rows: [(numbers: String, letters: String)] = [("", "")]
    for (index, word) in answer.words.enumerated() {
      let mark = index == 0 ? "" : " \(answer.breaks[index - 1].mark) "
      var gap = mark
      // A word that is longer than the line goes on in the next one.
      for chunk in word.chunks(of: max(1, (width - Self.indent.count) / Self.cell)) {
        if !rows[rows.count - 1].numbers.isEmpty,
          rows[rows.count - 1].numbers.count + gap.count + chunk.count * Self.cell > width
        {
          rows.append(("", ""))
          gap = ""
        }
        if rows[rows.count - 1].numbers.isEmpty { rows[rows.count - 1] = (Self.indent, Self.indent) }
        rows[rows.count - 1].numbers += String(repeating: " ", count: gap.count) + chunk.map { number($0) }.joined()
        rows[rows.count - 1].letters += gap + chunk.map { cell($0) }.joined()
        gap = ""
      }
    }
    return rows.flatMap { [$0.numbers.withoutBlanksAtEnd, $0.letters.withoutBlanksAtEnd] }
  }

  private static let cell = 4
  private static let indent = "  "

  private func number(_ index: Int) -> String { " \(index + 1)".padded(to: Self.cell) }

  private func cell(_ index: Int) -> String {
    let letter = slots[index].letter.map { String($0.capital) } ?? "_"
    return (slots[index].isLocked ? "[\(letter)]" : " \(letter)").padded(to: Self.cell)
  }
}

extension Enumeration.Break {
  /// What stands between two words on the screen.
  fileprivate var mark: String { self == .space ? "/" : String(rawValue) }
}

extension [Character] {
  /// The letters as crosswords write them, apart.
  var spaced: String { isEmpty ? "none" : map { String($0.capital) }.joined(separator: " ") }
}

extension Range<Int> {
  fileprivate func chunks(of size: Int) -> [Range<Int>] {
    stride(from: lowerBound, to: upperBound, by: size).map { $0..<Swift.min($0 + size, upperBound) }
  }
}
