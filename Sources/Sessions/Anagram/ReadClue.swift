import Anagrams
import Journal
import Layout
import Lexicon
import WordLists

/// Reads clues with the bundled list of indicators.
struct ClueReader {
  private let data: DataFolder

  /// How the letters of clues, and those that are typed, are folded.
  let orthography: Orthography

  init(_ data: DataFolder, _ orthography: Orthography) {
    self.data = data
    self.orthography = orthography
  }

  /// The clue, understood as far as its words go.
  func read(_ text: some StringProtocol) throws -> ReadClue {
    let clue: Clue
    do throws(ClueFault) {
      clue = try Clue(text, orthography)
    } catch {
      throw Diagnostic(
        .usage, "cannot read the clue '\(Escape.visible.beginning(60, of: String(text)))'", because: "\(error)",
        "write it as it is printed, with the enumeration last")
    }
    let list = try data.indicatorText()
    do throws(IndicatorListFault) {
      return ReadClue(clue, try IndicatorList(list))
    } catch {
      throw Diagnostic(
        .badData, "cannot use \(data.indicators) line \(error.line)", because: "\(error)", "install again")
    }
  }
}

/// A clue with what may be made of it.
struct ReadClue {
  let clue: Clue
  let indicators: [Indicator]

  /// The likeliest readings, from which a person picks by number.
  let readings: [ClueReading]

  private static let mostReadings = 9

  init(_ clue: Clue, _ list: IndicatorList) {
    self.clue = clue
    indicators = clue.indicators(list)
    readings = Array(clue.readings(list).prefix(Self.mostReadings))
  }

  /// The clue with its parts marked as the first reading has them, and all readings by their numbers.
  func text(width: Int, _ ink: Ink) -> [String] {
    let title = clue.enumeration.map { "\(clue.text) \($0)" } ?? clue.text
    if readings.isEmpty {
      return [title].flatMap { wrapped(Escape.visible($0), width: width) }.map(ink.bold)
        + wrapped("No words of it have the letters of the answer. Type the letters yourself.", width: width)
    }
    let offers = readings.enumerated().map { "  \($0 + 1)  \(Escape.visible(offer($1)))" }
    return marked(title, width: width, ink)
      + wrapped("= fodder, - taken out, ~ indicator, _ definition. Type a number to work on it:", width: width)
      + offers.flatMap { wrapped($0, width: width) }
  }

  /// What a reading says, in a line: `creationist less taste, by 'has no', for 'what's sarcastic'`.
  private func offer(_ reading: ClueReading) -> String {
    let subtracted = reading.subtracted.map { " less \(clue.phrase($0))" } ?? ""
    let signs = [reading.anagram, reading.deletion].compactMap { $0.map { "'\(clue.phrase($0))'" } }
    let by = signs.isEmpty ? ", by the number of letters" : ", by \(signs.joined(separator: " and "))"
    let definition = reading.definition.map { ", for '\(clue.phrase($0))'" } ?? ""
    return clue.phrase(reading.fodder) + subtracted + by + definition
  }

  /// The lines of the clue, each above the marks of its words.
  private func marked(_ title: String, width: Int, _ ink: Ink) -> [String] {
    var mark: [Int: Character] = [:]
    for indicator in indicators { for word in indicator.words { mark[word] = "~" } }
    if let first = readings.first {
      for range in [first.anagram, first.deletion].compactMap(\.self) { for word in range { mark[word] = "~" } }
      for word in first.definition ?? 0..<0 { mark[word] = "_" }
      for word in first.fodder { mark[word] = "=" }
      for word in first.subtracted ?? 0..<0 { mark[word] = "-" }
    }
    var marks = ""
    var end = clue.text.startIndex
    for (number, word) in clue.words.enumerated() {
      let gap = String(clue.text[end..<word.range.lowerBound])
      // What stands between two words of one part belongs to it.
      let joins = number > 0 && mark[number] != nil && mark[number] == mark[number - 1]
      marks += String(repeating: joins ? mark[number]! : " ", count: gap.columns)
      marks += String(repeating: mark[number] ?? " ", count: String(clue.text[word.range]).columns)
      end = word.range.upperBound
    }
    return wrapped(Escape.visible(title), above: marks, width: width).flatMap { [ink.bold($0.over), $0.under] }
  }

  /// The clue as a program gets it.
  struct Body: Encodable {
    struct Reading: Encodable {
      var fodder: String
      var subtracted: String
      var indicators: [String]
      var definition: String
    }

    var text: String
    var enumeration: String
    var indicators: [String]
    var readings: [Reading]
  }

  var json: Body {
    Body(
      text: Escape.visible(clue.text), enumeration: clue.enumeration?.description ?? "",
      indicators: indicators.map { Escape.visible(clue.phrase($0.words)) },
      readings: readings.map { reading in
        Body.Reading(
          fodder: Escape.visible(clue.phrase(reading.fodder)),
          subtracted: reading.subtracted.map { Escape.visible(clue.phrase($0)) } ?? "",
          indicators: [reading.anagram, reading.deletion].compactMap { $0.map { Escape.visible(clue.phrase($0)) } },
          definition: reading.definition.map { Escape.visible(clue.phrase($0)) } ?? "")
      })
  }
}
