import Files

/// Sayings to make cryptograms of, from the files of Debian's `fortunes`, read where they are installed.
struct Quotations {
  /// The sayings in the order of the files, without their authors, each on one line.
  let all: [String]

  /// The files that are looked at. Others are left out on purpose, so that somebody else can measure with them.
  static let files = [
    "art", "computers", "definitions", "drugs", "ethnic", "food", "fortunes", "humorists", "kids", "law", "magic",
    "medicine", "men-women", "news", "pets", "politics", "riddles", "science", "sports", "startrek", "work", "zippy",
  ]

  init(folder: String) throws {
    var seen: Set<String> = []
    var all: [String] = []
    for name in Self.files {
      let text = String(decoding: try readFile("\(folder)/\(name)"), as: UTF8.self)
      for fortune in text.split(separator: "\n%\n") {
        guard let saying = Self.saying(fortune), seen.insert(saying).inserted else { continue }
        all.append(saying)
      }
    }
    self.all = all
  }

  /// What is said, up to the line that names the author; nil for tables, dialogues and the like.
  private static func saying(_ fortune: Substring) -> String? {
    let lines = fortune.split(separator: "\n")
    let said = lines.prefix { !$0.drop(while: \.isWhitespace).hasPrefix("-- ") }
    let words = said.joined(separator: " ").split(whereSeparator: \.isWhitespace)
    var text = words.joined(separator: " ")
    if text.hasPrefix("QOTD: ") { text.removeFirst(6) }
    let letters = text.utf8.count { (0x41...0x5A).contains($0 & 0xDF) }
    let small = text.utf8.count { (0x61...0x7A).contains($0) }
    let plain = text.utf8.count { (0x41...0x5A).contains($0 & 0xDF) || " .,;:'\"?!-()".utf8.contains($0) }
    guard plain == text.utf8.count, letters > 0, small * 2 > letters, words.count * 12 > letters,
      letters * 10 > plain * 7
    else { return nil }
    return text
  }
}
