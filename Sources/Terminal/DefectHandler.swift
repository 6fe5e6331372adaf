import Glibc
import ScrambleFiles

/// Prepares for a crash: the terminal is given back, and the user gets one line.
///
/// Otherwise Swift's runtime takes minutes to print a stack trace, and asks a player at a terminal what to do with it.
/// A developer who sets SWIFT_BACKTRACE gets that.
package func prepareForDefects() {
  if environmentVariable("SWIFT_BACKTRACE") != nil { return }
  var stack = unsafe stack_t()
  unsafe stack.ss_sp = defectStack
  unsafe stack.ss_size = defectStackSize
  unsafe sigaltstack(&stack, nil)
  var action = sigaction()
  unsafe action.__sigaction_handler.sa_handler = defectHandler
  action.sa_flags = CInt(SA_ONSTACK)
  for signal in [SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP] { unsafe sigaction(signal, &action, nil) }
}

/// A stack for the handler, since the program's own may be full.
private nonisolated(unsafe) let defectStack = UnsafeMutableRawPointer.allocate(
  byteCount: defectStackSize, alignment: 16)
private let defectStackSize = 1 << 16

private let defectHandler: @convention(c) (CInt) -> Void = { number in
  if TerminalModes.areChanged {
    TerminalModes.restore()
    TerminalModes.write(
      "\nscramble: a defect of the program ended it: what was answered stands, 'scramble resume' carries it on\n",
      STDERR_FILENO)
  } else {
    TerminalModes.write("scramble: a defect of the program ended it: what was answered stands\n", STDERR_FILENO)
  }
  signal(number, SIG_DFL)
  raise(number)
}
