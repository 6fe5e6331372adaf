import Glibc
import Journal

/// A terminal that takes nothing but text: its driver lets a line be corrected, and hands it over.
struct DumbTerminal {
  let terminal: RawTerminal
  let limit: Int

  /// Bytes that were typed ahead, or before a deadline passed.
  private var bytes: ArraySlice<UInt8> = []

  init(terminal: RawTerminal, limit: Int) { (self.terminal, self.limit) = (terminal, limit) }

  /// The next line, of which `limit` bytes are kept, unless none was typed by `deadline`.
  mutating func readLine(_ prompt: String, until deadline: ContinuousClock.Instant?) -> LineEditor.Input {
    var line: [UInt8] = []
    terminal.write(prompt)
    while true {
      if let end = bytes.firstIndex(of: 0x0A) {
        line += bytes[..<end]
        bytes = bytes[(end + 1)...]
        return .line(String(preserving: line.prefix(limit)))
      }
      line += bytes.prefix(max(0, limit - line.count))
      bytes = []
      let left = deadline.map { max(.zero, $0 - .now) }
      switch terminal.wait(milliseconds: left?.wholeMilliseconds) {
      case .bytes(let new): bytes = new[...]
      case .signals(var signals):
        if signals.contains(SIGTSTP) { signals += Signals.stop(alone: true) }
        if let ending = signals.first(where: Signals.isEnding) {
          terminal.write("\n")
          return .signal(ending)
        }
        if signals.contains(SIGCONT) { terminal.write(prompt) }
        Signals.note()
      case .nothing:
        if let deadline, deadline <= .now {
          terminal.write("\n")
          bytes = line[...]
          return .late
        }
      case .end:
        terminal.write("\n")
        return line.isEmpty ? .end : .line(String(preserving: line))
      case .gone: return .signal(SIGHUP)
      }
    }
  }
}
