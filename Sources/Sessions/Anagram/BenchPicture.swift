import Anagrams
import Journal
package import Layout
import Lexicon

/// The answers of the workbench laid out: the sentences, and among them the bench or what was asked for.
extension AnagramReply {
  package func text(on screen: Screen) -> [String] { text(on: screen, share: 1) }

  /// The pictures on the way to the answer: the letters move outward from the middle, at a shuffle inward first.
  package func frames(on screen: Screen) -> [[String]] {
    guard settings.isAnimated, settings.layout == .ring, screen.isLively, let bench = workbench?.bench,
      RingPicture(bench.shownRing, of: bench.shownLetters, width: Self.width(on: screen)) != nil
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
    var screen = screen
    if !settings.isColoured { screen.ink = .plain }
    return parts(ring: ring, share: share).text(on: screen)
  }

  /// A clue below the name of its entry, and above the slots where it is of a puzzle.
  func text(of clue: ReadClue, isWhole: Bool, on screen: Screen) -> [String] {
    let text = clue.text(width: screen.width, screen.ink, isWhole: isWhole)
    if crossword == nil { return text }
    return (entry.name.isEmpty ? [] : [entry.name]) + text + slots(on: screen)
  }

  func picture(of bench: Bench, _ ring: [Character], _ share: Double, on screen: Screen) -> [String] {
    guard screen.isInteractive, settings.layout == .ring else { return line(of: bench, on: screen) }
    let slots = SlotRows(bench, width: screen.width).lines + bench.below(width: screen.width)
    // The circle and the clue stand above, and are drawn again by what turns the circle or changes nothing.
    if isMove { return (ring.isEmpty ? [] : line(of: ring, on: screen)) + slots }
    return heading(on: screen) + (ring.isEmpty ? [] : self.ring(ring, of: bench, share: share, on: screen)) + slots
  }

  /// The clue of the entry, unless it is told below.
  private func heading(on screen: Screen) -> [String] {
    let line = Escape.visible(entry.line)
    return entry.clue.isEmpty || remarks.contains { $0.text == line } ? [] : wrapped(line, width: screen.width)
  }

  /// The circle of letters, as large as all of the bench need it, or a line where it does not fit.
  private func ring(_ ring: [Character], of bench: Bench, share: Double = 1, on screen: Screen) -> [String] {
    if bench.shownLetters.isEmpty { return [] }
    let circle = RingPicture(ring, of: bench.shownLetters, width: Self.width(on: screen))?.lines(share: share).map {
      $0.isEmpty ? "" : "    \($0)"
    }
    return circle ?? line(of: ring, on: screen)
  }

  private func line(of ring: [Character], on screen: Screen) -> [String] {
    wrapped("  Ring: \(ring.spaced)", width: screen.width)
  }

  /// The bench in words: on a terminal in as many lines as it takes, elsewhere in one.
  func line(of bench: Bench, on screen: Screen) -> [String] {
    screen.isInteractive ? wrapped(bench.line, width: screen.width) : [bench.line]
  }

  /// The slots alone, or the bench in words.
  private func slots(on screen: Screen) -> [String] {
    guard let bench = workbench?.bench else { return [] }
    return screen.isInteractive ? SlotRows(bench, width: screen.width).lines : [bench.line]
  }

  /// The columns that the ring may take.
  private static func width(on screen: Screen) -> Int { screen.width - 4 }

  /// Clue, ring, slots and tray with what was said, the cursor in its slot, and the keys below. On a low screen the
  /// ring is a line, the keys are left out, and then the clue. What a person may want to read again is no part of a
  /// picture that the next key takes away.
  package func keyPicture(on screen: Screen) -> KeyPicture? {
    guard let bench = workbench?.bench, let keys else { return nil }
    switch kind {
    case .solved, .matched, .phrases, .entries, .clue, .clues, .grid, .help: return nil
    default: break
    }
    let help = wrapped(Self.keyHelp, width: screen.width)
    let said = bench.below(width: screen.width) + says.lines(width: screen.width)
    let rows = SlotRows(bench, width: screen.width)
    let (clue, line) = (heading(on: screen), line(of: bench.shownRing, on: screen))
    let shapes = [(clue + ring(bench.shownRing, of: bench, on: screen), help), (clue + line, help), (clue + line, [])]
    let room = screen.height - rows.lines.count - said.count
    let (above, below) = shapes.first { $0.count + $1.count < room } ?? (line, [])
    let place = keys.slot(on: bench).map { rows.place(of: $0 - 1) } ?? (line: 0, column: 0)
    return KeyPicture(lines: above + rows.lines + said + below, cursor: (above.count + place.line, place.column))
  }

  private static let keyHelp = "Letters, Backspace, Space, arrows; Enter checks, : begins a command, Esc leaves."
}

/// How the workbench is shown in text.
extension Bench {
  /// Everything on one line: `S U R* V? _ | ring: E I P S | tray: none`. A star stands behind a locked letter, a
  /// question mark behind one from elsewhere.
  var line: String {
    let slots = slots.map { shown($0) + ($0.isLocked ? "*" : "") }
    let words = (answer?.words ?? []).map { slots[$0].joined(separator: " ") }
    let answer = (answer?.breaks ?? []).map { " \($0.mark) " } + [""]
    let written = zip(words, answer).map { $0 + $1 }.joined()
    let ring = fodder.isOpen && shownRing.isEmpty ? "any letters" : shownRing.spaced
    return [written.isEmpty ? "no slots" : written, "ring: \(ring)", "tray: \(tray.spaced)", balance].compactMap { $0 }
      .joined(separator: " | ")
  }

  /// The letters of the ring that are to be seen: where none is known, any will do.
  var shownRing: [Character] { fodder.isOpen ? ring.filter { $0 != Fodder.unknown } : ring }

  var shownLetters: [Character] { fodder.isOpen ? added.filter { $0 != Fodder.unknown } : letters + tray }

  /// The letter of a slot as a crossword writes it, `V?` where it is from elsewhere, a low line for none. Where no
  /// letter is known, all are from elsewhere, and none is marked.
  func shown(_ slot: Slot) -> String {
    guard let letter = slot.letter else { return "_" }
    let isMarked = slot.isFromElsewhere && letter != Fodder.unknown && !fodder.isOpen
    return String(letter.capital) + (isMarked ? "?" : "")
  }

  /// The slots as a word: `S_R__I__`, `TREE-_____`.
  var written: String { answer?.written(slots.map { $0.letter ?? "_" }) ?? "" }

  /// The number of letters that are missing or have to be discarded, in words; nil where the letters fill the slots.
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
    return [tray, balance.map { "  \($0)" }].compactMap { $0 }.flatMap { wrapped($0, width: width) }
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

extension [EntryOnBench] {
  /// The entries in lines, the one called `name` with a star.
  func lines(at name: String, width: Int) -> [String] {
    let column = map { Escape.visible($0.entry.name).columns }.max() ?? 0
    return flatMap { kept in
      let mark = kept.entry.name == name ? "*" : " "
      let clue = kept.entry.clue.isEmpty ? "no clue yet" : kept.entry.clue
      let slots = kept.bench.count == 0 ? "" : "\(kept.bench.written)  "
      let title = "\(mark) \(Escape.visible(kept.entry.name).padded(to: column))  "
      let row = title + Escape.visible("\(slots)\(clue)")
      return wrapped(row, width: width, hanging: title.columns <= width / 2 ? title.count : 2)
    }
  }
}
