/// Milliseconds since a round began.
final class Stopwatch {
  private var start: ContinuousClock.Instant

  /// A stopwatch that shows so many milliseconds already.
  init(showing milliseconds: Int = 0) { start = .now - .milliseconds(milliseconds) }

  var milliseconds: Int {
    let (seconds, attoseconds) = start.duration(to: .now).components
    return Int(seconds) * 1000 + Int(attoseconds / 1_000_000_000_000_000)
  }

  func restart() { start = .now }
}
