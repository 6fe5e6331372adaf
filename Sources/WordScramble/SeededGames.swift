package import Journal
package import Lexicon

/// Games that are played by chance: their digest changes with the rules, the data and the generator.
package enum SeededGames {
  /// One fingerprint over the transcripts of `games` games of forty moves, with the seeds from 1.
  package static func digest(
    _ games: Int, roots: WordList, rules: Rules = Rules(), asking judge: any Judge
  ) throws(LookupFault) -> Fingerprint {
    let judge = RealWords(judge: judge)
    var text = ""
    for seed in 1...games {
      var game = Game(.seed(UInt64(seed)), roots: roots, rules: rules)
      var chance = SplitMix64(seed: ~UInt64(seed))
      text += "\(Record(game.opening.fields))\n"
      for _ in 1...40 {
        let move = move(in: game.round, roots: roots, &chance)
        if let event = try game.make(move, asking: judge) { text += "\(Record(event.fields))\n" }
      }
      text += "\(Record(Event.ended(words: game.round.count, points: game.round.score).fields))\n"
    }
    return Fingerprint(Array(text.utf8))
  }

  /// Mostly three to five letters of the root, now and then each of the other things that a player does.
  private static func move(in round: Round, roots: WordList, _ chance: inout SplitMix64) -> Move {
    switch chance.draw(below: 20) {
    case 0: return .shuffle
    case 1: return .undo
    case 2: return .play(round.used.last?.word ?? "")
    case 3: return .play(roots.isEmpty ? "" : roots[chance.draw(below: roots.count)])
    case 4: return .play(round.root.description)
    default:
      var letters = round.letters
      chance.shuffle(&letters)
      return .play(String(letters.prefix(2 + chance.draw(below: 4))))
    }
  }
}

/// Says of words whether they are real, and nothing else.
private final class RealWords: Judge {
  private let judge: any Judge

  init(judge: any Judge) { self.judge = judge }

  func isReal(_ word: String) throws(LookupFault) -> Bool { try judge.isReal(word) }
}
