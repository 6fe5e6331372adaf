/// How often each word occurs in running text, from symspellpy's English frequency dictionary.
struct WordCounts {
  private let counts: [String: Int]

  init(package: Package) throws(DataError) {
    var counts: [String: Int] = [:]
    for line in try TextFile.lines(package.path("symspellpy/frequency_dictionary_en_82_765.txt")) {
      let fields = line.split(separator: " ")
      if fields.count == 2, let count = Int(fields[1]) { counts[String(fields[0])] = count }
    }
    self.counts = counts
  }

  /// All words with their counts, in the order of the alphabet.
  var all: [(String, Int)] { counts.sorted { $0.key < $1.key } }

  /// The count, or 0 for a word that the list lacks.
  subscript(word: String) -> Int { counts[word, default: 0] }
}
