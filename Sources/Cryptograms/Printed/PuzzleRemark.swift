import Lexicon

/// A printed line that reads as a language, with what it tells of the puzzle beside it.
///
/// ```swift
/// let remark = PuzzleRemark("3. [150 points] A quote by Mark Twain that contains the word THE. K2")
/// print(remark.author ?? "", remark.clues)  // Mark Twain [THE]
/// ```
struct PuzzleRemark {
  /// Number, kind, points, and clues in the form of a heading.
  let heading: PuzzleHeading

  private(set) var author: String?

  /// The clues of the heading, and those that a sentence tells.
  private(set) var clues: [Crib]

  /// Whether it says that spaces part no words.
  let isPatristocrat: Bool

  /// Whether it says that words are misspelled.
  let isMisspelled: Bool

  /// The line without its parts.
  var title: String { (heading.title + heading.rest).joined(separator: " ") }

  /// Reads a line that is known to read as a language. Complexity: linear.
  init(_ line: some StringProtocol, of alphabet: CipherAlphabet = .english) {
    heading = PuzzleHeading(line, of: alphabet, isPlain: true)
    clues = heading.clues
    let words = heading.title + heading.rest
    let bare = words.map { $0.trimmingMarks(Self.opening, Self.closing).folded }
    isPatristocrat = bare.contains { $0.hasPrefix("patristocrat") }
    isMisspelled = zip(bare, bare.dropFirst() + [""]).contains { word, next in
      word.hasPrefix("misspell")
        || ["spelling", "intentional"].contains(word) && ["errors", "mistakes", "and", "misspellings"].contains(next)
    }
    let hasSmall = line.contains { $0.isLowercase }
    for place in words.indices {
      let behind = words[(place + 1)...]
      if author == nil, bare[place] == "by" || bare[place] == "author" && words[place].last == ":" {
        author = Self.name(behind, hasSmall: hasSmall)
      } else if author == nil, bare[place] == "author", bare[(place + 1)...].first == "is" {
        author = Self.name(behind.dropFirst(), hasSmall: hasSmall)
      }
      if let word = Self.announced(by: bare, at: place) {
        clues += Self.cribs(words[word...], hasSmall: hasSmall, alphabet)
      }
      if behind.count > 1, let pair = Self.pair(words[place...], bare, place, alphabet) { clues.append(pair) }
    }
  }

  private static let opening = "(['\"\u{201C}\u{2018}"
  private static let closing = ".,:;!?)]'\"\u{201D}\u{2019}"

  /// The name at the beginning of `words`: capitals in a line that has small letters, else at most three words.
  private static func name(_ words: ArraySlice<Substring>, hasSmall: Bool) -> String? {
    var name: [Substring] = []
    for word in words.prefix(hasSmall ? mostOfName : 3) {
      let core = word.trimmingMarks(opening, closing)
      let isParticle = !name.isEmpty && ["de", "da", "von", "van", "der", "la", "of"].contains(core)
      guard core.first?.isUppercase == true || isParticle, !core.contains(where: { $0.isNumber }),
        !PlainLines.cipherNames.contains(core.folded)
      else { break }
      let isInitial =
        word.last == "." && (core.count == 1 || core.contains(".") || ["Dr", "St", "Mr", "Mrs"].contains(core))
      name.append(isInitial ? word : core)
      if let last = word.last, closing.contains(last), !isInitial { break }
    }
    while let last = name.last, last.first?.isLowercase == true { name.removeLast() }
    return name.isEmpty ? nil : name.joined(separator: " ")
  }

  private static let mostOfName = 5

  /// The place of the word of the plain text that the words before it announce: *contains the word*, *first word is*.
  private static func announced(by bare: [String], at place: Int) -> Int? {
    guard place + 1 < bare.count, ["word", "words", "phrase", "name", "crib"].contains(bare[place]) else { return nil }
    if bare[..<place].suffix(reach).contains(where: verbs.contains) { return place + 1 }
    return ["is", "are"].contains(bare[place + 1]) && place + 2 < bare.count ? place + 2 : nil
  }

  /// So many words may stand between a verb and the word that it announces, as in *contains somewhere the word*.
  private static let reach = 4
  private static let verbs: Set = [
    "contain", "contains", "containing", "include", "includes", "including", "begins", "starts", "ends", "has", "uses",
    "with",
  ]

  /// The words at the beginning of `words` that stand in capitals or in quotation marks, each a clue; in a line of
  /// capitals the first.
  private static func cribs(
    _ words: ArraySlice<Substring>, hasSmall: Bool, _ alphabet: CipherAlphabet
  ) -> [Crib] {
    var cribs: [Crib] = []
    for word in words {
      let core = word.trimmingMarks(opening, closing)
      let isQuoted = word.first.map { "'\"\u{201C}\u{2018}".contains($0) } == true
      if !cribs.isEmpty, ["and", "&", "or"].contains(core) { continue }
      guard core.count > 1, isQuoted || core.allSatisfy({ $0.isUppercase || $0 == "'" }),
        let letters = try? CipherWord(entry: core.withPlainLetters(of: alphabet), of: alphabet)
      else { break }
      cribs.append(.words([letters]))
      if !hasSmall || word.last == "." { break }
    }
    return cribs
  }

  /// `B equals E`, `B stands for E`, `E is encrypted as B`, of two different capital letters.
  private static func pair(
    _ words: ArraySlice<Substring>, _ bare: [String], _ place: Int, _ alphabet: CipherAlphabet
  ) -> Crib? {
    func letter(_ word: Substring) -> CipherWord? {
      let core = word.trimmingMarks(opening, closing)
      guard core.count == 1, core.first?.isUppercase == true else { return nil }
      return try? CipherWord(entry: core, of: alphabet)
    }
    guard let first = letter(words[place]) else { return nil }
    let between = bare[(place + 1)...].prefix(mostBetween).prefix { betweenLetters.contains($0) }
    let next = between.endIndex
    guard next < words.endIndex, let second = letter(words[next]), second != first else { return nil }
    if between.contains(where: enciphers.contains) { return .stands(second, for: first) }
    return between.contains(where: deciphers.contains) || words[place + 1] == "=" ? .stands(first, for: second) : nil
  }

  /// The words that tell what becomes of a plain letter, those that tell for what a letter of the ciphertext
  /// stands, and all that may stand between the letters.
  private static let enciphers: Set = ["encrypted", "enciphered", "encoded", "replaced"]
  private static let deciphers: Set = [
    "=", "equals", "represents", "stands", "decodes", "decrypts", "deciphers", "decrypted", "deciphered", "decoded",
  ]
  private static let betweenLetters = enciphers.union(deciphers).union([
    "", "as", "by", "cipher", "ciphertext", "for", "is", "letter", "plain", "plaintext", "the", "to", "with",
  ])
  private static let mostBetween = 7
}
