import Lexicon

/// The texts that affixes may strip from one end of a stem, or only the length of the longest where they are many.
struct Reach: Sendable {
  /// The texts without the empty one, the longest first; nil where they are many.
  private let texts: [[Alphabet.Code]]?
  let longest: Int
  static let mostTexts = 500

  /// A reach of `texts`, or one of which only the length is known where these are many, or nil.
  init(_ texts: Set<[Alphabet.Code]>?, longest: Int) {
    self.longest = longest
    let few = texts.flatMap { $0.count <= Self.mostTexts ? $0 : nil }
    self.texts = few?.filter { !$0.isEmpty }.ordered { $0.count > $1.count }
  }

  /// The union of `reaches`.
  init(_ reaches: some Sequence<Reach>) {
    var texts: Set<[Alphabet.Code]>? = []
    var longest = 0
    for reach in reaches where !reach.isEmpty {
      longest = max(longest, reach.longest)
      if let more = reach.texts, texts?.count ?? .max <= Self.mostTexts { texts?.formUnion(more) } else { texts = nil }
    }
    self.init(texts, longest: longest)
  }

  /// The union of the `reaches` of some `flags`.
  init(_ flags: some Sequence<Int32>, _ reaches: [Reach]) { self.init(flags.lazy.map { reaches[Int($0)] }) }

  var isEmpty: Bool { longest == 0 }

  /// How many letters may be stripped from the end of `stem`.
  func lettersAtEnd(of stem: ArraySlice<Alphabet.Code>) -> Int {
    guard let texts else { return min(longest, stem.count) }
    for text in texts where text.count <= stem.count {
      if stem.suffix(text.count).elementsEqual(text) { return text.count }
    }
    return 0
  }

  /// How many letters may be stripped from the start of `stem`. A longer text strips letters of a suffix as well.
  func lettersAtStart(of stem: ArraySlice<Alphabet.Code>) -> Int {
    guard let texts else { return min(longest, stem.count) }
    for text in texts where zip(text, stem).allSatisfy(==) { return min(text.count, stem.count) }
    return 0
  }

  /// The beginnings, before `append`, of the texts that end with it, or nil where the texts are not known.
  func textsBeyond(_ append: ArraySlice<Alphabet.Code>) -> [[Alphabet.Code]]? {
    texts?.filter { $0.count > append.count && $0.suffix(append.count).elementsEqual(append) }
      .map { Array($0.dropLast(append.count)) }
  }
}
