import Lexicon
import TestSupport
import Testing

/// Patterns with blanks, classes, gaps and letters in any order, each held against what grep finds by an expression
/// that says the same.
@Suite struct LetterTemplateTests {
  /// The letters of all answers of the list that have up to fourteen.
  private static let list: [String] = {
    guard let index = try? ClueBundledList.answers.get() else { return [] }
    return (1...14).flatMap { index.answers(matching: String(repeating: "?", count: $0)).map(\.letters) }
  }()

  private static let lines = list.map { "\($0)\n" }.joined()
  private let folder = TemporaryFolder()

  /// Every eighth word of up to six letters.
  private static let short: [[Character]] = {
    let words = list.filter { $0.count <= 6 }
    return stride(from: 0, to: words.count, by: 8).map { Array(words[$0]) }
  }()

  @Test(arguments: [
    ("s??kw?rm", "s..kw.rm"), ("S_LK.ORM", "s.lk.orm"), ("..i[sz]e", "..i[sz]e"),
    ("[l-p]?[m-r]?[w-z]", "[l-p].[m-r].[w-z]"), ("????i[!stz]e", "....i[^stz]e"), ("[^a-y]??o", "[^a-y]..o"),
    ("#@#@#@#@#@#", "[^aeiou][aeiou][^aeiou][aeiou][^aeiou][aeiou][^aeiou][aeiou][^aeiou][aeiou][^aeiou]"),
    ("xo*", "xo.*"), ("x*a", "x.*a"), ("*xj*", ".*xj.*"), ("*q*q*", ".*q.*q.*"), ("?j*", ".j.*"),
    ("/tca", "(act|atc|cat|cta|tac|tca)"), ("s/ilk/worm", "s(ilk|ikl|lik|lki|kil|kli)worm"),
    ("/a?b", "(a.b|ab.|.ab|b.a|ba.|.ba)"), ("/[xy]z/*", "([xy]z|z[xy]).*"),
    ("*/sz/", ".*(sz|zs)"), ("un/it/*/de/", "un(it|ti).*(de|ed)"), ("/[ab][bc]", "([ab][bc]|[bc][ab])"),
    ("/zz*", ".*z.*z.*"), ("jo/n*", "jo.*n.*"), ("q*[!u]?", "q.*[^u]."),
  ])
  func `finds what an expression finds in the whole list, each once`(pattern: String, expression: String) async throws {
    let template = try #require(LetterTemplate(pattern))
    let list = try folder.file("list", Self.lines)
    let expected = try await Program(state: folder).shell("LC_ALL=C grep -xE '\(expression)' '\(list)'")
    let wanted = expected.output.split(separator: "\n").map(String.init).sorted()
    let found = try ClueBundledList.answers.get().answers(matching: template).map(\.letters).filter { $0.count <= 14 }
      .sorted()
    #expect(found == wanted, "\(pattern)")
    #expect(!found.isEmpty, "\(pattern)")
  }

  @Test(arguments: [
    "/orchestra", "/a?b@", "/n[dt]*e", "*/rats/*", "p/@@#/*", "[st]/inlet/", "*/[ab][bc][ca]/", "/xyzzy", "/e*/e*", "*",
    "?", "????/ee/", "/ab/c/de/f", "q/u*i/t*",
  ])
  func `agrees with trying every way, for words short enough`(pattern: String) throws {
    let (template, signs) = (try #require(LetterTemplate(pattern)), Array(pattern))
    try #require(!Self.short.isEmpty)
    let differing = Self.short.filter { template.matches($0) != Self.matches(signs[...], $0[...]) }
    #expect(differing.isEmpty, "\(pattern) \(differing.prefix(5).map { String($0) })")
  }

  /// Whether the signs of a pattern can be laid over all letters of a word: what stands between strokes is tried in
  /// each order.
  private static func matches(_ signs: ArraySlice<Character>, _ word: ArraySlice<Character>) -> Bool {
    guard let sign = signs.first else { return word.isEmpty }
    if sign == "/" {
      let inner = signs.dropFirst().prefix { $0 != "/" }
      let rest = signs.dropFirst(inner.count + 2)
      return (0...word.count).contains { covers(inner, word.prefix($0)) && matches(rest, word.dropFirst($0)) }
    }
    if sign == "*" { return (0...word.count).contains { matches(signs.dropFirst(), word.dropFirst($0)) } }
    let (letters, rest) = first(signs)
    return word.first.map { admits(letters, $0) } == true && matches(rest, word.dropFirst())
  }

  private static func covers(_ inner: ArraySlice<Character>, _ word: ArraySlice<Character>) -> Bool {
    guard let sign = inner.first else { return word.isEmpty }
    if sign == "*" { return hasGap(inner.dropFirst(), word) }
    let (letters, rest) = first(inner)
    return word.indices.contains { place in
      var others = word
      return admits(letters, others.remove(at: place)) && covers(rest, others)
    }
  }

  /// Behind a gap any letters may be left over.
  private static func hasGap(_ inner: ArraySlice<Character>, _ word: ArraySlice<Character>) -> Bool {
    guard !inner.isEmpty else { return true }
    let (letters, rest) = first(inner)
    return word.indices.contains { place in
      var others = word
      return admits(letters, others.remove(at: place)) && hasGap(rest, others)
    }
  }

  /// A sign or a class at the front, and what is behind it.
  private static func first(
    _ signs: ArraySlice<Character>
  ) -> (letters: ArraySlice<Character>, rest: ArraySlice<Character>) {
    guard signs.first == "[" else { return (signs.prefix(1), signs.dropFirst()) }
    let letters = signs.prefix { $0 != "]" }
    return (letters, signs.dropFirst(letters.count + 1))
  }

  private static func admits(_ sign: ArraySlice<Character>, _ letter: Character) -> Bool {
    switch sign.first {
    case "?": true
    case "@": "aeiou".contains(letter)
    case "#": !"aeiou".contains(letter)
    case "[": sign.dropFirst().contains(letter)
    default: sign.first == letter
    }
  }

  @Test(arguments: [
    "", " ", "/", "//", "[", "[]", "[!]", "s]", "[a", "[b-a]", "[a-é]", "3a", "a&b", "(a)", "\u{1B}",
    String(repeating: "?", count: 101),
  ])
  func `other texts are none`(text: String) { #expect(LetterTemplate(text) == nil) }

  @Test(
    arguments: [
      ("s?? b*", [3, nil], " "), ("tree-?????", [4, 5], "-"), ("won't do", [3, 1, 2], "' "),
      ("s???/????????", [4, 8], " "),
      ("*ing", [], ""), (" -ab- ", [], ""), ("a,b", [1, 1], " "), ("* *", [nil, nil], " "),
    ] as [(String, [Int?], String)])
  func `words are parted by what stands between them`(text: String, words: [Int?], breaks: String) throws {
    let template = try #require(LetterTemplate(text))
    #expect(template.words == words && String(template.breaks) == breaks)
  }

  @Test(arguments: [
    ("s[AE]?k*", "S[AE]?K*"), ("/tca/er", "/TCA/ER"), ("@#[!x]..", "@#[!X]??"), ("[aeiou]", "@"), ("é/ß*", "É/ß*"),
  ])
  func `is written as it can be typed again`(text: String, written: String) throws {
    let template = try #require(LetterTemplate(text))
    #expect("\(template)" == written)
    #expect(LetterTemplate(written)?.description == written)
  }

  @Test func `letters of other alphabets and with marks are letters`() throws {
    let template = try #require(LetterTemplate("[äö]?/éß/"))
    #expect(template.matches(Array("äxßé")) && template.matches(Array("öxéß")) && !template.matches(Array("axéß")))
  }
}
