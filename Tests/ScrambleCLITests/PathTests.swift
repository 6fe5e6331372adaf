import ScrambleFiles
import TestSupport
import Testing

/// Paths are bytes: those that are no UTF-8 name the files that they name to any other program.
@Suite struct PathTests: ProgramTests {
  let scramble = Program()

  @Test func `State folders whose names differ in one byte are two`() async throws {
    let outcome = try await scramble.shell(
      #"""
      cd "$XDG_STATE_HOME"
      for name in $'a\xe9' $'a\xe8'; do
        mkdir "$name"
        printf 'silk\n:save %s/saved\n' "$name" | XDG_STATE_HOME="$PWD/$name" "$SCRAMBLE" --root silkworm
        XDG_STATE_HOME="$PWD/$name" "$SCRAMBLE" resume < /dev/null
      done
      ls -d a* | wc -l
      ls -1 $'a\xe9' $'a\xe8' | grep -c -e saved -e word-scramble
      """#)
    #expect(outcome.errors == "" && outcome.output.hasSuffix("\n2\n4\n"), "\(outcome.errors)")
    #expect(outcome.output.contains(#"Saved to a\xE9/saved."#) && outcome.output.contains("silkworm: 1 word, 4 points"))
  }

  @Test func `The file that is named is the one that is read`() async throws {
    let outcome = try await scramble.shell(
      #"""
      cd "$XDG_STATE_HOME"
      echo silk > $'\xe9'
      "$SCRAMBLE" check silkworm --summary $'\xe9' || exit
      "$SCRAMBLE" --words $'\xe9' --seed 1 --transcript $'t\xe9' < /dev/null
      "$SCRAMBLE" replay $'t\xe9'
      "$SCRAMBLE" check silkworm $'\xe8'
      """#)
    #expect(outcome.output.contains("accepted 1,"))
    #expect(outcome.output.contains("\nt\\xE9: "))
    #expect(outcome.errors == "scramble: cannot read \\xE8: there is no such file: check the name\n")
  }

  @Test func `Installed below such a path, the program finds its data and tries foreign dictionaries`() async throws {
    let outcome = try await scramble.shell(
      #"""
      data=$(dirname "$SCRAMBLE"); until [ -d "$data/Dictionaries" ]; do data=$(dirname "$data"); done
      cd "$XDG_STATE_HOME"; mkdir $'i\xe9'; cd $'i\xe9'
      cp "$SCRAMBLE" scramble; ln -s "$data/Resources" "$data/Dictionaries" .
      printf 'SET UTF-8\nTRY a\n' > own.aff
      printf '1\nsilk\n' > own.dic
      echo silk | ./scramble check silkworm --dictionary "$PWD/own" --summary
      """#)
    #expect(outcome.status == 0 && outcome.output.contains("accepted 1,"), "\(outcome.errors)")
  }

  @Test func `A path with a NUL names no file`() async throws {
    let outcome = try await scramble("--root", "silkworm", input: "silk\n:save \(state("a"))\0b\n")
    #expect(outcome.status == 74 && !isFile(state("a")))
    #expect(outcome.errors.hasPrefix(#"scramble: cannot write \#(state("a"))\x00b: "#))
  }
}
