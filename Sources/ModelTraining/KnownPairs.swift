/// The probabilities of words, alone and after another word, in a model that somebody else has made of much text.
///
/// A pair that is not told has the probability of its second word alone, times the backoff of the first.
package struct KnownPairs {
  /// The words; `<s>` and `</s>` are the edges of a sentence.
  let words: [String]

  /// The probability of each word, by its place among the words.
  let alone: [Double]

  let backoffs: [Double]

  /// The second words of each word, with what they have after it.
  package var following: [[(second: Int, probability: Double)]]

  /// Three words in a row, by their places among the words: how much more probable the third is after both than after
  /// the second alone. The first and second, and the second and third, are pairs that are told.
  package typealias Triple = (first: Int, second: Int, third: Int, ratio: Double)

  package var triples: [Triple] = []

  /// A model that has no pairs yet.
  package init(words: [String], alone: [Double], backoffs: [Double]) {
    (self.words, self.alone, self.backoffs) = (words, alone, backoffs)
    following = [[(second: Int, probability: Double)]](repeating: [], count: words.count)
  }
}
