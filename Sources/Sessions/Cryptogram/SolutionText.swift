package import Cryptograms
package import Journal
import Layout

extension CryptogramSolution {
  /// A letter that is less sure than this, in per cent, is told to be doubtful.
  static let sure = 90

  /// The readings, best first, with what is to be said of the best, in lines for a person; `below` is printed under the
  /// puzzle in plain text.
  package func text(atMost most: Int, above below: [String] = []) -> [String] {
    (fault.map { [$0] } ?? rows(atMost: most, width: .max)) + below.map { Escape.visible($0) }
      + remarks.map { "   \($0)" }
  }

  var fault: String? {
    guard readings.isEmpty else { return nil }
    return letters == 0
      ? (["There is no letter in it."] + likeness).joined(separator: " ")
      : "No key is left that agrees with what is known."
  }

  /// Which other kind of cipher the text looks like.
  private var likeness: [String] {
    resembles.map { ["It looks like a \($0.name) cipher, which is none of single letters for letters."] } ?? []
  }

  /// The readings, best first, with number and odds where they are several.
  func rows(atMost most: Int, width: Int) -> [String] {
    let shown = readings.prefix(most)
    return shown.enumerated().flatMap { number, reading in
      reading.lines.flatMap { line in
        wrapped(
          Escape.visible(shown.count > 1 ? "\(number + 1)  \(reading.odds) %  \(line)" : line), width: width)
      }
    }
  }

  /// Where the other likely readings differ from the best one, word by word.
  var differences: [String] {
    guard let best = readings.first?.words else { return [] }
    return likely.dropFirst().enumerated().compactMap { number, reading in
      var pairs: [String] = []
      for (other, word) in zip(reading.words, best) where other != word {
        let pair = "\(other) for \(word)"
        if !pairs.contains(pair) { pairs.append(pair) }
      }
      let more = pairs.count > Self.mostDifferences ? ", …" : ""
      return pairs.isEmpty
        ? nil : "Reading \(number + 2) has \(pairs.prefix(Self.mostDifferences).joined(separator: ", "))\(more)."
    }
  }

  /// The most words of a reading that are told.
  private static let mostDifferences = 4

  /// Why no reading of so few letters is certain; nil where one may be.
  var unsettled: String? {
    guard isBelowUnicityDistance else { return nil }
    return onlyRepeatsItself
      ? "It repeats itself, so nothing can settle it"
      : "\(counted(letters, "letter")) cannot settle it, some \(unicityDistance) would"
  }

  /// The sentences about the best reading, such as which of its letters are doubtful.
  var remarks: [String] {
    guard let best = readings.first else { return [] }
    if let language, readsAsLanguage == false {
      return ["It does not read as \(language.name), so no letter of it is sure."] + likeness
    }
    let doubtful = best.doubtful.map { "\($0.cipher)=\($0.plain.small) \($0.confidence) %" }
    let settling = deciding.map { $0.description }.joined(separator: ", ")
    return [
      unsettled.map { "\($0): this is the likeliest reading." },
      doubtful.isEmpty ? nil : "Doubtful: \(doubtful.joined(separator: ", ")).",
      isAmbiguous
        ? "Ambiguous: \(counted(rivals.count, "reading")) nearly as likely; \(settling) would decide."
        : nil,
      isMisspelled ? "Words that are in no list are taken for misspelled on purpose." : nil,
      best.recognized.map {
        (doubtful.isEmpty ? "" : "If the letters are right: ")
          + "\($0): plain \($0.alphabets.plainRow), cipher \($0.alphabets.cipherRow)."
      },
    ].compactMap { $0 }
  }

  /// The solution of `ciphertext` as an object, with at most `top` readings.
  package func json(of ciphertext: String, top: Int = .max) -> JSON {
    func ofBest(_ isSo: Bool?) -> JSON? { readings.isEmpty ? nil : JSON(isSo) }
    return [
      "ciphertext": JSON(escapedLines(ciphertext)), "solutions": .array(readings.prefix(top).map { $0.json }),
      "ambiguous": JSON(isAmbiguous), "deciding": JSON(unlessEmpty: deciding.map { $0.description }.joined()),
      "belowUnicityDistance": ofBest(isBelowUnicityDistance), "readsAsLanguage": ofBest(readsAsLanguage),
      "resembles": JSON(resembles?.rawValue), "misspelled": ofBest(isMisspelled),
    ]
  }
}

extension Reading {
  var doubtful: [Pair] { key.filter { $0.confidence < CryptogramSolution.sure } }

  /// The words of the plain text in small letters, without the marks around them.
  fileprivate var words: [String] {
    (segmented ?? plaintext).lowercased().split { !$0.isLetter && $0 != "'" && $0 != "\u{2019}" }.map { String($0) }
  }

  /// The plain text in lines, cut into words where the text has no spaces that part any.
  fileprivate var lines: [String] { (segmented ?? plaintext).split(whereSeparator: { $0.isNewline }).map(String.init) }

  /// The reading as an object. How sure it is stands between 0 and 1; the keywords of K4 have a blank between them.
  fileprivate var json: JSON {
    let letters = { (value: (Pair) -> JSON) in
      JSON.object(Dictionary(uniqueKeysWithValues: key.map { ($0.cipher.description, value($0)) }))
    }
    let alphabets = recognized?.alphabets
    let simple = recognized?.simple
    return [
      "plaintext": JSON(escapedLines(plaintext)), "words": segmented.map { JSON(escapedLines($0)) },
      "key": letters { JSON(String($0.plain.small)) }, "score": JSON(score), "odds": JSON(Double(odds) / 100),
      "confidence": letters { JSON(Double($0.confidence) / 100) }, "kind": JSON(recognized?.kindName),
      "keyword": recognized.flatMap { JSON(unlessEmpty: $0.keywords) }, "multiplier": JSON(simple?.multiplier),
      "shift": JSON(simple?.shift), "plainAlphabet": JSON(alphabets?.plainRow),
      "cipherAlphabet": JSON(alphabets?.cipherRow),
      "keywordConfidence": recognized.map { JSON(Double($0.confidence) / 100) },
    ]
  }
}
