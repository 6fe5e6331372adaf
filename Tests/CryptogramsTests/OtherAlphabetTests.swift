import Cryptograms
import Journal
import Lexicon
import Testing

/// Words, maps, worksheets and scores in alphabets of 24, 27 and 32 letters.
@Suite struct OtherAlphabetTests {
  static let alphabets = [CipherAlphabetTests.greek, CipherAlphabetTests.spanish, CipherAlphabetTests.russian]
    .map { try! CipherAlphabet($0) }

  /// Words of few letters, so that many share a pattern; the last letters of the alphabet are among them.
  private static func words(_ alphabet: CipherAlphabet, _ chance: inout SplitMix64) -> [String] {
    let letters = alphabet.letters.prefix(3) + alphabet.letters.dropFirst(13).prefix(2) + alphabet.letters.suffix(3)
    var words: Set<String> = []
    while words.count < 400 {
      words.insert(
        String((0..<2 + chance.draw(below: 6)).map { _ in letters[chance.draw(below: letters.count)].small }))
    }
    return words.sorted()
  }

  @Test(arguments: alphabets)
  func `A search finds what looking at every word finds`(alphabet: CipherAlphabet) throws {
    var chance = SplitMix64(seed: UInt64(alphabet.count))
    let words = Self.words(alphabet, &chance)
    let list = PatternList(words.map { ($0, 1) }, alphabet: alphabet)
    let search = PatternSearch(list, alphabet: alphabet, frequencies: list.frequencies)
    var found = 0
    for _ in 0..<600 {
      let plain = words[chance.draw(below: words.count)].compactMap { alphabet.letter($0) }
      var key = alphabet.letters
      chance.shuffle(&key)
      var map = SubstitutionMap(alphabet, forbidsItself: chance.draw(below: 2) == 0)
      for _ in 0..<chance.draw(below: 3) {
        let letter = plain[chance.draw(below: plain.count)]
        try? map.enter(LetterPair(key[letter.index], letter))
        try? map.ban(LetterPair(key[plain[0].index], plain[chance.draw(below: plain.count)]))
      }
      let word = try CipherWord(entry: String(plain.map { key[$0.index].capital }), of: alphabet)
      // By the definition: the pairs of a reading go with each other and with the map.
      let expected = words.filter { text in
        let letters = text.compactMap { alphabet.letter($0) }
        guard letters.count == word.letters.count else { return false }
        var reading = map
        return zip(word.letters, letters).allSatisfy { cipher, plain in
          reading[cipher] == plain
            || (try? reading.enter(LetterPair(cipher, plain))) != nil && map[cipher] == nil
              && Set(zip(word.letters, letters).filter { $0.0 == cipher }.map(\.1)).count == 1
        }
      }
      let matches = search.matches(for: word, in: map.domains).map(\.text).sorted()
      #expect(matches == expected, "\(word) \(map)")
      found += matches.count
    }
    #expect(found > 500)
  }

  @Test(arguments: alphabets)
  func `The record of a worksheet is read back in its alphabet, and replays`(alphabet: CipherAlphabet) throws {
    var chance = SplitMix64(seed: 3)
    let words = Self.words(alphabet, &chance)
    let list = PatternList(words.map { ($0, 40) }, alphabet: alphabet)
    let search = PatternSearch(list, alphabet: alphabet, frequencies: list.frequencies)
    var worksheet = Worksheet(Worksheet.State(alphabet))
    var records = [Record(worksheet.opening.fields)]
    let text = words.prefix(12).joined(separator: " ").uppercased()
    var moves: [Move] = [.puzzle(text), .hint(.letter), .search(words[3])]
    for _ in 0..<80 {
      let letters = (0..<2).map { _ in alphabet[chance.draw(below: alphabet.count)] }
      let pair = LetterPair(letters[0], letters[1])
      moves += [
        [
          .pair(pair), .ban(pair), .lock(letters[0]), .unpair(letters[1]), .pick(1), .undo, .hint(.sight),
          .name(words[2]), .search(words[chance.draw(below: words.count)]),
        ][chance.draw(below: 9)]
      ]
    }
    for move in moves { if let event = worksheet.make(move, asking: search) { records.append(Record(event.fields)) } }
    let settings = [Transcript.Setting("alphabet", alphabet.description)]
    let transcript = Transcript(of: Worksheet.self, identity: 1, settings: settings, records: records)
    let recording = try Recording<Worksheet>(Transcript(parsing: Array(transcript.text.utf8)))
    #expect(recording.replay(asking: search).agrees)
    #expect(recording.carriedOn(asking: search).engine.state == worksheet.state)
    #expect(Worksheet.State(fields: worksheet.state.fields, of: alphabet) == worksheet.state)
  }

  @Test func `A transcript in the letters of another alphabet is bad data`() throws {
    func read(_ settings: [Transcript.Setting]) throws {
      let records = [
        Record(Worksheet().opening.fields), Record(["pair", "Ñ=A", "done", "#\(Fingerprint([]))"]),
      ]
      let transcript = Transcript(of: Worksheet.self, identity: 1, settings: settings, records: records)
      _ = try Recording<Worksheet>(Transcript(parsing: Array(transcript.text.utf8)))
    }
    #expect { try read([]) } throws: { ($0 as? TranscriptFault)?.line == 6 }
    #expect { try read([.init("alphabet", "abc")]) } throws: { ($0 as? TranscriptFault)?.line == 4 }
    #expect(throws: Never.self) { try read([.init("alphabet", "\(CipherAlphabetTests.spanish)")]) }
  }

  /// A model in which words cost 500 each, and 100 after a word that they do not follow.
  private static func model(
    _ alphabet: CipherAlphabet, _ words: [String], _ triples: [LanguageModelPacking.Triple] = []
  ) throws -> LanguageModel {
    // A table has a million bytes, which take seconds one by one in a build that is not optimised.
    func table(_ count: Int, of period: [UInt8]) -> [UInt8] {
      var bytes: [UInt8] = []
      while bytes.count < count { bytes += period }
      return Array(bytes[..<count])
    }
    let packing = LanguageModelPacking(
      alphabet, words: words.map { .init(spelling: alphabet.spelling(of: $0)!, cost: 500, backoff: 100) },
      listed: Array(words.indices), pairs: [.init(first: 0, second: 1, cost: 300)], triples: triples,
      startBackoff: 50, endCost: 7,
      spelling: table(SpellingTable.count(radix: SpellingTable.radix(of: alphabet)), of: (40..<137).map { UInt8($0) }),
      runs: table(
        LetterRunTable.count(size: alphabet.count), of: (0..<256).map { UInt8(truncatingIfNeeded: $0 * 37) }))
    return try LanguageModel(IndexBytes(packing.bytes))
  }

  @Test(arguments: alphabets)
  func `A model has its alphabet and its words, and scores`(alphabet: CipherAlphabet) throws {
    let letters = alphabet.letters.map { String($0.small) }
    let words = [letters[0] + letters[23] + letters[1], letters[2] + letters[22] + letters[22]]
    let model = try Self.model(alphabet, words)
    #expect(model.alphabet == alphabet)
    #expect(model.listedWords.map(\.text) == words)
    let solver = CryptogramSolver(model: model)
    let text = "\(letters[5] + letters[6] + letters[7]) \(letters[8] + letters[9] + letters[9])"
    #expect(solver.score(text.uppercased(), as: words.joined(separator: " ")) == -(500 + 50 + 300 + 7))
  }

  @Test(arguments: [Spacing.words, .none])
  func `Two words before a word tell more than one, at the beginning and at the end as well`(spacing: Spacing) throws {
    let alphabet = CipherAlphabet.english
    let model = try Self.model(
      try CipherAlphabet(alphabet.description + "ñ"), ["axb", "cvv"],
      [.init(first: nil, second: 0, third: 1, more: -40), .init(first: 0, second: 1, third: nil, more: 25)])
    let solver = CryptogramSolver(model: model)
    #expect(solver.score("QWE RTT", as: "axb cvv", spacing: spacing) == -(500 + 50 + 300 - 40 + 7 + 25))
    let others = spacing == .words ? "axb, cvv" : "axbcvv"
    #expect(solver.score("QWERTT", as: others, spacing: .none) == -(500 + 50 + 300 - 40 + 7 + 25))
  }

  @Test(arguments: alphabets)
  func `Scores after a move are those from scratch`(alphabet: CipherAlphabet) throws {
    var chance = SplitMix64(seed: 5)
    let words = Self.words(alphabet, &chance)
    let model = try Self.model(alphabet, words)
    let text = Ciphertext(words.prefix(20).joined(separator: " "), of: alphabet)
    let first = CipherKey((0..<alphabet.count).map { UInt8($0) })
    let network = WordNetwork(text.words, size: alphabet.count)
    let letters = text.run(letters: 200)
    var score = WordScore(network, key: first, model: model)
    var runs = LetterRunScore(letters, key: first, runs: model.runs)
    for _ in 0..<300 {
      let one = text.used[chance.draw(below: text.used.count)]
      let other = chance.draw(below: alphabet.count)
      if one == other { continue }
      let allowance = Int32(chance.draw(below: 3000)) - 500
      _ = score.exchange(one, other, allowance: allowance)
      _ = runs.exchange(one, other, allowance: allowance)
      #expect(score.total == WordScore(network, key: score.key, model: model).total)
      #expect(runs.total == LetterRunScore(letters, key: runs.key, runs: model.runs).total)
    }
  }

  @Test(arguments: alphabets)
  func `Readings are one-to-one and keep to what is known`(alphabet: CipherAlphabet) throws {
    var chance = SplitMix64(seed: 8)
    let words = Self.words(alphabet, &chance)
    let solver = CryptogramSolver(model: try Self.model(alphabet, words))
    var key = alphabet.letters
    chance.shuffle(&key)
    let text = "\(words[5]) \(words[90])! \(words[200])"
    let cipher = String(text.map { character in alphabet.letter(character).map { key[$0.index].capital } ?? character })
    var domains = Domains(alphabet)
    let known = try #require(text.first.flatMap { alphabet.letter($0) })
    domains.fix(key[known.index], as: known)
    let solution = solver.solve(cipher, domains: domains, spacing: .words)
    #expect(!solution.readings.isEmpty)
    for reading in solution.readings {
      #expect(Set(reading.key.map(\.plain)).count == reading.key.count)
      #expect(reading.key.first { $0.cipher == key[known.index] }?.plain == known)
      #expect(reading.plaintext.count == text.count)
    }
  }

  @Test func `A damaged alphabet is noticed`() throws {
    let alphabet = Self.alphabets[1]
    let words = ["si", "no"].map {
      LanguageModelPacking.Word(spelling: alphabet.spelling(of: $0)!, cost: 9, backoff: 9)
    }
    var bytes = LanguageModelPacking(
      alphabet, words: words, pairs: [], startBackoff: 0, endCost: 0,
      spelling: [UInt8](repeating: 1, count: SpellingTable.count(radix: 29)),
      runs: [UInt8](repeating: 1, count: LetterRunTable.count(size: 27))
    ).bytes
    let letters = Array(alphabet.description.utf8)
    let place = try #require(bytes.indices.first { bytes[$0...].starts(with: letters) })
    bytes[place] ^= 1
    #expect(throws: ContainerFault.damaged(part: "alphabet")) { try LanguageModel(IndexBytes(bytes)) }
  }
}
