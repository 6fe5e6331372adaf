import Cryptograms
import Journal
import Testing

/// How hard puzzles are said to be, held against an order of sixty of them.
///
/// One judge put them in order three times before any figure of the program was seen: by a mark from 1 to 10, from the
/// last to the first by minutes, and by a mark from 1 to 100. So the three are readings of one mind.
@Suite struct EffortTests {
  private static let judged: [(text: String, marks: [Double])] = [
    ("The early bird catches the worm, but the second mouse gets the cheese.", [4, 6, 32]),
    ("If you want to know the value of money, go and try to borrow some.", [4, 7, 45]),
    ("All that we see or seem is but a dream within a dream.", [3.5, 6, 28]),
    ("It was the best of times, it was the worst of times, it was the age of wisdom.", [2, 3, 12]),
    ("That is the one thing that I know: that it is better to try than to wait for the right time.", [1.5, 2, 10]),
    ("Crypts hymn gypsy rhythms.", [10, 40, 97]),
    ("Jazz quartets vex bumpkins whose hog puffs wildly.", [9.5, 35, 88]),
    ("I am not afraid of storms, for I am learning how to sail my ship.", [3.5, 6, 30]),
    ("The only way to have a friend is to be one.", [4, 7, 38]),
    ("Whether you think that you can or that you cannot, you are usually right.", [3.5, 4, 28]),
    ("A journey of a thousand miles begins with a single step.", [4.5, 7, 42]),
    ("Nobody forgets where he buried the hatchet.", [6.5, 12, 62]),
    ("You can lead a horse to water, but you cannot make it drink.", [4, 6, 35]),
    ("He who laughs last did not get the joke.", [6.5, 11, 60]),
    ("Fish and visitors stink after three days.", [6.5, 12, 66]),
    ("Bright foxes quickly jump over lazy dogs.", [8.5, 25, 86]),
    ("Knowledge speaks, but wisdom listens.", [8, 20, 80]),
    ("When the cat is away, the mice will play.", [5.5, 9, 48]),
    ("There is nothing new under the sun.", [6, 9, 52]),
    ("Zephyrs whisk foggy mornings past Jacob's quay.", [9.5, 35, 90]),
    ("To be or not to be, that is the question that we all have to answer for ourselves some day.", [2, 3, 14]),
    ("People who live in glass houses should not throw stones at the people who live next door.", [3, 5, 22]),
    ("We hold these truths to be self-evident, that all men are created equal.", [4, 7, 38]),
    ("Ask not what your country can do for you; ask what you can do for your country.", [3.5, 5, 26]),
    ("Little by little, the bird builds its nest.", [5.5, 9, 46]),
    ("Old age is not so bad when you consider the alternative.", [5.5, 9, 55]),
    ("Beggars can't be choosers.", [7, 13, 68]),
    ("My dog isn't lazy; he's just saving his energy for the things that he thinks are worth it.", [2.5, 4, 20]),
    ("Myths fly by; sylphs cry why.", [9.5, 30, 93]),
    ("Opportunity is missed by most people because it is dressed in overalls and looks like work.", [3.5, 5, 30]),
    ("A penny saved is a penny earned.", [5, 8, 36]),
    ("Brevity is the soul of wit.", [7, 13, 70]),
    ("The coffee was cold, the toast was burnt, and the letter that I had waited for did not come.", [2.5, 4, 22]),
    ("Procrastination dulls ambition.", [9, 25, 84]),
    ("Sphinx of black quartz, judge my vow.", [9.5, 35, 91]),
    ("In the middle of the night the telephone rang and rang, and nobody in the house would answer it.", [2.5, 4, 18]),
    ("Quick wafting zephyrs vex bold Jim.", [10, 40, 96]),
    ("What we have to learn to do, we learn by doing.", [4.5, 7, 40]),
    ("Good fences make good neighbors.", [6.5, 12, 62]),
    (
      "I have a dream that my four little children will one day live in a nation "
        + "where they will be judged by who they are.",
      [2, 3, 12]
    ),
    ("Pharaohs' tombs lurk beneath windswept dunes.", [9, 28, 87]),
    ("The quieter you become, the more you are able to hear.", [4.5, 7, 40]),
    ("Genius is one percent inspiration and ninety-nine percent perspiration.", [4.5, 6, 42]),
    ("Ivory towers crumble.", [10, 35, 94]),
    ("Do not count your chickens before they are hatched.", [5.5, 9, 56]),
    ("She sells sea shells by the sea shore, and the shells she sells are surely sea shells.", [3, 4, 20]),
    ("Luck is what happens when preparation meets opportunity.", [5.5, 9, 54]),
    ("It is what it is.", [6.5, 10, 50]),
    ("Vultures circle dying oxen; jackals prowl.", [9.5, 32, 90]),
    ("The first rule of holes is that when you are in one you should stop digging.", [3, 5, 26]),
    (
      "There was an old woman who lived in a shoe, and she had so many children that she did not know what to do.",
      [1.5, 2.5, 10]
    ),
    ("Haste makes waste.", [8.5, 18, 78]),
    ("Dwarf mimic octopus hugs coral branch.", [9.5, 35, 92]),
    ("Life is what happens to you while you are busy making other plans.", [4, 7, 38]),
    ("Every cloud has a silver lining, but some of them have a little trouble finding the mint.", [3.5, 5, 32]),
    ("Absence makes the heart grow fonder.", [7, 14, 72]),
    ("Kayaks bobbed lazily upon glassy fjords.", [9.5, 35, 90]),
    ("Three may keep a secret if two of them are dead.", [4.5, 8, 44]),
    ("Simplify.", [10, 40, 98]),
    ("If at first you don't succeed, then skydiving isn't for you.", [4, 6, 34]),
  ]

  private static func ranks(_ values: [Double]) -> [Double] {
    values.map { value in
      Double(values.count { $0 < value }) + Double(values.count { $0 == value } + 1) / 2
    }
  }

  /// Spearman's rank correlation.
  private static func correlation(_ first: [Double], _ second: [Double]) -> Double {
    let (a, b) = (ranks(first), ranks(second))
    let (meanA, meanB) = (a.reduce(0, +) / Double(a.count), b.reduce(0, +) / Double(b.count))
    let product = zip(a, b).reduce(0) { $0 + ($1.0 - meanA) * ($1.1 - meanB) }
    let squares = a.reduce(0) { $0 + ($1 - meanA) * ($1 - meanA) } * b.reduce(0) { $0 + ($1 - meanB) * ($1 - meanB) }
    return product / squares.squareRoot()
  }

  @Test func `Puzzles are as hard as a person puts them in order`() throws {
    let search = try TestIndex.searchWithNames()
    let efforts = try Self.judged.enumerated().map { place, judged in
      var chance = SplitMix64(seed: UInt64(500 + place))
      let made = try CryptogramMaker().make(judged.text, by: &chance)
      let effort = Effort(
        try Cryptogram(made.ciphertext), key: made.pairs, partsWords: true, hasKeyword: false, search: search)
      #expect(effort.value(open: 0, of: 9) == 0 && effort.value(open: 3, of: 9) <= effort.value(open: 9, of: 9))
      return Double(effort.value(open: 1, of: 1))
    }
    for reading in 0..<3 {
      let correlation = Self.correlation(efforts, Self.judged.map { $0.marks[reading] })
      #expect(correlation >= 0.6, "reading \(reading + 1): \(correlation)")
    }
  }
}
