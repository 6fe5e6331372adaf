/// How a connection becomes a WebSocket, by RFC 6455.
enum WebSocketHandshake {
  /// What `Sec-WebSocket-Accept` answers to a request for a WebSocket of version 13; nil to any other.
  static func accept(_ head: RequestHead) -> String? {
    let connection = (head.headers["connection"] ?? "").lowercased().split { $0 == "," || $0 == " " }
    guard head.wantsWebSocket, connection.contains("upgrade"), head.headers["sec-websocket-version"] == "13",
      let key = head.headers["sec-websocket-key"], key.utf8.count == 24, key.hasSuffix("==")
    else { return nil }
    return base64(sha1(Array((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").utf8)))
  }

  /// The digest SHA-1 of FIPS 180-4, which the handshake asks for; it keeps no secret.
  static func sha1(_ message: [UInt8]) -> [UInt8] {
    var padded = message + [0x80]
    padded += [UInt8](repeating: 0, count: (120 - padded.count % 64) % 64)
    padded += bytes(of: UInt64(message.count) * 8)
    var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
    for block in stride(from: 0, to: padded.count, by: 64) {
      var words = (0..<16).map { word in
        padded[(block + 4 * word)..<(block + 4 * word + 4)].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      }
      for index in 16..<80 {
        words.append(rotate(words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16], 1))
      }
      var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
      for (index, word) in words.enumerated() {
        let (mixed, constant): (UInt32, UInt32) =
          switch index / 20 {
          case 0: (b & c | ~b & d, 0x5A82_7999)
          case 1: (b ^ c ^ d, 0x6ED9_EBA1)
          case 2: (b & c | b & d | c & d, 0x8F1B_BCDC)
          default: (b ^ c ^ d, 0xCA62_C1D6)
          }
        (a, b, c, d, e) = (rotate(a, 5) &+ mixed &+ e &+ constant &+ word, a, rotate(b, 30), c, d)
      }
      state = zip(state, [a, b, c, d, e]).map { $0 &+ $1 }
    }
    return state.flatMap { bytes(of: $0) }
  }

  /// Base64 of RFC 4648.
  static func base64(_ bytes: [UInt8]) -> String {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    var text = ""
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let number = (0..<3).reduce(0) { $0 << 8 | ($1 < group.count ? Int(group[start + $1]) : 0) }
      let written = (0...group.count).map { digits[number >> (18 - 6 * $0) & 63] }
      text += String(written) + String(repeating: "=", count: 3 - group.count)
    }
    return text
  }

  private static func rotate(_ word: UInt32, _ places: UInt32) -> UInt32 { word << places | word >> (32 - places) }

  /// The bytes of a number, the largest first.
  private static func bytes(of number: some FixedWidthInteger) -> [UInt8] {
    (0..<number.bitWidth / 8).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }
}
