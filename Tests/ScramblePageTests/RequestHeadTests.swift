import Testing

@testable import ScramblePage

@Suite struct RequestHeadTests {
  private func head(_ lines: String...) throws(RequestHead.Refusal) -> RequestHead {
    try RequestHead(Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8))
  }

  @Test func `A request is read in its parts`() throws {
    let head = try head(
      "GET /play.js?token=a&b=c HTTP/1.1", "Host: 127.0.0.1:7", "Cookie: x=1; y=2;z=3", "Upgrade:WebSocket")
    #expect(head.method == "GET" && head.path == "/play.js" && head.headers["host"] == "127.0.0.1:7")
    #expect(head.parameter("token") == "a" && head.parameter("b") == "c" && head.parameter("c") == nil)
    #expect(head.cookies("y") == ["2"] && head.cookies("z") == ["3"] && head.cookies("q") == [] && head.wantsWebSocket)
  }

  @Test func `A parameter that is there twice has no value, and a cookie has all of them`() throws {
    let head = try head("GET /?token=a&token=b HTTP/1.1", "Cookie: x=1; x=2")
    #expect(head.parameter("token") == nil && head.cookies("x") == ["1", "2"])
  }

  @Test func `The cookies of other servers may be long, and in any encoding`() throws {
    let long = (0..<7).map { "c\($0)=\(String(repeating: "x", count: 4000))" }.joined(separator: "; ")
    #expect(try head("GET / HTTP/1.1", "Cookie: \(long); x=1").cookies("x") == ["1"])
    let latin = Array("GET / HTTP/1.1\r\nCookie: a=".utf8) + [0xE9, 0xCC, 0x81] + Array("; x=1\r\n\r\n".utf8)
    #expect(try RequestHead(latin).cookies("x") == ["1"])
  }

  @Test(arguments: [
    "GET / HTTP/1.1\r\nHost: a\r\nhost: b\r\n\r\n", "GET / HTTP/1.1\r\nHost : a\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: a\r\n folded\r\n\r\n", "GET / HTTP/1.1\r\nno colon\r\n\r\n",
    "GET / HTTP/1.1\nHost: a\r\n\r\n", "GET / HTTP/1.1\r\nHost: a\rb\r\n\r\n", "GET  / HTTP/1.1\r\n\r\n",
    "GET /a b HTTP/1.1\r\n\r\n", "GET http://127.0.0.1/ HTTP/1.1\r\n\r\n", "G\u{0}T / HTTP/1.1\r\n\r\n",
    "GET /caf\u{E9} HTTP/1.1\r\n\r\n", "GET / HTTP/1.1\r\nCaf\u{E9}: a\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: a\u{7F}\r\n\r\n", "/ HTTP/1.1\r\n\r\n", "\r\n\r\n", "GET / HTTP/1.1\r\n\r\nmore",
  ])
  func `What could be understood in two ways is refused`(text: String) {
    #expect(throws: RequestHead.Refusal(status: .badRequest)) { try RequestHead(Array(text.utf8)) }
  }

  @Test func `A request has a version, a length and no body`() {
    #expect(throws: RequestHead.Refusal(status: .versionNotSupported)) { try head("GET / HTTP/1.0") }
    #expect(throws: RequestHead.Refusal(status: .versionNotSupported)) { try head("GET / HTTP/2") }
    #expect(throws: RequestHead.Refusal(status: .contentTooLarge)) { try head("GET / HTTP/1.1", "Content-Length: 1") }
    #expect(throws: RequestHead.Refusal(status: .contentTooLarge)) {
      try head("GET / HTTP/1.1", "Transfer-Encoding: chunked")
    }
    let long = String(repeating: "a", count: RequestHead.mostBytes)
    #expect(throws: RequestHead.Refusal(status: .headersTooLarge)) { try head("GET /\(long) HTTP/1.1") }
    let many = (0..<65).map { "x\($0): 1" }.joined(separator: "\r\n")
    #expect(throws: RequestHead.Refusal(status: .headersTooLarge)) { try head("GET / HTTP/1.1", many) }
  }

  @Test func `The end of a head is found wherever its bytes are cut`() {
    let text = Array("GET / HTTP/1.1\r\nHost: a\r\n\r\nrest".utf8)
    for count in 0...text.count {
      let length = count >= text.count - 4 ? text.count - 4 : nil
      for searched in 0...min(count, text.count - 5) {
        #expect(RequestHead.length(in: text.prefix(count), searched: searched) == length)
      }
    }
  }
}
