@unsafe @preconcurrency import CEditline
import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Reads lines from a terminal with libedit: editing, history, completion of commands.
///
/// libedit has one state for the whole process, so there is one editor at a time.
@safe package final class LineEditor {
  private static let completions = Mutex<[String]>([])

  /// An editor that knows the lines of `history`, the oldest first, and completes a word at the start of a line to one
  /// of `completions`.
  package init(history: [String], completions: [String]) {
    unsafe setlocale(LC_CTYPE, "")
    Self.completions.withLock { $0 = completions }
    holdBackSizes()
    rl_initialize()
    using_history()
    for line in history { unsafe add_history(line) }
    unsafe rl_attempted_completion_function = { text, start, _ in
      rl_attempted_completion_over = 1
      guard let text = unsafe text, start == 0 else { return nil }
      return unsafe rl_completion_matches(text) { text, index in
        let prefix = unsafe text.map { unsafe String(cString: $0) } ?? ""
        let matches = LineEditor.completions.withLock { $0.filter { $0.hasPrefix(prefix) } }
        return Int(index) < matches.count ? unsafe strdup(matches[Int(index)]) : nil
      }
    }
  }

  /// Keeps the signal that tells of another size of the terminal from libedit, which takes its buffers apart at once,
  /// even in the middle of drawing.
  private func holdBackSizes() {
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe sigaddset(&signals, SIGWINCH)
    unsafe pthread_sigmask(SIG_BLOCK, &signals, nil)
  }

  /// The bytes of the next line without its end, or nil at the end of input.
  package func readLine(prompt: String) -> [UInt8]? {
    rl_resize_terminal()
    guard let line = unsafe readline(prompt) else { return nil }
    defer { unsafe free(line) }
    return unsafe Array(UnsafeBufferPointer(start: line, count: strlen(line))).map { UInt8(bitPattern: $0) }
  }

  /// Makes `line` the newest of the history.
  package func remember(_ line: String) { unsafe add_history(line) }
}
