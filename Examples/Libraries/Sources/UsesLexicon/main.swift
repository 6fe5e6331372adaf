import Lexicon

print("Lexicon:", String(LetterMultiset("silkworm").missing(for: "moose")))
