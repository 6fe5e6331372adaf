import Glibc
import Layout
import ScrambleFiles
import Synchronization

/// A line on standard error that tells how far a long run has come, and goes when it is done.
///
/// It is shown on a terminal only, after half a second, and ten times a second at most.
package final class ProgressLine: Sendable {
  private struct State {
    var done = 0
    var isShown = false
    var next = ContinuousClock.now + .milliseconds(500)
  }

  private let isEnabled: Bool
  private let text: @Sendable (Int) -> String
  private let state = Mutex(State())

  /// A progress line that shows `text` of the work done. With `besideResults` it is not shown where standard output is
  /// a terminal too: the results there are progress enough.
  package init(besideResults: Bool, text: @escaping @Sendable (Int) -> String = { "\($0)" }) {
    isEnabled =
      isatty(STDERR_FILENO) == 1 && !(besideResults && isatty(STDOUT_FILENO) == 1) && Screen.canMoveTheCursor
    self.text = text
  }

  /// Adds `amount` to the work done.
  package func advance(by amount: Int) {
    guard isEnabled else { return }
    let done = state.withLock { state in
      state.done += amount
      return state.done
    }
    show(text(done))
  }

  /// Says how far the work has come.
  package func show(_ text: @autoclosure () -> String) {
    guard isEnabled else { return }
    state.withLock { state in
      let now = ContinuousClock.now
      guard now >= state.next else { return }
      state.next = now + .milliseconds(100)
      state.isShown = true
      // A longer text would go on in a second line, and stay there.
      writeToStandardError("\r\(text().prefix(Screen.width(of: STDERR_FILENO) - 1))\u{1B}[K")
    }
  }

  /// Takes the line away.
  package func finish() {
    guard isEnabled else { return }
    state.withLock { state in
      if state.isShown { writeToStandardError("\r\u{1B}[K") }
      state.isShown = false
    }
  }
}
