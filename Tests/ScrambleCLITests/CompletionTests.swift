import ScrambleFiles
import TestSupport
import Testing

/// Completion by Tab, in real shells.
@Suite(.atTerminal) struct CompletionTests {
  struct Shell: Sendable, CustomTestStringConvertible {
    let name: String
    let options: String

    /// How Ctrl-T comes to show the line as it stands, and the prompt to be `ready>`.
    let preparation: String

    var path: String { "/usr/bin/\(name)" }
    var testDescription: String { name }
  }

  /// Those that are on this machine; `Tools/install-dependencies --tests` installs them all.
  private static let shells = [
    Shell(
      name: "bash", options: "--norc --noprofile -i",
      preparation: """
        . ./script; bind 'set show-all-if-ambiguous on'; bind -x '"\\C-t": echo "[$READLINE_LINE]"'; PS1=rea'dy>'
        """),
    Shell(
      name: "zsh", options: "-f -i",
      preparation: """
        autoload compinit; compinit -u -D; . ./script; show() { print -r "[$BUFFER]" }; zle -N show; \
        bindkey '^t' show; bindkey '^u' kill-whole-line; PS1=rea'dy>'
        """),
    Shell(
      name: "fish", options: "--no-config -i",
      preparation: ". ./script; bind \\ct 'echo [(commandline)]'; function fish_prompt; echo -n rea'dy>'; end"),
  ].filter { isFile($0.path) }

  private let state = TemporaryFolder()

  @Test(arguments: shells)
  func `A tabulator completes commands, values, dictionaries and files`(in shell: Shell) async throws {
    try await type(in: shell) { line in
      try line("scramble cryp", "[scramble cryptogram ]")
      try line("scramble cryptogram s", "[scramble cryptogram solve ]")
      try line("scramble check silkworm --summ", "[scramble check silkworm --summary ]")
      try line("scramble check --format ", "json")
      try line("scramble check --format t", "tsv")
      try line("scramble check silkworm puz", "[scramble check silkworm puzzle\\ one.txt ]")
      try line("scramble resume --instrument a", "[scramble resume --instrument anagram ]")
      try line("scramble replay puz", "[scramble replay puzzle\\ one.txt ]")
      try line("scramble compare a.txt puz", "[scramble compare a.txt puzzle\\ one.txt ]")
      try line("scramble play --words puz", "[scramble play --words puzzle\\ one.txt ]")
      try line("scramble solve --dictionary en_U", "[scramble solve --dictionary en_US")
      try line("scramble solve --dictionary de_X", "[scramble solve --dictionary de_XX.dic ]")
      try line(
        "scramble solve --dictionary dictionaries/fr_Y", "[scramble solve --dictionary dictionaries/fr_YY.dic ]")
      try line("scramble solve --dictionary dictiona", "[scramble solve --dictionary dictionaries/fr_]")
    }
  }

  @Test(arguments: shells)
  func `A tabulator completes the options of what happens without a command`(in shell: Shell) async throws {
    try await type(in: shell) { line in
      try line("scramble --da", "[scramble --daily ]")
      try line("scramble --seed 5 --unr", "[scramble --seed 5 --unrecorded ]")
      try line("scramble --words puz", "[scramble --words puzzle\\ one.txt ]")
      try line("scramble --format j", "[scramble --format json ]")
      try line("scramble --dictionary de_X", "[scramble --dictionary de_XX.dic ]")
      try line("scramble cryptogram --tr", "[scramble cryptogram --transcript ]")
      try line("scramble cryptogram --format j", "[scramble cryptogram --format json ]")
      try line("scramble cryptogram s", "[scramble cryptogram solve ]")
    }
  }

  @Test(arguments: shells)
  func `A file's name is never run`(in shell: Shell) async throws {
    _ = try state.folder("here")
    _ = try state.file("here/$(touch bad).dic", "")
    // Those of this folder alone: a shell asks before it lists the dictionaries of a system that has many.
    try await type(in: shell) { line in try line("scramble solve --dictionary ./", "touch bad") }
    #expect(!isFile(state("here/bad")))
  }

  /// Types lines into `shell`, each with a tabulator at its end, and waits for what each comes to.
  private func type(
    in shell: Shell, _ lines: @Sendable @escaping ((String, String) throws -> Void) throws -> Void
  ) async throws {
    for folder in ["bin", "here", "here/dictionaries"] { _ = try state.folder(folder) }
    for file in ["puzzle one.txt", "de_XX.dic", "dictionaries/fr_XX.dic", "dictionaries/fr_YY.dic"] {
      _ = try state.file("here/\(file)", "")
    }
    // A shell that waits for more is ended, so that no test waits for it.
    let made = try await Program(state: state).shell(
      """
      ln -s "$SCRAMBLE" '\(state("bin/scramble"))'
      "$SCRAMBLE" --generate-completion-script \(shell.name) > '\(state("here/script"))'
      printf '#!/bin/sh\ncd "%s" && exec timeout --foreground -s KILL 60 \(shell.path) \(shell.options)\n' \
        '\(state("here"))' > '\(state("shell"))'
      chmod +x '\(state("shell"))'
      """)
    #expect(made.status == 0, "\(made.errors)")
    let variables = ["PATH": "\(state("bin")):/usr/bin:/bin", "HOME": state.path]
    let outcome = try await Program(state("shell"), state: state, variables: variables).atTerminal { terminal in
      try terminal.type("\(shell.preparation)\n")
      try terminal.wait(for: "ready>")
      try lines { typed, expected in
        try terminal.type("\(typed)\t\u{14}")
        try terminal.wait(for: expected)
        try terminal.type("\u{15}")
      }
      try terminal.type("exit\n")
    }
    #expect(outcome.status == 0)
  }
}
