/// Something about the puzzle that leads to its next letter, no more than its level says, and why it is so.
public struct Hint: Hashable, Sendable {
  /// How much a hint gives away.
  public enum Level: Int, CaseIterable, Comparable, Sendable {
    /// Where to look.
    case place = 1

    /// What there is to see, and about which letter it tells something.
    case sight

    /// What the letter stands for.
    case letter

    /// Levels in the order of how much they give away.
    public static func < (first: Level, second: Level) -> Bool { first.rawValue < second.rawValue }
  }

  /// What a hint argues from.
  public enum Ground: String, CaseIterable, Sendable {
    /// A word that no word fits any more: some pair is wrong.
    case contradiction

    /// A word for which nothing is left once every word has told every other what its letters can be: some pair is wrong.
    case clash

    /// The words left for one word.
    case words

    /// A word of a single letter.
    case alone

    /// A word with an apostrophe.
    case apostrophe

    /// What several words leave for a letter that they share.
    case together

    /// The words left once every word has told every other what its letters can be, over and over.
    case chain

    /// One plain letter is left that the map does not rule out.
    case lastLeft = "last-left"

    /// How often the letter occurs.
    case frequency

    /// The letter stands beside itself.
    case doubled
  }

  /// How much the hint gives away.
  public let level: Level

  /// What it argues from.
  public let ground: Ground

  /// The words to look at; none where the hint argues from letter counts.
  public let words: [CipherWord]

  /// How many words are left for the first of them.
  public let count: Int

  /// Whether the letter follows from the word lists and the map; otherwise it is only likely.
  public let isForced: Bool

  /// The cipher letter that the hint is about; nil at the level of `place`, and where something is wrong.
  public let cipher: LatinLetter?

  /// What the cipher letter can be by the argument of the hint; empty at the level of `place`, and at that of `sight`
  /// where only one is left.
  public let options: LatinLetterSet

  /// Some of the words left for the first word, common ones first, where the level tells them.
  public let examples: [String]

  /// The letter, at the level of `letter`.
  public let answer: LatinLetter?

  /// The pairs and bans of which at least one is wrong, where something is, from the level of `sight` on.
  public let blamed: [Assumption]

  /// What `deduction` says at `level`.
  init(_ deduction: Deduction, _ level: Level) {
    self.level = level
    ground = deduction.ground
    words = deduction.words
    count = deduction.count
    isForced = deduction.isForced
    let tellsAll = level == .letter
    cipher = level == .place ? nil : deduction.cipher
    options = tellsAll || level == .sight && !deduction.isForced ? deduction.options : []
    examples = tellsAll || level == .sight && !deduction.isForced ? deduction.examples : []
    answer = tellsAll ? deduction.answer : nil
    blamed = level == .place ? [] : deduction.blamed
  }
}

extension Hint {
  /// The hint as fields of a record: level, ground, certainty, words, count, letter, options, examples, answer, blame;
  /// what is not told is empty.
  var fields: [String] {
    [
      "\(level.rawValue)", ground.rawValue, isForced ? "forced" : "likely", words.joined, "\(count)",
      cipher.map { "\($0)" } ?? "", String(options.letters.map(\.capital)), examples.joined(separator: ","),
      answer.map { "\($0)" } ?? "", blamed.joined,
    ]
  }

  /// Reads what `fields` writes, or answers nil.
  init?(_ fields: some Collection<String>) {
    let fields = Array(fields)
    guard fields.count == 10, let level = Int(fields[0]).flatMap(Level.init), let ground = Ground(rawValue: fields[1]),
      fields[2] == "forced" || fields[2] == "likely", let count = Int(fields[4])
    else { return nil }
    let letter = { (text: String) in text.count == 1 ? text.first.flatMap(LatinLetter.init) : nil }
    let parts = { (text: String) in text.split(separator: ",").map { String($0) } }
    self.level = level
    self.ground = ground
    isForced = fields[2] == "forced"
    words = parts(fields[3]).compactMap { try? CipherWord(entry: $0) }
    self.count = count
    cipher = letter(fields[5])
    options = fields[6].compactMap(LatinLetter.init).reduce(into: []) { $0.insert($1) }
    examples = parts(fields[7])
    answer = letter(fields[8])
    blamed = parts(fields[9]).compactMap { Assumption($0) }
    // What cannot be written as it stands was not written by `fields`.
    guard self.fields == fields else { return nil }
  }
}

extension Array where Element: CustomStringConvertible {
  fileprivate var joined: String { map(\.description).joined(separator: ",") }
}
