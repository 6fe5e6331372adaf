/// An answer to a request, after which the connection is closed.
struct Response: Equatable {
  /// The statuses that are answered, by their numbers in HTTP.
  enum Status: Int {
    case switchingProtocols = 101
    case ok = 200
    case badRequest = 400
    case forbidden = 403
    case notFound = 404
    case methodNotAllowed = 405
    case contentTooLarge = 413
    case misdirected = 421
    case upgradeRequired = 426
    case headersTooLarge = 431
    case versionNotSupported = 505

    var phrase: String {
      switch self {
      case .switchingProtocols: "Switching Protocols"
      case .ok: "OK"
      case .badRequest: "Bad Request"
      case .forbidden: "Forbidden"
      case .notFound: "Not Found"
      case .methodNotAllowed: "Method Not Allowed"
      case .contentTooLarge: "Content Too Large"
      case .misdirected: "Misdirected Request"
      case .upgradeRequired: "Upgrade Required"
      case .headersTooLarge: "Request Header Fields Too Large"
      case .versionNotSupported: "HTTP Version Not Supported"
      }
    }
  }

  let status: Status
  private(set) var headers: [(name: String, value: String)]
  let body: [UInt8]

  /// An answer with `body`, which is of the media type `type`.
  init(_ status: Status, type: String, body: [UInt8]) {
    self.status = status
    self.body = body
    headers = [("Content-Type", type), ("Content-Length", "\(body.count)"), ("Connection", "close")]
  }

  /// An answer that says `text`, a line.
  init(_ status: Status, text: String) {
    self.init(status, type: "text/plain; charset=utf-8", body: Array("\(text)\n".utf8))
  }

  /// The answer after which a connection carries WebSocket frames.
  init(acceptingWebSocket accept: String) {
    status = .switchingProtocols
    body = []
    headers = [("Upgrade", "websocket"), ("Connection", "Upgrade"), ("Sec-WebSocket-Accept", accept)]
  }

  mutating func add(_ name: String, _ value: String) { headers.append((name, value)) }

  /// The answer as it is sent; without its body where only the head was asked for.
  func bytes(withBody: Bool = true) -> [UInt8] {
    let lines = ["HTTP/1.1 \(status.rawValue) \(status.phrase)"] + headers.map { "\($0.name): \($0.value)" }
    return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + (withBody ? body : [])
  }

  static func == (first: Response, second: Response) -> Bool { first.bytes() == second.bytes() }
}
