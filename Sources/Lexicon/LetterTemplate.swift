/// A pattern for words: letters, blanks, classes, gaps, and letters in any order.
///
/// ```swift
/// let template = LetterTemplate("s[aeiou]l/wkmor/")!
/// print(template.matches(Array("silkworm")))  // true
/// ```
///
/// - `?`, `.` and `_` stand for one letter, `*` for any number of letters, none too.
/// - `[sz]` stands for one of the letters, `[l-p]` for one of a range, `[!aeiou]` for any other. `@` is a vowel, one of
///   a, e, i, o and u, and `#` any other letter.
/// - Behind a stroke, up to the next one or to the end, the letters, blanks and classes stand in any order; a `*` among
///   them lets other letters stand there, too.
/// - Spaces, commas, hyphens and apostrophes part words, and so does a stroke where nothing but blanks is behind it.
public struct LetterTemplate: Hashable, Sendable {
  /// A part of a pattern.
  enum Part: Hashable {
    case one(LetterClass)

    /// Letters of any number.
    case gap

    /// As many letters in any order, and where it has a gap others among them.
    case arranged([LetterClass], hasGap: Bool)
  }

  let parts: [Part]

  /// The lengths of the words that the pattern parts, nil for one with a gap; none where it does not part words.
  package let words: [Int?]

  /// The break behind each word but the last: a space, a hyphen or an apostrophe.
  package let breaks: [Character]

  /// How many letters a word of the pattern has at least.
  public let fewest: Int

  /// Whether it may have more.
  public let hasGap: Bool

  /// The most letters, blanks and classes of a pattern.
  package static let mostParts = 100

  /// Reads a pattern, in whatever case; nil for a text that is none.
  public init?(_ text: some StringProtocol) {
    var reader = TemplateReader(text)
    guard reader.read() else { return nil }
    self.init(reader.parts, words: reader.words, breaks: reader.breaks)
  }

  /// The pattern of letters in their places, nil for any.
  package init(_ letters: [Character?]) {
    self.init(letters.map { .one($0.map { LetterClass([$0]) } ?? .any) }, words: [letters.count], breaks: [])
  }

  private init(_ parts: [Part], words: [Int?], breaks: [Character]) {
    self.parts = parts
    self.words = breaks.isEmpty ? [] : words
    self.breaks = breaks
    var (fewest, hasGap) = (0, false)
    for part in parts {
      switch part {
      case .one: fewest += 1
      case .gap: hasGap = true
      case .arranged(let letters, let isOpen):
        fewest += letters.count
        hasGap = hasGap || isOpen
      }
    }
    (self.fewest, self.hasGap) = (fewest, hasGap)
  }

  /// Whether it has letters in any order.
  package var isArranging: Bool {
    parts.contains { part in
      if case .arranged = part { true } else { false }
    }
  }

  /// The lengths of the words that the pattern may have, up to `most`.
  package func lengths(upTo most: Int) -> Range<Int> {
    let first = min(max(1, fewest), most + 1)
    return first..<(hasGap ? most + 1 : min(first + 1, most + 1))
  }

  /// Whether `letters`, in lower case, are a word of the pattern. Complexity: the number of letters by that of parts.
  public func matches(_ letters: [Character]) -> Bool {
    matches(count: letters.count) { $0.admits(letters[$1]) }
  }

  /// Whether the pattern is met by `count` letters, of which `admits` tells whether a class has the one at a place.
  func matches(count: Int, _ admits: (LetterClass, Int) -> Bool) -> Bool {
    if count < fewest || !hasGap && count > fewest { return false }
    if hasGap { return matchesWithGaps(count, admits) }
    var place = 0
    for part in parts {
      switch part {
      case .one(let letter):
        if !admits(letter, place) { return false }
        place += 1
      case .gap: break
      case .arranged(let letters, _):
        let places = place..<place + letters.count
        if !Self.fill(letters, places, admits) { return false }
        place = places.upperBound
      }
    }
    return true
  }

  /// Goes through the parts with all places that those before may reach.
  private func matchesWithGaps(_ count: Int, _ admits: (LetterClass, Int) -> Bool) -> Bool {
    var reached = [0]
    for part in parts {
      switch part {
      case .one(let letter): reached = reached.filter { $0 < count && admits(letter, $0) }.map { $0 + 1 }
      case .gap: reached = reached.first.map { Array($0...count) } ?? []
      case .arranged(let letters, let hasGap):
        var next: Set<Int> = []
        for start in reached where start + letters.count <= count {
          for end in start + letters.count...(hasGap ? count : start + letters.count) where !next.contains(end) {
            if Self.fill(letters, start..<end, admits) { next.insert(end) }
          }
        }
        reached = next.sorted()
      }
      if reached.isEmpty { return false }
    }
    return reached.contains(count)
  }

  /// Whether each of the classes can have a place of its own: a matching in a graph with two sides, made larger by one
  /// path after the other.
  private static func fill(
    _ classes: [LetterClass], _ places: Range<Int>, _ admits: (LetterClass, Int) -> Bool
  ) -> Bool {
    var owners = [Int?](repeating: nil, count: places.count)
    func settle(_ index: Int, _ tried: inout [Bool]) -> Bool {
      for place in places.indices where !tried[place - places.lowerBound] {
        guard admits(classes[index], place) else { continue }
        let offset = place - places.lowerBound
        tried[offset] = true
        if let owner = owners[offset], !settle(owner, &tried) { continue }
        owners[offset] = index
        return true
      }
      return false
    }
    for index in classes.indices where classes[index] != .any {
      var tried = [Bool](repeating: false, count: places.count)
      if !settle(index, &tried) { return false }
    }
    // The letters that are left fill the blanks, so there have to be as many places.
    return classes.count <= places.count
  }
}

extension LetterTemplate: CustomStringConvertible {
  /// The pattern as it is typed, in capitals, without what parts its words.
  public var description: String {
    parts.enumerated().map { index, part in
      switch part {
      case .one(let letter): letter.description
      case .gap: "*"
      case .arranged(let letters, let hasGap):
        "/" + letters.map { $0.description }.joined() + (hasGap ? "*" : "") + (index == parts.count - 1 ? "" : "/")
      }
    }.joined()
  }
}

/// Letters of which one is meant.
struct LetterClass: Hashable {
  /// The letters, in order.
  private let letters: [Character]

  /// Whether all others are meant.
  private let isOpposite: Bool

  /// Those of a to z that are meant, a bit each.
  let mask: UInt32

  static let any = LetterClass([], isOpposite: true)
  static let vowel = LetterClass(Array("aeiou"))

  /// One of `letters`, or any other with `isOpposite`.
  init(_ letters: [Character], isOpposite: Bool = false) {
    self.letters = Set(letters).sorted()
    self.isOpposite = isOpposite
    let bits = letters.reduce(UInt32(0)) { $0 | ($1.isCrosswordLetter ? 1 << UInt32($1.asciiValue! & 31) : 0) }
    mask = isOpposite ? ~bits : bits
  }

  /// All letters but those of the class.
  var opposite: LetterClass { LetterClass(letters, isOpposite: !isOpposite) }

  func admits(_ letter: Character) -> Bool { letters.contains(letter) != isOpposite }

  var description: String {
    if self == .any { return "?" }
    if self == .vowel { return "@" }
    if self == LetterClass.vowel.opposite { return "#" }
    return letters.count == 1 && !isOpposite ? letters.capitals : "[\(isOpposite ? "!" : "")\(letters.capitals)]"
  }
}

/// Reads the text of a pattern.
private struct TemplateReader {
  private(set) var parts: [LetterTemplate.Part] = []
  private(set) var words: [Int?] = [0]
  private(set) var breaks: [Character] = []
  private var rest: Substring

  /// The letters behind a stroke, until that ends.
  private var arranged: (letters: [LetterClass], hasGap: Bool)?
  private var count = 0

  init(_ text: some StringProtocol) { rest = Substring(text.folded) }

  /// Reads all of it; false where it is no pattern.
  mutating func read() -> Bool {
    while let character = rest.first {
      rest = rest.dropFirst()
      switch character {
      case "?", ".", "_": add(.any)
      case "@": add(.vowel)
      case "#": add(LetterClass.vowel.opposite)
      case "*":
        if breaks.count == words.count { words.append(0) }
        words[words.count - 1] = nil
        if arranged != nil { arranged?.hasGap = true } else if parts.last != .gap { parts.append(.gap) }
      case "[":
        guard let letters = letterClass() else { return false }
        add(letters)
      case "/":
        if arranged != nil {
          endArranging()
        } else if rest.prefix(while: { $0 != "/" }).contains(where: { !"?._ ,-'’".contains($0) }) {
          arranged = ([], false)
        } else {
          part(" ")
        }
      case " ", ",", "\t": part(" ")
      case "-": part("-")
      case "'", "’": part("'")
      default:
        guard character.isWordLetter else { return false }
        add(LetterClass([character]))
      }
    }
    endArranging()
    if breaks.count == words.count { breaks.removeLast() }
    return !parts.isEmpty && count <= LetterTemplate.mostParts
  }

  private mutating func add(_ letter: LetterClass) {
    count += 1
    if breaks.count == words.count { words.append(0) }
    words[words.count - 1] = words[words.count - 1].map { $0 + 1 }
    if arranged == nil { parts.append(.one(letter)) } else { arranged?.letters.append(letter) }
  }

  private mutating func endArranging() {
    guard let (letters, hasGap) = arranged else { return }
    arranged = nil
    if !letters.isEmpty { parts.append(.arranged(letters, hasGap: hasGap)) } else if hasGap { parts.append(.gap) }
  }

  /// Begins another word, unless none has begun. Letters in any order are those of all words.
  private mutating func part(_ gap: Character) {
    guard arranged == nil, words[words.count - 1] != 0, breaks.count < words.count else { return }
    breaks.append(gap)
  }

  /// The letters in brackets, up to the closing one.
  private mutating func letterClass() -> LetterClass? {
    guard let end = rest.firstIndex(of: "]") else { return nil }
    var inner = Array(rest[..<end])
    rest = rest[rest.index(after: end)...]
    let isOpposite = inner.first == "!" || inner.first == "^"
    if isOpposite { inner.removeFirst() }
    var letters: [Character] = []
    var index = 0
    while index < inner.count {
      guard inner[index].isWordLetter else { return nil }
      if index + 2 < inner.count, inner[index + 1] == "-" {
        guard let range = Self.range(inner[index], inner[index + 2]) else { return nil }
        letters += range
        index += 3
      } else {
        letters.append(inner[index])
        index += 1
      }
    }
    return letters.isEmpty ? nil : LetterClass(letters, isOpposite: isOpposite)
  }

  /// The letters from `first` to `last`, of a to z.
  private static func range(_ first: Character, _ last: Character) -> [Character]? {
    guard first.isCrosswordLetter, last.isCrosswordLetter, let low = first.asciiValue, let high = last.asciiValue,
      low <= high
    else { return nil }
    return (low...high).map { Character(Unicode.Scalar($0)) }
  }
}
