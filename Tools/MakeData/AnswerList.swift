@testable import Lexicon

/// The file of the answers of crosswords: UKACD, and what WordNet and SCOWL have beside it.
struct AnswerFile {
  let bytes: [UInt8]
  /// The number of answers and bytes, for the report.
  let summary: String

  init(_ packages: Packages) throws(DataError) {
    var list = AnswerList()
    for line in try Self.ukacd(packages.named("ukacd")) { try list.add(line, from: .crosswords, isSure: true) }
    for phrase in try WordNet(package: packages.named("wordnet")).phrases() { try list.add(phrase, from: .wordNet) }
    let scowl = try Scowl(package: packages.named("scowl"))
    for kind in ["upper", "proper-names"] {
      // Every noun has a possessive, which is no answer.
      for name in try scowl.words(["english", "american", "british"], kind: kind, upTo: Self.nameLevel).sorted()
      where !name.hasSuffix("'s") { try list.add(name, from: .names) }
    }
    guard let packed = AnswerIndex.packed(list.answers) else { throw DataError("the answers cannot be packed") }
    bytes = packed
    summary = "\(list.answers.count) answers, \(bytes.count) bytes"
  }

  /// SCOWL's level 95 has forty thousand names more that hardly anybody knows.
  static let nameLevel = 80

  /// The lines under the licence, which are in ISO 8859-1.
  static func ukacd(_ package: Package) throws(DataError) -> [String] {
    let lines = try TextFile.bytes(package.path("ukacd.txt")).split(separator: UInt8(ascii: "\n")).map { line in
      String(String.UnicodeScalarView(line.filter { $0 != UInt8(ascii: "\r") }.map { UnicodeScalar($0) }))
    }
    guard let rule = lines.firstIndex(where: { $0.hasPrefix("-----") }) else {
      throw DataError("ukacd.txt: no line of hyphens")
    }
    return Array(lines[(rule + 1)...])
  }
}

/// Answers of several lists, each of them once.
struct AnswerList {
  /// The answers by their letters in lower case with the breaks between them.
  private var spellings: [String: [String: CrosswordAnswer.Sources]] = [:]

  /// Adds an answer. One that differs only in capitals and accents from an answer of an earlier list is that answer.
  ///
  /// - Throws: `DataError` where a list of which that is sure has something that is no answer.
  mutating func add(
    _ text: String, from source: CrosswordAnswer.Sources, isSure: Bool = false
  ) throws(DataError) {
    guard let answer = CrosswordAnswer(text) else {
      if isSure { throw DataError("no answer: \(text)") }
      return
    }
    let key = "\(answer.letters) \(answer.enumeration)"
    let known = spellings[key, default: [:]]
    let earlier = known.filter { !$0.value.subtracting(source).isEmpty }.keys.min()
    let spelling = known[text] != nil ? text : earlier ?? text
    spellings[key, default: [:]][spelling, default: []].formUnion(source)
  }

  var answers: [CrosswordAnswer] {
    spellings.values.flatMap { $0.compactMap { CrosswordAnswer($0.key, sources: $0.value) } }
  }
}

extension WordNet {
  /// The words of all synsets that are written with a space, a hyphen or a capital, sorted.
  func phrases() -> [String] {
    var phrases: Set<String> = []
    for bytes in data.values {
      for line in bytes.split(separator: UInt8(ascii: "\n")) where line.first != UInt8(ascii: " ") {
        for word in Synset(line: line).words where word.contains(where: { "_-".contains($0) || $0.isUppercase }) {
          phrases.insert(word.replacing("_", with: " "))
        }
      }
    }
    return phrases.sorted()
  }
}
