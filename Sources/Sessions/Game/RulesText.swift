import Lexicon
import WordScramble

extension Rules {
  /// The options of a command that plays or solves by these rules; the time limit is the game's own.
  var arguments: [String] {
    minimumLength == Rules().minimumLength ? [] : ["--min-length", "\(minimumLength)"]
  }

  /// The rules in words, for a player.
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
