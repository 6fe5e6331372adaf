import Journal
import Layout
import Lexicon
package import WordScramble

extension Rules {
  /// The options of a command that plays or solves by these rules; the time limit is the game's own.
  var arguments: [Argument] {
    minimumLength == Rules().minimumLength ? [] : [Argument("min-length", "\(minimumLength)")]
  }

  /// Refuses a root that has fewer letters than a word is asked to have, so that nothing could be found.
  package func requireLetters(of root: RootWord) throws(Diagnostic) {
    let letters = root.letters.count
    if minimumLength > max(letters, Rules().minimumLength) {
      throw Diagnostic(
        .usage, "cannot use the root '\(root)'",
        because: "it has \(counted(letters, "letter")), and a word is to have \(minimumLength) or more",
        "lower --min-length")
    }
  }

  var summary: String {
    let limit = timeLimit.map { " The round ends after \(counted($0, "second"))." } ?? ""
    return """
      A word counts if you have not used it yet, if it can be spelled with the letters of the root, each as often as it \
      stands there, if it has at least \(counted(minimumLength, "letter")), if it is not the root itself, and if the \
      dictionary knows it. It is worth a point a letter.\(orthography.summary)\(limit)
      """
  }
}

extension Orthography {
  /// The sentences about its capitals and accents, for a player.
  fileprivate var summary: String {
    let capitals = allowsCapitals ? " It may be one that is written with a capital." : ""
    guard case .folded(let kept) = accents else { return capitals }
    let letters = kept.sorted().map(String.init).joined(separator: " and ")
    let others =
      switch kept.count {
      case 0: ""
      case 1: ", but \(letters) is a letter of its own"
      default: ", but \(letters) are letters of their own"
      }
    return "\(capitals) Accents do not matter\(others)."
  }
}

/// The sentences about a word that does not count.
extension PlayReply {
  /// Why `word` does not count, with the word where it is one of several, and the form in which it is known.
  func sentence(about word: String, _ rejection: Rejection, _ form: KnownForm?) -> Sentence {
    let name = isOneOfSeveral && !word.isEmpty ? "'\(Escape.visible.beginning(40, of: word))': " : ""
    let haveCapitals = DictionaryLanguage(of: options.language).orthography.allowsCapitals
    let known = form.map { $0.sentence(about: word, whereNounsHaveCapitals: haveCapitals) }
    let message = [rejection.message(for: round.root), rejection.help, known].compactMap { $0 }.joined(separator: " ")
    let text = "\(rejection.title): \(message)\(aside(about: word, isAccepted: false))"
    return Sentence(name + Escape.visible(text), .bad)
  }

  /// The hint for a person who typed `word` and may have meant a command; the word is played like any other.
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

extension KnownForm {
  /// The sentence about the form in which `word`, which is refused, is known.
  fileprivate func sentence(about word: String, whereNounsHaveCapitals isOfNouns: Bool) -> String {
    switch self {
    case .spelled(.american): "'\(word)' is American spelling; this round is British."
    case .spelled(.british): "'\(word)' is British spelling; this round is American."
    case .spelled(.either): "'\(word)' is a variant spelling."
    case .written(.capital, let form): "'\(form)' is \(isOfNouns ? "written with a capital" : "a name")."
    case .written(.abbreviation, let form): "'\(form)' is an abbreviation."
    case .written(.accents, let form): "It is written '\(form)'."
    }
  }

  /// How JSON names it.
  var reason: String { if case .written(let writing, _) = self { writing.rawValue } else { "spelling" } }

  var spelling: EnglishSpelling? { if case .spelled(let spelling) = self { spelling } else { nil } }
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
  fileprivate var help: String? {
    switch self {
    case .notPossible(let missing): "Missing: \(missing.tallied)."
    case .notOriginal(let number): "(It is word \(number) of yours.)"
    case .timeUp: ":new begins another round."
    default: nil
    }
  }
}

extension [Character] {
  /// The different letters in the order in which they first occur, with the number of those that occur repeatedly.
  fileprivate var tallied: String {
    let counts = self.counts
    return indices.filter { !self[..<$0].contains(self[$0]) }.map { first in
      let times = counts[self[first]]!
      return times == 1 ? "\(self[first])" : "\(self[first]) (\(times) times)"
    }.joined(separator: ", ")
  }
}
