import Lexicon
import WordScramble

/// The remarks on a root that a player chose, or that a list of the player's own has.
extension PlaySession {
  /// Tells of such a root where it may be mistyped.
  mutating func checkRoot() throws(Diagnostic) {
    if try isSlow, isStillCounting() { return }
    isRootUnchecked = false
    let another = recorder.isTyped ? "choose another with :new, or play on" : "choose another"
    let isChosen = if case .root = game.origin { true } else { options.roots.place.path != nil }
    if isChosen {
      let root = game.round.root
      let isReal = try isRealRoot(root)
      let isPoor = try solution()?.words.isEmpty == true
      if !isReal {
        let remedy =
          if !isPoor { "check its spelling" } else { "it offers no word" + (recorder.isTyped ? ": \(another)" : "") }
        notices.append(.note("the root '\(root)' is not in the dictionary", remedy))
      } else if isPoor {
        notices.append(.note("the root '\(root)' offers no word", another))
      } else if let solution = try solution(), solution.goal.isEmpty {
        notices.append(.note("the root '\(root)' offers rare words alone", another))
      }
    }
  }

  /// Whether the root is a word, which it is believed to be where the dictionary fails at it.
  private mutating func isRealRoot(_ root: RootWord) throws(Diagnostic) -> Bool {
    do throws(Diagnostic) {
      return try judge.isKnown(root.description)
    } catch {
      guard error.kind == .ofOneWord else { throw error }
      notices.append(error)
      return true
    }
  }
}
