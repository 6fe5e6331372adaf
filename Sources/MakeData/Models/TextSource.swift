/// A text that the language model learns from.
struct TextSource {
  let text: RunningText
  /// How much a word of it counts; the words of the source nearest to what people make puzzles of count 1.
  let weight: Double
  let name: String

  /// All texts, without what the fortunes have too.
  static func all(_ packages: Packages) throws(DataError) -> [TextSource] {
    let quoted = try QuotedRuns(packages)
    var sources: [TextSource] = []
    func add(_ name: String, weight: Double, _ text: RunningText) {
      var text = text
      text.leaveOut(quoted)
      sources.append(TextSource(text: text, weight: weight, name: name))
    }
    add("jargon", weight: 1, RunningText(try TextFile.bytes(packages.named("jargon").path(Self.dictd("jargon")))))
    add("devil", weight: 1, RunningText(try TextFile.bytes(packages.named("devil").path(Self.dictd("devil")))))
    add("wordnet", weight: 1, RunningText(try WordNet(package: packages.named("wordnet")).glosses()))
    let novels = try packages.named("janeaustenr").path("usr/lib/R/site-library/janeaustenr/data/Rdata.rdb.text")
    add("janeaustenr", weight: 0.6, RunningText(strings(ofR: try TextFile.bytes(novels))))
    add(
      "world-english-bible", weight: 0.4, try text(ofSword: packages, "world-english-bible", "texts/ztext/engWEB2015eb")
    )
    add("henry", weight: 0.25, try text(ofSword: packages, "henry", "comments/zcom/mhcc"))
    return sources
  }

  private static func dictd(_ name: String) -> String { "usr/share/dictd/\(name).dict.dz.text" }

  private static func text(
    ofSword packages: Packages, _ name: String, _ folder: String
  ) throws(DataError) -> RunningText {
    var bytes: [UInt8] = []
    for part in ["ot", "nt"] {
      let path = try packages.named(name).path("usr/share/sword/modules/\(folder)/\(part).bzz.text")
      bytes += MarkupText(try TextFile.bytes(path)).bytes
    }
    return RunningText(bytes)
  }

  /// The lines of R's serialised vectors of strings: each is marked as ASCII or UTF-8 (four bytes), and has its length
  /// before it (four bytes, the highest first). R Internals, "Serialization Formats".
  private static func strings(ofR bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    var place = 0
    while place + 8 <= bytes.count {
      let isString =
        bytes[place..<place + 2] == [0, 4] && bytes[place + 3] == 9 || bytes[place..<place + 4] == [0, 0, 0x80, 9]
      guard isString else {
        place += 1
        continue
      }
      let length = bytes[place + 4..<place + 8].reduce(0) { $0 << 8 | Int($1) }
      let end = min(bytes.count, place + 8 + length)
      text += bytes[place + 8..<end]
      text.append(0x0A)
      place = end
    }
    return text
  }
}

/// The text of a document in OSIS markup, without notes and headings.
private struct MarkupText {
  private(set) var bytes: [UInt8] = []

  init(_ markup: [UInt8]) {
    var place = 0
    var skipped: [UInt8]?
    while place < markup.count {
      let byte = markup[place]
      guard byte == UInt8(ascii: "<") else {
        if skipped == nil { bytes.append(byte) }
        place += 1
        continue
      }
      let end = markup[place...].firstIndex(of: UInt8(ascii: ">")) ?? markup.count - 1
      let tag = markup[place + 1...end].dropLast()
      let name = tag.prefix { $0 != UInt8(ascii: " ") }
      if let open = skipped {
        if name.first == UInt8(ascii: "/"), name.dropFirst().elementsEqual(open) { skipped = nil }
      } else if tag.last != UInt8(ascii: "/"), Self.skipped.contains(where: { name.elementsEqual($0.utf8) }) {
        skipped = Array(name)
      } else if Self.breaks.contains(where: { name.elementsEqual($0.utf8) }) {
        bytes += [0x0A, 0x0A]
      }
      place = end + 1
    }
  }

  private static let skipped = ["note", "title", "reference"]
  private static let breaks = ["div", "row", "l", "lg"]
}
