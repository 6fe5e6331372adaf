/// The next step at a puzzle, told as far as its level says, with the reason.
///
/// ```swift
/// print(puzzle.hint(.place)!)  // Look at SHK'I and its apostrophe.
/// ```
public struct Hint: Hashable, Sendable {
  /// How much a hint gives away.
  public enum Level: Int, CaseIterable, Comparable, Sendable {
    /// The words to look at.
    case place = 1

    /// The words left and the letter that they tell something about.
    case sight

    /// The plain letter.
    case letter

    /// Orders levels by how much they give away.
    public static func < (first: Level, second: Level) -> Bool { first.rawValue < second.rawValue }
  }

  /// The argument of a hint.
  package enum Ground: String, CaseIterable, Sendable {
    /// A word that no word fits any more: some pair is wrong.
    case contradiction

    /// A word for which cross-checking all words leaves nothing: some pair is wrong.
    case clash

    /// The words left for one word.
    case words

    /// A word of a single letter.
    case alone

    /// A word with an apostrophe.
    case apostrophe

    /// A word of which most letters are known.
    case gap

    /// A short word that looks like a common one.
    case little

    /// An ending that several words share.
    case ending

    /// The plain letters that several words leave for a letter that they share.
    case together

    /// The plain letters that are left for a letter when all words are cross-checked over and over.
    case chain

    /// Two letters that stand for neighbours, and one between them, in an alphabet that has a keyword.
    case alphabet

    /// One plain letter is left that the map does not rule out.
    case lastLeft = "last-left"

    /// The frequency of the letter.
    case frequency

    /// The letter is doubled in some word.
    case doubled

    /// A run of letters that repeats itself, in a text whose spaces part no words.
    case run

    /// The whole text, where no word argues for a letter.
    case text

    /// The whole text, which reads better without some pair or ban.
    case reading
  }

  /// How much the hint gives away.
  public let level: Level

  package let ground: Ground

  /// The words to look at; none where the hint argues from letter counts.
  public let words: [CipherWord]

  /// How many words are left for the first of them; of a run, how often it occurs.
  public let count: Int

  /// How many of these are names, where the level tells `examples`; else 0.
  public let names: Int

  /// Whether the letter, or that something is wrong, follows from the word lists and the map, and the reading of the
  /// whole text, if there is one, agrees; otherwise it is only likely.
  package let isForced: Bool

  /// The cipher letter that the hint is about; nil at the level of `place`, and where something is wrong.
  public let cipher: CipherLetter?

  /// The plain letters that the argument leaves for the cipher letter; empty at the level of `place`, and at that of
  /// `sight` where only one is left.
  package let options: [CipherLetter]

  /// Some of the words left for the first word, common ones first, where the level tells them.
  package let examples: [String]

  /// The letter, at the level of `letter`.
  public let answer: CipherLetter?

  /// How sure the letter is, in per cent, at the level of `letter`; nil where it is forced, or no solver was asked.
  public let confidence: Int?

  /// The pairs and bans of which at least one is wrong, where something is, from the level of `sight` on.
  package let blamed: [Assumption]

  /// The hint that tells as much of `deduction` as `level` allows.
  init(_ deduction: Deduction, _ level: Level, _ alphabet: CipherAlphabet) {
    self.level = level
    ground = deduction.ground
    words = deduction.words
    count = deduction.count
    isForced = deduction.isForced
    let tellsAll = level == .letter
    cipher = level == .place ? nil : deduction.cipher
    let tellsOptions = tellsAll || level == .sight && deduction.options.count > 1
    options = tellsOptions ? alphabet.letters(of: deduction.options) : []
    examples = tellsOptions ? deduction.examples : []
    names = tellsOptions ? deduction.names : 0
    answer = tellsAll ? deduction.answer : nil
    confidence = tellsAll && !deduction.isForced ? deduction.confidence.flatMap { $0 < 100 ? $0 : nil } : nil
    blamed = level == .place ? [] : deduction.blamed
  }
}

extension Hint {
  /// Whether all that it tells is that no list may have a word.
  package var doubtsWord: Bool { ground == .contradiction && !isForced }

  /// The hint as fields of a record: level, ground, certainty, words, count, letter, options, examples, answer, blame;
  /// what is not told is empty. A confidence, if there is one, comes behind them, and the number of names last.
  var fields: [String] {
    [
      "\(level.rawValue)", ground.rawValue, isForced ? "forced" : "likely", words.joined, "\(count)",
      cipher.map { "\($0)" } ?? "", String(options.map { $0.capital }), examples.joined(separator: ","),
      answer.map { "\($0)" } ?? "", blamed.joined,
    ] + more
  }

  private var more: [String] {
    let confidence = confidence.map { "\($0)" } ?? ""
    if names > 0 { return [confidence, "\(names)"] }
    return confidence.isEmpty ? [] : [confidence]
  }

  /// Reads what `fields` writes, or answers nil.
  init?(_ fields: some Collection<String>, of alphabet: CipherAlphabet) {
    let fields = Array(fields)
    guard (10...12).contains(fields.count), let level = Int(fields[0]).flatMap(Level.init),
      let ground = Ground(rawValue: fields[1]),
      fields[2] == "forced" || fields[2] == "likely", let count = Int(fields[4])
    else { return nil }
    let letter = { (text: String) in text.count == 1 ? text.first.flatMap(alphabet.letter) : nil }
    let parts = { (text: String) in text.split(separator: ",").map { String($0) } }
    self.level = level
    self.ground = ground
    isForced = fields[2] == "forced"
    words = parts(fields[3]).compactMap { try? CipherWord(entry: $0, of: alphabet) }
    self.count = count
    cipher = letter(fields[5])
    options = fields[6].compactMap(alphabet.letter)
    examples = parts(fields[7])
    answer = letter(fields[8])
    blamed = parts(fields[9]).compactMap { Assumption($0, of: alphabet) }
    confidence = fields.count > 10 ? Int(fields[10]) : nil
    names = fields.count > 11 ? Int(fields[11]) ?? 0 : 0
    // `fields` wrote nothing that cannot be read back.
    guard self.fields == fields else { return nil }
  }
}

extension Array where Element: CustomStringConvertible {
  fileprivate var joined: String { map { $0.description }.joined(separator: ",") }
}
