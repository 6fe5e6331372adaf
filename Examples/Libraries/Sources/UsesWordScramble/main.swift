import WordScramble

var round = Round(root: try RootWord("silkworm"), seed: 42)
_ = round.play("worm", isReal: { _ in true })
print("WordScramble:", round.score)
