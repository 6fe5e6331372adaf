extension Hint: CustomStringConvertible {
  /// The hint in one line.
  public var description: String {
    switch level {
    case .place: place
    case .sight: sight
    case .letter: letter
    }
  }

  private var place: String {
    switch ground {
    case .contradiction, .clash: "Look at \(word): something is wrong."
    case .words: "Look at \(word): \(wordsLeft)."
    case .alone: "Look at \(word), which stands alone."
    case .apostrophe: "Look at \(word) and its apostrophe."
    case .together: "Look at \(list(words, "and")) together."
    case .chain: "Look at \(word), and at what all other words say about its letters."
    case .lastLeft: "Look at the letters that are left."
    case .frequency: "Count the letters."
    case .doubled: "Look for a letter that stands beside itself."
    }
  }

  private var sight: String {
    guard let cipher else { return contradiction }
    switch ground {
    case .words where isForced:
      return count == 1 ? "\(word) has one word left." : "\(word) has \(wordsLeft), and they agree on \(cipher)."
    case .together where isForced: return "\(list(words, "and")) leave one letter for \(cipher)."
    case .chain: return "Every word told what every other leaves, one letter remains for \(cipher)."
    case .lastLeft: return "The map leaves one letter for \(cipher)."
    case .frequency: return "\(cipher) is the most frequent of the letters without a pair."
    case .doubled: return "\(cipher) stands beside itself, as few letters often do."
    case .contradiction, .clash, .words, .alone, .apostrophe, .together:
      return isForced ? "\(start): one letter for \(cipher)." : argument
    }
  }

  private var letter: String {
    guard let cipher, let answer else { return contradiction }
    if isForced { return "\(start): \(cipher) is \(answer)." }
    return options.count > Self.mostOptions || words.isEmpty
      ? "\(start): \(cipher) is likely \(answer)." : "\(argument.dropLast()), likely \(answer)."
  }

  /// What the options are, as a sentence.
  private var argument: String {
    let cipher = cipher.map { "\($0)" } ?? ""
    return options.count > Self.mostOptions
      ? "\(start): \(options.count) letters for \(cipher)."
      : "\(start): \(cipher) is \(list(options.letters, "or"))."
  }

  /// What the hint argues from.
  private var start: String {
    switch ground {
    case .contradiction, .clash: "No word fits \(word)"
    case .words: "\(word) has \(wordsLeft)\(samples)"
    case .alone: "\(word) stands alone"
    case .apostrophe: "\(word) has an apostrophe\(samples)"
    case .together: "\(list(words, "and")) together"
    case .chain: "With what all words leave, \(word) has its letter"
    case .lastLeft: "No other letter is left"
    case .frequency: "Of the letters without a pair the most frequent"
    case .doubled: "Beside itself"
    }
  }

  private var contradiction: String {
    let pairs = list(blamed, "and")
    return ground == .clash
      ? "With \(pairs) the words do not go together: they leave none for \(word)."
      : "No word fits \(word) with \(pairs)."
  }

  private var word: String { words.first.map { "\($0)" } ?? "the text" }

  private var wordsLeft: String { count == 1 ? "one word left" : "\(count) words left" }

  private var samples: String {
    examples.isEmpty ? "" : " (\(examples.joined(separator: ", "))\(count > examples.count ? ", …" : ""))"
  }

  private func list(_ items: [some CustomStringConvertible], _ conjunction: String) -> String {
    let texts = items.map(\.description)
    guard let last = texts.last, texts.count > 1 else { return texts.first ?? "" }
    return "\(texts.dropLast().joined(separator: ", ")) \(conjunction) \(last)"
  }

  /// More options than these are counted, not told.
  private static let mostOptions = 8
}
