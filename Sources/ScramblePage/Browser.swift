import Glibc
import ScrambleFiles

/// The browser of the person at this machine.
enum Browser {
  /// Has the desktop open `address`. Where there is none, that is told in one line, and the address is there to be
  /// opened by hand.
  static func open(_ address: String) {
    let commands = commands(of: environmentVariable("BROWSER") ?? "", for: address)
    var reasons: [String] = []
    for words in commands.isEmpty ? [["xdg-open", address]] : commands {
      guard let reason = start(words) else { return }
      reasons.append("\(words[0]): \(reason)")
    }
    writeToStandardError(
      "scramble: cannot open a browser: \(reasons.joined(separator: "; ")): open the address yourself\n")
  }

  /// The commands that the variable `BROWSER` lists, to be tried one after the other: words with colons between the
  /// commands, where `%s` is the address, which else stands behind them, and `%%` a percent sign.
  static func commands(of list: String, for address: String) -> [[String]] {
    list.split(separator: ":").map { $0.split { $0 == " " || $0 == "\t" }.map(String.init) }.filter { !$0.isEmpty }
      .map { words in
        var isNamed = false
        let filled = words.map { word in
          word.split(separator: "%%", omittingEmptySubsequences: false).map { part in
            isNamed = isNamed || part.contains("%s")
            return part.replacing("%s", with: address)
          }.joined(separator: "%")
        }
        return isNamed ? filled : filled + [address]
      }
  }

  /// How long a command may take that only hands the address on, and fails.
  private static let patience = Duration.seconds(2)

  /// Starts a command in a session of its own, so that what ends this program leaves a browser alone; answers with why
  /// it cannot, or why it ended at once.
  private static func start(_ words: [String]) -> String? {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    // What a browser says is no part of this program's output.
    for descriptor in 0...2 as ClosedRange<CInt> {
      unsafe posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
    }
    let ownSession: CInt = 0x80  // POSIX_SPAWN_SETSID
    var attributes = attributesOfChild(ownSession)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    var words = unsafe words.map { (word: String) in unsafe strdup(word) } + [nil]
    defer { unsafe words.forEach { unsafe free($0) } }
    var child: pid_t = 0
    let error = unsafe posix_spawnp(&child, words[0]!, &actions, &attributes, &words, environ)
    if error != 0 { return unsafe String(cString: strerror(error)) }
    // It may stay open as long as the page.
    let deadline = ContinuousClock.now + patience
    while ContinuousClock.now < deadline {
      var status: CInt = 0
      let ended = unsafe waitpid(child, &status, WNOHANG)
      if ended == child { return status == 0 ? nil : "it failed" }
      usleep(20_000)
    }
    return nil
  }
}
