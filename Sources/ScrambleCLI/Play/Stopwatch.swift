/// Milliseconds since a round began.
final class Stopwatch {
  private var start: ContinuousClock.Instant

  /// A stopwatch that shows so many milliseconds already.
  init(showing milliseconds: Int = 0) { start = .now - .milliseconds(milliseconds) }

  var milliseconds: Int { Int(start.duration(to: .now) / .milliseconds(1)) }

  func restart() { start = .now }
}
