import Glibc

/// The terminal as bytes in and bytes out.
struct RawTerminal {
  let input: CInt
  let output: CInt

  /// An event that ends the wait for a key.
  enum Happening {
    case bytes([UInt8])
    case signals([CInt])
    case nothing

    /// The other end of the terminal is closed.
    case gone

    /// The end of the input was typed where the driver keeps lines.
    case end
  }

  /// Waits for bytes or a signal, until `milliseconds` have passed where they are given: then the event is `nothing`.
  func wait(milliseconds: CInt?) -> Happening {
    var events = [
      pollfd(fd: input, events: Int16(POLLIN), revents: 0),
      pollfd(fd: Signals.descriptor, events: Int16(POLLIN), revents: 0),
    ]
    while true {
      let ready = unsafe poll(&events, nfds_t(events.count), milliseconds ?? -1)
      if ready == 0 { return .nothing }
      if ready < 0 {
        // A signal that ended the wait is noted by now.
        if errno == EINTR { continue }
        return .gone
      }
      if events[1].revents != 0 { return .signals(Signals.noted()) }
      if events[0].revents & Int16(POLLIN) == 0 { return .gone }
      if let happening = bytes() { return happening }
    }
  }

  /// The bytes that can be read, or nil where there are none after all.
  private func bytes() -> Happening? {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = unsafe read(input, &buffer, buffer.count)
    if count > 0 { return .bytes(Array(buffer[..<count])) }
    if count == 0 { return .end }
    return errno == EINTR || errno == EAGAIN ? nil : .gone
  }

  /// Writes all of `text`. A closed terminal shows at the next wait.
  func write(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { unsafe Glibc.write(output, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        var event = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
        unsafe poll(&event, 1, 1000)
      } else if errno != EINTR {
        return
      }
    }
  }
}
