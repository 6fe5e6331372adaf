import Lexicon

/// One or more labels at the beginning of a text, such as `9, 14 down`, with what stands behind them.
package struct PrintedLabels {
  /// A number with its direction, where one is printed.
  package struct Label: Hashable {
    package var number: Int
    package var direction: CrosswordLabel.Direction?
  }

  package private(set) var labels: [Label] = []

  /// Whether the labels end in a full stop or a bracket, or the last one has its direction.
  package private(set) var isMarked = false

  /// The text behind the labels, without white space around it.
  private(set) var rest: Substring

  /// Reads the labels of `text`; nil where it does not begin with a number of up to three digits. In a list that is
  /// headed by its direction a clue may begin with that word, as in `5 Down with flu, I left (3)`.
  package init?(_ text: some StringProtocol, inList: Bool = false) {
    rest = Substring(text.trimmed)
    repeat {
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      guard (1...3).contains(digits.count), let number = Int(digits), number > 0 else { break }
      rest = rest.dropFirst(digits.count)
      labels.append(Label(number: number, direction: direction(mayBeOfClue: inList && labels.isEmpty)))
    } while skipJoint()
    guard !labels.isEmpty else { return nil }
    isMarked = labels[labels.count - 1].direction != nil
    if let first = rest.first, ".):".contains(first), !rest.hasPrefix("..") {
      isMarked = true
      rest = rest.dropFirst()
    } else if let first = rest.first, !first.isWhitespace, !isMarked || first.isWordLetter {
      // A number that goes on, as in 3D, 1984 or 12-year-old, is a word of the clue.
      return nil
    }
    rest = rest.trimmed
  }

  /// Takes a direction from the front of the rest: `a`, `-down`, ` Across`.
  private mutating func direction(mayBeOfClue: Bool) -> CrosswordLabel.Direction? {
    let joint = rest.prefix { $0 == "-" || $0 == " " }
    guard joint.count < 2 else { return nil }
    let word = rest.dropFirst(joint.count).prefix { $0.isWordLetter }
    // `1 A friend` is no across entry.
    guard let direction = CrosswordLabel.Direction(word), !joint.contains(" ") || word.count > 3 else { return nil }
    let behind = rest.dropFirst(joint.count + word.count)
    if mayBeOfClue, joint.contains(" "), behind.first == " " { return nil }
    rest = behind
    return direction
  }

  /// Passes over what joins a label to the next one, if there is a next one.
  private mutating func skipJoint() -> Bool {
    var next = rest.trimmed
    let isWord = next.hasPrefix("and ")
    guard isWord || next.first.map({ ",/&+;".contains($0) }) == true else { return false }
    next = next.dropFirst(isWord ? 4 : 1).trimmed
    guard next.first.map({ $0.isASCII && $0.isNumber }) == true else { return false }
    rest = next
    return true
  }

  /// The labels that a clue such as `See 9 across` sends the reader to; nil for any other clue.
  static func referred(by clue: String) -> [Label]? {
    var text = clue.folded
    if text.first == "(", text.last == ")" { text = String(text.dropFirst().dropLast()) }
    guard text.hasPrefix("see "), let labels = PrintedLabels(text.dropFirst(4)), labels.rest.isEmpty else { return nil }
    return labels.labels
  }
}
