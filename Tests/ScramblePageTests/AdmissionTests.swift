import Testing

@testable import ScramblePage

@Suite struct AdmissionTests {
  private let admission = Admission(port: 7380)

  /// The path that is admitted, or the status that refuses.
  private enum Outcome: Equatable {
    case path(String), opened
    case refused(Response.Status)

    static let forbidden = refused(.forbidden)
  }

  private func verdict(_ line: String, _ headers: String...) throws -> Outcome {
    let text = ([line] + headers).joined(separator: "\r\n") + "\r\n\r\n"
    switch admission.verdict(on: try RequestHead(Array(text.utf8))) {
    case .admitted(let path): return .path(path)
    case .opened: return .opened
    case .refused(let response): return .refused(response.status)
    }
  }

  private var token: String { String(admission.address.split(separator: "=").last ?? "") }

  /// The cookie that the token is exchanged for, and the path that it is for.
  private func enter() throws -> (cookie: String, place: String) {
    let text = "GET /?token=\(token) HTTP/1.1\r\nHost: 127.0.0.1:7380\r\n\r\n"
    guard case .opened(let response) = admission.verdict(on: try RequestHead(Array(text.utf8))) else { return ("", "") }
    let cookie = response.headers.first { $0.name == "Set-Cookie" }?.value ?? ""
    let match = try #require(
      cookie.wholeMatch(of: /(scramble=[0-9a-f]{32}); Path=(\/[0-9a-f]{32}\/); HttpOnly; SameSite=Strict/), "\(cookie)")
    #expect(String(decoding: response.body, as: UTF8.self).contains("content=\"0; url=\(match.2)\""))
    return (String(match.1), String(match.2))
  }

  @Test func `The token is good for one opening, and the cookie for all that follows`() throws {
    let token = token
    #expect(token.count == 32)
    let (cookie, place) = try enter()
    #expect(!place.contains(token) && !cookie.contains(token) && !place.contains(cookie.dropFirst("scramble=".count)))
    #expect(try verdict("GET /?token=\(token) HTTP/1.1", "Host: 127.0.0.1:7380") == .forbidden)
    #expect(try verdict("GET /?token= HTTP/1.1", "Host: 127.0.0.1:7380") == .forbidden)
    let page = "GET \(place) HTTP/1.1"
    #expect(try verdict(page, "Host: 127.0.0.1:7380", "Cookie: a=b; \(cookie)") == .path("/"))
    #expect(
      try verdict("GET \(place)page.js HTTP/1.1", "Host: 127.0.0.1:7380", "Cookie: \(cookie)") == .path("/page.js"))
    #expect(try verdict(page, "Host: 127.0.0.1:7380", "Cookie: \(cookie)0") == .forbidden)
    #expect(try verdict(page, "Host: 127.0.0.1:7380") == .forbidden)
    // Another server of this machine may have a cookie of the same name, for another path.
    #expect(try verdict(page, "Host: 127.0.0.1:7380", "Cookie: scramble=é; \(cookie)") == .path("/"))
    #expect(try verdict(page, "Host: 127.0.0.1:7380", "Cookie: \(cookie); scramble=1") == .path("/"))
    // The cookie alone is not enough: its path is a secret as well.
    for path in ["/", "/page.js", "/session", "//", String(place.dropLast()), "/\(String(repeating: "0", count: 32))/"]
    {
      #expect(try verdict("GET \(path) HTTP/1.1", "Host: 127.0.0.1:7380", "Cookie: \(cookie)") == .forbidden, "\(path)")
    }
    #expect(admission.address == "")
  }

  @Test func `Each digit of a token may be any, and no two tokens are the same`() {
    let tokens = (0..<200).map { _ in String(Admission(port: 7380).address.split(separator: "=").last ?? "") }
    #expect(Set(tokens).count == 200 && tokens.allSatisfy { $0.count == 32 })
    for place in 0..<32 {
      #expect(Set(tokens.map { Array($0)[place] }).count > 12, "digit \(place)")
    }
  }

  @Test func `At the port of HTTP a browser names none`() throws {
    let admission = Admission(port: 80)
    #expect(admission.address.hasPrefix("http://127.0.0.1/?token="))
    let token = admission.address.split(separator: "=").last ?? ""
    let text = "GET /?token=\(token) HTTP/1.1\r\nHost: 127.0.0.1\r\nOrigin: http://127.0.0.1\r\n\r\n"
    guard case .opened = admission.verdict(on: try RequestHead(Array(text.utf8))) else {
      Issue.record("the browser is refused")
      return
    }
  }

  @Test(arguments: [
    "evil.example", "evil.example:7380", "127.evil.example:7380", "127.0.0.1", "127.0.0.1:80", "127.0.0.1:73800",
    "localhost:7380", "127.0.0.1.:7380", "127.0.0.1:7380.evil.example", "127.1:7380", "[::1]:7380", "",
    "127.0.0.1:7380, evil.example", "user@127.0.0.1:7380",
  ])
  func `A name that leads here by a trick is refused, whoever asks`(host: String) throws {
    let (cookie, place) = try enter()
    #expect(try verdict("GET \(place) HTTP/1.1", "Host: \(host)", "Cookie: \(cookie)") == .refused(.misdirected))
    #expect(try verdict("GET \(place) HTTP/1.1", "Cookie: \(cookie)") == .refused(.misdirected))
  }

  @Test(arguments: [
    "http://evil.example", "null", "https://127.0.0.1:7380", "http://127.0.0.1:7381", "http://127.0.0.1",
    "http://localhost:7380", "file://", "http://127.0.0.1:7380.evil.example", "",
  ])
  func `A page of another origin is refused, and a WebSocket without one`(origin: String) throws {
    let (cookie, place) = try enter()
    let own = ["Host: 127.0.0.1:7380", "Cookie: \(cookie)"].joined(separator: "\r\n")
    let session = "GET \(place)session HTTP/1.1"
    #expect(try verdict("GET \(place) HTTP/1.1", own, "Origin: \(origin)") == .forbidden)
    #expect(try verdict(session, own, "Origin: \(origin)", "Upgrade: websocket") == .forbidden)
    #expect(try verdict(session, own, "Upgrade: websocket") == .forbidden)
    #expect(try verdict(session, own, "Origin: http://127.0.0.1:7380", "Upgrade: websocket") == .path("/session"))
  }

  @Test(arguments: ["POST", "PUT", "DELETE", "OPTIONS", "CONNECT", "TRACE", "get"])
  func `Nothing but GET and HEAD is answered`(method: String) throws {
    let (cookie, place) = try enter()
    #expect(
      try verdict("\(method) \(place) HTTP/1.1", "Host: 127.0.0.1:7380", "Cookie: \(cookie)")
        == .refused(.methodNotAllowed))
  }
}
