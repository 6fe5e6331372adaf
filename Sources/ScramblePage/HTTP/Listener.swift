import Dispatch
import Glibc
import Synchronization

/// A socket on 127.0.0.1 that takes connections, so many at a time and no more.
final class Listener: Sendable {
  /// The most connections at a time.
  static let mostConnections = 64

  /// No socket can be had at the port; the text is the system's.
  struct Fault: Error {
    let reason: String
    let isInUse: Bool
  }

  /// The port that is listened at.
  let port: UInt16
  private let descriptor: CInt
  private let waiting = Mutex(Waiting())

  private struct Waiting {
    /// Connections that have not been let in yet, the oldest first.
    var connections: [Connection] = []

    /// How many connections there are in all.
    var count = 0
  }

  /// Listens at `port`, or where that is 0 at one that is free.
  init(port: UInt16) throws(Fault) {
    let descriptor = socket(AF_INET, CInt(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else { throw Fault() }
    var isOn: CInt = 1
    // A server that was ended a moment ago does not keep its port.
    unsafe setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &isOn, socklen_t(MemoryLayout<CInt>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = unsafe withUnsafeMutablePointer(to: &address) { address in
      unsafe address.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        unsafe bind(descriptor, address, length) == 0 && listen(descriptor, SOMAXCONN) == 0
          && getsockname(descriptor, address, &length) == 0
      }
    }
    guard isBound else {
      let fault = Fault()
      close(descriptor)
      throw fault
    }
    self.descriptor = descriptor
    self.port = UInt16(bigEndian: address.sin_port)
  }

  deinit { close(descriptor) }

  /// Takes connections for ever, each on a thread of its own on which `serve` may wait. It calls `admit` once it knows
  /// the other side; a connection that has not come so far makes room for new ones.
  func run(_ serve: @escaping @Sendable (Connection, _ admit: () -> Void) -> Void) -> Never {
    while true {
      let accepted = accept(descriptor, nil, nil)
      guard accepted >= 0 else {
        // Without a free descriptor the connection stays in the system's queue until there is one.
        if errno != EINTR { usleep(20_000) }
        continue
      }
      let connection = Connection(accepted)
      makeRoom(for: connection)
      DispatchQueue(label: "connection").async { [self] in
        serve(connection) { admit(connection) }
        waiting.withLock { waiting in
          waiting.count -= 1
          waiting.connections.removeAll { $0 === connection }
        }
      }
    }
  }

  /// Counts a new connection, and where there are too many ends the one that has waited longest.
  private func makeRoom(for connection: Connection) {
    waiting.withLock { waiting in
      waiting.connections.append(connection)
      waiting.count += 1
      if waiting.count > Self.mostConnections { waiting.connections.removeFirst().interrupt() }
    }
  }

  private func admit(_ connection: Connection) {
    waiting.withLock { waiting in waiting.connections.removeAll { $0 === connection } }
  }
}

extension Listener.Fault {
  /// What the system says of the call that has just failed.
  fileprivate init() {
    let error = errno
    self.init(reason: unsafe String(cString: strerror(error)), isInUse: error == EADDRINUSE)
  }
}
