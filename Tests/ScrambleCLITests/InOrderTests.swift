import Dispatch
import Synchronization
import Testing

@testable import ListChecking

@Suite struct InOrderTests {
  @Test func `A piece is settled before the next one comes`() throws {
    let count = Mutex(0)
    let settled = DispatchSemaphore(value: 0)
    let cameInTime = Mutex(false)
    try inOrder(
      jobs: 2, worker: { 0 },
      take: { piece in
        piece = count.withLock { count in
          count += 1
          return count
        }
        // The wait has an end only so that a failure is told.
        if piece == 2 {
          let result = settled.wait(timeout: .now() + 60)
          cameInTime.withLock { $0 = result == .success }
        }
        return piece <= 2
      },
      work: { _ in }, settle: { piece in if piece == 1 { settled.signal() } })
    let isInTime = cameInTime.withLock { $0 }
    #expect(isInTime)
  }
}
