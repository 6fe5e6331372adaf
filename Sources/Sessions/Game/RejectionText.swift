import Journal
import Layout
import Lexicon
import WordScramble

/// The sentences about a word that does not count.
extension PlayReply {
  /// Why `word` does not count, with the word where it is one of several.
  func sentence(about word: String, _ rejection: Rejection, _ spelling: EnglishSpelling?) -> Sentence {
    let name = isOneOfSeveral && !word.isEmpty ? "'\(Escape.visible.beginning(40, of: word))': " : ""
    let message = [message(about: word, rejection, spelling), rejection.help].compactMap { $0 }.joined(separator: " ")
    let text = "\(rejection.title): \(message)\(aside(about: word, isAccepted: false))"
    return Sentence(name + Escape.visible(text), .bad)
  }

  /// The sentence under the heading. A word that the dictionary refuses for its spelling is not made up.
  func message(about word: String, _ rejection: Rejection, _ spelling: EnglishSpelling?) -> String {
    switch spelling {
    case .american: "'\(word)' is American spelling; this round is British."
    case .british: "'\(word)' is British spelling; this round is American."
    case .either: "'\(word)' is a variant spelling."
    case nil: rejection.message(for: round.root)
    }
  }

  /// What a person may have meant who typed `word`, which is played like any other.
  func aside(about word: String, isAccepted: Bool) -> String {
    switch word {
    case "quit", "exit", "bye", "q": " Type :quit to leave."
    case "help", "?": " Type :help for the commands."
    case _ where !isAccepted && PlayCommandName(rawValue: word) != nil || word == "hint":
      " Type :\(word) for that command."
    default: ""
    }
  }
}

extension EnglishSpelling {
  /// How JSON names what is spelled so and in no other way.
  var name: String {
    switch self {
    case .american: "american"
    case .british: "british"
    case .either: "variant"
    }
  }
}

extension Rejection {
  /// Advice beyond the message.
  fileprivate var help: String? {
    switch self {
    case .notPossible(let missing): "Missing: \(missing.tallied)."
    case .notOriginal(let number): "(It is word \(number) of yours.)"
    case .timeUp: ":new begins another round."
    case .tooShort, .isRoot, .notReal: nil
    }
  }
}

extension [Character] {
  /// The different letters in the order in which they first occur, with the number of those that occur repeatedly.
  fileprivate var tallied: String {
    var order: [Character] = []
    var counts: [Character: Int] = [:]
    for letter in self {
      if counts[letter] == nil { order.append(letter) }
      counts[letter, default: 0] += 1
    }
    return order.map { letter in
      let times = counts[letter, default: 0]
      return times == 1 ? "\(letter)" : "\(letter) (\(times) times)"
    }.joined(separator: ", ")
  }
}
