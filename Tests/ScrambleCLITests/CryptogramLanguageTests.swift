import Journal
import ScrambleFiles
import TestSupport
import Testing

/// Cryptograms of other languages: models, alphabets, dictionaries.
@Suite struct CryptogramLanguageTests: ProgramTests {
  let scramble = Program()

  private static let proverb =
    "TG JCT QI NBBÑTRON QI ONQN, XTBI JCÑTQ LCDVI NENBDN XIDI NXBÑTFN; NRÑ GI SÑDT TG QÑHI LNR RNEÑI ST TRXNHN."
  private static let read =
    "EL QUE NO ARRIESGA NO GANA, PERO QUIEN MUCHO ABARCA POCO APRIETA; ASI LO DICE EL NIÑO MAS SABIO DE ESPAÑA."

  @Test func `A Spanish Aristocrat is read`() async throws {
    let outcome = try await scramble("cryptogram", "solve", "--model", "spanish", input: Self.proverb)
    #expect(outcome.output.hasPrefix("\(Self.read)\n") && outcome.status == 0 && outcome.errors == "")
  }

  @Test func `Pairs may have the letters of the language`() async throws {
    let outcome = try await scramble(
      "cryptogram", "solve", "--model", "spanish", "--map", "h=ñ,Ñ=i", "--format", "json", input: Self.proverb)
    #expect(outcome.output.contains(#""H":"ñ""#) && outcome.output.contains(#""Ñ":"i""#))
    let refused = try await scramble("cryptogram", "solve", "--map", "H=Ñ", input: Self.proverb)
    #expect(refused.status == 64 && refused.errors.contains("'H=Ñ' is no pair of letters"))
  }

  @Test func `The golden Spanish session replays, and is carried on`() async throws {
    let path = try state.file("spanish.txt", try readFile(golden("spanish")))
    let replayed = try await scramble("replay", path)
    #expect(replayed.output == "\(path): all 18 events agree\n" && replayed.status == 0)
    let resumed = try await scramble(["resume", path], input: "J=Ñ\n:map\n")
    #expect(resumed.output.contains("J=ñ") && resumed.status == 0)
    #expect(try await scramble("replay", path).status == 0)
  }

  @Test func `The usual dictionary beside a model is on record, and so is none`() async throws {
    let (named, unnamed) = (state("named.txt"), state("unnamed.txt"))
    let spanish = ["cryptogram", "--model", "spanish", "--transcript"]
    let both = try await scramble(spanish + [named, "--dictionary", "en"], input: "XJFFXU\n")
    #expect(both.output.contains("tweets"))
    _ = try await scramble(spanish + [unnamed], input: "XJFFXU\n")
    for path in [named, unnamed] {
      let replayed = try await scramble("replay", path)
      #expect(replayed.output == "\(path): all 2 events agree\n", "\(replayed.errors)")
    }
  }

  @Test func `A transcript whose model is gone, or has changed, is told`() async throws {
    let text = try text(of: golden("spanish"))
    let gone = try state.file("gone.txt", text.replacing(" spanish\n", with: " /nowhere/x.model\n"))
    let outcome = try await scramble("replay", gone)
    #expect(outcome.status == 66 && outcome.errors.contains("cannot find the model '/nowhere/x.model'"))
    let changed = try state.file("changed.txt", text.replacing(/model: [0-9a-f]+/, with: "model: 0123456789abcdef"))
    #expect(try await scramble("replay", changed).output.contains("note: the model spanish has changed\n"))
    let other = try state.file("other.txt", text.replacing("alphabet: abcd", with: "alphabet: bacd"))
    let mixed = try await scramble("replay", other)
    #expect(mixed.status == 65 && mixed.errors.contains("its alphabet is abcd") && mixed.errors.count(of: "\n") == 1)
  }

  @Test func `A puzzle of another alphabet is kept apart from the English one`() async throws {
    _ = try await scramble("cryptogram", input: ":puzzle\nXYZ\n\nX=T\n")
    let left = try await scramble(
      ["cryptogram", "--model", "spanish", "--dictionary", try dictionary()],
      input: ":puzzle\nÑÑA\n\nÑ=S\n:puzzle\nÑU\n\n:puzzle list\n:puzzle 1\n")
    #expect(left.output.contains("\n1  ÑÑA  1 of 2 letters\n"))
    let english = try await scramble("cryptogram", input: ":map\n")
    #expect(english.output.contains("Map: X=t") && !english.output.contains("Ñ") && english.errors == "")
    let spanish = try await scramble(
      ["cryptogram", "--model", "spanish", "--dictionary", try dictionary()], input: ":map\n:sample\n")
    #expect(spanish.output.contains("Map: Ñ=s") && spanish.output.contains("The samples are English"))
  }

  /// A dictionary of four stems with a plural.
  private func dictionary() throws -> String {
    try state.dictionary(
      "es", affix: "SET UTF-8\nSFX s Y 1\nSFX s 0 s .\n", words: ["niña/s", "ñandú", "cañón", "pera/s"])
  }

  @Test func `Words of a dictionary are matched through its forms, with the alphabet of its language`() async throws {
    let path = try dictionary()
    let outcome = try await scramble("cryptogram", "match", "--dictionary", path, "ABCDE", "XABAX", "XYÑZÑ")
    #expect(outcome.output == "ABCDE (4): cañón niñas peras ñandú\nXABAX (0):\nXYÑZÑ (0):\n")
    let peras = try await scramble("cryptogram", "match", "--dictionary", path, "--map", "A=P,E=S", "ABCDE")
    #expect(peras.output == "ABCDE (1): peras\n")
    let folded = try await scramble("cryptogram", "match", "--dictionary", path, "--alphabet", Self.latin, "ABCAD")
    #expect(folded.output == "ABCAD (0):\n")
    let words = try await scramble(
      "cryptogram", "match", "--dictionary", path, "--alphabet", Self.latin, "ABACD", "ABCDC")
    #expect(words.output == "ABACD (2): niñas ñandú\nABCDC (1): cañón\n")
  }

  @Test func `A session with a dictionary alone replays, and cannot read a whole puzzle`() async throws {
    let path = state("session.txt")
    let outcome = try await scramble(
      ["cryptogram", "--dictionary", try dictionary(), "--transcript", path],
      input: "ABCDE\n1\n:puzzle\nÑBCDE\n\n:solve\n")
    #expect(outcome.output.contains("ABCDE: 4 words") && outcome.errors.contains("name one with --model"))
    let replayed = try await scramble("replay", path)
    #expect(replayed.status == 0 && replayed.output.contains("all 4 events agree"))
    let resumed = try await scramble(["resume", path], input: "AÑBCD\n")
    #expect(resumed.status == 0 && resumed.output.contains("AÑBCD: 4 words"))
  }

  @Test func `British words are found in the index`() async throws {
    let outcome = try await scramble("cryptogram", "match", "--dictionary", "en_GB", "--map", "Q=C", "QWEWRT", "X'Y")
    #expect(outcome.output.contains(" colour") && outcome.output.contains("i'd"))
  }

  private static let latin = "abcdefghijklmnopqrstuvwxyz"
  private static let greek = "αβγδεζηθικλμνξοπρστυφχψω"

  @Test func `A session whose words are gone is carried on without any`() async throws {
    let english = state("english.txt")
    _ = try await scramble("cryptogram", "--transcript", english, input: "A=B\n:itself on\n")
    let lines = try text(of: english).split(separator: "\n", omittingEmptySubsequences: false)
    let foreign = lines.map { $0.hasPrefix("word-index: ") ? "alphabet: abcdefghijklmnopqrst" : $0 }
    let path = try state.file("foreign.txt", foreign.joined(separator: "\n"))
    let resumed = try await scramble(["resume", path], input: "CDEF\n:puzzle\nAC DEFG\n\n:hint 3\n")
    #expect(resumed.status == 0 && resumed.output.contains("CDEF: no word"), "\(resumed.errors)")
  }

  @Test func `Words of a bundled dictionary beside a model of one's own are searched again on replay`() async throws {
    let syllables = ["ta", "xo", "me", "rin", "sol", "ve", "pu"]
    let words = (0..<4000).map { $0 % 9 == 0 ? "taxxto" : "\(syllables[$0 * 5 % 7])\(syllables[$0 / 3 % 7])" }
    let model = state("own.model")
    let text = try state.file("own.txt", words.joined(separator: " "))
    #expect(try await scramble("cryptogram", "model", text, "-o", model).status == 0)
    // English has no list of common words. A model that named it would be taken for the bundled one.
    let named = state("named.model")
    #expect(try await scramble("cryptogram", "model", text, "-o", named, "--language", "en").status == 0)
    #expect(try readFile(named) == readFile(model))
    let path = state("own-session.txt")
    let live = try await scramble(
      ["cryptogram", "--model", model, "--dictionary", "en_US", "--transcript", path], input: "XJFFXU\n")
    #expect(live.output.contains("XJFFXU: 4 words"))
    let replayed = try await scramble("replay", path)
    #expect(replayed.status == 0 && replayed.output.contains("agree"), "\(replayed.output)")
    #expect(try await scramble(["resume", path], input: "XJFFXU\n").output.contains("XJFFXU: 4 words"))
    let alone = state("alone.txt")
    let listed = try await scramble(["cryptogram", "--model", model, "--transcript", alone], input: "XJFFXU\n")
    #expect(listed.output.contains("XJFFXU: 1 word"))
    #expect(try await scramble("replay", alone).status == 0)
  }

  @Test func `An English text is said not to read as Spanish, and by an own model no letter is nearly certain`()
    async throws
  {
    let english = "GSV XZG HZG LM GSV NZG, ZMW ZOO GSV LGSVI ZMRNZOH DVIV OLLPRMT ZG RG DRGS TIVZG RMGVIVHG."
    let read = try await scramble("cryptogram", "solve", "--model", "spanish", input: english)
    #expect(read.output.contains("It does not read as Spanish, so no letter of it is sure."))
    let json = try await scramble("cryptogram", "solve", "--model", "spanish", "--format", "json", input: english)
    #expect(json.output.contains(#""readsAsLanguage":false"#))
    let spanish = try await scramble(
      "cryptogram", "solve", "--model", "spanish", "--format", "json", input: Self.proverb)
    #expect(spanish.output.contains(#""readsAsLanguage":true"#) && spanish.output.contains(":0.99"))
    // The same model under another name: nobody has measured what a text costs by it.
    let copy = try state.file("copy.model", try readFile("Resources/spanish.model"))
    let own = try await scramble("cryptogram", "solve", "--model", copy, "--format", "json", input: Self.proverb)
    #expect(!own.output.contains("readsAsLanguage") && own.output.contains(":0.9,"))
    #expect(!own.output.contains(":0.99") && own.output.contains(Self.read))
  }

  @Test(arguments: [
    (["solve", "--model", "klingon"], 66, "cannot find the model 'klingon'"),
    (["solve", "--model", "/etc/passwd"], 65, "not a language model"),
    (["solve", "--model", "/"], 66, "it is a directory"),
    (["match", "--alphabet", "abc", "X"], 64, "it has 3 letters"),
    (["match", "--alphabet", "abcdefghijklmnopqrstuvwxyzñÑ", "X"], 64, "'ñ' stands in it twice"),
    (
      ["match", "--model", "spanish", "--alphabet", "абвгдежзийклмнопрстуфхцчшщъыьэюя", "X"], 64, "its alphabet is abc"
    ),
    (["match", "--alphabet", "abcdefghijklmnopqrst", "WXYZ"], 64, "name --dictionary or --model"),
    (
      ["match", "--model", "english", "--alphabet", greek, "Ω"], 64, "cannot use the model english: its alphabet is abc"
    ),
    (["helper", "--alphabet", greek], 64, "name --dictionary or --model"),
    (["match", "--model", "spanish", "--dictionary", "en_US", "Ж"], 64, "none of ABCDEFGHIJKLMNÑOPQRSTUVWXYZ"),
    (["model", "-o", "x.model", "/dev/null"], 65, "there are 0 words in it"),
    (["model", "-o", "/etc/passwd", "/etc/passwd"], 74, "is no language model"),
    (["model", "-o", "/tmp", "/etc/passwd"], 74, "cannot write /tmp: it is there, and is no language model"),
    (["model", "-o", "/dev/full", "/etc/passwd"], 74, "cannot write /dev/full: it is there, and is no language model"),
    (["model", "-o", "x.model", "/nowhere"], 66, "cannot read /nowhere"),
  ])
  func `What cannot be done is told in one line`(arguments: [String], status: Int32, line: String) async throws {
    let outcome = try await scramble(["cryptogram"] + arguments, input: "XYZ\n")
    #expect(outcome.status == status && outcome.errors.contains(line), "\(outcome.errors)")
    // What cannot be searched has an answer without words.
    #expect(outcome.errors.count(of: "\n") == 1 && ["", "Ж (0):\n"].contains(outcome.output))
  }

  /// The words of a language of 24 letters, made up of what follows what.
  private func greekText(words: Int) -> String {
    let syllables = ["και", "τον", "λό", "γος", "θε", "ός", "ψυ", "χή", "με", "ξύ", "βρα", "δύς", "ζω", "φίλ", "πρό"]
    return (0..<words).map { "\(syllables[$0 * 7 % 15])\(syllables[$0 / 3 % 15])\($0 % 9 == 8 ? "." : "")" }
      .joined(separator: " ")
  }

  @Test func `A model is learned, the same bytes every time, and puzzles are read by it`() async throws {
    let text = try state.file("text.txt", greekText(words: 4000))
    let model = state("greek.model")
    let alphabet = "αβγδεζηθικλμνξοπρστυφχψω"
    let made = try await scramble("cryptogram", "model", text, "-o", model, "--alphabet", alphabet)
    #expect(made.status == 0 && made.output.hasPrefix("\(model): 4000 words of text, ") && made.errors == "")
    let bytes = try readFile(model)
    #expect(try await scramble("cryptogram", "model", text, "-o", model, "--alphabet", alphabet).status == 0)
    #expect(try readFile(model) == bytes)
    let piped = try await scramble(
      ["cryptogram", "model", "-", "-o", state("piped.model"), "--alphabet", alphabet], input: greekText(words: 4000))
    #expect(try piped.status == 0 && readFile(state("piped.model")) == bytes)
    // Each letter is the next one.
    let plain = "ΚΑΙΛΟ ΨΥΖΩ ΒΡΑΘΕ ΜΕΞΥ ΓΟΣΤΟΝ ΔΥΣΧΗ ΦΙΛΠΡΟ"
    let letters = Array(alphabet.uppercased())
    let cipher = String(plain.map { letter in letters.firstIndex(of: letter).map { letters[($0 + 5) % 24] } ?? letter })
    let solved = try await scramble("cryptogram", "solve", "--model", model, "--format", "json", input: cipher)
    #expect(solved.status == 0 && solved.output.contains(#""plaintext":""#))
    let told = try await scramble(
      "cryptogram", "model", text, "-o", model, "--alphabet", alphabet, "--format", "json")
    #expect(told.output.hasPrefix("{\"different\":") && told.output.contains("\"words\":4000"))
    let empty = try state.file("empty", "")
    let refused = try await scramble("cryptogram", "model", text, "-o", empty, "--alphabet", alphabet)
    #expect(try refused.status == 74 && readFile(empty).isEmpty)
    let wrong = try await scramble("cryptogram", "model", text, "-o", state("no.model"))
    #expect(wrong.status == 65 && wrong.errors.contains("most of its letters are none of abcdefghijklmnopqrstuvwxyz"))
    #expect(!isFile(state("no.model")))
  }

  @Test(arguments: ["a 1\n", "the 12\nof 9\n", String(repeating: "a", count: 31) + ". "])
  func `No model is learned from lists of words and numbers`(text: String) async throws {
    let list = try state.file("list", String(repeating: text, count: 500))
    let outcome = try await scramble("cryptogram", "model", list, "-o", state("list.model"))
    #expect(outcome.status == 65 && !isFile(state("list.model")))
    #expect(
      outcome.errors == "scramble: cannot learn from \(list): no sentence in it ends with a word: name running text\n")
  }

  @Test func `No model is learned from what is no text`() async throws {
    var chance = SplitMix64(seed: 19)
    let noise = try state.file("noise", (0..<100_000).map { _ in UInt8(truncatingIfNeeded: chance.next() >> 20) })
    let outcome = try await scramble("cryptogram", "model", noise, "-o", state("noise.model"))
    #expect(outcome.status == 65 && outcome.output == "" && !isFile(state("noise.model")))
    #expect(outcome.errors.contains("cannot learn from \(noise): it is not text in UTF-8: "))
  }

  @Test func `A text in another script than the model's is answered in one line`() async throws {
    let outcome = try await scramble(
      "cryptogram", "solve", "--model", "spanish", input: "Жизнь прожить не поле перейти.")
    #expect(outcome.status == 65 && outcome.output.count(of: "\n") == 1 && outcome.errors.count(of: "\n") == 1)
    #expect(outcome.output == "   'Ж' in line 1 is a letter, but none of ABCDEFGHIJKLMNÑOPQRSTUVWXYZ.\n")
  }
}

extension String {
  fileprivate func count(of character: Character) -> Int { count { $0 == character } }
}
