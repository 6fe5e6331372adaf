import Glibc
import ScrambleFiles
import TestSupport
import Testing

/// Dictionaries that were made to do harm. They are loaded in a process of their own, and only that one ends.
@Suite struct DictionaryTrialTests: ProgramTests {
  let scramble = Program()

  @Test(arguments: [
    "check silkworm", "solve silkworm", "--root silkworm", "roots",
  ])
  func `A dictionary that asks for all memory is refused, and the program goes on to say so`(
    command: String
  ) async throws {
    let path = try dictionary(affix: "SET UTF-8\nREP 2000000000\n", words: "1\nsilk\n")
    let outcome = try await scramble.shell("echo silk | $SCRAMBLE \(command) --dictionary '\(path)'")
    #expect(outcome.status == 65)
    #expect(
      outcome.errors
        == "scramble: cannot use \(path): the dictionary crashes Hunspell or takes more than a gigabyte: name another with --dictionary\n"
    )
  }

  @Test func `A dictionary that keeps Hunspell busy for ever is refused after seconds`() async throws {
    // Words of one place in Hunspell's table are a chain, at whose end each new one is hung.
    let count = 200_000
    let path = try dictionary(
      affix: "SET UTF-8\nFLAG num\n", words: "\(count)\n" + (1...count).map { "s/\($0 % 60_000 + 1)\n" }.joined())
    let outcome = try await scramble("check", "silkworm", "--dictionary", path, input: "silk\n")
    #expect(outcome.status == 65)
    #expect(
      outcome.errors
        == "scramble: cannot use \(path): the dictionary keeps Hunspell busy without end: name another with --dictionary\n"
    )
  }

  /// Asked about `harmful`, Hunspell 1.7 comes to no end.
  private static let endless = (
    affix: """
    SET UTF-8
    COMPLEXPREFIXES
    COMPOUNDEND H
    COMPOUNDFORBIDFLAG C
    CHECKCOMPOUNDPATTERN 3
    CHECKCOMPOUNDPATTERN eae bbc afeaeb

    """, words: "2\nbfc/HDI\nbfdd/CEDH\n"
  )
  private static let harmful = "fbfedbfddbfc"

  /// Asked about `enlarged`, Hunspell needs more than a gigabyte.
  private static let large = (
    affix: "SET UTF-8\nICONV 1\nICONV h \(String(repeating: "y", count: 20 << 20))\n", words: "2\nsilk\nworm\n"
  )
  private static let enlarged = String(repeating: "h", count: 63)

  @Test func `A word at which Hunspell never ends is named, and ends a command`() async throws {
    let path = try dictionary(affix: Self.endless.affix, words: Self.endless.words)
    let outcome = try await scramble(
      "check", "\(Self.harmful)x", "--dictionary", path, input: "bfc\n\(Self.harmful)\nbfdd\n")
    #expect(outcome.status == 65)
    #expect(outcome.errors == lost("keeps Hunspell busy without end", at: Self.harmful, path))
    count(outcome)
  }

  @Test func `A word that would be too much work is named without being asked about`() async throws {
    let pattern = String(repeating: "CHECKCOMPOUNDPATTERN ab cd ef\n", count: 7000)
    let path = try dictionary(affix: "SET UTF-8\nCOMPOUNDFLAG c\n\(pattern)", words: "2\nsilk/c\nworm/c\n")
    let word = String(repeating: "silkworm", count: 12)
    let outcome = try await scramble("check", "\(word)x", "--dictionary", path, input: "silk\n\(word)\n")
    #expect(outcome.status == 65)
    #expect(outcome.errors == lost("makes too much work of a word for Hunspell", at: word, path))
  }

  @Test(arguments: [(10, "accepted\t12\t"), (17, "not-real\t0\t")])
  func `Hunspell gives a compound up after so many parts, however fast the machine is`(
    letters: Int, verdict: String
  ) async throws {
    // Before it meets the long word, Hunspell tries all ways to make its beginning of short ones.
    let word = String(repeating: "a", count: letters) + "d"
    let path = try dictionary(
      affix: "SET UTF-8\nCOMPOUNDFLAG c\nCOMPOUNDMIN 1\n", words: "4\na/c\naa/c\nb/c\n\(word)/c\n")
    let outcome = try await scramble(
      "check", "\(word)bx", "--dictionary", path, "--format", "tsv", input: "\(word)b\n\(word)\n")
    #expect(outcome.output == "\(word)b\t\(verdict)\n\(word)\taccepted\t\(letters + 1)\t\n")
  }

  @Test func `A word that takes all memory is named, and ends a command`() async throws {
    let path = try dictionary(affix: Self.large.affix, words: Self.large.words)
    let outcome = try await scramble(
      "check", "\(Self.enlarged)x", "--dictionary", path, input: "\(Self.enlarged)\n")
    #expect(outcome.status == 65)
    #expect(outcome.errors == lost("crashes Hunspell or takes more than a gigabyte", at: Self.enlarged, path))
    count(outcome)
  }

  @Test func `A game goes on after such a word, which is neither judged nor recorded`() async throws {
    let path = try dictionary(affix: Self.endless.affix, words: Self.endless.words)
    let outcome = try await scramble(
      "--root", "\(Self.harmful)x", "--dictionary", path, "--transcript", state("t"), "--format", "json",
      input: "bfc\n\(Self.harmful)\nbfdd\n")
    #expect(outcome.status == 65)
    #expect(outcome.errors.hasSuffix(lost("keeps Hunspell busy without end", at: Self.harmful, path)))
    count(outcome)
    let records = try text(of: state("t")).split(separator: "\n").filter {
      $0.hasPrefix("play ") || $0.hasPrefix("end ")
    }
    #expect(records == ["play bfc accepted 3", "play bfdd accepted 4", "end 2 7"])
    #expect(outcome.output.split(separator: "\n").count == 5)
  }

  @Test func `The bench goes on after a word that ends Hunspell`() async throws {
    let path = try dictionary(affix: Self.large.affix, words: Self.large.words)
    let outcome = try await scramble(
      "anagram", "\(Self.enlarged)x (64)", "--dictionary", path, input: "\(Self.enlarged)x\n:check\n:lock 1\n")
    #expect(outcome.status == 65)
    #expect(outcome.errors == lost("crashes Hunspell or takes more than a gigabyte", at: "\(Self.enlarged)x", path))
    count(outcome)
  }

  private func count(_ outcome: Program.Outcome) {
    print("counts: 1 words that do harm, \(outcome.status == 65 ? 0 : 1) that ended the program")
  }

  private func lost(_ problem: String, at word: String, _ path: String) -> String {
    "scramble: cannot use \(path) at '\(word)': the dictionary \(problem): "
      + "this question has no answer, name another with --dictionary\n"
  }

  @Test(arguments: ["list", "list list", "list -"])
  func `Words that are asked about together are judged as one after the other`(files: String) async throws {
    let words = ["kot", "tok", "kot", "okt", "to", "kto", "tok", "kotek", "", "KOT", "okt", "k1"]
    _ = try state.file("list", words.map { "\($0)\n" }.joined())
    let outcome = try await scramble.shell(
      "cd '\(state.path)'; $SCRAMBLE check oktk --dictionary pl_PL --format tsv --min-length 3 -j 2 \(files) < list")
    let first = [
      "kot\taccepted\t3\t", "tok\taccepted\t3\t", "kot\tnot-original\t0\t1", "okt\tnot-real\t0\t",
      "to\ttoo-short\t0\t3",
      "kto\taccepted\t3\t", "tok\tnot-original\t0\t2", "kotek\tnot-possible\t0\te", "kot\tnot-original\t0\t1",
      "okt\tnot-real\t0\t", "k1\tnot-possible\t0\t1",
    ]
    let again = first.map { line in
      let word = line.prefix { $0 != "\t" }
      guard let number = ["kot", "tok", "kto"].firstIndex(where: { $0 == word }) else { return line }
      return "\(word)\tnot-original\t0\t\(number + 1)"
    }
    let expected = files == "list" ? first : first + again
    #expect(outcome.output == expected.map { "\($0)\n" }.joined())
  }

  @Test(arguments: ["env --ignore-signal=CHLD", "env --ignore-signal=PIPE", "env --block-signal=PROF"])
  func `Whatever signals are ignored where the program starts, a dictionary is loaded`(start: String) async throws {
    let outcome = try await scramble.shell(
      "echo kot | \(start) $SCRAMBLE check oktk --dictionary pl_PL --format tsv")
    #expect(outcome.status == 0 && outcome.output == "kot\taccepted\t3\t\n", "\(outcome.errors)")
  }

  /// With so little memory Hunspell does not end, but drops the words in silence.
  @Test(
    .enabled(if: environmentVariable("WORD_SCRAMBLE_SANITIZER") == nil, "a sanitizer takes terabytes of its own"),
    arguments: [32_000, 36_000, 40_000])
  func `A limit that is too low is named, and not the dictionary`(kilobytes: Int) async throws {
    let outcome = try await scramble.shell("ulimit -d \(kilobytes); echo kot | $SCRAMBLE check oktk --dictionary pl_PL")
    #expect(outcome.status == 65)
    #expect(
      outcome.errors
        == "scramble: cannot use /usr/share/hunspell/pl_PL.dic: the memory that this program may take (ulimit -v) is too "
        + "little for the dictionary: raise the limit\n")
  }

  @Test func `The process of a dictionary ends with the program, however that ends`() async throws {
    let endings = try await onThread {
      var endings: [Bool] = []
      for signal in [SIGKILL, SIGTERM, SIGINT] {
        let state = TemporaryFolder()
        let program = try LiveProgram(["--root", "oktk", "--dictionary", "pl_PL"], state: state)
        program.type("kot")
        while !program.hasSaid("1 of 3"), program.listen() {}
        let child = try #require(Self.children(of: program.processID).first)
        program.kill(signal)
        _ = program.waitForEnd()
        endings.append(Self.comesToAnEnd(child))
      }
      return endings
    }
    #expect(endings == [true, true, true])
    print("counts: \(endings.count) programs ended at work, \(endings.count { !$0 }) processes of dictionaries left")
  }

  @Test func `A process that ends by itself leaves nothing behind, and is followed by another`() async throws {
    let problem = try await onThread { () -> String? in
      let program = try LiveProgram(["--root", "oktk", "--dictionary", "pl_PL"], state: TemporaryFolder())
      func say(_ word: String, until answer: String) {
        program.type(word)
        while !String(decoding: program.said, as: UTF8.self).contains(answer), program.listen() {}
      }
      say("kot", until: "1 of 3")
      let descriptors = names(inFolder: "/proc/\(program.processID)/fd").count
      let child = try #require(Self.children(of: program.processID).first)
      _ = kill(child, SIGKILL)
      guard Self.comesToAnEnd(child) else { return "the process lives" }
      say("tok", until: "at 'tok'")
      say("kto", until: "2 of 3")
      let children = Self.children(of: program.processID)
      if children.count != 1 || children == [child] { return "\(children.count) processes" }
      let now = names(inFolder: "/proc/\(program.processID)/fd").count
      return now == descriptors ? nil : "\(now) descriptors instead of \(descriptors)"
    }
    #expect(problem == nil)
  }

  private static func children(of process: pid_t) -> [pid_t] {
    names(inFolder: "/proc").compactMap { pid_t($0) }.filter { child in
      // The parent is the second field behind the name, which may hold anything.
      let line = (try? text(of: "/proc/\(child)/stat")) ?? ""
      return line.split(separator: ")").last?.split(separator: " ").dropFirst().first.flatMap { pid_t($0) } == process
    }
  }

  /// Whether `process` is gone, or waits for its parent to take note, in a minute at most.
  private static func comesToAnEnd(_ process: pid_t) -> Bool {
    for _ in 0..<6000 {
      guard let line = try? text(of: "/proc/\(process)/stat") else { return true }
      if line.contains(") Z ") { return true }
      usleep(10_000)
    }
    return false
  }

  @Test(arguments: [
    ("devanagari", "क्षत्रियम", ["क्षय"], "कम"), ("malayalam", "മലയഅ", ["മലയ", "അല"], "അണ്\u{200D}"),
    ("thai", "กำนก", ["กำ", "นก"], "นำ"),
    ("korean", "가나각", ["가나"], "각각"),
  ])
  func `Games are played, checked and solved in other scripts`(
    name: String, root: String, words: [String], other: String
  ) async throws {
    let path = "\(#filePath.split(separator: "/Tests/")[0].description)/Tests/SpellingTests/Fixtures/\(name).dic"
    let rules = ["--dictionary", "/" + path.drop { $0 == "/" }, "--min-length", "1"]
    let solved = try await scramble(["solve", root] + rules)
    #expect(solved.status == 0 && solved.errors != "", "\(solved.errors)")
    let all = solved.output.split(separator: "\n").map(String.init)
    #expect(Set(words).isSubset(of: all) && !all.contains(other), "\(all)")
    let checked = try await scramble(
      ["check", root, "--format", "tsv"] + rules, input: (all + [other]).map { "\($0)\n" }.joined())
    let verdicts = checked.output.split(separator: "\n").map { $0.split(separator: "\t")[1] }
    #expect(verdicts == all.map { _ in "accepted" } + ["not-possible"])
    let game = try await scramble(
      ["--root", root, "--transcript", state("t-\(name)")] + rules, input: all.map { "\($0)\n" }.joined())
    #expect(game.status == 0)
    let replayed = try await scramble("replay", state("t-\(name)"))
    #expect(replayed.status == 0, "\(replayed.output)\(replayed.errors)")
  }

  @Test(arguments: ["mkfifo", "ln -s /dev/zero"])
  func `What is no ordinary file is no dictionary`(make: String) async throws {
    let path = state("d.dic")
    _ = try state.file("d.aff", "SET UTF-8\n")
    let outcome = try await scramble.shell(
      "\(make) '\(path)'; $SCRAMBLE check silkworm --dictionary '\(path)' <<< silk")
    #expect(outcome.status == 66)
    #expect(outcome.errors == "scramble: cannot open \(path): it is no ordinary file: check its permissions\n")
  }

  @Test func `Whatever the fuzzer found to be of interest is judged by or refused`() async throws {
    let corpus = "\(#filePath.split(separator: "/Tests/")[0])/Tools/fuzz/Corpus"
    let outcome = try await scramble.shell(
      """
      mkdir '\(state.path)/inputs'
      for archive in dictionary hunspell; do tar -x -C '\(state.path)/inputs' -f '\(corpus)'/$archive.tar; done
      for file in '\(state.path)'/inputs/*; do
        LC_ALL=C sed -z -n 1p "$file" | tr -d '\\0' > '\(state.path)/d.aff'
        LC_ALL=C sed -z 1d "$file" | tr -d '\\0' > '\(state.path)/d.dic'
        $SCRAMBLE check silkworm --dictionary '\(state.path)/d.dic' <<< silk > /dev/null 2>> '\(state.path)/errors'
        echo "ended with $?"
      done
      """)
    let endings = outcome.output.split(separator: "\n")
    #expect(endings.count > 20 && Set(endings).isSubset(of: ["ended with 0", "ended with 65", "ended with 66"]))
    let errors = try text(of: state("errors")).split(separator: "\n")
    #expect(errors.count == endings.count { $0 != "ended with 0" } && errors.allSatisfy { $0.hasPrefix("scramble: ") })
    let others = endings.count { !["ended with 0", "ended with 65", "ended with 66"].contains($0) }
    print("counts: \(endings.count) hostile dictionaries, \(errors.count) refused, \(others) ended the program")
  }

  @Test func `A recorded game that names a dictionary that does harm is refused, too`() async throws {
    let path = try dictionary(affix: "SET UTF-8\nREP 2000000000\n", words: "1\nsilk\n")
    let transcript = state("t")
    let outcome = try await scramble.shell(
      """
      echo silk | $SCRAMBLE --root silkworm --transcript '\(transcript)' > /dev/null
      sed -i 's|^dictionary: .*|dictionary: 0000000000000000 \(path.dropLast(4))|' '\(transcript)'
      $SCRAMBLE replay '\(transcript)'
      """)
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("takes more than a gigabyte"), "\(outcome.errors)")
  }

  @Test(.enabled(if: isFile("/usr/bin/strace"), "strace tells of processes"))
  func `A foreign dictionary costs one process more, a bundled one none`() async throws {
    for (name, processes) in [("en_US", 0), ("en_GB", 0), ("/usr/share/hunspell/pl_PL.dic", 1)] {
      let trace = state("trace")
      _ = try await scramble.shell(
        "strace -f -qq -e trace=execve -o '\(trace)' $SCRAMBLE check silkworm --dictionary \(name) <<< silk")
      #expect(try text(of: trace).split(separator: "\n").count { $0.contains("execve(") } == 1 + processes, "\(name)")
    }
  }

  private func dictionary(affix: String, words: String) throws -> String {
    _ = try state.file("d.aff", affix)
    return try state.file("d.dic", words)
  }
}
