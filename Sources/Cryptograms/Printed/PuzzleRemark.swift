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

  /// The words that are said to be the first or the last of the plaintext.
  private(set) var ends: [(word: CipherWord, isLast: Bool)] = []

  /// Whether it says that spaces part no words.
  let isPatristocrat: Bool

  /// Whether it says that words are misspelled.
  let isMisspelled: Bool

  /// Whether it tells the answer to the puzzle of another day.
  let isOfAnother: Bool

  /// The line without its parts.
  var title: String { (heading.title + heading.rest).joined(separator: " ") }

  /// Reads a line that is known to read as a language. Complexity: linear.
  init(_ line: some StringProtocol, of alphabet: CipherAlphabet = .english, _ plain: PlainLines? = nil) {
    heading = PuzzleHeading(line, of: alphabet, isPlain: true, plain)
    clues = heading.clues
    let words = heading.title + heading.rest
    let bare = words.map { $0.trimmingMarks(Self.opening, Self.closing).folded }
    isPatristocrat = bare.contains { $0.hasPrefix("patristocrat") }
    isOfAnother = bare.first.map { ["yesterday's", "previous", "last"].contains($0) } ?? false
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
        let found = Self.words(words[word...], hasSmall: hasSmall, alphabet)
        let verb = bare[..<place].suffix(Self.reach).last { Self.verbs.contains($0) && $0 != "with" }
        // The first word is TWO. It ends with the word WOOD.
        if found.count == 1, let isLast = Self.ends[bare[max(0, place - 1)]] ?? verb.flatMap({ Self.ends[$0] }) {
          ends.append((found[0], isLast))
        } else {
          clues += found.map { .words([$0]) }
        }
      } else if bare[place] == "with", place > 0, hasSmall, let isLast = Self.ends[bare[place - 1]],
        let word = Self.words(behind, hasSmall: hasSmall, alphabet).first
      {
        ends.append((word, isLast))
      }
      if let pair = Self.pair(words[place...], bare, place, alphabet) { clues.append(pair) }
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

  /// Words that tell at which end a word stands; true is for the last word.
  private static let ends = [
    "first": false, "begins": false, "begin": false, "starts": false, "start": false, "last": true, "ends": true,
    "end": true,
  ]

  /// So many words may stand between a verb and the word that it announces, as in *contains somewhere the word*.
  private static let reach = 4
  private static let verbs: Set = [
    "contain", "contains", "containing", "include", "includes", "including", "begins", "starts", "ends", "has", "uses",
    "with",
  ]

  /// The words at the beginning of `words` that stand in capitals or in quotation marks; in a line of capitals the
  /// first.
  private static func words(
    _ words: ArraySlice<Substring>, hasSmall: Bool, _ alphabet: CipherAlphabet
  ) -> [CipherWord] {
    var found: [CipherWord] = []
    for word in words {
      let core = word.trimmingMarks(opening, closing)
      let isQuoted = word.first.map { "'\"\u{201C}\u{2018}".contains($0) } == true
      if !found.isEmpty, ["and", "&", "or"].contains(core) { continue }
      guard core.count > 1, isQuoted || core.allSatisfy({ $0.isUppercase || $0 == "'" }),
        let letters = try? CipherWord(entry: core.withPlainLetters(of: alphabet), of: alphabet)
      else { break }
      found.append(letters)
      if !hasSmall || word.last == "." { break }
    }
    return found
  }

  /// `B=E`, `B equals E`, `B -> E`, `E is encrypted as B` or `plaintext E is ciphertext B`, of two different capital
  /// letters.
  private static func pair(
    _ words: ArraySlice<Substring>, _ bare: [String], _ place: Int, _ alphabet: CipherAlphabet
  ) -> Crib? {
    func letter(_ word: Substring) -> CipherWord? {
      let core = word.trimmingMarks(opening, closing)
      guard core.count == 1, core.first?.isUppercase == true else { return nil }
      return try? CipherWord(entry: core, of: alphabet)
    }
    let sides = words[place].split(separator: "=")
    if sides.count == 2, let cipher = letter(sides[0]), let plain = letter(sides[1]), cipher != plain {
      return .stands(cipher, for: plain)
    }
    guard let first = letter(words[place]), words.count > 2 else { return nil }
    let between = bare[(place + 1)...].prefix(mostBetween).prefix { betweenLetters.contains($0) }
    let next = between.endIndex
    guard next < words.endIndex, let second = letter(words[next]), second != first else { return nil }
    if between.contains(where: enciphers.contains) { return .stands(second, for: first) }
    if between.contains(where: deciphers.contains) { return .stands(first, for: second) }
    if !between.contains("is") { return words[place + 1] == "=" ? .stands(first, for: second) : nil }
    let kinds = between.compactMap { ofText[$0] }
    return kinds.last.map { $0 ? .stands(first, for: second) : .stands(second, for: first) }
  }

  /// The words that tell what becomes of a plain letter, those that tell for what a letter of the ciphertext
  /// stands, and all that may stand between the letters.
  private static let enciphers: Set = ["encrypted", "enciphered", "encoded", "replaced"]
  private static let deciphers: Set = [
    "=", "->", "\u{2192}", "equals", "represents", "stands", "maps", "decodes", "decrypts", "deciphers", "decrypted",
    "deciphered", "decoded",
  ]
  private static let betweenLetters = enciphers.union(deciphers).union(ofText.keys).union([
    "", "as", "by", "for", "is", "letter", "the", "to", "with",
  ])

  /// Whether a word tells of the plaintext, and not of the ciphertext.
  private static let ofText = ["plain": true, "plaintext": true, "cipher": false, "ciphertext": false]
  private static let mostBetween = 7
}
