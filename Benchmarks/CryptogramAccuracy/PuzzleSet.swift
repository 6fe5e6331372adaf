@testable import Cryptograms
@testable import Journal
@testable import Lexicon
@testable import ScrambleFiles

/// Cryptograms with known answers, drawn by a seed.
struct PuzzleSet {
  struct Puzzle {
    let ciphertext: String
    let plaintext: String

    /// The alphabets of the key, where `CryptogramMaker` made it of keywords.
    var alphabets: AlphabetPair?
  }

  let name: String
  let puzzles: [Puzzle]

  /// A kind of cryptograms to make.
  struct Kind {
    let name: String
    let lengths: ClosedRange<Int>
    var keywords = false
    var misspellings = false
    var spaces = true

    /// Whether `CryptogramMaker` makes the puzzles: with keywords of all kinds in turn, or misspelled on purpose.
    var isMade = false

    /// Whether the texts are clauses of sayings, since few sayings are as short.
    var isClause = false

    /// The kind whose alphabets have phrases for keywords, which no list of keywords has.
    var phrases: AlphabetKind?

    /// Whether the letters are put in any order, so that there is nothing to be read.
    var isShuffled = false

    static let all = [
      Kind(name: "20-39", lengths: 20...39), Kind(name: "40-59", lengths: 40...59),
      Kind(name: "60-79", lengths: 60...79),
      Kind(name: "80-119", lengths: 80...119),
      Kind(name: "aristocrats", lengths: 64...179, keywords: true, misspellings: true),
      Kind(name: "patristocrats", lengths: 60...170, spaces: false),
      Kind(name: "keywords-short", lengths: 25...59, keywords: true, isMade: true),
      Kind(name: "keywords", lengths: 60...119, keywords: true, isMade: true),
      Kind(name: "misspelled", lengths: 60...119, misspellings: true, isMade: true),
    ]

    /// Sets that are made only on demand.
    static let others = [
      Kind(name: "4-9", lengths: 4...9, isClause: true), Kind(name: "10-19", lengths: 10...19, isClause: true),
      Kind(name: "a60-120", lengths: 60...120), Kind(name: "p60-120", lengths: 60...120, spaces: false),
      Kind(name: "p40-59", lengths: 40...59, spaces: false),
      Kind(name: "phrases-k1", lengths: 60...119, isMade: true, phrases: .k1),
      Kind(name: "phrases-k2", lengths: 60...119, isMade: true, phrases: .k2),
      Kind(name: "phrases-k3", lengths: 60...119, isMade: true, phrases: .k3),
      Kind(name: "shuffled-20-39", lengths: 20...39, isShuffled: true),
      Kind(name: "shuffled", lengths: 60...120, isShuffled: true),
    ]
  }

  init(
    _ kind: Kind, of quotations: [String], _ alphabet: CipherAlphabet, _ list: KeywordList, phrases: AnswerIndex,
    count: Int, skip: Int, seed: UInt64
  ) throws {
    var chance = SplitMix64(seed: seed &* 1000 &+ UInt64(kind.lengths.lowerBound) &+ (kind.keywords ? 500 : 0))
    var texts = (kind.isClause ? Self.clauses(quotations) : quotations).filter { text in
      kind.lengths.contains(text.unicodeScalars.count { alphabet.letter($0) != nil })
    }
    chance.shuffle(&texts)
    let all: String = quotations.joined(separator: " ").lowercased()
    let keywords: [Substring] = all.split(whereSeparator: { (letter: Character) in !("a"..."z").contains(letter) })
      .filter { (5...9).contains($0.count) }
    let phrases = kind.phrases == nil ? [] : Self.phrases(phrases)
    name = kind.name
    puzzles = try texts.dropFirst(skip).prefix(count).enumerated().map { number, text in
      if kind.isMade {
        let alphabets = AlphabetKind.allCases[number % AlphabetKind.allCases.count]
        let maker = try CryptogramMaker(
          kind: kind.phrases ?? (kind.keywords ? alphabets : nil),
          keywords: kind.phrases == nil ? [] : [phrases[chance.draw(below: phrases.count)]], from: list,
          isMisspelled: kind.misspellings)
        let made = try maker.make(text, by: &chance)
        return Puzzle(ciphertext: made.ciphertext, plaintext: made.plaintext, alphabets: made.alphabets)
      }
      var plain = text.lowercased()
      if kind.misspellings, number % 10 == 3 { plain = Self.misspelled(plain, &chance) }
      if !kind.spaces { plain = Self.grouped(plain, alphabet) }
      if kind.isShuffled { plain = Self.shuffled(plain, &chance) }
      let key =
        kind.keywords && number % 2 == 0
        ? Self.keywordKey(number / 2 % 3, keywords, &chance) : Self.derangement(of: alphabet.count, &chance)
      return Puzzle(ciphertext: Self.enciphered(plain, alphabet, key), plaintext: plain)
    }
  }

  /// The crossword answers of two to four words with 8 to 15 letters, without names. Those with an even number of
  /// characters are left out: on these it was counted how frequent the words of phrases are.
  private static func phrases(_ answers: AnswerIndex) -> [String] {
    let all: [CrosswordAnswer] = (8...15).flatMap { length in
      answers.answers(AnswerQuery(pattern: Array(repeating: nil, count: length)))
    }
    return all.map { $0.text }.filter { (text: String) -> Bool in
      let spaces = text.count { $0 == " " }
      let isPlain = text.utf8.count == text.count && text == text.lowercased()
      return (1...3).contains(spaces) && isPlain && text.utf8.count % 2 == 1
    }
  }

  private static func clauses(_ quotations: [String]) -> [String] {
    quotations.flatMap { $0.split { ".?!;:,\"()".contains($0) }.map { String($0.drop(while: \.isWhitespace)) } }
  }

  private static func enciphered(_ plain: String, _ alphabet: CipherAlphabet, _ key: [Int]) -> String {
    String(plain.map { character in alphabet.letter(character).map { alphabet[key[$0.index]].capital } ?? character })
  }

  /// Letters only, in groups of five.
  private static func grouped(_ plain: String, _ alphabet: CipherAlphabet) -> String {
    let letters = plain.filter { alphabet.letter($0) != nil }
    var text = ""
    for (place, letter) in letters.enumerated() {
      if place > 0, place % 5 == 0 { text.append(" ") }
      text.append(letter)
    }
    return text
  }

  private static func shuffled(_ plain: String, _ chance: inout SplitMix64) -> String {
    var letters = plain.filter { ("a"..."z").contains($0) }.map { $0 }
    chance.shuffle(&letters)
    return String(plain.map { ("a"..."z").contains($0) ? letters.removeLast() : $0 })
  }

  private static func derangement(of size: Int, _ chance: inout SplitMix64) -> [Int] {
    while true {
      var key = Array(0..<size)
      chance.shuffle(&key)
      if key.indices.allSatisfy({ key[$0] != $0 }) { return key }
    }
  }

  /// K1: the plain alphabet begins with a keyword; K2: the cipher alphabet does; K3: both are the same, shifted.
  private static func keywordKey(_ kind: Int, _ keywords: [Substring], _ chance: inout SplitMix64) -> [Int] {
    while true {
      var keyed: [Int] = []
      for letter in keywords[chance.draw(below: keywords.count)].utf8.map({ Int($0) - 0x61 }) + Array(0..<26)
      where !keyed.contains(letter) { keyed.append(letter) }
      let shift = chance.draw(below: 26)
      var key = [Int](repeating: 0, count: 26)
      for place in 0..<26 {
        let shifted = (place + shift) % 26
        switch kind {
        case 0: key[keyed[place]] = shifted
        case 1: key[place] = keyed[shifted]
        default: key[keyed[place]] = keyed[shifted]
        }
      }
      if key.indices.allSatisfy({ key[$0] != $0 }) { return key }
    }
  }

  /// One or two words spelled as people do by mistake: a letter left out, doubled or exchanged with the next.
  private static func misspelled(_ plain: String, _ chance: inout SplitMix64) -> String {
    var words = plain.split(separator: " ").map { Array($0) }
    let long = words.indices.filter { words[$0].count >= 5 && words[$0].allSatisfy(\.isLetter) }
    guard !long.isEmpty else { return plain }
    for _ in 0..<2 {
      let word = long[chance.draw(below: long.count)]
      let place = 1 + chance.draw(below: words[word].count - 2)
      switch chance.draw(below: 3) {
      case 0: words[word].remove(at: place)
      case 1: words[word].insert(words[word][place], at: place)
      default: words[word].swapAt(place, place + 1)
      }
    }
    return words.map { String($0) }.joined(separator: " ")
  }
}

/// Sayings to make cryptograms of, from the files of Debian's `fortunes`, read where they are installed.
struct Quotations {
  /// The sayings in the order of the files, without their authors, each on one line.
  let all: [String]

  /// The files that are looked at.
  static let files = [
    "art", "computers", "definitions", "drugs", "ethnic", "food", "fortunes", "humorists", "kids", "law", "magic",
    "medicine", "men-women", "news", "pets", "politics", "riddles", "science", "sports", "startrek", "work", "zippy",
  ]

  /// The files that no weight was tuned on.
  static let unseen = ["literature", "wisdom", "people", "platitudes", "cookie", "love", "education", "miscellaneous"]

  /// Sayings in the letters of `alphabet`; other than English ones without their accents.
  init(folder: String, files: [String], _ alphabet: CipherAlphabet) throws {
    var seen: Set<String> = []
    var all: [String] = []
    for name in files {
      let text = String(decoding: try readFile("\(folder)/\(name)"), as: UTF8.self)
      for fortune in text.split(separator: "\n%\n") {
        guard let saying = Self.saying(fortune, alphabet), seen.insert(saying).inserted else { continue }
        all.append(saying)
      }
    }
    self.all = all
  }

  /// The saying up to the line that names its author; nil for tables, dialogues and the like.
  private static func saying(_ fortune: Substring, _ alphabet: CipherAlphabet) -> String? {
    let lines = fortune.split(separator: "\n")
    let said = lines.prefix { !$0.drop(while: \.isWhitespace).hasPrefix("-- ") }
    let words = said.joined(separator: " ").split(whereSeparator: \.isWhitespace)
    var text = words.joined(separator: " ")
    if text.hasPrefix("QOTD: ") { text.removeFirst(6) }
    if alphabet != .english {
      if text.contains("--") { return nil }
      text = String(
        text.filter { !"¿¡«»“”—–".contains($0) }.map { character in
          alphabet.letter(character).map { character.isLowercase ? $0.small : $0.capital } ?? character
        })
    }
    let letters = text.count { alphabet.letter($0) != nil }
    let small = text.count { alphabet.letter($0) != nil && $0.isLowercase }
    let plain = text.count { alphabet.letter($0) != nil || " .,;:'\"?!-()".contains($0) }
    guard plain == text.count, letters > 0, small * 2 > letters, words.count * 12 > letters,
      letters * 10 > plain * 7
    else { return nil }
    return text
  }
}
