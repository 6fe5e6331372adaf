import Anagrams
import Journal
package import Layout
import Lexicon

/// What the workbench answers, with the bench as it stands then.
package struct AnagramReply: Reply {
  enum Kind {
    case opened(isCarriedOn: Bool)
    case changed

    /// A refusal, perhaps of crossing letters.
    case refused(Refusal, isCrossing: Bool = false)
    case checked([Bench.CheckedWord])
    case hinted(Hint)
    case solved(AnswerPage)
    case clue(ReadClue)
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

  /// How keys are taken; nil where nobody asks.
  var keys: BenchKeys?
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
    let said = said(on: screen, settings.isColoured ? screen.ink : .plain)
    let picture = { workbench.map { self.picture(of: $0.bench, ring ?? $0.bench.ring, share, on: screen) } ?? [] }
    return switch kind {
    case .opened, .hinted(.letter): said + picture()
    case .changed: picture() + said
    default: said
    }
  }

  /// The answer without the bench that it changed.
  func said(on screen: Screen, _ ink: Ink) -> [String] {
    switch kind {
    case .opened(let isCarriedOn):
      return wrapped(opening(isCarriedOn: isCarriedOn), width: screen.width).map(ink.bold)
    case .changed: return completion.map { wrapped($0, width: screen.width).map(ink.good) } ?? []
    case .refused(let refusal, let isCrossing):
      return wrapped(Escape.visible(refusal.sentence(isCrossing: isCrossing)), width: screen.width).map(ink.bad)
    case .checked(let words):
      return words.map { word in
        let line = "\(word.text.capitals): \(word.verdict.phrase)"
        return word.verdict.isGood ? ink.good(line) : ink.bad(line)
      }
    case .hinted(let hint): return wrapped(hint.sentence, width: screen.width)
    case .solved(let page):
      return wrapped(page.title, width: screen.width).map(ink.bold)
        + cells(page.answers.map(\.description), width: screen.width)
    case .clue(let clue): return clue.text(width: screen.width, ink)
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
    let unknown = bench.letters.count { $0 == Fodder.unknown }
    let letters =
      "\(bench.fodder.phrase)\(bench.enumeration.map { " \($0)" } ?? ""), \(counted(bench.count - unknown, "letter"))"
      + (unknown == 0 ? "" : " and \(unknown) from elsewhere")
    return isCarriedOn ? "Carrying on with \(letters)." : "\(letters). Type letters to place them, :help for the rest."
  }

  private func picture(of bench: Bench, _ ring: [Character], _ share: Double, on screen: Screen) -> [String] {
    guard screen.isInteractive, settings.layout == .ring else { return line(of: bench, on: screen) }
    return self.ring(ring, share: share, on: screen) + SlotRows(bench, width: screen.width).lines
      + bench.below(width: screen.width)
  }

  /// The circle of letters, or a line where it does not fit.
  func ring(_ ring: [Character], share: Double = 1, on screen: Screen) -> [String] {
    let circle = RingPicture(ring, width: Self.width(on: screen))?.lines(share: share).map {
      $0.isEmpty ? "" : "    \($0)"
    }
    return ring.isEmpty ? [] : circle ?? wrapped("  Ring: \(ring.spaced)", width: screen.width)
  }

  /// The bench in words: on a terminal in as many lines as it takes, elsewhere in one.
  private func line(of bench: Bench, on screen: Screen) -> [String] {
    screen.isInteractive ? wrapped(bench.line, width: screen.width) : [bench.line]
  }

  /// The columns that the ring may take.
  private static func width(on screen: Screen) -> Int { screen.width - 4 }

  /// What is said when the last slot has been filled.
  private var completion: String? {
    guard let bench = workbench?.bench, bench.isFull, bench.surplus == 0,
      !bench.slots.contains(where: { $0.letter == Fodder.unknown })
    else { return nil }
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
  /// What is wrong, and what helps.
  func sentence(isCrossing: Bool) -> String {
    switch self {
    case .solverOff: "\(self) ':solver on' switches it on."
    case .tooLong: "\(self) '+?' adds a letter from elsewhere."
    case .lacking where isCrossing: "\(self) '+?' adds a letter from elsewhere."
    case .trayEmpty: "\(self) '+o' adds a letter to the bench."
    default: description
    }
  }
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
  /// Everything on one line: `S U R* V? _ | ring: E I P S | tray: none`. A star stands behind a locked letter, a question
  /// mark behind one from elsewhere.
  var line: String {
    let slots = slots.map { "\($0.shown)" + ($0.isLocked ? "*" : "") }
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

  /// The tray and the balance, each on its line where there is any.
  func below(width: Int) -> [String] {
    let tray = tray.isEmpty ? nil : "  Tray: \(tray.spaced)"
    return [tray, balance.map { "  \($0)" }].compactMap(\.self).flatMap { wrapped($0, width: width) }
  }
}

extension [Character] {
  /// The letters as crosswords write them, apart.
  var spaced: String { isEmpty ? "none" : map { String($0.capital) }.joined(separator: " ") }
}
