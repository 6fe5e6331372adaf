/// The words of the language model by number, in the order in which they were met.
struct Vocabulary {
  private(set) var words: [String] = []
  private var numbers: [String: Int] = [:]

  /// The longest word that is kept.
  static let longest = 30

  /// The number of the word, which is new where it is unknown.
  mutating func number(of word: String) -> Int {
    if let known = numbers[word] { return known }
    numbers[word] = words.count
    words.append(word)
    return words.count - 1
  }

  subscript(word: String) -> Int? { numbers[word] }

  var count: Int { words.count }
}
