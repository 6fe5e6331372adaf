@testable import Anagrams
@testable import Journal

extension Harness {
  /// A file of a crossword of any format, and the text of JSON.
  static let crossword = Harness("crossword") { bytes in
    read { () throws(CrosswordFault) in try Crossword(reading: bytes) }
    if let json = try? JSON(reading: bytes) {
      let text = json.text
      hold((try? JSON(reading: Array(text.utf8)))?.text == text, "JSON reads back", text)
    }
  }

  /// A .puz whose checksums are taken for right.
  static let puz = Harness("puz") { bytes in
    read { () throws(CrosswordFault) in try PuzReader(bytes, isChecked: false).read().crossword() }
  }

  /// Packed bytes.
  static let inflation = Harness("inflation") { bytes in
    let unpacked = try? Inflation(bytes[...], to: 1 << 16).bytes()
    hold(unpacked?.count ?? 0 <= 1 << 16, "a file has no more bytes than it says")
  }
}

private func read(_ reader: () throws(CrosswordFault) -> Crossword) {
  let crossword: Crossword
  do throws(CrosswordFault) {
    crossword = try reader()
  } catch {
    return hold(isVisible(error.description), "a fault cannot act", error.description)
  }
  hold(crossword.cells.count == crossword.width * crossword.height, "a grid has its squares")
  let names = crossword.entries.flatMap { $0.labels }
  hold(!names.isEmpty && Set(names).count == names.count, "each entry stands once", "\(names)")
  for entry in crossword.entries {
    hold(entry.cells.allSatisfy { crossword.cells.indices.contains($0) }, "an entry lies in the grid")
    hold(entry.cells.isEmpty == crossword.cells.isEmpty, "an entry has squares where there is a grid")
    hold(
      entry.cells.isEmpty || entry.enumeration.map { $0.count == entry.cells.count } ?? true,
      "an enumeration has the length of its entry")
  }
}
