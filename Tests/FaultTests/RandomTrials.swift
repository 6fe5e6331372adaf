import Journal
import TestSupport
import Testing

/// Lines, arguments and damages drawn by a generator, so that a trial is the same whenever it is made again.
struct RandomTrials {
  private var generator: SplitMix64

  /// The trial with this number, of tests that draw by `seed`.
  init(_ trial: Int, seed: UInt64) { generator = SplitMix64(seed: seed &* 1_000_003 &+ UInt64(trial)) }

  /// A number from 0, below `end`.
  mutating func number(below end: Int) -> Int { generator.draw(below: end) }

  mutating func isLucky(oneIn chances: Int) -> Bool { number(below: chances) == 0 }

  mutating func one<Element>(of elements: [Element]) -> Element { elements[number(below: elements.count)] }

  mutating func some<Element>(of elements: [Element], upTo most: Int) -> [Element] {
    (0..<number(below: most + 1)).map { _ in one(of: elements) }
  }

  /// The milliseconds after which a run is killed: every fourth in the middle, and the others never.
  var moment: Int {
    mutating get { isLucky(oneIn: 4) ? 2 + number(below: 40) : 60_000 }
  }

  /// `bytes` with one byte, or a stretch of them, changed, left out, doubled or cut off.
  mutating func damaged(_ bytes: [UInt8]) -> [UInt8] {
    if bytes.isEmpty { return [UInt8(number(below: 256))] }
    var bytes = bytes
    let start = number(below: bytes.count)
    let end = min(bytes.count, start + 1 + number(below: 12))
    switch number(below: 6) {
    case 0: bytes.removeSubrange(start..<end)
    case 1: bytes.insert(contentsOf: bytes[start..<end], at: end)
    case 2: bytes.removeSubrange(start...)
    case 3: bytes.insert(contentsOf: some(of: Array(0...255), upTo: 12), at: start)
    default: bytes[start] = isLucky(oneIn: 3) ? UInt8(number(below: 256)) : one(of: Array(" \n:#09azAZ=-".utf8))
    }
    return bytes
  }
}

/// The ways in which an instrument is used at random.
struct RandomSession: Sendable, CustomTestStringConvertible {
  let instrument: String
  let commands: [[String]]
  let lines: [String]

  var testDescription: String { instrument }

  static let all = [game, bench, puzzle]

  /// OWN stands for a dictionary of four words, by which few roots and fewer words are real.
  private static let game = RandomSession(
    instrument: "scramble",
    commands: [
      ["--root", "silkworm"], ["--root", "silkworm", "--dictionary", "OWN"], ["--seed", "7"],
      ["--seed", "9", "--level", "hard"], ["--seed", "3", "--words-range", "40-90", "--min-length", "4"],
      ["--daily", "2026-11-21"], ["--root", "listens", "--time", "3600"], ["--seed", "2", "--root-length", "6"],
    ],
    lines: [
      "silk", "worm", "milk", "silkworm", "rows", "oil", "cat", "x", "is", "silk worm oil", "ßé", "123", "listen",
      "inlets", "tins", "net", "etc", ":new", ":new 5", ":new silkworm", ":new handcart", ":shuffle", ":undo", ":hint",
      ":hint 2", ":hint 3", ":hint 5", ":reveal", ":list", ":score", ":define milk", ":rank", ":", ":n", "\u{1}", "",
    ])

  private static let bench = RandomSession(
    instrument: "anagram",
    commands: [
      ["anagram", "users rip (8)"], ["anagram", "a?b?c", "--seed", "4"], ["anagram"],
      ["anagram", "silkworm", "--dictionary", "OWN"],
      ["anagram", "--clue", "Users rip off revelation (8)", "--solver"],
    ],
    lines: [
      "sur", "3=r", "-", "-2", "!", "!1", "=", "/p", "+", "+e", "-e", ".", "1", ":swap 1 2", ":cross 6 i", ":cross 1 s",
      ":rotate 2", ":undo", ":redo", ":reset", ":enumeration 3,5", ":enumeration 8", ":check", ":hint", ":hint 4",
      ":solve", ":solver on", ":entry 12a", ":entry 3d", ":entries", ":forget 12a", ":new listen (6)", ":clear",
      ":clue Users rip off revelation (8)", ":use 1", ":fodder silent", ":put 1 z", ":lock 2", ":unlock", "zzz", "",
      "?",
    ])

  private static let puzzle = RandomSession(
    instrument: "cryptogram",
    commands: [["cryptogram"], ["cryptogram", "PUZZLE"]],
    lines: [
      "A=E", "XJFFXU", "1", "2", "B=T", "C=A", "Q=U", "A!=B", "B!=T", "-A", "-C", "!", "!1", ":undo", ":redo",
      ":lock A",
      ":lock", ":unlock A", ":reset", ":clear", ":itself on", ":itself off", ":sample 1", ":sample 2", ":sample 3",
      ":hint", ":hint 2", ":hint 3", ":name PNQ", ":unname PNQ", ":kind k2", ":kind none", ":words", ":map", ":show",
      ":check", ":puzzle none", ":history", ":again 1", ":crib the", "A=A", "", "é=x", ":x",
    ])

  /// The arguments of a command, with the files that it names made in `state`.
  func arguments(_ command: [String], _ state: TemporaryFolder) throws -> [String] {
    if command.contains("OWN") {
      try state.dictionary(words: ["silk", "worm", "milk", "silkworm"])
    }
    if command.contains("PUZZLE") { _ = try state.file("puzzle", "XJFFXU ABC XJ ABCX FUB\n") }
    return command.map { $0 == "OWN" ? state("own") : $0 == "PUZZLE" ? state("puzzle") : $0 }
  }
}
