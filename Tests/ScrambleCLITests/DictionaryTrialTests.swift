import Files
import TestSupport
import Testing

/// Dictionaries that were made to do harm. They are tried in a process of their own, and only that one ends.
@Suite struct DictionaryTrialTests {
  private let state = TemporaryFolder()
  private var scramble: Program { Program(state: state) }

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
    let count = 400_000
    let path = try dictionary(
      affix: "SET UTF-8\nFLAG num\n",
      words: "\(count)\n" + (1...count).map { "silk/\($0 % 60_000 + 1)\n" }.joined())
    let outcome = try await scramble("check", "silkworm", "--dictionary", path, input: "silk\n")
    #expect(outcome.status == 65)
    #expect(
      outcome.errors
        == "scramble: cannot use \(path): the dictionary keeps Hunspell busy without end: name another with --dictionary\n"
    )
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
    let corpus = "\(#filePath.split(separator: "/Tests/")[0])/Fuzz/Corpus"
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
  func `A foreign dictionary costs one process more, the bundled one none`() async throws {
    for (name, processes) in [("en_US", 0), ("/usr/share/hunspell/pl_PL.dic", 1)] {
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
