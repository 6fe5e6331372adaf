import Glibc
import Testing

@testable import ScramblePage

@Suite struct WebSocketTests {
  /// All messages of `bytes`, handed over in pieces of `size`, and the fault at the end of them.
  private func read(_ bytes: [UInt8], inPiecesOf size: Int = .max) -> ([WebSocketMessage], WebSocketFault?) {
    var reader = WebSocketReader()
    var messages: [WebSocketMessage] = []
    do throws(WebSocketFault) {
      for start in stride(from: 0, to: bytes.count, by: min(size, max(bytes.count, 1))) {
        reader.append(bytes[start..<min(bytes.count, start + min(size, bytes.count))])
        while let message = try reader.next() { messages.append(message) }
      }
      return (messages, nil)
    } catch {
      return (messages, error)
    }
  }

  @Test func `The handshake and its digest are those of the standards`() throws {
    let text = [
      "GET /session HTTP/1.1", "Connection: keep-alive, Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13",
      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "", "",
    ].joined(separator: "\r\n")
    #expect(WebSocketHandshake.accept(try RequestHead(Array(text.utf8))) == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=")
    let old = text.replacing(": 13", with: ": 8")
    #expect(WebSocketHandshake.accept(try RequestHead(Array(old.utf8))) == nil)
    let hexadecimal = { (text: String) in
      WebSocketHandshake.sha1(Array(text.utf8)).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
    #expect(hexadecimal("") == "da39a3ee5e6b4b0d3255bfef95601890afd80709")
    #expect(hexadecimal("abc") == "a9993e364706816aba3e25717850c26c9cd0d89d")
    #expect(
      hexadecimal(String(repeating: "a", count: 1_000_000)) == "34aa973cd4c4daa4f61eeb2bdbad27316534016f")
    // On both sides of where the length still fits into the last block.
    let digests = [
      55: "4d055f5334ac4bca50260deff4707cd8d4fc1454",
      56: "049adea016c8a8e3b7a9054aeeaa8643453bebd9",
      63: "956b36ade6e3e4b7818ced2d611fb95e8abc2bd0",
      64: "9d682ff9a7018603023176b8c12926c6a15510ee",
      65: "af8615a17a61c9bc8fec267292a3abde6a482f0b",
    ]
    for (length, digest) in digests { #expect(hexadecimal(String(repeating: "b", count: length)) == digest) }
    #expect(
      ["", "f", "fo", "foo", "foob"].map { WebSocketHandshake.base64(Array($0.utf8)) }
        == ["", "Zg==", "Zm8=", "Zm9v", "Zm9vYg=="])
  }

  @Test(arguments: [1, 2, 3, 7, 4096, .max])
  func `Messages are the same wherever their bytes are cut`(size: Int) {
    let long = String(repeating: "é", count: 8000)
    let bytes =
      maskedFrame(0x81, Array("silk".utf8)) + maskedFrame(0x89, [1, 2]) + maskedFrame(0x01, [0xC3])
      + maskedFrame(0x8A, []) + maskedFrame(0x00, [0xA9]) + maskedFrame(0x80, []) + maskedFrame(0x81, Array(long.utf8))
      + maskedFrame(0x88, [3, 232])
    let (messages, fault) = read(bytes, inPiecesOf: size)
    #expect(
      messages == [.text("silk"), .ping([1, 2]), .part, .pong, .part, .text("é"), .text(long), .close] && fault == nil)
  }

  @Test func `A message is refused as soon as its length is announced`() {
    let most = WebSocketReader.mostBytes
    #expect(read(maskedFrame(0x81, [UInt8](repeating: 97, count: most))).1 == nil)
    for length in [most + 1, 1 << 30, Int.max] {
      #expect(read(Array(maskedFrame(0x81, [], announcing: length).prefix(10))).1 == .tooLarge)
    }
    #expect(read([0x81, 0xFF] + [UInt8](repeating: 0xFF, count: 8)).1 == .tooLarge)
    let half = [UInt8](repeating: 97, count: most / 2 + 1)
    #expect(read(maskedFrame(0x01, half) + maskedFrame(0x80, half)).1 == .tooLarge)
  }

  @Test func `What breaks the protocol closes the connection with the code for it`() {
    #expect(read([0x81, 0x01, 97]).1 == .protocolError)  // without a mask
    #expect(read(maskedFrame(0xC1, [])).1 == .protocolError)  // a reserved bit
    #expect(read(maskedFrame(0x83, [])).1 == .protocolError)  // a reserved opcode
    #expect(read(maskedFrame(0x80, [])).1 == .protocolError)  // the rest of nothing
    #expect(read(maskedFrame(0x01, []) + maskedFrame(0x81, [])).1 == .protocolError)  // a beginning in the middle
    #expect(read(maskedFrame(0x09, [])).1 == .protocolError)  // a ping in parts
    #expect(read(maskedFrame(0x89, [UInt8](repeating: 0, count: 126))).1 == .protocolError)
    #expect(read(maskedFrame(0x82, [])).1 == .noText)
    #expect(read(maskedFrame(0x81, [0xFF])).1 == .invalidText)
  }

  @Test func `Random bytes are read to a fault or to an end`() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<2000 {
      let bytes = (0..<Int.random(in: 0...200, using: &generator)).map { _ in
        UInt8.random(in: 0...255, using: &generator)
      }
      let whole = read(bytes), inPieces = read(bytes, inPiecesOf: 1)
      #expect(whole.0 == inPieces.0 && whole.1 == inPieces.1)
      _ = try? RequestHead(bytes + [13, 10, 13, 10])
    }
  }

  @Test func `A page is asked for a sign of life before it is taken for gone, however long a session thinks`() throws {
    var ends: [CInt] = [0, 0]
    try #require(unsafe socketpair(AF_UNIX, CInt(SOCK_STREAM.rawValue), 0, &ends) == 0)
    let page = Connection(ends[1])
    let socket = WebSocket(Connection(ends[0]), [], pause: .milliseconds(1))
    usleep(10_000)
    #expect(socket.next(until: .now + .seconds(60)) == .end)
    #expect(try page.receive(until: .now + .seconds(60)) == WebSocketFrame.ping)
  }

  @Test func `A frame is cut into lines as a session takes them`() {
    #expect(Conversation.lines(of: "") == [""])
    #expect(Conversation.lines(of: "silk\r\nworm\n\nrow") == ["silk", "worm", "", "row"])
    let long = String(repeating: "é", count: 3000)
    #expect(Conversation.lines(of: long) == [String(repeating: "é", count: 2048) + "…"])
  }

  @Test func `A page may send a long puzzle at once, and no more than it could type for ever`() {
    var rate = MessageRate()
    let start = ContinuousClock.now
    #expect(WebSocketMessage.text("a\nb\n").weight == 3 && WebSocketMessage.part.weight == 1)
    #expect((0..<4000).allSatisfy { _ in rate.allows(1, at: start) } && !rate.allows(1, at: start))
    #expect(
      (0..<200).allSatisfy { _ in rate.allows(1, at: start + .seconds(1)) } && !rate.allows(1, at: start + .seconds(1)))
    #expect(!rate.allows(201, at: start + .seconds(2)) && rate.allows(200, at: start + .seconds(2)))
  }
}
