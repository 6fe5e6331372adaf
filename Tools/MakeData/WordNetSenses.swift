@testable import Lexicon

/// The commonest sense of each word of WordNet, and how often its texts have the word.
struct WordNetSenses {
  /// A sense of a word that stands in WordNet itself.
  struct Sense {
    let text: String
    /// How often the word occurs in the texts whose senses WordNet's makers have marked, in all its senses.
    let count: Int
    /// Where the synsets of the word lie, the commonest first.
    var synsets: [Int] = []
  }

  /// A part of speech that WordNet has, with the name of its files and its number in `cntlist.rev`.
  enum Part: String, CaseIterable {
    case noun, verb
    case adjective = "adj"
    case adverb = "adv"

    var partOfSpeech: Definition.PartOfSpeech {
      switch self {
      case .noun: .noun
      case .verb: .verb
      case .adjective: .adjective
      case .adverb: .adverb
      }
    }

    /// The kinds of senses of this part: satellites are adjectives too.
    fileprivate var kinds: [Character] {
      switch self {
      case .noun: ["1"]
      case .verb: ["2"]
      case .adjective: ["3", "5"]
      case .adverb: ["4"]
      }
    }
  }

  private var plain: [Part: [String: Sense]] = [:]
  private var capital: [Part: [String: Sense]] = [:]
  private var irregular: [Part: [String: [String]]] = [:]
  private var irregularVerbs: Set<String> = []

  init(package: Package, _ wordNet: WordNet) throws(DataError) {
    let counts = try Self.counts(path: package.path("usr/share/wordnet/cntlist.rev"))
    for part in Part.allCases {
      let data = wordNet.data[part.rawValue, default: []]
      for line in try TextFile.lines(package.path("usr/share/wordnet/index.\(part.rawValue)")) {
        guard line.first != " " else { continue }  // The licence is at the top.
        let fields = line.split(separator: " ")
        guard fields.count > 3, let synsets = Int(fields[2]), fields.count > synsets else {
          throw DataError("WordNet: index.\(part.rawValue): \(line)")
        }
        let lemma = String(fields[0])
        var senses: (plain: [Sense], capital: [Sense]) = ([], [])
        for (number, offset) in fields.suffix(synsets).enumerated() {
          guard let offset = Int(offset), offset < data.count else {
            throw DataError("WordNet: no synset at \(offset)")
          }
          let line = data[offset...].prefix { $0 != UInt8(ascii: "\n") }
          let count = counts["\(lemma) \(part) \(number + 1)", default: 0]
          let sense = Sense(text: Gloss(line).short, count: count, synsets: [offset])
          // An index has its words in lower case: whether a name is meant stands with the synset alone.
          let spelling = Synset(line: line).words.first { $0.lowercased() == lemma } ?? lemma
          if spelling == lemma {
            senses.plain.append(sense)
          } else if spelling.dropFirst() == lemma.dropFirst() {
            senses.capital.append(sense)
          }
        }
        plain[part, default: [:]][lemma] = Self.commonest(senses.plain)
        capital[part, default: [:]][lemma] = Self.commonest(senses.capital)
      }
      irregular[part] = try Self.irregular(path: package.path("usr/share/wordnet/\(part.rawValue).exc"))
    }
    for (form, bases) in irregular[.verb, default: [:]] where !["ed", "ing", "s"].contains(where: form.hasSuffix) {
      irregularVerbs.formUnion(bases)
    }
  }

  /// The sense of a word in lower case, such as `turkey` the bird.
  func sense(_ word: String, as part: Part) -> Sense? { plain[part]?[word] }

  /// The sense of a word that WordNet has with a capital first, such as `frisbee`.
  func name(_ word: String, as part: Part) -> Sense? { capital[part]?[word] }

  /// The words whose irregular form `form` is.
  func bases(ofIrregular form: String, as part: Part) -> [String] { irregular[part]?[form] ?? [] }

  /// Whether the past of this verb is not, or not only, made with -ed.
  func isIrregular(verb: String) -> Bool { irregularVerbs.contains(verb) }

  /// All phrases and hyphenated words by their letters without hyphens and spaces: `ceasefire` is `cease-fire`.
  func joined() -> [String: [(part: Part, sense: Sense)]] {
    var joined: [String: [(part: Part, sense: Sense)]] = [:]
    for part in Part.allCases {
      for (lemma, sense) in plain[part, default: [:]].sorted(by: { $0.key < $1.key })
      where lemma.contains(where: { $0 == "-" || $0 == "_" }) {
        joined[lemma.filter { $0 != "-" && $0 != "_" }, default: []].append((part, sense))
      }
    }
    return joined
  }

  /// The senses of an index stand in their order, the commonest first.
  private static func commonest(_ senses: [Sense]) -> Sense? {
    senses.first.map {
      Sense(text: $0.text, count: senses.reduce(0) { $0 + $1.count }, synsets: senses.flatMap(\.synsets))
    }
  }

  /// Reads lines of `lemma%kind:...` with the number of the sense and its count.
  private static func counts(path: String) throws(DataError) -> [String: Int] {
    var counts: [String: Int] = [:]
    for line in try TextFile.lines(path) {
      let fields = line.split(separator: " ")
      guard fields.count == 3, let count = Int(fields[2]) else { continue }
      let key = fields[0].split(separator: "%", maxSplits: 1)
      guard key.count == 2, let kind = key[1].first, let part = Part.allCases.first(where: { $0.kinds.contains(kind) })
      else { continue }
      counts["\(key[0]) \(part) \(fields[1])"] = count
    }
    return counts
  }

  /// Reads lines of a form and the words that it is a form of.
  private static func irregular(path: String) throws(DataError) -> [String: [String]] {
    var bases: [String: [String]] = [:]
    for line in try TextFile.lines(path) {
      let fields = line.split(separator: " ").map(String.init)
      if fields.count > 1 { bases[fields[0], default: []] += fields.dropFirst() }
    }
    return bases
  }
}

/// The meaning that a line of WordNet's data files gives its words.
struct Gloss {
  /// The first clause without examples and without a parenthesis before it, some 80 characters at most.
  let short: String

  private static let longest = 90
  private static let fewest = 25

  init(_ line: ArraySlice<UInt8>) {
    let gloss = line.drop { $0 != UInt8(ascii: "|") }.dropFirst()
    self.init(String(decoding: gloss, as: UTF8.self))
  }

  init(_ gloss: String) {
    var text = gloss.trimmed[...]
    while text.first == "(", let end = Self.closing(text), text[end...].dropFirst().trimmed.first?.isLetter == true {
      text = text[end...].dropFirst().trimmed
    }
    let clauses = Self.clauses(text)
    // What a word is said of is no sense, and a clause of a word or two says little.
    let start = clauses.dropLast().firstIndex { !$0.hasSuffix("e.g.") && !$0.hasSuffix("e.g") } ?? clauses.endIndex - 1
    text = start < 0 ? text : clauses[start]
    if start + 1 < clauses.count {
      let next = clauses[start + 1]
      let isShort = text.count + next.count < Self.longest
      if ["of ", "used of ", "said of "].contains(where: text.hasPrefix) {
        text = isShort ? text + "; " + next : next
      } else if text.count < Self.fewest, isShort, !next.hasPrefix("of ") {
        text += "; " + next
      }
    }
    if text.first == "(", let end = Self.closing(text), end == text.index(before: text.endIndex) {
      text = text.dropFirst().dropLast()
    }
    var short = String(text).replacing("`", with: "'").replacing("\"", with: "'")
    if short.count > Self.longest { short = Self.withoutParentheses(short) }
    if short.count > Self.longest { short = Self.cut(short) }
    self.short = String(short.reversed().drop { " ,:;.".contains($0) && !short.hasSuffix("...") }.reversed())
  }

  /// The text between semicolons outside parentheses, without the examples, which are quoted.
  private static func clauses(_ text: Substring) -> [Substring] {
    var clauses: [Substring] = []
    var depth = 0
    var start = text.startIndex
    for (place, character) in zip(text.indices, text) {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      let clause = text[start..<place].trimmed
      if depth <= 0, character == "\"", clause.isEmpty || clause.last == ":" || clause.last == "," {
        return clauses + (clause.isEmpty ? [] : [clause])
      }
      if depth <= 0, character == ";" {
        clauses.append(text[start..<place].trimmed)
        start = text.index(after: place)
      }
    }
    clauses.append(text[start...].trimmed)
    // An example may lack one of its quotation marks.
    return clauses.filter { clause in !clause.isEmpty && (clause.count { $0 == "\"" } % 2 == 0) }
  }

  /// The place of the parenthesis that closes the one at the start.
  private static func closing(_ text: Substring) -> Substring.Index? {
    var depth = 0
    for (place, character) in zip(text.indices, text) {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if depth == 0 { return place }
    }
    return nil
  }

  private static func withoutParentheses(_ text: String) -> String {
    var depth = 0
    var kept = ""
    for character in text {
      if character == "(" { depth += 1 }
      if depth <= 0 { kept.append(character) }
      if character == ")" { depth -= 1 }
    }
    return kept.split(separator: " ").joined(separator: " ").replacing(" ,", with: ",")
  }

  /// Ends the text before a clause, or else at a word with dots behind it.
  private static func cut(_ text: String) -> String {
    let words = text.split(separator: " ")
    var length = -1
    let fitting = Array(
      words.prefix {
        length += 1 + $0.count; return length <= longest - 4
      })
    for count in stride(from: fitting.count, to: 1, by: -1) {
      let start = fitting[..<count].joined(separator: " ")
      guard start.count >= fewest else { break }
      let next = count < words.count ? words[count] : ""
      if start.hasSuffix(",") || clauseWords.contains(String(next)) {
        let kept = start.hasSuffix(",") ? String(start.dropLast()) : start
        if !weakWords.contains(String(kept.split(separator: " ").last ?? "")) { return kept }
      }
    }
    let end = fitting.lastIndex { !weakWords.contains(String($0)) } ?? fitting.count - 1
    return fitting[...end].joined(separator: " ") + " ..."
  }

  /// Words before which a clause may end.
  private static let clauseWords: Set<String> = [
    "that", "which", "who", "whose", "where", "when", "especially", "usually",
  ]

  /// Words with which nothing ends.
  private static let weakWords: Set<String> = [
    "a", "an", "the", "of", "to", "and", "or", "in", "on", "with", "for", "by", "as", "from", "at", "is", "are", "be",
    "that", "which", "who", "whose", "not", "some", "its", "their", "one's", "into", "having", "being", "especially",
    "usually", "made", "between", "used", "(especially", "any", "than", "also", "e.g.", "i.e.", "such", "where", "when",
    "used", "found", "very", "but", "if", "it", "has", "have", "was", "were", "other", "another", "his", "her", "your",
  ]
}
