import Glibc

/// A connection of a browser, on which nothing is waited for without an end.
final class Connection: Sendable {
  /// What ends a connection.
  enum Fault: Error {
    /// The other side has closed it.
    case closed

    /// Nothing came, or nothing could be sent, until the deadline.
    case late
  }

  private let descriptor: CInt

  /// Takes over a connected socket, and closes it with this value.
  init(_ descriptor: CInt) {
    self.descriptor = descriptor
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    var isOn: CInt = 1
    unsafe setsockopt(
      descriptor, CInt(IPPROTO_TCP), TCP_NODELAY, &isOn, socklen_t(MemoryLayout<CInt>.size))
  }

  deinit { close(descriptor) }

  /// What comes next, some bytes at least.
  func receive(until deadline: ContinuousClock.Instant) throws(Fault) -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = unsafe recv(descriptor, &buffer, buffer.count, 0)
      if count > 0 { return Array(buffer[..<count]) }
      guard count < 0, errno == EAGAIN || errno == EINTR else { throw .closed }
      if errno == EAGAIN { try wait(for: POLLIN, until: deadline) }
    }
  }

  /// Sends all of `bytes`.
  func send(_ bytes: [UInt8], until deadline: ContinuousClock.Instant) throws(Fault) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBufferPointer {
        unsafe Glibc.send(descriptor, $0.baseAddress, $0.count, CInt(MSG_NOSIGNAL))
      }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        try wait(for: POLLOUT, until: deadline)
      } else if errno != EINTR {
        throw .closed
      }
    }
  }

  /// Ends the connection so that what was sent arrives: one that is closed with bytes unread would lose it.
  func finish() {
    shutdown(descriptor, CInt(SHUT_WR))
    let deadline = ContinuousClock.now + .milliseconds(500)
    for _ in 0..<Self.mostUnread {
      guard (try? receive(until: deadline)) != nil else { return }
    }
  }

  /// Ends the connection from another thread, on which nothing is waited for any more.
  func interrupt() { shutdown(descriptor, CInt(SHUT_RDWR)) }

  /// How many pieces of what nobody reads are taken at the end.
  private static let mostUnread = 16

  private func wait(for events: some BinaryInteger, until deadline: ContinuousClock.Instant) throws(Fault) {
    var event = pollfd(fd: descriptor, events: Int16(events), revents: 0)
    while true {
      let left = ContinuousClock.now.duration(to: deadline)
      guard left > .zero else { throw .late }
      // Rounded up, or the last millisecond would be spent in a loop.
      let milliseconds = left.components.seconds * 1000 + left.components.attoseconds / 1_000_000_000_000_000 + 1
      let ready = unsafe poll(&event, 1, CInt(min(milliseconds, 1 << 30)))
      if ready > 0 { return }
      if ready < 0, errno != EINTR { throw .closed }
    }
  }
}
