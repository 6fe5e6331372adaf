import Cryptograms
package import Journal
import Layout

/// The worksheet as a page draws it.
extension CryptogramReply {
  /// The most words of a search, samples and puzzles that are offered.
  private static let mostChoices = 40

  package var places: JSON {
    let choices: JSON = ["samples": samples, "fitting": fitting, "undone": undone]
    return puzzle.map { choices.merging(drawn($0)) } ?? choices
  }

  private func drawn(_ puzzle: Puzzle) -> JSON {
    let letters = lettersByCipher(of: puzzle)
    let most = letters.values.map { $0.count }.max() ?? 1
    let byCount = letters.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
    return [
      "sheet": [sheet(puzzle, letters)],
      "isSolved": JSON(puzzle.isSolved),
      "frequencies": .array(byCount) { letter, known in
        [
          "cipher": "\(letter)", "plain": worksheet.map[letter].map { "\($0.small)" },
          "count": JSON(known.count), "part": JSON(Double(known.count) / Double(most)),
        ]
      },
      "alphabet": .array(worksheet.alphabet.letters) { letter in
        let (plain, own) = ("\(letter.small)", worksheet.map.cipher(for: letter)?.description)
        return [
          "plain": JSON(plain), "cipher": JSON(own), "label": JSON(own.map { "\(plain), \($0)" } ?? plain),
          "kind": own == nil ? nil : "used",
        ]
      },
    ]
  }

  /// The lines, each in words, and these in boxes and what stands between.
  private func sheet(_ puzzle: Puzzle, _ letters: [CipherLetter: (count: Int, states: [String])]) -> JSON {
    var (number, longest) = (0, 1)
    let count = letters.values.reduce(0) { $0 + $1.count }
    func box(_ letter: CipherLetter, of word: CipherWord) -> JSON {
      number += 1
      let known = letters[letter] ?? (0, [])
      let plain = worksheet.map[letter].map { "\($0.small)" }
      let isLit = hint.map { $0.cipher == letter || $0.words.contains(word) } == true
      let told = ["\(number) of \(count)", "\(letter)", counted(known.count, "time"), plain ?? "empty"] + known.states
      return [
        "cipher": JSON(letter.description), "plain": JSON(plain), "number": JSON(number - 1),
        "word": JSON(word.description),
        "label": JSON(told.joined(separator: ", ")),
        "kind": JSON((["box"] + known.states + (isLit ? ["lit"] : [])).joined(separator: " ")),
      ]
    }
    let lines = JSON.array(puzzle.cryptogram.lines) { line in
      let words = JSON.array(line.split(whereSeparator: { $0.isWhitespace })) { word in
        longest = max(longest, word.count)
        var words = puzzle.cryptogram.words(in: word).flatMap { word in word.letters.map { _ in word } }[...]
        let signs = JSON.array(word) { sign in
          guard let letter = worksheet.alphabet.letter(sign), let own = words.popFirst() else {
            return ["as": "sign", "text": JSON(shown: String(sign))]
          }
          return box(letter, of: own)
        }
        return ["signs": signs]
      }
      return ["sheetWords": words]
    }
    return ["count": JSON(count), "longest": JSON(longest), "lines": lines]
  }

  /// The way back to a puzzle that was undone; beside one that is at hand the page has it anyway.
  private var undone: JSON {
    puzzle == nil && worksheet.hasUndone ? [["text": "Redo", "line": ":redo", "kind": "key wide"]] : []
  }

  private var hint: Hint? { if case .hinted(let hint) = kind { hint } else { nil } }

  private var samples: JSON {
    guard case .samples = kind else { return [] }
    return choices(SampleCryptogram.all.map { $0.title }, ":sample ")
  }

  private var fitting: JSON {
    switch kind {
    case .found: choices(matches.map { $0.text }, "")
    case .left(let states): choices(states.map { $0.beginning.row }, ":puzzle ")
    case .alternatives(let solution):
      choices(solution.likely.enumerated().map { "Reading \($0 + 1), \($1.odds) %" }, ":alternatives ")
    default: []
    }
  }

  /// Each text with its number behind `line`.
  private func choices(_ texts: [String], _ line: String) -> JSON {
    .array(texts.prefix(Self.mostChoices).enumerated()) { ["text": JSON($1), "line": "\(line)\($0 + 1)"] }
  }
}
