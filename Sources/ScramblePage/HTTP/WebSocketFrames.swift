/// What a WebSocket carries, by RFC 6455: messages of text, and the signs of life and of the end.
enum WebSocketMessage: Equatable {
  case text(String)

  /// A part of a text of which the rest has not come.
  case part
  case ping([UInt8])
  case pong
  case close
}

/// Why a WebSocket is closed, by the codes of RFC 6455.
struct WebSocketFault: Error, Equatable {
  let code: UInt16

  static let normal = WebSocketFault(code: 1000)
  static let protocolError = WebSocketFault(code: 1002)
  static let noText = WebSocketFault(code: 1003)
  static let invalidText = WebSocketFault(code: 1007)
  static let tooMuch = WebSocketFault(code: 1008)
  static let tooLarge = WebSocketFault(code: 1009)
  static let failed = WebSocketFault(code: 1011)
}

/// Reads the messages of a browser out of the bytes that it sends. It keeps no more of them than one message may have.
struct WebSocketReader {
  /// The most bytes of a message; it is refused as soon as its length is announced.
  static let mostBytes = 16_384

  private static let mostControlBytes = 125

  private enum Opcode: UInt8 {
    case continuation = 0
    case text = 1
    case binary = 2
    case close = 8
    case ping = 9
    case pong = 10

    var isControl: Bool { rawValue >= 8 }
  }

  private var bytes: [UInt8] = []

  /// The beginning of a message of which the rest has not come, or nil.
  private var begun: [UInt8]?

  /// Takes what has come.
  mutating func append(_ new: some Sequence<UInt8>) { bytes += new }

  /// The next message; nil where it has not come whole.
  mutating func next() throws(WebSocketFault) -> WebSocketMessage? {
    guard let (opcode, isLast, payload) = try nextFrame() else { return nil }
    switch opcode {
    case .ping: return .ping(payload)
    case .pong: return .pong
    case .close: return .close
    case .binary: throw .noText
    case .text, .continuation:
      guard (opcode == .text) == (begun == nil) else { throw .protocolError }
      begun = begun ?? []
      begun?.append(contentsOf: payload)
      guard isLast, let message = begun else { return .part }
      begun = nil
      guard let text = String(validating: message, as: UTF8.self) else { throw .invalidText }
      return .text(text)
    }
  }

  private mutating func nextFrame() throws(WebSocketFault) -> (Opcode, isLast: Bool, payload: [UInt8])? {
    guard bytes.count >= 2 else { return nil }
    let isLast = bytes[0] & 0x80 != 0
    // A browser masks what it sends, and nothing was agreed on that would give the reserved bits a meaning.
    guard bytes[0] & 0x70 == 0, bytes[1] & 0x80 != 0, let opcode = Opcode(rawValue: bytes[0] & 0x0F) else {
      throw .protocolError
    }
    var start = 2
    var length = Int(bytes[1] & 0x7F)
    if length >= 126 {
      let width = length == 126 ? 2 : 8
      start += width
      guard bytes.count >= start else { return nil }
      // A length of 2^63 and more is larger than any that is taken.
      length = bytes[2..<start].reduce(0) { min($0, Int.max >> 9) << 8 | Int($1) }
    }
    if opcode.isControl, !isLast || length > Self.mostControlBytes { throw .protocolError }
    guard length + (begun?.count ?? 0) <= Self.mostBytes else { throw .tooLarge }
    guard bytes.count >= start + 4 + length else { return nil }
    let mask = bytes[start..<start + 4]
    let payload = bytes[(start + 4)..<(start + 4 + length)].enumerated().map { $1 ^ mask[start + $0 & 3] }
    bytes.removeFirst(start + 4 + length)
    return (opcode, isLast, payload)
  }
}

/// The frames that are sent.
enum WebSocketFrame {
  static func text(_ text: String) -> [UInt8] { frame(0x81, Array(text.utf8)) }

  static let ping = frame(0x89, [])

  static func pong(_ payload: [UInt8]) -> [UInt8] { frame(0x8A, payload) }

  static func close(_ fault: WebSocketFault) -> [UInt8] {
    frame(0x88, [UInt8(fault.code >> 8), UInt8(fault.code & 0xFF)])
  }

  private static func frame(_ first: UInt8, _ payload: [UInt8]) -> [UInt8] {
    let length: [UInt8] =
      switch payload.count {
      case ..<126: [UInt8(payload.count)]
      case ..<0x10000: [126, UInt8(payload.count >> 8), UInt8(payload.count & 0xFF)]
      default: [127] + (0..<8).map { UInt8(truncatingIfNeeded: payload.count >> (56 - 8 * $0)) }
      }
    return [first] + length + payload
  }
}
