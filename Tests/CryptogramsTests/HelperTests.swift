import Cryptograms
import Journal
import Testing

@Suite struct HelperTests {
  private let search: PatternSearch
  private let text = "XJFFXU AB'C *DEF GHHG, XJ-AB"

  init() throws { search = try TestIndex.search(of: ["swoosh", "ewooer", "noon", "it", "so", "at"]) }

  @Test func `A word is searched, picked, and its letters are on the map`() throws {
    var helper = Helper()
    #expect(helper.make(.pick(1), with: search)?.outcome == .refused(.noSearch))
    #expect(helper.make(.search("xj-ff xu"), with: search)?.outcome == .found(2))
    #expect(helper.list(with: search).map(\.text) == ["swoosh", "ewooer"])
    #expect(helper.make(.sort(.alphabetical), with: search)?.outcome == .done)
    #expect(helper.make(.pick(0), with: search)?.outcome == .refused(.outOfRange(count: 2)))
    #expect(helper.make(.pick(3), with: search)?.outcome == .refused(.outOfRange(count: 2)))
    #expect(helper.make(.pick(2), with: search)?.outcome == .picked("swoosh"))
    #expect(helper.map.description == "F=O,J=W,U=H,X=S")
    #expect(helper.make(.pick(1), with: search)?.outcome == .refused(.blocked(by: LetterPair("X=S")!)))
    #expect(helper.make(.search("XJFFXU"), with: search)?.outcome == .found(1))
    #expect(helper.make(.search("1'"), with: search)?.outcome == .refused(.unreadable(.noLetters)))
  }

  @Test func `The history has each word once, the newest first, and an end`() {
    var helper = Helper()
    for entry in ["ab", "cd", "AB"] { _ = helper.make(.search(entry), with: search) }
    #expect(helper.standing.history.map(\.description) == ["AB", "CD"])
    for number in 0..<200 {
      let letters = String([LatinLetter(index: number / 26), LatinLetter(index: number % 26)].map(\.capital))
      _ = helper.make(.search(letters), with: search)
    }
    #expect(helper.standing.history.count == Standing.mostHistory)
    #expect(helper.standing.history.first?.description == "HR")
  }

  @Test func `A reset clears the map, and then the history`() throws {
    var helper = Helper()
    for move: Move in [.search("ab"), .pair(LetterPair("A=E")!), .pair(LetterPair("B=T")!), .lock(.of("B")), .reset] {
      #expect(helper.make(move, with: search) != nil)
    }
    #expect(helper.map.description == "B=T*")
    #expect(helper.standing.history.count == 1)
    #expect(helper.make(.reset, with: search)?.outcome == .done)
    #expect(helper.standing.history.isEmpty)
    #expect(helper.make(.reset, with: search) == nil)
    _ = helper.make(.undo, with: search)
    #expect(helper.map.description == "A=E,B=T*")
  }

  @Test func `A puzzle has a key of its own, in which no letter stands for itself`() throws {
    var helper = Helper()
    _ = helper.make(.pair(LetterPair("A=A")!), with: search)
    #expect(helper.make(.hint(.place), with: search)?.outcome == .refused(.noPuzzle))
    #expect(helper.make(.puzzle(text), with: search)?.outcome == .loaded(words: 6, letters: 11))
    #expect(helper.map.pairs.isEmpty)
    #expect(
      helper.make(.pair(LetterPair("A=A")!), with: search)?.outcome == .refused(.standsForItself(.of("A"))))
    #expect(helper.make(.allowItself(true), with: search)?.outcome == .done)
    #expect(helper.make(.pair(LetterPair("A=A")!), with: search)?.outcome == .done)
    for _ in 0..<3 { _ = helper.make(.undo, with: search) }
    #expect(helper.cryptogram == nil)
    #expect(helper.map.description == "A=A")
    #expect(
      helper.make(.puzzle("caf\u{E9}"), with: search)?.outcome
        == .refused(.unreadable(.foreignLetter("\u{E9}", line: 1))))
  }

  @Test func `A word is set aside and taken back in`() throws {
    var helper = Helper()
    #expect(helper.make(.setAside("xj"), with: search)?.outcome == .refused(.noPuzzle))
    _ = helper.make(.puzzle(text), with: search)
    let standing = { (helper: Helper) in helper.puzzle(with: search)?.words.first?.standing }
    _ = helper.make(.setAside("xjffxu"), with: search)
    #expect(standing(helper) == .name)
    _ = helper.make(.setAside("XJFFXU"), with: search)
    #expect(standing(helper) == .open)
  }

  /// Random moves, of which many are refused; whatever happens, the map is one-to-one and free of banned pairs, locked
  /// pairs stay, and undo and redo lead through the very same standings.
  @Test(arguments: 1...20)
  func `No sequence of moves spoils the map, and undo and redo are exact`(seed: UInt64) throws {
    var chance = SplitMix64(seed: seed)
    var helper = Helper()
    _ = helper.make(.puzzle(text), with: search)
    for _ in 0..<150 {
      let before = helper
      let move = Move.random(&chance, text)
      let event = helper.make(move, with: search)
      try Self.check(helper.map)
      for letter in before.map.locked.letters {
        guard move != .unlock(letter), move != .puzzle(text), move != .undo, move != .redo else { continue }
        #expect(helper.map[letter] == before.map[letter], "\(move)")
      }
      if case .refused? = event?.outcome {
        #expect(helper.standing == before.standing)
        #expect(helper.lastMove == before.lastMove)
      }
      if event == nil { #expect(helper.standing == before.standing) }
      if helper.lastMove != nil, !helper.standing.looksLike(before.standing), move != .undo, move != .redo {
        var back = helper
        _ = back.make(.undo, with: search)
        #expect(back.standing.looksLike(before.standing), "\(move)")
        #expect(back.nextMove == move)
        _ = back.make(.redo, with: search)
        #expect(back.standing.looksLike(helper.standing), "\(move)")
      }
    }
    while helper.make(.redo, with: search) != nil {}
    var way = [helper.standing]
    while helper.make(.undo, with: search) != nil { way.append(helper.standing) }
    #expect(helper.cryptogram == nil)
    #expect(helper.map == SubstitutionMap())
    for standing in way.dropLast().reversed() {
      _ = helper.make(.redo, with: search)
      #expect(helper.standing.looksLike(standing))
    }
    #expect(helper.nextMove == nil)
  }

  private static func check(_ map: SubstitutionMap) throws {
    #expect(Set(map.pairs.map(\.plain)).count == map.pairs.count)
    #expect(Set(map.pairs).isDisjoint(with: map.bans))
    #expect(map.locked.letters.allSatisfy { map[$0] != nil })
    #expect(try SubstitutionMap(map.description, forbidsItself: map.forbidsItself) == map)
  }
}

extension Standing {
  /// Whether everything is the same that undo brings back.
  fileprivate func looksLike(_ other: Standing) -> Bool {
    text == other.text && map == other.map && names == other.names
  }
}

extension Move {
  /// A move with a few letters, so that moves meet.
  static func random(_ chance: inout SplitMix64, _ text: String) -> Move {
    let letter = { (chance: inout SplitMix64) in LatinLetter(index: chance.draw(below: 6)) }
    let pair = { (chance: inout SplitMix64) in LetterPair(letter(&chance), letter(&chance)) }
    let words = ["xjffxu", "AB'C", "ghhg", "AB", "X J", "7", "\u{E9}", "*def"]
    switch chance.draw(below: 20) {
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
    case 15: return .setAside(words[chance.draw(below: words.count)])
    case 16: return .sort(chance.draw(below: 2) == 0 ? .alphabetical : .frequency)
    case 17: return .hint(Hint.Level.allCases[chance.draw(below: 3)])
    case 18: return chance.draw(below: 8) == 0 ? .puzzle(text) : .undo
    default: return .redo
    }
  }
}
