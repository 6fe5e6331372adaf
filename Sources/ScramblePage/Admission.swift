import Synchronization

/// Who may come in: the browser that was given the address, and its pages of this server alone.
///
/// The address has a token that is good for one opening, and a cookie takes its place. That keeps out other users and
/// other programs' pages. A page of another origin is kept out by its `Origin`, and a name that is made to lead here
/// (DNS rebinding) by its `Host`.
///
/// A browser sends a cookie to every port of a host. So the page lies below a path that nobody can guess, and the
/// cookie belongs to that path: a server at another port gets it only where it knows the path, and the path is in no
/// address that a process is started with.
final class Admission: Sendable {
  /// The only `Host` that is served, with the port as a browser writes it.
  let host: String

  /// The path below which everything is, from slash to slash.
  private let place = "/\(Admission.secret())/"
  private let cookie = Admission.secret()
  private let token: Mutex<String?>

  /// Admission to the server at `port` of 127.0.0.1, with secrets of 128 bits.
  init(port: UInt16) {
    // A browser leaves the port of HTTP out.
    host = port == 80 ? "127.0.0.1" : "127.0.0.1:\(port)"
    token = Mutex(Self.secret())
  }

  /// What a request may have.
  enum Verdict: Equatable {
    /// What lies at this path below the page's own.
    case admitted(path: String)

    /// The page that leads a browser with the token to its place, and gives it the cookie.
    case opened(Response)
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
    if Self.isSame(String(head.path.prefix(place.count)), place),
      head.cookies(Self.cookieName).contains(where: { Self.isSame($0, cookie) })
    {
      return .admitted(path: String(head.path.dropFirst(place.count - 1)))
    }
    if head.method == "GET", head.path == "/", let shown = head.parameter("token"), takeToken(shown) {
      // A page that goes on by itself: a redirection of a link from elsewhere would come without the cookie.
      let page = """
        <!doctype html><html lang="en"><meta http-equiv="refresh" content="0; url=\(place)">
        <link rel="icon" href="\(place)icon.svg"><title>Word Scramble</title><a href="\(place)">Word Scramble</a>

        """
      var response = Response(.ok, type: "text/html; charset=utf-8", body: Array(page.utf8))
      response.add("Set-Cookie", "\(Self.cookieName)=\(cookie); Path=\(place); HttpOnly; SameSite=Strict")
      return .opened(response)
    }
    return .refused(
      Response(.forbidden, text: "This address has been used, or is none of mine. Start 'scramble page' again."))
  }

  private static let cookieName = "scramble"

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
