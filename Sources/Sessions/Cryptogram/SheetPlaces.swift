import Cryptograms
package import Journal
import Layout

/// The worksheet as a page draws it.
extension CryptogramReply {
  /// The most words of a search, samples and puzzles that are offered.
  private static let mostChoices = 40

  package var places: JSON {
    let choices: JSON = ["samples": .array(samples), "fitting": .array(fitting)]
    return puzzle.map { choices.merging(drawn($0)) } ?? choices
  }

  private func drawn(_ puzzle: Puzzle) -> JSON {
    let letters = lettersByCipher(of: puzzle)
    let most = letters.values.map { $0.count }.max() ?? 1
    let byCount = letters.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
    let cipher = Dictionary(uniqueKeysWithValues: worksheet.map.pairs.map { ($0.plain, $0.cipher) })
    return [
      "sheet": .array([sheet(puzzle, letters)]), "isSolved": JSON(puzzle.isSolved),
      "frequencies": .array(
        byCount.map { letter, known in
          [
            "cipher": JSON(letter.description), "plain": worksheet.map[letter].map { JSON("\($0.small)") },
            "title": JSON("\(letter) \(known.count)"), "part": JSON(Double(known.count) / Double(most)),
          ]
        }),
      "alphabet": .array(
        worksheet.alphabet.letters.map { letter in
          let own = cipher[letter]
          return [
            "plain": JSON("\(letter.small)"), "cipher": own.map { JSON($0.description) },
            "label": JSON(own.map { "\(letter.small), \($0)" } ?? "\(letter.small)"), "kind": own.map { _ in "used" },
          ]
        }),
    ]
  }

  /// The lines, each in words, and these in boxes and what stands between.
  private func sheet(_ puzzle: Puzzle, _ letters: [CipherLetter: (count: Int, states: [String])]) -> JSON {
    var number = 0
    let count = letters.values.reduce(0) { $0 + $1.count }
    func box(_ letter: CipherLetter, isLit: Bool) -> JSON {
      number += 1
      let known = letters[letter] ?? (0, [])
      let plain = worksheet.map[letter].map { "\($0.small)" }
      let told = ["\(number) of \(count)", "\(letter)", "\(known.count) times", plain ?? "empty"] + known.states
      return [
        "cipher": JSON(letter.description), "plain": plain.map { JSON($0) }, "number": JSON(number - 1),
        "label": JSON(told.joined(separator: ", ")),
        "kind": JSON((["box"] + known.states + (isLit ? ["lit"] : [])).joined(separator: " ")),
      ]
    }
    let lines = puzzle.cryptogram.lines.map { line -> JSON in
      let words = line.split(whereSeparator: { $0.isWhitespace }).map { word -> JSON in
        let own = word.compactMap { worksheet.alphabet.letter($0) }
        let cipher = own.map { $0.description }.joined()
        let signs = word.map { sign -> JSON in
          guard let letter = worksheet.alphabet.letter(sign) else {
            return ["as": "sign", "text": JSON(Escape.visible(String(sign)))]
          }
          return box(letter, isLit: hint.map { $0.cipher == letter || $0.words.contains { $0.letters == own } } == true)
        }
        return ["cipher": JSON(cipher), "signs": .array(signs)]
      }
      return ["sheetWords": .array(words)]
    }
    return ["count": JSON(count), "lines": .array(lines)]
  }

  private var hint: Hint? { if case .hinted(let hint) = kind { hint } else { nil } }

  private var samples: [JSON] {
    guard case .samples = kind else { return [] }
    return choices(SampleCryptogram.all.map { $0.title }, ":sample ")
  }

  private var fitting: [JSON] {
    switch kind {
    case .found: choices(matches.map { $0.text }, "")
    case .left(let states): choices(states.map { $0.beginning.row }, ":puzzle ")
    default: []
    }
  }

  /// Each text with its number behind `line`.
  private func choices(_ texts: [String], _ line: String) -> [JSON] {
    texts.prefix(Self.mostChoices).enumerated().map { ["text": JSON($1), "line": JSON("\(line)\($0 + 1)")] }
  }
}
