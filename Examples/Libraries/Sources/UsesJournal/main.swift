import Journal

var generator = SplitMix64(seed: 7)
print("Journal:", generator.draw(below: 1000))
