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
    #expect(head.cookie("y") == "2" && head.cookie("z") == "3" && head.cookie("q") == nil && head.wantsWebSocket)
  }

  @Test func `What is there twice has no value`() throws {
    let head = try head("GET /?token=a&token=b HTTP/1.1", "Cookie: x=1; x=2")
    #expect(head.parameter("token") == nil && head.cookie("x") == nil)
  }

  @Test(arguments: [
    "GET / HTTP/1.1\r\nHost: a\r\nhost: b\r\n\r\n", "GET / HTTP/1.1\r\nHost : a\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: a\r\n folded\r\n\r\n", "GET / HTTP/1.1\r\nno colon\r\n\r\n",
    "GET / HTTP/1.1\nHost: a\r\n\r\n", "GET / HTTP/1.1\r\nHost: a\rb\r\n\r\n", "GET  / HTTP/1.1\r\n\r\n",
    "GET /a b HTTP/1.1\r\n\r\n", "GET http://127.0.0.1/ HTTP/1.1\r\n\r\n", "G\u{0}T / HTTP/1.1\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: caf\u{E9}\r\n\r\n", "/ HTTP/1.1\r\n\r\n", "\r\n\r\n", "GET / HTTP/1.1\r\n\r\nmore",
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
      #expect(RequestHead.length(in: text.prefix(count)) == (count >= text.count - 4 ? text.count - 4 : nil))
    }
  }
}
