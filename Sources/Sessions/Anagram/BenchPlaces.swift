import Anagrams
package import Journal
import Layout
import Lexicon

/// The bench as a page draws it.
extension AnagramReply {
  package var places: JSON {
    let picked = picked
    let drawn: JSON = [
      "bench": JSON(kinds.joined(separator: " ")), "clue": .array(heading(picked).map { $0.json }),
      "readings": .array(clue.map { readings($0, picked) } ?? []),
      "puzzle": .array(crossword.map { [$0.drawn(opening: entry.name)] } ?? []),
    ]
    return drawn.merging(workbench.map { slots($0.bench) } ?? [:]).merging(answers)
  }

  /// The name of the entry, and its clue with the marks of the reading that is picked, or else its letters.
  private func heading(_ picked: Int?) -> [Sentence] {
    let name = entry.name.isEmpty ? [] : [Sentence("\(Escape.visible(entry.name)) ", .title)]
    if !entry.clue.isEmpty {
      return name + [Sentence(Escape.visible(entry.clue), marks: clue?.marks(of: picked) ?? [])]
    }
    guard let bench = workbench?.bench else { return name }
    let letters = [bench.fodder.phrase, bench.enumeration?.description].compactMap { $0 }.filter { !$0.isEmpty }
    return name + [Sentence(Escape.visible(letters.joined(separator: " ")))]
  }

  /// The classes of the bench.
  private var kinds: [String] {
    var kinds: [String] = []
    if workbench == nil { kinds.append("bare") }
    if workbench?.bench.fodder.isOpen == true { kinds.append("any") }
    if workbench?.bench.isComplete == true { kinds.append("complete") }
    if case .refused = kind { kinds.append("refused") }
    return kinds
  }

  /// The readings that may be picked, in a list that tells whether one is, and whether nothing stands out.
  private func readings(_ clue: ReadClue, _ picked: Int?) -> [JSON] {
    var kinds = ["choices"]
    if picked != nil { kinds.append("picked") }
    if workbench == nil, !clue.standsOut { kinds.append("plain") }
    let choices = JSON.array(clue.readings.indices) { index in
      [
        "text": JSON(clue.text(ofReading: index)), "line": "\(index + 1)", "isPicked": JSON(picked == index),
        "kind": clue.readings[index].isFolded ? "folded" : nil,
      ]
    }
    return clue.readings.isEmpty ? [] : [["kind": JSON(kinds.joined(separator: " ")), "offers": choices]]
  }

  private func slots(_ bench: Bench) -> JSON {
    let ring = bench.fodder.isOpen ? Array("abcdefghijklmnopqrstuvwxyz") : bench.shownRing
    let cursor = keys?.slot(on: bench)
    let words = (bench.answer?.words ?? []).map { word in
      word.map { drawn(bench.slots[$0], $0 + 1, isHere: cursor == $0 + 1) }
    }
    let breaks = [""] + (bench.answer?.breaks ?? []).map { $0 == .space ? "" : String($0.rawValue) }
    return [
      "ring": .array(ring.enumerated()) { number, letter in
        ["letter": "\(letter)", "turn": JSON(Double(number) / Double(ring.count))]
      },
      "slots": [
        [
          "most": JSON(words.map { $0.count }.max() ?? 0),
          "slotWords": .array(zip(words, breaks)) { ["wordSlots": .array($0), "before": JSON($1)] },
        ]
      ],
      "tray": .array(bench.tray) { ["text": "\($0)", "line": ":restore \($0)", "kind": "tile"] },
    ]
  }

  /// A slot, which gives its letter back, or has the cursor where it is empty.
  private func drawn(_ slot: Bench.Slot, _ number: Int, isHere: Bool) -> JSON {
    let letter = slot.letter.map { String($0) }
    let kinds = ["slot", letter.map { _ in "tile" }, slot.isLocked ? "locked" : nil, isHere ? "cursor" : nil]
    let label = "Slot \(number), \(letter ?? "empty")\(slot.isLocked ? ", locked" : "")"
    return [
      "letter": JSON(letter), "label": JSON(label), "isHere": JSON(isHere),
      "kind": JSON(kinds.compactMap { $0 }.joined(separator: " ")),
      "line": letter == nil ? nil : ":take \(number)", "key": letter == nil ? "slot \(number)" : nil,
    ]
  }

  /// The answers to choose from; nothing in the place of an older answer where there is another bench.
  private var answers: JSON {
    switch kind {
    case .entries(let entries):
      ["answers": .array(entries) { ["text": JSON($0.text), "line": ":entry \($0.entry.name)"] }]
    case .solved(let page): choices(page.answers.map { $0.text })
    case .matched(let result): choices(result.answers.map { $0.text })
    case .phrases(let phrases): choices(phrases.phrases)
    case .clue, .opened, .puzzle: ["answers": []]
    default: [:]
    }
  }

  private func choices(_ words: [String]) -> JSON {
    ["answers": .array(words) { ["text": JSON($0), "line": JSON($0)] }]
  }
}

extension FilledCrossword {
  /// The grid and the clues as a page draws them, with the entry that is `open`.
  fileprivate func drawn(opening open: String) -> JSON {
    var owners: [[String]] = Array(repeating: [], count: crossword.cells.count)
    for entry in crossword.entries { for cell in entry.cells { owners[cell].append(entry.name) } }
    let filled = Set(filledEntries.map { $0.name })
    func clues(_ ending: String) -> JSON {
      .array(crossword.entries.filter { $0.name.hasSuffix(ending) }) { entry in
        [
          "text": JSON(shown: "\(entry.name) \(entry.clue)"), "line": JSON(entry.name),
          "isPicked": JSON(entry.name == open), "kind": filled.contains(entry.name) ? "filled" : nil,
        ]
      }
    }
    return [
      "columns": JSON(crossword.width), "across": clues("a"), "down": clues("d"),
      "squares": .array(owners.indices) { drawn($0, of: owners[$0], opening: open) },
    ]
  }

  /// A square. The entry that is open gives way to the one that crosses it.
  private func drawn(_ index: Int, of owners: [String], opening open: String) -> JSON {
    let cell = crossword.cells[index]
    let kinds = [
      cell.kind == .block ? "block" : cell.kind == .void ? "void" : "light", owners.contains(open) ? "open" : nil,
      cell.hasBarAtRight ? "bar-right" : nil, cell.hasBarBelow ? "bar-below" : nil,
    ]
    return [
      "letter": cell.kind == .light ? letters[index].map { JSON(String($0.capital)) } : nil,
      "number": JSON(cell.number), "kind": JSON(kinds.compactMap { $0 }.joined(separator: " ")),
      "line": JSON(owners.first { $0 != open } ?? owners.first),
    ]
  }
}
