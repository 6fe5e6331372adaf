import Sessions
import Synchronization

/// The sessions that pages have open, and where those are recorded that a page began under a name of its own.
///
/// A page learns the name of its transcript with the answer to its first move. One that is loaded again before that
/// gets its session by the name that it gave itself.
final class OpenSessions: Sendable {
  private struct State {
    var count = 0
    var open: Set<String> = []

    /// By the names of pages, the transcripts of sessions that have ended.
    var transcripts: [String: String] = [:]
  }

  private let state = Mutex(State())

  /// How many sessions may be open.
  static let most = 16

  /// How many transcripts are remembered; where there are more, all are forgotten.
  private static let mostTranscripts = 1000

  /// The longest name of a page, in bytes; a longer one is none.
  private static let longestName = 64

  /// Counts a session that is being opened, and answers with the transcript of the one that the page named `page` has
  /// begun before, or nil.
  ///
  /// - Throws: `Diagnostic` where too many are open, or the page's own still is.
  func enter(_ page: String?) throws(Diagnostic) -> String? {
    let page = Self.name(page)
    return try state.withLock { state throws(Diagnostic) in
      guard state.count < Self.most else {
        throw Diagnostic(.usage, "there are \(Self.most) sessions open", "close other tabs")
      }
      if let page, !state.open.insert(page).inserted {
        throw Diagnostic(.usage, "another tab has this session", "close it", isInUse: true)
      }
      state.count += 1
      return page.flatMap { state.transcripts[$0] }
    }
  }

  /// Ends what `enter` began, of a session that is recorded at `transcript`, or nowhere.
  func leave(_ page: String?, transcript: String?) {
    state.withLock { state in
      state.count -= 1
      guard let page = Self.name(page) else { return }
      state.open.remove(page)
      guard let transcript else { return }
      if state.transcripts.count >= Self.mostTranscripts { state.transcripts = [:] }
      state.transcripts[page] = transcript
    }
  }

  private static func name(_ page: String?) -> String? {
    page.flatMap { $0.isEmpty || $0.utf8.count > longestName ? nil : $0 }
  }
}
