import Testing

@testable import ScramblePage

@Suite struct AdmissionTests {
  private let admission = Admission(port: 7380)

  private func verdict(_ line: String, _ headers: String...) throws -> Response.Status? {
    let text = ([line] + headers).joined(separator: "\r\n") + "\r\n\r\n"
    switch admission.verdict(on: try RequestHead(Array(text.utf8))) {
    case .admitted, .admittedByToken: return nil
    case .refused(let response): return response.status
    }
  }

  private var token: String { String(admission.address.split(separator: "=").last ?? "") }

  /// The cookie that the token is exchanged for.
  private func cookie() throws -> String {
    let text = "GET /?token=\(token) HTTP/1.1\r\nHost: 127.0.0.1:7380\r\n\r\n"
    guard case .admittedByToken(let cookie) = admission.verdict(on: try RequestHead(Array(text.utf8))) else {
      return ""
    }
    #expect(cookie.hasSuffix("; Path=/; HttpOnly; SameSite=Strict"))
    return String(cookie.split(separator: ";")[0])
  }

  @Test func `The token is good for one opening, and the cookie for all that follows`() throws {
    let token = token
    #expect(token.count == 32)
    let cookie = try cookie()
    #expect(try verdict("GET /?token=\(token) HTTP/1.1", "Host: 127.0.0.1:7380") == .forbidden)
    #expect(try verdict("GET /?token= HTTP/1.1", "Host: 127.0.0.1:7380") == .forbidden)
    #expect(try verdict("GET / HTTP/1.1", "Host: 127.0.0.1:7380", "Cookie: a=b; \(cookie)") == nil)
    #expect(try verdict("GET / HTTP/1.1", "Host: 127.0.0.1:7380", "Cookie: \(cookie)0") == .forbidden)
    #expect(try verdict("GET / HTTP/1.1", "Host: 127.0.0.1:7380", "Cookie: \(cookie); \(cookie)") == .forbidden)
    #expect(try verdict("GET / HTTP/1.1", "Host: 127.0.0.1:7380") == .forbidden)
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
    guard case .admittedByToken = admission.verdict(on: try RequestHead(Array(text.utf8))) else {
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
    let cookie = try cookie()
    #expect(try verdict("GET / HTTP/1.1", "Host: \(host)", "Cookie: \(cookie)") == .misdirected)
    #expect(try verdict("GET / HTTP/1.1", "Cookie: \(cookie)") == .misdirected)
  }

  @Test(arguments: [
    "http://evil.example", "null", "https://127.0.0.1:7380", "http://127.0.0.1:7381", "http://127.0.0.1",
    "http://localhost:7380", "file://", "http://127.0.0.1:7380.evil.example", "",
  ])
  func `A page of another origin is refused, and a WebSocket without one`(origin: String) throws {
    let own = ["Host: 127.0.0.1:7380", "Cookie: \(try cookie())"].joined(separator: "\r\n")
    #expect(try verdict("GET / HTTP/1.1", own, "Origin: \(origin)") == .forbidden)
    #expect(try verdict("GET /session HTTP/1.1", own, "Origin: \(origin)", "Upgrade: websocket") == .forbidden)
    #expect(try verdict("GET /session HTTP/1.1", own, "Upgrade: websocket") == .forbidden)
    #expect(try verdict("GET /session HTTP/1.1", own, "Origin: http://127.0.0.1:7380", "Upgrade: websocket") == nil)
  }

  @Test(arguments: ["POST", "PUT", "DELETE", "OPTIONS", "CONNECT", "TRACE", "get"])
  func `Nothing but GET and HEAD is answered`(method: String) throws {
    let cookie = try cookie()
    #expect(
      try verdict("\(method) / HTTP/1.1", "Host: 127.0.0.1:7380", "Cookie: \(cookie)") == .methodNotAllowed)
  }
}
