import Dispatch
import Synchronization

/// Lets several threads work on one piece of an input after the other, and settles what comes of the pieces in the
/// order of the input.
///
/// Each thread has a worker of its own, which it uses for one piece after the other, so that its memory is asked for
/// once.
///
/// - Parameters:
///   - jobs: How many threads there are, 1 or more, but never more than processors.
///   - worker: Makes a worker.
///   - take: Gives a worker the next piece, and returns false at the end of the input; one thread at a time.
///   - work: Works on the piece; all threads at once.
///   - settle: Takes what came of the piece, in the order of the pieces; one thread at a time.
/// - Throws: The first error of `take` or `settle`. After an error of `take` the pieces before it are settled; after
///   one of `settle` nothing is.
package func inOrder<Worker>(
  jobs: Int, worker: @Sendable () -> Worker, take: @Sendable (inout Worker) throws -> Bool,
  work: @Sendable (inout Worker) -> Void, settle: @Sendable (inout Worker) throws -> Void
) throws {
  // The semaphore of the piece taken last. It is signalled when that piece is settled; the next one waits for it.
  let last = Mutex(DispatchSemaphore(value: 0))
  // A mutex of its own: who settles must not wait for who takes, and so for the input.
  let failure = Mutex(Failure())
  last.withLock { _ = $0.signal() }
  DispatchQueue.concurrentPerform(iterations: jobs) { _ in
    var worker = worker()
    while true {
      let mine = DispatchSemaphore(value: 0)
      let previous: DispatchSemaphore? = last.withLock { last in
        do {
          guard failure.withLock({ $0.fault == nil }), try take(&worker) else { return nil }
          defer { last = mine }
          return last
        } catch {
          failure.withLock { $0.fault = error }
          return nil
        }
      }
      guard let previous else { return }
      work(&worker)
      previous.wait()
      defer { mine.signal() }
      if failure.withLock({ $0.isBroken }) { return }
      do {
        try settle(&worker)
      } catch {
        failure.withLock {
          $0.fault = error
          $0.isBroken = true
        }
      }
    }
  }
  if let fault = failure.withLock({ $0.fault }) { throw fault }
}

/// Lets several threads work on what `next` takes, one after the other, and settles what comes of it in that order.
///
/// - Parameters:
///   - jobs: How many threads there are.
///   - next: Takes the next piece, or answers nil at the end; one thread at a time.
///   - work: Works on a piece; all threads at once.
///   - settle: Takes a piece with what came of it; one thread at a time.
package func inOrder<Piece, Outcome>(
  jobs: Int, next: @Sendable () throws -> Piece?, work: @Sendable (Piece) -> Outcome,
  settle: @Sendable (Piece, Outcome) throws -> Void
) throws {
  try inOrder(
    jobs: jobs, worker: { nil as (piece: Piece, outcome: Outcome?)? },
    take: { worker in
      worker = try next().map { ($0, nil) }
      return worker != nil
    },
    work: { worker in if let piece = worker?.piece { worker?.outcome = work(piece) } },
    settle: { worker in if let worker, let outcome = worker.outcome { try settle(worker.piece, outcome) } })
}

private struct Failure {
  var fault: (any Error)?

  /// Whether a piece could not be settled.
  var isBroken = false
}
