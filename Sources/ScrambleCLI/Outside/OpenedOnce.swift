import Sessions
import Synchronization

/// A value that is opened when it is first asked for, once for all who share it.
final class OpenedOnce<Value: Sendable>: Sendable {
  private let result = Mutex<Result<Value, Diagnostic>?>(nil)

  func value(_ open: () throws -> Value) throws(Diagnostic) -> Value {
    try result.withLock { result throws(Diagnostic) in
      if let result { return try result.get() }
      do throws(Diagnostic) {
        let value = try Diagnostic.telling(open)
        result = .success(value)
        return value
      } catch {
        result = .failure(error)
        throw error
      }
    }
  }
}
