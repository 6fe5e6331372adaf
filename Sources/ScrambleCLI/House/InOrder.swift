import Dispatch
import Synchronization

/// Lets several threads work on one input after the other, and hands what comes of them on in the order of the input.
///
/// - Parameters:
///   - jobs: how many threads there are, 1 or more.
///   - next: the next input, or nil at the end; one thread asks at a time.
///   - work: done by all threads at once.
///   - settle: takes what came of an input; one thread at a time. An error ends the run.
func inOrder<Input: Sendable, Output>(
  jobs: Int, next: @Sendable () throws -> Input?, work: @Sendable (Input) -> Output,
  settle: @Sendable (Output) throws -> Void
) throws {
  let line = Mutex(WorkingLine())
  line.withLock { _ = $0.previous.signal() }
  DispatchQueue.concurrentPerform(iterations: jobs) { _ in
    while true {
      let mine = DispatchSemaphore(value: 0)
      let taken: (input: Input, previous: DispatchSemaphore)? = line.withLock { line in
        do {
          guard line.fault == nil, let input = try next() else { return nil }
          defer { line.previous = mine }
          return (input, line.previous)
        } catch {
          line.fault = error
          return nil
        }
      }
      guard let taken else { return }
      let output = work(taken.input)
      taken.previous.wait()
      defer { mine.signal() }
      // What could not be settled leaves what comes after it untold; an input that could not be read does not.
      if line.withLock({ $0.isBroken }) { return }
      do {
        try settle(output)
      } catch {
        line.withLock {
          $0.fault = error
          $0.isBroken = true
        }
      }
    }
  }
  if let fault = line.withLock({ $0.fault }) { throw fault }
}

/// Threads that stand in line with what they have worked on.
private struct WorkingLine {
  /// Signalled when the input that was handed out last has been settled.
  var previous = DispatchSemaphore(value: 0)
  var fault: (any Error)?

  /// Whether something could not be settled.
  var isBroken = false
}
