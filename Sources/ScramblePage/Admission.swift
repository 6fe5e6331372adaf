import Synchronization

/// Who may come in: the browser that was given the address, and its pages of this server alone.
///
/// The address has a token that is good for one opening, and a cookie takes its place. That keeps out other users and
/// other programs' pages. A page of another origin is kept out by its `Origin`, and a name that is made to lead here
/// (DNS rebinding) by its `Host`.
final class Admission: Sendable {
  /// The only `Host` that is served, with the port as a browser writes it.
  let host: String

  private let cookieName: String
  private let cookie: String
  private let token: Mutex<String?>

  /// Admission to the server at `port` of 127.0.0.1, with secrets of 128 bits.
  init(port: UInt16) {
    // A browser leaves the port of HTTP out.
    host = port == 80 ? "127.0.0.1" : "127.0.0.1:\(port)"
    // A browser has the same cookies for all ports of a host.
    cookieName = "scramble-\(port)"
    cookie = Self.secret()
    token = Mutex(Self.secret())
  }

  /// What a request may have.
  enum Verdict: Equatable {
    case admitted

    /// It is admitted, and the browser gets the cookie.
    case admittedByToken(setCookie: String)
    case refused(Response)
  }

  /// The address to open; empty once its token has been used.
  var address: String { token.withLock { $0.map { "http://\(host)/?token=\($0)" } ?? "" } }

  func verdict(on head: RequestHead) -> Verdict {
    guard head.headers["host"] == host else {
      return .refused(Response(.misdirected, text: "This server answers to \(host) alone."))
    }
    // A browser sends it with every WebSocket; where it is sent, it has to be ours.
    let origin = head.headers["origin"]
    guard origin == "http://\(host)" || origin == nil && !head.wantsWebSocket else {
      return .refused(Response(.forbidden, text: "This page is none of this server's."))
    }
    guard head.method == "GET" || head.method == "HEAD" else {
      var response = Response(.methodNotAllowed, text: "Only GET is answered.")
      response.add("Allow", "GET, HEAD")
      return .refused(response)
    }
    if let shown = head.cookie(cookieName), Self.isSame(shown, cookie) { return .admitted }
    if head.method == "GET", head.path == "/", let shown = head.parameter("token"), takeToken(shown) {
      return .admittedByToken(setCookie: "\(cookieName)=\(cookie); Path=/; HttpOnly; SameSite=Strict")
    }
    return .refused(
      Response(.forbidden, text: "This address has been used, or is none of mine. Start 'scramble page' again."))
  }

  /// Whether it is the token, which is used up with that.
  private func takeToken(_ shown: String) -> Bool {
    token.withLock { token in
      guard let right = token, Self.isSame(shown, right) else { return false }
      token = nil
      return true
    }
  }

  /// Whether two texts are the same, told in a time that does not depend on where they differ.
  private static func isSame(_ first: String, _ second: String) -> Bool {
    let first = Array(first.utf8), second = Array(second.utf8)
    return first.count == second.count && zip(first, second).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }

  private static func secret() -> String {
    // The system's generator, which is made for secrets.
    var generator = SystemRandomNumberGenerator()
    return (0..<32).map { _ in String(Int.random(in: 0..<16, using: &generator), radix: 16) }.joined()
  }
}
