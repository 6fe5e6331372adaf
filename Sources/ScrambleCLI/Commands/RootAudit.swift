import ArgumentParser
import Journal
import Layout
import Lexicon
import Sessions
import WordScramble

/// How a word of a start list does as a root.
struct RootAudit {
  enum Finding: String {
    case accepted
    case notAWord = "not-a-word"
    case notReal = "not-real"
    case obscene
    case tooPoor = "too-poor"
    case tooRich = "too-rich"

    /// The letters have more compounds or arrangements than anybody asks about.
    case tooLong = "too-long"
  }

  let root: String
  let verdict: Finding

  /// The counts, or nil where the words cannot be counted.
  private let counts: RootTally?

  var tally: RootTally { counts ?? RootTally(letters: 0) }

  init(_ word: String, rules: Rules, range: WordsRange, by judge: DictionaryJudge) throws {
    let isWord = (1...RootWord.mostLetters).contains(word.count) && word.allSatisfy { $0.isWordLetter }
    let judge = try judge.judge(of: word)
    let tally = isWord ? try judge.tally(of: word, rules) : nil
    (root, counts) = (word, tally)
    verdict =
      if !isWord {
        .notAWord
      } else if tally == nil {
        .tooLong
      } else if try !judge.isReal(word) {
        .notReal
      } else if try judge.isHidden(word) {
        .obscene
      } else if let tally, tally.words < range.lower {
        .tooPoor
      } else if let tally, tally.words > range.upper {
        .tooRich
      } else {
        .accepted
      }
  }

  /// The numbers in the order of the columns.
  var numbers: [Int] { [tally.words, tally.points, tally.longest, tally.anagrams, tally.common] }

  var json: JSON {
    [
      "root": JSON(shown: root), "words": JSON(counts?.words), "points": JSON(counts?.points),
      "longest": JSON(counts?.longest), "anagrams": JSON(counts?.anagrams), "common": JSON(counts?.common),
      "verdict": JSON(verdict.rawValue),
    ]
  }
}

/// How `roots` writes what it found: aligned for a person, as columns, as an object a line, or the bare words of a
/// start list.
enum RootsFormat: String, ResultFormat {
  case text, tsv, json, list

  var heading: String? {
    guard self == .text else { return nil }
    return Self.row("root", ["words", "points", "longest", "anagrams", "common"], "verdict")
  }

  func line(for audit: RootAudit) -> String {
    let root = Escape.visible(audit.root)
    let numbers = audit.numbers.map(String.init)
    return switch self {
    case .text: Self.row(root, numbers, audit.verdict.rawValue)
    case .tsv: "\(root)\t\(numbers.joined(separator: "\t"))\t\(audit.verdict.rawValue)\n"
    case .json: audit.json.text + "\n"
    case .list: "\(root)\n"
    }
  }

  private static func row(_ root: String, _ numbers: [String], _ verdict: String) -> String {
    "\(root.padded(to: 15)) \(numbers.map { $0.alignedRight(to: 8) }.joined(separator: " "))  \(verdict)\n"
  }
}

enum RootsOrder: String, CaseIterable, ExpressibleByArgument {
  case list, alphabetical, words, points, longest, anagrams, common

  /// `audits` in this order; numbers from the largest down, equal ones as they came.
  func sorted(_ audits: [RootAudit]) -> [RootAudit] {
    switch self {
    case .list: audits
    case .alphabetical: audits.sorted { $0.root < $1.root }
    case .words: sorted(audits) { $0.tally.words }
    case .points: sorted(audits) { $0.tally.points }
    case .longest: sorted(audits) { $0.tally.longest }
    case .anagrams: sorted(audits) { $0.tally.anagrams }
    case .common: sorted(audits) { $0.tally.common }
    }
  }

  private func sorted(_ audits: [RootAudit], by number: (RootAudit) -> Int) -> [RootAudit] {
    audits.sorted { number($0) > number($1) }
  }
}
