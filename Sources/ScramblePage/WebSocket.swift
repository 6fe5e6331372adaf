/// A WebSocket to a page: it hands out lines, answers signs of life, and is closed where the other side gives none.
final class WebSocket {
  /// What comes of waiting for a message.
  enum Input: Equatable {
    case text(String)

    /// The deadline has passed.
    case late

    /// There is nobody any more.
    case end
  }

  private let connection: Connection
  private var reader = WebSocketReader()
  private var rate = MessageRate()
  private var isClosed = false

  /// Whether the other side has been asked for a sign of life since it gave one, and when that was.
  private var isAsked = false
  private var lastPing = ContinuousClock.now

  /// How often a sign of life is asked for, and how long it may take. A session that thinks for longer than that has
  /// not asked meanwhile, and does not take the page for gone.
  private let pause: Duration

  /// How long a page may take to read what it is sent.
  private static let patience = Duration.seconds(20)

  /// A WebSocket on `connection`, which has sent `rest` already.
  init(_ connection: Connection, _ rest: some Sequence<UInt8>, pause: Duration = .seconds(20)) {
    self.connection = connection
    self.pause = pause
    reader.append(rest)
  }

  /// Waits for the next message, but not beyond `deadline`.
  func next(until deadline: ContinuousClock.Instant) -> Input {
    do {
      while true {
        while let message = try reader.next() {
          guard rate.allows(message.weight, at: .now) else { throw WebSocketFault.tooMuch }
          switch message {
          case .text(let text): return .text(text)
          case .part: break
          case .ping(let payload): try send(WebSocketFrame.pong(payload))
          case .pong: break
          case .close: return .end
          }
        }
        if deadline <= .now { return .late }
        do throws(Connection.Fault) {
          reader.append(try connection.receive(until: min(deadline, lastPing + pause)))
          isAsked = false
        } catch .late {
          if lastPing + pause > ContinuousClock.now { continue }
          if isAsked { return .end }
          isAsked = true
          lastPing = .now
          try send(WebSocketFrame.ping)
        }
      }
    } catch let fault as WebSocketFault {
      close(fault)
      return .end
    } catch {
      return .end
    }
  }

  /// Sends a line.
  func say(_ line: String) throws(Connection.Fault) { try send(WebSocketFrame.text(line)) }

  /// Ends it and says why; the second time nothing is done.
  func close(_ fault: WebSocketFault) {
    if isClosed { return }
    isClosed = true
    try? send(WebSocketFrame.close(fault))
    connection.finish()
  }

  private func send(_ bytes: [UInt8]) throws(Connection.Fault) {
    try connection.send(bytes, until: .now + Self.patience)
  }
}

extension WebSocketMessage {
  /// What it counts for: a text as many times as it has lines.
  var weight: Int {
    guard case .text(let text) = self else { return 1 }
    return 1 + text.utf8.count { $0 == 10 || $0 == 13 }
  }
}

/// How many lines and frames a page may send: many at once, and fewer as it goes on.
struct MessageRate {
  static let mostAtOnce = 4000.0
  static let perSecond = 200.0

  private var left = mostAtOnce
  private var last: ContinuousClock.Instant?

  /// Whether `count` more are allowed, which are counted.
  mutating func allows(_ count: Int, at now: ContinuousClock.Instant) -> Bool {
    if let last {
      let passed = last.duration(to: now).components
      let seconds = Double(passed.seconds) + Double(passed.attoseconds) / 1e18
      left = min(Self.mostAtOnce, left + seconds * Self.perSecond)
    }
    last = now
    if left < Double(count) { return false }
    left -= Double(count)
    return true
  }
}
