import Files

/// The right to keep the standing of the helper, which one run has at a time: another one that has it is told of.
struct StandingClaim {
  private let lock: FileLock?

  /// Why nothing can be kept, where no other run is to blame.
  let fault: FileFault?

  /// Whether this run has the right.
  var isGranted: Bool { lock != nil }

  /// Whether another run has it.
  var isElsewhere: Bool { lock == nil && fault == nil }

  /// What is to be told where another run has it.
  var notice: Diagnostic? {
    isElsewhere ? .note("another run keeps the cryptogram", "nothing of this one is kept") : nil
  }

  init(_ state: StateFolder) {
    do throws(FileFault) {
      lock = try FileLock(try state.require("cryptogram.lock"))
      fault = nil
    } catch {
      lock = nil
      fault = error.cause == .inUse ? nil : error
    }
  }
}
