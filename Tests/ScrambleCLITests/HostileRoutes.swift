import TestSupport
import Testing

/// A way by which text from outside can reach the terminal: a line of shell in which `scramble` is the program, `lines`
/// a file with a text a line, and `$TEXT` one of them.
struct Route: Sendable, CustomTestStringConvertible {
  let name: String
  let line: String

  /// A text that is shown where the hostile one got through, whatever became of it.
  let shows: String

  var isPerText: Bool { line.contains("$TEXT") || line.contains("$file") }
  var testDescription: String { name }

  init(_ name: String, shows: String, _ line: String) {
    self.name = name
    self.line = line
    self.shows = shows
  }

  static let all = filters + prompts + arguments + files

  /// All letters of the first and the last lines, so that there is little to solve.
  private static let key = "silkforgedjha".map { "\($0)=\($0)" }.joined(separator: ",")

  private static let filters = [
    Route("words to check", shows: "not-", "scramble check silkworm lines"),
    Route("words to check, as columns", shows: "not-", "scramble check silkworm --format tsv < lines"),
    Route("words to check, as JSON", shows: "not-", "scramble check silkworm --format json < lines"),
    Route("roots to audit", shows: "not-a-word", "scramble roots lines"),
    Route("a cryptogram to solve", shows: "silk", "head -2 lines | scramble cryptogram solve --map \(key)"),
    Route(
      "a cryptogram to solve, as JSON", shows: "cipher",
      "tail -2 lines | scramble cryptogram solve --map \(key) --format json"),
  ]

  private static let prompts = [
    Route("words of a game", shows: "'forged': Word not possible", "scramble --root silkworm < lines"),
    Route("words of a game, as JSON", shows: "forged", "scramble --root silkworm --format json < lines"),
    Route("moves at the bench", shows: "Cannot make sense of 'silk", "scramble anagram 'users rip' < lines"),
    Route(
      "moves at the bench, as JSON", shows: "Cannot make sense of 'silk",
      "scramble anagram 'users rip' --format json < lines"),
    Route("lines at the helper", shows: "FORGED", "scramble cryptogram < lines"),
    Route("lines at the helper, as JSON", shows: "FORGED", "scramble cryptogram --format json < lines"),
    Route(
      "commands", shows: "forged",
      "for command in 'play --seed 1' anagram cryptogram; do sed 's/^/:/' lines | scramble $command; done"),
    Route("clues", shows: "confused (4)", "sed 's/^/:clue /; s/$/ confused (4)/' lines | scramble anagram 'users rip'"),
    Route("puzzles", shows: "cannot read silk", "sed 's/^/:puzzle /' lines | scramble cryptogram"),
  ]

  private static let arguments = [
    Route("a root", shows: "root word", "scramble --root \"$TEXT\""),
    Route("a word file", shows: "there is no such file", "scramble --words \"$TEXT\""),
    Route(
      "a dictionary", shows: "cannot find the dictionary", "scramble check silkworm --dictionary \"$TEXT\" < lines"),
    Route("an option", shows: "scramble: ", "scramble \"--$TEXT\""),
    Route("an option's value", shows: "scramble: ", "scramble check silkworm --format \"$TEXT\""),
    Route("a command", shows: "scramble: ", "scramble \"$TEXT\""),
    Route("a map", shows: "no pair", "scramble cryptogram match ABC --map \"$TEXT\""),
    Route("a pattern", shows: "FORGED", "scramble cryptogram match \"$TEXT\""),
    Route("letters", shows: "forged", "scramble anagram \"$TEXT\" < /dev/null"),
    Route("a clue", shows: " (4)", "scramble anagram --clue \"$TEXT (4)\" < /dev/null"),
    Route("a transcript to be", shows: "cannot write", "scramble --transcript \"nowhere/$TEXT\" < /dev/null"),
  ]

  private static let files = [
    Route(
      "a file's name", shows: "silk",
      """
      mkdir -p names
      cp lines "names/$TEXT" && scramble check silkworm "names/$TEXT" > /dev/null
      scramble replay "names/$TEXT"
      """),
    Route(
      "a transcript", shows: "sense of",
      """
      rm -f h
      scramble --seed 1 --transcript h < /dev/null > /dev/null
      { head -8 h; cat "$file"; echo; } > t
      scramble replay t
      scramble resume t < /dev/null
      """),
    Route(
      "a transcript's settings", shows: "scramble: ",
      """
      scramble --seed 1 --transcript t < /dev/null > /dev/null
      VALUE="$(tr -d '\\n/&\\\\' < lines)"
      for name in instrument: start-list: dictionary: minimum-length: 'round ' 'end '; do
        sed "s/^$name.*/$name $VALUE/" t > u
        scramble replay u
        scramble resume u < /dev/null
        sed "s/^$name.*/$name c22e808d1054b738 $VALUE/" t > u
        scramble replay u
      done
      """),
    Route("a start list", shows: "cannot draw a root", "scramble --seed 1 --words lines < /dev/null"),
    Route(
      "a dictionary's affix file", shows: "scramble: ",
      """
      printf 'SET %s\\nSFX %s Y 1\\n' "$TEXT" "$TEXT" > d.aff
      printf '1\\n%s\\n' "$TEXT" > d.dic
      scramble check silkworm --dictionary ./d.dic <<< silk
      """),
    Route(
      "a dictionary's words", shows: "silk",
      """
      printf 'SET UTF-8\\nTRY x\\n' > e.aff
      printf '2\\nsilk\\n%s\\n' "$TEXT" > e.dic
      scramble check silkworm --dictionary ./e.dic <<< silk
      """),
    Route(
      "settings and history", shows: "scramble: ",
      """
      mkdir -p word-scramble
      for name in settings-anagram history cryptogram; do cp "$file" word-scramble/$name; done
      scramble stats
      for command in resume cryptogram 'anagram abc'; do scramble $command < /dev/null; done
      rm -r word-scramble
      """),
    Route(
      "entries of the bench", shows: "scramble: ",
      """
      mkdir -p word-scramble
      cp "$file" word-scramble/anagram-1-1.txt
      printf ':entries\n:entry 1a\n:forget 1a\n' | scramble anagram cats
      rm -r word-scramble
      printf ':entry %s\n:entries\n' "$TEXT" | scramble anagram cats
      rm -r word-scramble
      """),
    Route(
      "the transcripts of the state folder", shows: "cannot read",
      """
      mkdir -p word-scramble
      for name in scramble-daily-2026-11-21 scramble-1-1 anagram-1-1 cryptogram-1-1; do
        cp "$file" word-scramble/$name.txt
      done
      for instrument in scramble anagram cryptogram; do scramble resume --list --instrument $instrument; done
      scramble --daily 2026-11-21 < /dev/null
      echo hand | scramble --daily 2026-11-21 --counted
      VALUE="$(tr -d '\\n/&\\\\' < "$file")"
      sed -i -E "s/^dictionary: ([0-9a-f]*) .*/dictionary: \\1 $VALUE/" word-scramble/scramble-daily-2026-11-21.txt
      scramble stats
      scramble stats --format json
      scramble stats --dictionary "$TEXT"
      rm -r word-scramble
      """),
    Route(
      "the state folder's name", shows: "not recorded",
      "touch \"$TEXT\"; echo silk | XDG_STATE_HOME=\"$PWD/$TEXT\" scramble --root silkworm"),
    Route(
      "the data folder's name", shows: "cannot find",
      "WORD_SCRAMBLE_DATA=\"$PWD/$TEXT\" scramble --seed 1 < /dev/null"),
  ]
}
