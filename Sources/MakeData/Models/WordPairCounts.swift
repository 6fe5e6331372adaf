/// How often each pair of words occurs in running text, from symspellpy's English bigram dictionary.
struct WordPairCounts {
  private(set) var pairs: [(first: String, second: String, count: Double)] = []

  init(package: Package) throws(DataError) {
    for line in try TextFile.lines(package.path("symspellpy/frequency_bigramdictionary_en_243_342.txt")) {
      let fields = line.split(separator: " ").map(String.init)
      guard fields.count == 3, let count = Double(fields[2]), fields[0].isPlainWord, fields[1].isPlainWord else {
        continue
      }
      pairs.append((fields[0], fields[1], count))
    }
  }
}
