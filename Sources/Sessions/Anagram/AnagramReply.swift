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
    case matched(ListSearchResult)
    case entries([KeptEntry])
    case clue(ReadClue)
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
    answer(on: screen, ring: ring, share: share)
      + (remark.map { wrapped(Escape.visible($0), width: screen.width) } ?? [])
  }

  private func answer(on screen: Screen, ring: [Character]?, share: Double) -> [String] {
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
      let trial = hint.isAboutSlots ? [] : trial
      let sentence = ([hint.sentence] + trial).flatMap { wrapped($0, width: screen.width) }
      return hint.placesLetter ? sentence + picture() : sentence
    case .solved(let page):
      return wrapped(page.title, width: screen.width).map(ink.bold)
        + cells(page.answers.map(\.text), width: screen.width)
        + (page.folded.map { wrapped($0, width: screen.width) } ?? [])
        + trial.flatMap { wrapped($0, width: screen.width) }
    case .matched(let result):
      return wrapped(result.title, width: screen.width).map(ink.bold) + cells(result.answers, width: screen.width)
    case .entries(let entries): return entries.lines(at: entry.name, width: screen.width, ink)
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
    let letters =
      "\(bench.fodder.phrase)\(bench.enumeration.map { " \($0)" } ?? ""), \(counted(bench.fodder.count, "letter"))"
    return isCarriedOn ? "Carrying on with \(letters)." : "\(letters). Type letters to place them, :help for the rest."
  }

  private func picture(of bench: Bench, _ ring: [Character], _ share: Double, on screen: Screen) -> [String] {
    guard screen.isInteractive, settings.layout == .ring else { return line(of: bench, on: screen) }
    let circle = RingPicture(ring, width: Self.width(on: screen))?.lines(share: share).map {
      $0.isEmpty ? "" : "    \($0)"
    }
    let heading = entry.clue.isEmpty ? [] : wrapped(Escape.visible(entry.line), width: screen.width)
    let tray = bench.tray.isEmpty ? nil : "  Tray: \(bench.tray.spaced)"
    let below = [tray, bench.balance.map { "  \($0)" }].compactMap(\.self).flatMap { wrapped($0, width: screen.width) }
    return heading + (ring.isEmpty ? [] : circle ?? wrapped("  Ring: \(ring.spaced)", width: screen.width))
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

  /// What is told where letters are only placed.
  private var trial: [String] {
    workbench?.bench.isTried == true ? ["Letters that are not locked do not count here; '!' locks them."] : []
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
          rows[rows.count - 1].letters += gap.withoutBlanksAtEnd
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

extension Enumeration {
  /// As many letters, with what stands between the words.
  func written(_ letters: [Character]) -> String {
    let parts = words.map { letters[$0].capitals }
    return zip(parts, breaks.map { $0 == .space ? " " : String($0.rawValue) } + [""]).map { $0 + $1 }.joined()
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
