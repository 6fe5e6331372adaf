import Lexicon
import ScrambleFiles
import TestSupport
import Testing
import WordLists

@Suite struct BundledDefinitionsTests {
  private let folder = TemporaryFolder()
  private let data: DataFolder

  init() throws { data = try DataFolder.find() }

  @Test func `Every word of the goal has a definition, and most others`() throws {
    let definitions = try data.definitions()
    let texts = try BundledIndex(data).byPattern().texts
    var (all, defined) = (0, 0)
    for word in (1...63).flatMap({ texts.words(ofLength: $0) }) {
      let definition = definitions.definition(of: texts[word])
      if word.tier == .goal { #expect(definition != nil, "\(texts[word])") }
      all += 1
      if definition != nil { defined += 1 }
    }
    #expect(defined * 100 > all * 84)
  }

  @Test func `An inflected form is in the goal if its word is`() throws {
    let definitions = try data.definitions()
    let index = try BundledIndex(data)
    let texts = try index.byPattern().texts
    let tiers = Dictionary(
      uniqueKeysWithValues: (1...63).flatMap { texts.words(ofLength: $0) }.map { (texts[$0], $0.tier) })
    var (alike, all) = (0, 0)
    for (word, tier) in tiers where tier.isShown {
      guard let relation = definitions.definition(of: word)?.relation,
        [.plural, .thirdPerson, .past, .participle, .comparative, .superlative].contains(relation.kind),
        let stem = tiers[relation.lemma], stem.isShown
      else { continue }
      all += 1
      if tier == stem { alike += 1 }
      // A word is in the goal without its stem only where it is known by itself, such as jeans.
    }
    #expect(all > 30_000 && alike * 1000 > all * 985)
  }

  @Test(arguments: [
    ("lid", "lid: the cover of a pot or box"),
    ("trios", "trios: plural of trio, three people or things that belong together"),
    ("rivets", "rivets: plural of rivet, a metal pin that holds plates together"),
    ("fester", "fester: become infected and form pus"), ("hoped", "hoped: past form of hope, expect and wish"),
    ("skirls", "skirls: plural of skirl, the sound of (the chanter of) a bagpipe"),
    (
      "COLOUR",
      "colour: British spelling of color, a visual attribute of things that results from the light they emit or transmit or reflect"
    ),
    ("found", "found: past form of find, come upon, as if by accident"),
    ("saw", "saw: past form of see, perceive by sight or have the power to perceive by sight"),
    ("seed", "seed: the part of a plant from which a new one can grow"),
    ("does", "does: third person of do, carry out; act or work"), ("whose", "whose: belonging to whom"),
    ("resold", "resold: past form of resell, sell (something) again after having bought it"),
    ("humanisers", "humanisers: plural of humaniser, somebody or something that makes others more human"),
    ("ceasefire", "ceasefire: a state of peace agreed to between opponents so they can discuss peace terms"),
    ("bricked", "bricked: past form of brick, close or build with bricks"),
    ("brick", "brick: rectangular block of clay baked by the sun or in a kiln"),
    ("turkey", "turkey: large gallinaceous bird with fan-shaped tail"),
  ])
  func `The sense is the commonest one`(word: String, line: String) throws {
    #expect(try data.definitions().definition(of: word.folded)?.description == line)
  }

  @Test func `A sense is a short line of plain text`() throws {
    let definitions = try data.definitions()
    let texts = try BundledIndex(data).byPattern().texts
    for word in (1...63).flatMap({ texts.words(ofLength: $0) }) {
      guard let definition = definitions.definition(of: texts[word]) else { continue }
      let sense = definition.sense
      #expect(sense.count <= 90 && !sense.isEmpty, "\(definition)")
      #expect(sense.utf8.allSatisfy { (0x20..<0x7F).contains($0) }, "\(definition)")
      #expect(!sense.contains("\"") && sense == sense.split(separator: " ").joined(separator: " "), "\(definition)")
      #expect(sense.count { $0 == "(" } == sense.count { $0 == ")" }, "\(definition)")
      if let lemma = definition.relation?.lemma { #expect(definitions.definition(of: lemma) != nil, "\(definition)") }
    }
  }

  @Test func `The file is small`() throws { #expect(try readFile(data.definitionsPath).count < 6_000_000) }

  @Test func `A missing file is named`() throws {
    let data = DataFolder(folder.path)
    #expect(throws: BundledIndexFault.file(FileFault(.missing, path: data.definitionsPath))) { try data.definitions() }
  }

  @Test(arguments: [false, true])
  func `A file in which a bit was changed is named`(inHeader: Bool) throws {
    var bytes = try readFile(data.definitionsPath)
    bytes[inHeader ? 20 : bytes.count / 2] ^= 1
    _ = try folder.folder("Resources")
    let path = try folder.file("Resources/definitions.index", bytes)
    #expect {
      _ = try DataFolder(folder.path).definitions()
    } throws: { error in
      if case .content(path, _)? = error as? BundledIndexFault { true } else { false }
    }
  }
}
