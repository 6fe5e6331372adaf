@testable import Cryptograms
@testable import Lexicon

extension Harness {
  /// The input is the file of an index; its checksums are made right, for it is what lies behind them that is searched.
  static let index = Harness("index") { bytes in
    _ = try? lookThrough(WordIndex(IndexBytes(bytes)))
    _ = try? lookThrough(WordIndex(IndexBytes(sealed(bytes, header: WordIndex.headerLength, entries: 48))))
  }

  /// The input is the file of definitions, as it is and with its checksums made right.
  static let definitions = Harness("definitions") { bytes in
    let header = Definitions.format.headerLength
    for file in [bytes, sealed(bytes, header: header, entries: header - 8 - 32)] {
      guard let definitions = try? Definitions(IndexBytes(file)) else { continue }
      for word in ["a", "of", "silk", "silks", "color", "colour", "silkworm"] {
        guard let definition = definitions.definition(of: word) else { continue }
        hold(
          definition.word == word && definition.sense.utf8.count <= 3 * Definitions.mostSenseBytes, "a sense is short")
      }
    }
  }

  /// The input is the file of the answers of crosswords, in the same way.
  static let answers = Harness("answers") { bytes in
    let header = AnswerIndex.format.headerLength
    for file in [bytes, sealed(bytes, header: header, entries: header - 8 - 48)] {
      guard let index = try? AnswerIndex(IndexBytes(file)) else { continue }
      for letters in ["a", "silk", "orchestra", "silkworm"] {
        _ = index.answers(using: letters).map(\.enumeration)
      }
      for pattern in ["?", "s??k", "?????????"] { _ = index.answers(matching: pattern).prefix(100).map(\.letters) }
    }
  }

  /// The input is the header and all parts but the tables of letters, which are full and always the same.
  static let model = Harness("model") { bytes in
    _ = try? LanguageModel(IndexBytes(bytes))
    let header = LanguageModel.format.headerLength
    guard bytes.count > header, bytes.count <= LetterTables.room else { return }
    guard let model = try? LanguageModel(tables.file(bytes, header: header)) else { return }
    let solver = CryptogramSolver(model: model)
    for spacing in [Spacing.words, .none] {
      _ = solver.score("XJFFXU QX XJFFXU", as: "little id little", spacing: spacing)
    }
  }
}

/// The parts of a model for letters in words and letters without spaces: millions of bytes, which are laid into memory
/// once, with room for an input before them.
private let tables = LetterTables()

@safe private final class LetterTables: Sendable {
  /// How long an input can be.
  static let room = 1 << 16
  private nonisolated(unsafe) let memory: UnsafeMutableRawBufferPointer

  init() {
    let count = 8 + SpellingTable.count(radix: SpellingTable.radix(of: .english)) + 8 + LetterRunTable.count(size: 26)
    unsafe memory = .allocate(byteCount: Self.room + count, alignment: 16)
    unsafe memory.initializeMemory(as: UInt8.self, repeating: 3)
  }

  /// A file of `bytes` and the tables, with checksums that are right, until the next one is made.
  func file(_ bytes: [UInt8], header: Int) -> IndexBytes {
    let start = Self.room - bytes.count
    unsafe UnsafeMutableRawBufferPointer(rebasing: memory[start..<Self.room]).copyBytes(from: bytes)
    let file = unsafe UnsafeMutableRawBufferPointer(rebasing: memory[start...])
    let index = unsafe IndexBytes(UnsafeRawBufferPointer(file), keptBy: self)
    for (offset, checksum) in checksums(of: index, header: header, entries: 16) { put(checksum, at: offset) }
    put(index.checksum(0..<header - 8), at: header - 8)
    return index

    func put(_ number: UInt64, at offset: Int) {
      unsafe file.storeBytes(of: number.littleEndian, toByteOffset: offset, as: UInt64.self)
    }
  }
}

/// `bytes` with the checksums of the four parts, as far as they lie in it, and that of the header.
private func sealed(_ bytes: [UInt8], header: Int, entries: Int) -> [UInt8] {
  guard bytes.count >= header else { return bytes }
  var bytes = bytes
  for (offset, checksum) in checksums(of: IndexBytes(bytes), header: header, entries: entries) {
    put(checksum, at: offset)
  }
  put(IndexBytes(Array(bytes[..<header])).checksum(0..<header - 8), at: header - 8)
  return bytes

  func put(_ number: UInt64, at offset: Int) {
    for byte in 0..<8 { bytes[offset + byte] = UInt8(truncatingIfNeeded: number >> UInt64(8 * byte)) }
  }
}

/// The checksums of the parts that lie in `file`, and where its header has them.
private func checksums(of file: IndexBytes, header: Int, entries: Int) -> [(offset: Int, checksum: UInt64)] {
  stride(from: entries, to: header - 8, by: 16).compactMap { entry in
    let start = Int(file.load(entry, as: UInt32.self))
    let end = start + Int(file.load(entry + 4, as: UInt32.self))
    return end <= file.count ? (entry + 8, file.checksum(start..<end)) : nil
  }
}

/// Asks every part of the index all that the program asks it.
private func lookThrough(_ index: WordIndex) throws {
  let rack = Rack("silkworm")!
  for spelling in EnglishSpelling.allCases {
    let racks = try index.byRack(spelling)
    _ = racks.words(from: rack, minimumLength: 3).map { racks.texts[$0] }
    _ = racks.tally(of: rack)
    _ = racks.anagrams(of: rack)
    _ = racks.contains("mississippi")
  }
  let patterns = try index.byPattern()
  for word in ["swoosh", "a", "noon"] { _ = patterns.words(of: LetterPattern(word)).prefix(100).map(\.frequency) }
  let search = PatternSearch(patterns)
  for entry in ["XJFFXU", "A", "AB'C"] {
    _ = try Array(search.matches(for: CipherWord(entry: entry)).prefix(100))
  }
  _ = Puzzle(try Cryptogram("XJFFXU AB'C D"), under: SubstitutionMap(), search: search)
}
