import Lexicon
import Testing
import WordScramble

@testable import ListChecking

@Suite("The fast path of check against the slow one")
struct LetterSieveTests {
  static let manyRoots = [
    "silkworm", "creationist", "uncopyrightable", "a", "z", "aaaaaaaaab", "mississippi",
    "jackdawslovemybigsphinxofquartz", "abcdefghijklmnopqrstuvwxyz",
    String(repeating: "e", count: 100), "zzzzzzzyyyyyyyyxxxxxxxxxxxxxxxw",
  ]

  @Test("agrees on random lists", arguments: manyRoots)
  func random(root: String) throws {
    let check = try Comparison(root)
    var random = RandomText(seed: 1)
    for _ in 0..<400 { check(random.next(root: root, lines: 40)) }
    for _ in 0..<1000 { check(random.next(root: root, lines: 3)) }
  }

  @Test("agrees about every byte, alone, at the ends and inside of a word", arguments: ["silkworm", "aaaaaaaaab"])
  func bytes(root: String) throws {
    let check = try Comparison(root)
    let word = Array(root.utf8)
    for byte in UInt8.min...UInt8.max {
      for lines in [[byte], [byte] + word, word + [byte], word[..<3] + [byte] + word[3...], [byte, byte]] {
        check(lines)
        check(lines + [0x0A])
        check([0x0A] + lines + [0x0D, 0x0A] + lines + [0x0A, 0x0A])
      }
    }
  }

  @Test("agrees about lines of every length, at every place within a block, with and without an end")
  func lengths() throws {
    let check = try Comparison(String(repeating: "ab", count: 50))
    for length in 0...200 {
      for before in [0, 1, 15, 31, 63] {
        let line = [UInt8](repeating: 0x61, count: length)
        for text in [line, line.dropLast() + [0x63], line.dropLast() + [0x20], [0x43] + line.dropFirst()] {
          let start = [UInt8](repeating: 0x0A, count: before)
          check(start + text)
          check(start + text + [0x0A])
          check(start + text + [0x0A] + text + [0x0D, 0x0A] + text)
        }
      }
    }
  }

  @Test("agrees about lines near to the longest that is judged")
  func longLines() throws {
    let check = try Comparison("silkworm")
    for length in LetterSieve.longestLine - 2...LetterSieve.longestLine + 3 {
      for filling in [0x20, 0x61, 0x73, 0x00, 0x0D, 0xE9] as [UInt8] {
        let line = [UInt8](repeating: filling, count: length)
        check(line + Array("\nsilk\n".utf8))
        check(line.dropLast() + Array("\r\nsilk\n".utf8))
        check(Array("silk".utf8) + line.dropLast(4) + [0x0D])
      }
    }
  }

  @Test("agrees about text that is not ASCII")
  func beyondASCII() throws {
    let check = try Comparison("silkworm")
    let words = [
      "\u{A0}silk\u{A0}", "\u{3000}", "\u{2028}", "sil\u{212A}", "si\u{301}lk", "\u{FEFF}silk", "ſilk", "\u{85}milk ",
    ]
    for word in words {
      check(Array(word.utf8))
      check(Array("milk\n\(word)\n\(word)\r\nworms".utf8))
    }
  }

  @Test("does not depend on where a text is cut into chunks")
  func chunks() throws {
    let sieve = try #require(LetterSieve(RootWord("creationist")))
    var random = RandomText(seed: 7)
    for _ in 0..<300 {
      let text = random.next(root: "creationist", lines: 60)
      var whole = VerdictRows()
      whole.fill(with: text.span, by: sieve)
      var parts: [UInt8] = []
      var gaps: [Range<Int>] = []
      var rows = VerdictRows()
      var (start, turnedAway, survivors) = (0, 0, [Range<Int>]())
      while start < text.count {
        let cut = min(start + random.draw(below: 200), text.count - 1)
        let end = text[cut...].firstIndex(of: 0x0A).map { $0 + 1 } ?? text.count
        rows.fill(with: text.span.extracting(start..<end), by: sieve)
        parts += rows.bytes[..<rows.count]
        gaps += rows.gaps.map { $0.line.lowerBound + start..<$0.line.upperBound + start }
        turnedAway += sieve.sift(text.span.extracting(start..<end), into: &survivors)
        start = end
      }
      #expect(parts == Array(whole.bytes[..<whole.count]))
      #expect(gaps == whole.gaps.map(\.line))
      var all: [Range<Int>] = []
      #expect(turnedAway == sieve.sift(text.span, into: &all))
      #expect(survivors.count == all.count)
    }
  }

  @Test("is there for plain roots alone")
  func plainRoots() throws {
    #expect(try LetterSieve(RootWord("straße")) == nil)
    #expect(try LetterSieve(RootWord("żółw")) == nil)
    let alphabet = "abcdefghijklmnopqrstuvwxyz"
    #expect(try LetterSieve(RootWord(alphabet + alphabet.prefix(11))) != nil)
    #expect(try LetterSieve(RootWord(alphabet + alphabet)) == nil)
    for letter in alphabet {
      #expect(try LetterSieve(RootWord(String(repeating: letter, count: 100))) != nil)
    }
  }
}

@Suite("Bytes of one kind in a block")
struct ByteClassTests {
  @Test("are found at every place by comparing, and by looking up as this processor does and as any does")
  func bitmaps() {
    let wanted: Set<UInt8> = [0x00, 0x0A, 0x0F, 0x21, 0x41, 0x5F, 0x61, 0x6A, 0x7A, 0x7F]
    let sets = [ASCIISet(wanted), ASCIISet(wanted, isWide: false)]
    for byte in UInt8.min...UInt8.max {
      for place in 0..<TextBlock.size {
        var text = [UInt8](repeating: 0x20, count: TextBlock.size)
        text[place] = byte
        let block = TextBlock(text.span, at: 0)
        let isPlain = 0x21...0x7E ~= byte
        let others: UInt64 = ~0 ^ (1 << place)
        #expect(UnplainBytes().bitmap(of: block) == (isPlain ? others : ~0), "\(byte) at \(place)")
        let found: UInt64 = wanted.contains(byte) ? 1 << place : 0
        for set in sets { #expect(set.bitmap(of: block) == found, "\(byte) at \(place)") }
      }
    }
  }
}

@Suite("A short word in one number")
struct ShortWordTests {
  private func word(_ text: String) -> ShortWord? { ShortWord(0..<text.utf8.count, of: Array(text.utf8).span) }

  @Test("is the same just when the letters are")
  func equality() {
    #expect(word("Silk") == word("silk"))
    #expect(word("silk") != word("kils"))
    #expect(word("a") != word("aa"))
    #expect(word("abcdefghijkl") != nil)
    for text in ["", "abcdefghijklm", "can't", "si k", "[", "`", "{", "@"] { #expect(word(text) == nil) }
  }
}

/// One root, judged fast and slowly.
struct Comparison {
  private let sieve: LetterSieve
  private let slow: SlowCheck

  init(_ root: String) throws {
    let root = try RootWord(root)
    sieve = try #require(LetterSieve(root))
    slow = SlowCheck(root)
  }

  func callAsFunction(_ text: [UInt8], sourceLocation: SourceLocation = #_sourceLocation) {
    let lines = slow.lines(of: text)
    checkSifting(text, lines, sourceLocation)
    checkRows(text, lines, sourceLocation)
  }

  private func checkSifting(_ text: [UInt8], _ lines: [SlowCheck.Line], _ location: SourceLocation) {
    var survivors: [Range<Int>] = []
    let turnedAway = sieve.sift(text.span, into: &survivors)
    let left = Set(survivors)
    let words = lines.filter { $0.verdict != nil }
    #expect(survivors == lines.map(\.range).filter(left.contains), "in order", sourceLocation: location)
    #expect(turnedAway == words.count { !left.contains($0.range) }, "\(text)", sourceLocation: location)
    #expect(
      lines.allSatisfy {
        $0.verdict == .notPossible || $0.verdict == nil
          ? !$0.isASCII || !left.contains($0.range) : left.contains($0.range)
      }, "\(text)", sourceLocation: location)
  }

  private func checkRows(_ text: [UInt8], _ lines: [SlowCheck.Line], _ location: SourceLocation) {
    var rows = VerdictRows()
    rows.fill(with: text.span, by: sieve)
    let expected = lines.filter { $0.isPrintable ? $0.verdict != nil && $0.verdict != .notPossible : true }
    #expect(rows.gaps.map(\.line) == expected.map(\.range), "\(text)", sourceLocation: location)
    var output: [UInt8] = []
    var written = 0
    for gap in rows.gaps {
      output += rows.bytes[written..<gap.offset]
      written = gap.offset
      output += lines.first { $0.range == gap.line }?.row ?? []
    }
    output += rows.bytes[written..<rows.count]
    #expect(output == lines.flatMap(\.row), "\(text)", sourceLocation: location)
  }
}
