@testable import ScramblePage

extension Harness {
  static let requests = Harness("requests") { bytes in
    let end = RequestHead.length(in: bytes)
    hold(end.map { Array(bytes[..<$0].suffix(4)) == [13, 10, 13, 10] } ?? true, "a head ends with a blank line")
    guard let head = try? RequestHead(bytes[..<(end ?? bytes.count)]) else { return }
    hold(head.path.hasPrefix("/") && head.headers.keys.allSatisfy { $0 == $0.lowercased() }, "a head is in order")
    _ = (head.parameter("token"), head.cookies("scramble"), WebSocketHandshake.accept(head))
    let admission = Admission(port: 1)
    if case .refused = admission.verdict(on: head) { return }
    hold(false, "nobody comes in who does not know a secret", "\(head)")
  }

  static let messages = Harness("messages") { bytes in
    let whole = Messages(bytes, inPiecesOf: bytes.count)
    hold(whole == Messages(bytes, inPiecesOf: 1), "messages are the same wherever their bytes are cut", "\(whole)")
    hold(whole.texts.allSatisfy { $0.utf8.count <= WebSocketReader.mostBytes }, "no message is longer than it may be")
  }
}

/// What a WebSocket makes of some bytes.
private struct Messages: Equatable {
  private var messages: [WebSocketMessage] = []
  private var fault: WebSocketFault?

  init(_ bytes: [UInt8], inPiecesOf size: Int) {
    var reader = WebSocketReader()
    do throws(WebSocketFault) {
      for start in stride(from: 0, to: bytes.count, by: max(size, 1)) {
        reader.append(bytes[start..<min(bytes.count, start + size)])
        while let message = try reader.next() { messages.append(message) }
      }
    } catch {
      fault = error
    }
  }

  var texts: [String] {
    messages.compactMap { if case .text(let text) = $0 { text } else { nil } }
  }
}
