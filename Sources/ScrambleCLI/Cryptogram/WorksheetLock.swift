import Files

/// The lock that lets one run at a time keep its worksheet. A run that does not get it says so once and keeps nothing.
struct WorksheetLock {
  private let lock: FileLock?

  /// Why the lock could not be had, other than that another run has it.
  let fault: FileFault?

  /// Whether this run has the lock.
  var isGranted: Bool { lock != nil }

  /// Whether another run has the lock.
  var isElsewhere: Bool { lock == nil && fault == nil }

  init(_ folder: StateFolder) {
    do throws(FileFault) {
      lock = try FileLock(try folder.require("cryptogram.lock"))
      fault = nil
    } catch {
      lock = nil
      fault = error.cause == .inUse ? nil : error
      if fault == nil { note("another run keeps the cryptogram", "nothing of this one is kept") }
    }
  }
}
