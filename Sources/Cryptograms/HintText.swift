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
    case .contradiction, .clash: "Look at \(word): something \(isForced ? "is" : "may be") wrong."
    case .words where isForced && count > 1:
      "Look at \(word) and compare the \(names == count ? "names" : "words") that fit."
    case .words: "Look at \(word) and its pattern."
    case .gap: "Look at \(word), of which most letters are known."
    case .alone: "Look at \(word), which stands alone."
    case .apostrophe: "Look at \(word) and its apostrophe."
    case .little: "Look at \(word), a little word."
    case .ending: "Look at how \(list(words, "and")) end."
    case .together: "Look at \(list(words, "and")) together."
    case .chain: "Look at \(word) and cross-check it with all other words."
    case .alphabet: "Look at the alphabet: its letters stand in order."
    case .lastLeft: "Look at the letters that are left."
    case .frequency: "Count the letters."
    case .doubled: words.isEmpty ? "Look for a doubled letter." : "Look at \(word) and its doubled letter."
    case .run: "Look at \(word), which stands \(count) times."
    case .text: "Look at the whole text: no single word helps."
    case .reading where words.isEmpty: "Look at the map: something may be wrong."
    case .reading: "Look at \(word): something may be wrong."
    }
  }

  private var sight: String {
    guard let cipher else { return contradiction }
    switch ground {
    case .words where isForced, .gap where isForced:
      return count == 1 ? "\(word) has \(wordsLeft)." : "\(word) has \(wordsLeft), and they agree on \(cipher)."
    case .together where isForced: return "\(list(words, "and")) leave one letter for \(cipher)."
    case .chain: return "Cross-checking all words leaves one letter for \(cipher)."
    case .alphabet: return "\(start), with \(cipher) in the middle."
    case .lastLeft: return "The map leaves one letter for \(cipher)."
    case .frequency: return "\(cipher) is the most frequent of the letters without a pair."
    case .doubled where words.isEmpty: return "\(cipher) is doubled, as only some letters often are."
    case .doubled: return "\(cipher) is doubled in \(word), as only some letters often are."
    case .little: return "\(start), with \(cipher) in it."
    case .ending: return "\(start), as many words do, with \(cipher) in the ending."
    case .run: return "\(word) stands \(count) times, as words and endings do, with \(cipher) in it."
    case .text: return "The whole text decides what \(cipher) is."
    case .words where count == 1: return "\(word) has \(wordsLeft)."
    case .contradiction, .clash, .words, .gap, .alone, .apostrophe, .together, .reading:
      return options.isEmpty ? "\(start): one letter for \(cipher)." : argument
    }
  }

  private var letter: String {
    guard let cipher, let answer else { return contradiction }
    if ground == .chain, isForced { return "\(start) leaves only \(answer) for \(cipher) in \(word)." }
    if isForced { return "\(start): \(cipher) is \(answer)." }
    let likely = "likely \(answer)\(confidence.map { " (\($0) %)" } ?? "")"
    let tellsOptions = ![.run, .little, .ending, .doubled].contains(ground) && !words.isEmpty
    return options.count < 2 || options.count > Self.mostOptions || !tellsOptions
      ? "\(start): \(cipher) is \(likely)." : "\(argument.dropLast()), \(likely)."
  }

  /// The options, as a sentence.
  private var argument: String {
    let cipher = cipher.map { "\($0)" } ?? ""
    return options.count > Self.mostOptions
      ? "\(start): \(options.count) letters for \(cipher)."
      : "\(start): \(cipher) is \(list(options, "or"))."
  }

  /// The argument, as the beginning of a sentence.
  private var start: String {
    switch ground {
    case .contradiction, .clash: "No word fits \(word)"
    case .words: "\(word) has \(wordsLeft)\(samples)"
    case .gap: "\(word) has most letters and \(wordsLeft)\(samples)"
    case .alone: "\(word) stands alone"
    case .apostrophe: "\(word) has an apostrophe\(samples)"
    case .little: "\(word) can be a common little word\(samples)"
    case .ending: "\(list(words, "and")) end alike"
    case .together: "\(list(words, "and")) together"
    case .chain: "Cross-checking all words"
    case .alphabet: "\(list(neighbours, "and")) stand together"
    case .lastLeft: "No other letter is left"
    case .frequency: "The most frequent letter without a pair"
    case .doubled: words.isEmpty ? "A doubled letter" : "\(word) has a doubled letter"
    case .run: "\(word) stands \(count) times"
    case .text, .reading: "By the whole text"
    }
  }

  private var contradiction: String {
    let pairs = list(blamed, "and")
    return switch ground {
    case .clash: "With \(pairs), cross-checking all words leaves none for \(word)."
    case .reading where words.isEmpty: "The whole text reads better without \(pairs)."
    case .reading where count > 0: "The whole text reads better without \(pairs), as in \(word)."
    case .reading: "The whole text reads better without \(pairs): \(word) would be a word, and is none."
    default:
      isForced
        ? "No word fits \(word) with \(pairs)."
        : Self.unlisted(word, with: pairs)
    }
  }

  /// The sentence that the pairs may be right where the word is in no list.
  package static func unlisted(_ word: String, with pairs: String) -> String {
    "No word of the lists fits \(word) with \(pairs); it may be in none of them."
  }

  /// The letter and the two beside it in the alphabet from A to Z.
  private var neighbours: [CipherLetter] {
    guard let place = cipher?.index else { return [] }
    return CipherAlphabet.english.letters.filter { abs($0.index - place) <= 1 }
  }

  private var word: String { words.first.map { "\($0)" } ?? "the text" }

  private var wordsLeft: String {
    let words = Self.number(count - names, "word"), names = Self.number(names, "name")
    return "\(self.names == 0 ? words : self.names == count ? names : "\(words) and \(names)") left"
  }

  private static func number(_ count: Int, _ noun: String) -> String {
    count == 1 ? "one \(noun)" : "\(count) \(noun)s"
  }

  private var samples: String {
    examples.isEmpty ? "" : " (\(examples.joined(separator: ", "))\(count > examples.count ? ", …" : ""))"
  }

  private func list(_ items: [some CustomStringConvertible], _ conjunction: String) -> String {
    let texts = items.map { $0.description }
    guard let last = texts.last, texts.count > 1 else { return texts.first ?? "" }
    return "\(texts.dropLast().joined(separator: ", ")) \(conjunction) \(last)"
  }

  /// More options than these are counted, not told.
  private static let mostOptions = 8
}
