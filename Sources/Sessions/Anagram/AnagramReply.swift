import Anagrams
import Journal
package import Layout
import Lexicon

/// What the workbench answers, with the bench as it stands then.
package struct AnagramReply: Reply {
  enum Kind {
    case opened(isCarriedOn: Bool)
    case changed
    case refused(Refusal, of: Move)
    case checked([Bench.CheckedWord])
    case hinted(Hint)
    case solved(AnswerPage)
    case matched(ListSearchResult)
    case entries([KeptEntry])
    case clue(ReadClue, isWhole: Bool = false)
    case info(String)
    case help([String])
    case failure(Diagnostic)
    case end
  }

  let kind: Kind

  /// The bench, once there are letters on it.
  var workbench: Workbench?
  let settings: AnagramSettings

  /// The entry that the bench is for.
  var entry = Entry()

  /// The ring before it was shuffled, from which the letters set out.
  var oldRing: [Character]?

  /// How keys are taken; nil where nobody asks.
  var keys: BenchKeys?

  /// What is told behind the answer.
  var remark: String?
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
    let answer =
      switch kind {
      case .opened: said + picture()
      case .hinted(let hint) where hint.placesLetter: said + picture()
      case .changed: picture() + said
      default: said
      }
    return answer + remark(on: screen)
  }

  /// What is told behind the answer, in lines.
  func remark(on screen: Screen) -> [String] {
    remark.map { wrapped(Escape.visible($0), width: screen.width) } ?? []
  }

  /// The answer without the bench that it changed.
  func said(on screen: Screen, _ ink: Ink) -> [String] {
    switch kind {
    case .opened(let isCarriedOn):
      return wrapped(opening(isCarriedOn: isCarriedOn), width: screen.width).map(ink.bold)
    case .changed: return completion.map { wrapped($0, width: screen.width).map(ink.good) } ?? []
    case .refused(let refusal, let move):
      return wrapped(Escape.visible(refusal.sentence(of: move)), width: screen.width).map(ink.bad)
    case .checked(let words):
      return words.map { word in
        let line = "\(word.text.capitals): \(word.verdict.phrase)"
        return word.verdict.isGood ? ink.good(line) : ink.bad(line)
      }
    case .hinted(let hint):
      return ([hint.sentence] + trial(beside: hint)).flatMap { wrapped($0, width: screen.width) }
    case .solved(let page):
      return wrapped(page.title, width: screen.width).map(ink.bold)
        + cells(page.answers.map(\.text), width: screen.width)
        + (page.folded.map { wrapped($0, width: screen.width) } ?? [])
        + trial.flatMap { wrapped($0, width: screen.width) }
    case .matched(let result):
      return wrapped(result.title, width: screen.width).map(ink.bold) + cells(result.answers, width: screen.width)
    case .entries(let entries): return entries.lines(at: entry.name, width: screen.width, ink)
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
    let unknown = bench.letters.count { $0 == Fodder.unknown }
    let letters =
      "\(bench.fodder.phrase)\(bench.enumeration.map { " \($0)" } ?? ""), \(counted(bench.count - unknown, "letter"))"
      + (unknown == 0 ? "" : " and \(unknown) from elsewhere")
    return isCarriedOn ? "Carrying on with \(letters)." : "\(letters). Type letters to place them, :help for the rest."
  }

  private func picture(of bench: Bench, _ ring: [Character], _ share: Double, on screen: Screen) -> [String] {
    guard screen.isInteractive, settings.layout == .ring else { return line(of: bench, on: screen) }
    return heading(on: screen) + self.ring(ring, share: share, on: screen) + SlotRows(bench, width: screen.width).lines
      + bench.below(width: screen.width)
  }

  /// The clue of the entry.
  func heading(on screen: Screen) -> [String] {
    entry.clue.isEmpty ? [] : wrapped(Escape.visible(entry.line), width: screen.width)
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

  /// What is told beside a hint where letters are only placed.
  func trial(beside hint: Hint) -> [String] { hint.isAboutSlots ? [] : trial }

  /// What is told where letters are only placed.
  var trial: [String] {
    workbench?.bench.isTried == true ? ["Letters that are not locked do not count here; '!' locks them."] : []
  }
}

/// How the workbench is shown in text.
extension Bench {
  /// Everything on one line: `S U R* V? _ | ring: E I P S | tray: none`. A star stands behind a locked letter, a
  /// question mark behind one from elsewhere.
  var line: String {
    let slots = slots.map { "\($0.shown)" + ($0.isLocked ? "*" : "") }
    let words = (answer?.words ?? []).map { slots[$0].joined(separator: " ") }
    let answer = (answer?.breaks ?? []).map { " \($0.mark) " } + [""]
    let written = zip(words, answer).map { $0 + $1 }.joined()
    return
      (["\(written.isEmpty ? "no slots" : written)", "ring: \(ring.spaced)", "tray: \(tray.spaced)"]
      + (balance.map { [$0] } ?? [])).joined(separator: " | ")
  }

  /// The slots as a word: `S_R__I__`, `TREE-_____`.
  var written: String {
    answer?.written(slots.map { $0.letter ?? "_" }) ?? ""
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

extension Enumeration {
  /// As many letters, with what stands between the words.
  func written(_ letters: [Character]) -> String {
    breaks.joining(words.map { letters[$0].capitals })
  }
}

extension [Character] {
  /// The letters as crosswords write them, apart.
  var spaced: String { isEmpty ? "none" : map { String($0.capital) }.joined(separator: " ") }
}
