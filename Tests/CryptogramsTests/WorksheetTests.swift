import Cryptograms
import Journal
import Testing

@Suite struct HelperTests {
  private let search: PatternSearch
  private let text = "XJFFXU AB'C *DEF GHHG, XJ-AB"

  init() throws { search = try TestIndex.few.get() }

  @Test func `A word is searched, picked, and its letters are on the map`() throws {
    var worksheet = Worksheet()
    #expect(worksheet.make(.pick(1), asking: search)?.outcome == .refused(.noSearch))
    #expect(worksheet.make(.search("xj-ff xu"), asking: search)?.outcome == .found(2))
    #expect(worksheet.list(with: search).map(\.text) == ["swoosh", "ewooer"])
    #expect(worksheet.make(.sort(.alphabetical), asking: search)?.outcome == .done)
    #expect(worksheet.make(.pick(0), asking: search)?.outcome == .refused(.outOfRange(count: 2)))
    #expect(worksheet.make(.pick(3), asking: search)?.outcome == .refused(.outOfRange(count: 2)))
    #expect(worksheet.make(.pick(2), asking: search)?.outcome == .picked("swoosh"))
    #expect(worksheet.map.description == "F=O,J=W,U=H,X=S")
    #expect(worksheet.make(.pick(1), asking: search)?.outcome == .refused(.blocked(by: LetterPair("X=S")!)))
    #expect(worksheet.make(.search("XJFFXU"), asking: search)?.outcome == .found(1))
    #expect(worksheet.make(.search("1'"), asking: search)?.outcome == .refused(.unreadable(.noLetters)))
  }

  @Test func `The history has each word once, the newest first, and an end`() {
    var worksheet = Worksheet()
    for entry in ["ab", "cd", "AB"] { _ = worksheet.make(.search(entry), asking: search) }
    #expect(worksheet.state.history.map(\.description) == ["AB", "CD"])
    for number in 0..<200 {
      let letters = String([CipherLetter(index: number / 26), CipherLetter(index: number % 26)].map(\.capital))
      _ = worksheet.make(.search(letters), asking: search)
    }
    #expect(worksheet.state.history.count == Worksheet.State.mostHistory)
    #expect(worksheet.state.history.first?.description == "HR")
  }

  @Test func `A reset clears the map, and then the history`() throws {
    var worksheet = Worksheet()
    for move: Move in [.search("ab"), .pair(LetterPair("A=E")!), .pair(LetterPair("B=T")!), .lock(.of("B")), .reset] {
      #expect(worksheet.make(move, asking: search) != nil)
    }
    #expect(worksheet.map.description == "B=T*")
    #expect(worksheet.state.history.count == 1)
    #expect(worksheet.make(.reset, asking: search)?.outcome == .done)
    #expect(worksheet.state.history.isEmpty)
    #expect(worksheet.make(.reset, asking: search) == nil)
    _ = worksheet.make(.undo, asking: search)
    #expect(worksheet.map.description == "A=E,B=T*")
  }

  @Test func `A puzzle has a key of its own, in which no letter stands for itself`() throws {
    var worksheet = Worksheet()
    _ = worksheet.make(.pair(LetterPair("A=A")!), asking: search)
    #expect(worksheet.make(.hint(.place), asking: search)?.outcome == .refused(.noPuzzle))
    #expect(worksheet.make(.puzzle(text), asking: search)?.outcome == .loaded(words: 6, letters: 11))
    #expect(worksheet.map.pairs.isEmpty)
    #expect(
      worksheet.make(.pair(LetterPair("A=A")!), asking: search)?.outcome == .refused(.standsForItself(.of("A"))))
    #expect(worksheet.make(.allowItself(true), asking: search)?.outcome == .done)
    #expect(worksheet.make(.pair(LetterPair("A=A")!), asking: search)?.outcome == .done)
    for _ in 0..<3 { _ = worksheet.make(.undo, asking: search) }
    #expect(worksheet.cryptogram == nil)
    #expect(worksheet.map.description == "A=A")
    #expect(
      worksheet.make(.puzzle("caf\u{E9}"), asking: search)?.outcome
        == .refused(.unreadable(.foreignLetter("\u{E9}", line: 1))))
  }

  @Test func `The kind of a puzzle is kept, goes with it, and comes back with it`() throws {
    var worksheet = Worksheet()
    #expect(worksheet.make(.kind(.k2), asking: search)?.outcome == .refused(.noPuzzle))
    for move: Move in [.puzzle(text), .kind(.k2)] { worksheet.make(move, asking: search) }
    #expect(worksheet.make(.kind(.k2), asking: search) == nil)
    #expect(worksheet.state.kind == .k2 && worksheet.kept.fields[3] == "strict,k2")
    for (move, kind): (Move, AlphabetKind?) in [
      (.undo, nil), (.redo, .k2), (.clear, .k2), (.puzzle("AB"), nil), (.undo, .k2), (.kind(nil), nil), (.undo, .k2),
    ] {
      worksheet.make(move, asking: search)
      #expect(worksheet.state.kind == kind, "\(move)")
      #expect(Worksheet.State(fields: worksheet.kept.fields) == worksheet.kept)
    }
    for custom in ["strict,k5", "strict,k2,k2", ",strict", "k2", "strict,", ""] {
      #expect(Worksheet.State(fields: ["begin", "AB", "", custom, "", "frequency", ""]) == nil, "\(custom)")
    }
  }

  @Test func `A word is set aside and taken back in`() throws {
    var worksheet = Worksheet()
    #expect(worksheet.make(.name("xj"), asking: search)?.outcome == .refused(.noPuzzle))
    _ = worksheet.make(.puzzle(text), asking: search)
    let status = { (worksheet: Worksheet) in worksheet.puzzle(with: search)?.words.first?.status }
    _ = worksheet.make(.name("xjffxu"), asking: search)
    #expect(status(worksheet) == .name)
    _ = worksheet.make(.unname("XJFFXU"), asking: search)
    #expect(status(worksheet) == .open)
  }

  /// Random moves, of which many are refused; whatever happens, the map is one-to-one and free of banned pairs, locked
  /// pairs stay, and undo and redo lead through the very same states.
  @Test(arguments: 1...20)
  func `No sequence of moves spoils the map, and undo and redo are exact`(seed: UInt64) throws {
    var chance = SplitMix64(seed: seed)
    var worksheet = Worksheet()
    _ = worksheet.make(.puzzle(text), asking: search)
    for _ in 0..<150 {
      let before = worksheet
      let move = Move.random(&chance, text)
      let event = worksheet.make(move, asking: search)
      try Self.check(worksheet.map)
      for letter in CipherAlphabet.english.letters(of: before.map.locked) {
        guard move != .unlock(letter), move != .puzzle(text), move != .putAway, move != .undo, move != .redo else {
          continue
        }
        #expect(worksheet.map[letter] == before.map[letter], "\(move)")
      }
      if case .refused? = event?.outcome { #expect(worksheet == before, "\(move)") }
      if event == nil { #expect(worksheet == before, "\(move)") }
      if !worksheet.state.looksLike(before.state), move != .undo, move != .redo {
        var back = worksheet
        _ = back.make(.undo, asking: search)
        #expect(back.state.looksLike(before.state), "\(move)")
        _ = back.make(.redo, asking: search)
        #expect(back.state.looksLike(worksheet.state), "\(move)")
      }
    }
    while worksheet.make(.redo, asking: search) != nil {}
    var way = [worksheet.state]
    while worksheet.make(.undo, asking: search) != nil { way.append(worksheet.state) }
    #expect(worksheet.cryptogram == nil)
    #expect(worksheet.map == SubstitutionMap())
    for state in way.dropLast().reversed() {
      _ = worksheet.make(.redo, asking: search)
      #expect(worksheet.state.looksLike(state))
    }
    #expect(worksheet.make(.redo, asking: search) == nil)
  }

  private static func check(_ map: SubstitutionMap) throws {
    #expect(Set(map.pairs.map(\.plain)).count == map.pairs.count)
    #expect(Set(map.pairs).isDisjoint(with: map.bans))
    #expect(CipherAlphabet.english.letters(of: map.locked).allSatisfy { map[$0] != nil })
    #expect(try SubstitutionMap(map.description, forbidsItself: map.forbidsItself) == map)
  }
}

extension Worksheet.State {
  /// Whether everything is the same that undo brings back.
  fileprivate func looksLike(_ other: Worksheet.State) -> Bool {
    text == other.text && map == other.map && kind == other.kind && names == other.names && entered == other.entered
  }
}

extension Move {
  /// A move with a few letters, so that moves meet.
  static func random(_ chance: inout SplitMix64, _ text: String) -> Move {
    let letter = { (chance: inout SplitMix64) in CipherLetter(index: chance.draw(below: 6)) }
    let pair = { (chance: inout SplitMix64) in LetterPair(letter(&chance), letter(&chance)) }
    let words = ["xjffxu", "AB'C", "ghhg", "AB", "X J", "7", "\u{E9}", "*def"]
    let plain = ["toot", "noon", "swooxh", "it"]
    switch chance.draw(below: 24) {
    case 0: return .search(words[chance.draw(below: words.count)])
    case 1, 2: return .pick(chance.draw(below: 4))
    case 3, 4, 5, 6: return .pair(pair(&chance))
    case 7: return .unpair(letter(&chance))
    case 8: return .ban(pair(&chance))
    case 9: return .unban(pair(&chance))
    case 10: return .lock(letter(&chance))
    case 11: return .unlock(letter(&chance))
    case 12: return chance.draw(below: 4) == 0 ? .clear : .undo
    case 13: return chance.draw(below: 4) == 0 ? .reset : .redo
    case 14: return .allowItself(chance.draw(below: 2) == 0)
    case 15: return .name(words[chance.draw(below: words.count)])
    case 16: return .sort(chance.draw(below: 2) == 0 ? .alphabetical : .frequency)
    case 17: return .hint(Hint.Level.allCases[chance.draw(below: 3)])
    case 18: return chance.draw(below: 8) == 0 ? .puzzle(text) : .undo
    case 19:
      let word = try? CipherWord(entry: words[chance.draw(below: 4)])
      let other = try? CipherWord(entry: plain[chance.draw(below: plain.count)])
      return chance.draw(below: 2) == 0 ? .enter(word!, other!) : .crib(word!, other!)
    case 20: return chance.draw(below: 2) == 0 ? .putAway : .adopt([pair(&chance), pair(&chance)])
    case 21: return .unname(words[chance.draw(below: words.count)])
    case 22: return .kind([.k1, .k4, nil][chance.draw(below: 3)])
    default: return .redo
    }
  }
}
