import Glibc
import ScrambleFiles

/// The browser of the person at this machine.
enum Browser {
  /// Has the desktop open `address`. Where there is none, that is told in one line, and the address is there to be
  /// opened by hand.
  static func open(_ address: String) {
    let opener = environmentVariable("BROWSER")?.split(separator: ":").first.map(String.init) ?? "xdg-open"
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    // What a browser says is no part of this program's output.
    for descriptor in 0...2 as ClosedRange<CInt> {
      unsafe posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
    }
    var words = unsafe [opener, address].map { (word: String) in unsafe strdup(word) } + [nil]
    defer { unsafe words.forEach { unsafe free($0) } }
    var child: pid_t = 0
    let error = unsafe posix_spawnp(&child, words[0]!, &actions, nil, &words, environ)
    // Nobody waits for it: it may stay open as long as the page.
    if error != 0 {
      let reason = unsafe String(cString: strerror(error))
      writeToStandardError("scramble: cannot open a browser: \(opener): \(reason): open the address yourself\n")
    }
  }
}
