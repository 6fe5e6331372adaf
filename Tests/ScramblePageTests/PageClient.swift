import Glibc
import ScrambleFiles
import TestSupport
import Testing

@testable import ScramblePage

/// `scramble page` in a process of its own, and what its user would do with the address.
///
/// Its methods block, so use it inside `onThread`.
final class PageProcess {
  let program: LiveProgram
  let port: UInt16
  let token: String

  /// The cookie of a browser that has opened the address, and the path below which it finds the page.
  private(set) var cookie = ""
  private(set) var place = "/"

  init(state: TemporaryFolder, port: UInt16 = 0, variables: [String: String] = [:], isOpened: Bool = true) throws {
    program = try LiveProgram(["page", "--port", "\(port)", "--no-open"], state: state, variables: variables)
    while !program.hasSaid("ends it.\n"), program.listen() {}
    let said = String(decoding: program.said, as: UTF8.self)
    let match = try #require(said.firstMatch(of: /http:\/\/127\.0\.0\.1:([0-9]+)\/\?token=([0-9a-f]{32})/), "\(said)")
    self.port = try #require(UInt16(match.1))
    token = String(match.2)
    if isOpened {
      let answer = try ask("GET /?token=\(token) HTTP/1.1")
      let match = try #require(answer.firstMatch(of: /Set-Cookie: ([^;]+); Path=([^;]+);/), "\(answer)")
      (cookie, place) = (String(match.1), String(match.2))
    }
  }

  var host: String { "127.0.0.1:\(port)" }

  /// The answer to a request for a path below the page's own, with the right `Host`, and with the cookie if there is
  /// one.
  func ask(_ line: String, _ headers: String...) throws -> String {
    let line = line.replacing(" /", with: " \(place)", maxReplacements: 1)
    let own = ["Host: \(host)"] + (cookie.isEmpty ? [] : ["Cookie: \(cookie)"])
    return try exchange(([line] + own + headers).joined(separator: "\r\n") + "\r\n\r\n")
  }

  /// What comes back to `text` until the connection is closed.
  func exchange(_ text: String) throws -> String {
    let connection = try connect()
    try connection.send(Array(text.utf8), until: .now + .seconds(60))
    var answer: [UInt8] = []
    while let more = try? connection.receive(until: .now + .seconds(60)) { answer += more }
    return String(decoding: answer, as: UTF8.self)
  }

  func connect() throws -> Connection {
    let descriptor = socket(AF_INET, CInt(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let isConnected = unsafe withUnsafePointer(to: &address) {
      unsafe $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe Glibc.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    try #require(isConnected)
    return Connection(descriptor)
  }

  /// A tab that has sent `request` as its first frame.
  func open(_ request: String) throws -> Tab {
    let tab = try Tab(self)
    try tab.say(request)
    return tab
  }
}

/// A WebSocket as a browser has it.
final class Tab {
  private let connection: Connection
  private var bytes: [UInt8] = []

  /// The code by which the server closed it, once it has.
  private(set) var code: UInt16?

  init(_ page: PageProcess) throws {
    connection = try page.connect()
    let head = [
      "GET \(page.place)session HTTP/1.1", "Host: \(page.host)", "Origin: http://\(page.host)",
      "Cookie: \(page.cookie)",
      "Connection: keep-alive, Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13",
      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    ]
    try send(Array((head.joined(separator: "\r\n") + "\r\n\r\n").utf8))
    while RequestHead.length(in: bytes) == nil { bytes += try connection.receive(until: .now + .seconds(60)) }
    let length = RequestHead.length(in: bytes)!
    let answer = String(decoding: bytes[..<length], as: UTF8.self)
    try #require(answer.hasPrefix("HTTP/1.1 101 ") && answer.contains("s3pPLMBiTxaQ9kYGzzhZRbK+xOo="), "\(answer)")
    bytes.removeFirst(length)
  }

  func send(_ bytes: [UInt8]) throws { try connection.send(bytes, until: .now + .seconds(60)) }

  /// Goes away without a word.
  func close() { connection.finish() }

  func say(_ line: String) throws { try send(maskedFrame(0x81, Array(line.utf8))) }

  /// The next object; nil where the server has closed the connection.
  func next() throws -> String? {
    while true {
      if let (opcode, payload) = takeFrame() {
        switch opcode {
        case 1: return String(decoding: payload, as: UTF8.self)
        case 8:
          code = payload.count >= 2 ? UInt16(payload[0]) << 8 | UInt16(payload[1]) : 0
          return nil
        default: continue
        }
      }
      guard let more = try? connection.receive(until: .now + .seconds(60)) else { return nil }
      bytes += more
    }
  }

  /// The objects up to the next `ready`, which is the last of them, or to the end.
  func answers() throws -> [String] {
    var answers: [String] = []
    while let answer = try next() {
      answers.append(answer)
      if answer.contains("\"event\":\"ready\"") { break }
    }
    return answers
  }

  private func takeFrame() -> (opcode: UInt8, payload: [UInt8])? {
    guard bytes.count >= 2 else { return nil }
    let width = [126: 2, 127: 8][bytes[1]] ?? 0
    guard bytes.count >= 2 + width else { return nil }
    let length = width == 0 ? Int(bytes[1]) : bytes[2..<2 + width].reduce(0) { $0 << 8 | Int($1) }
    guard bytes.count >= 2 + width + length else { return nil }
    defer { bytes.removeFirst(2 + width + length) }
    return (bytes[0] & 0x0F, Array(bytes[(2 + width)..<(2 + width + length)]))
  }
}

/// A frame as a browser sends it.
func maskedFrame(_ first: UInt8, _ payload: [UInt8], announcing length: Int? = nil) -> [UInt8] {
  let count = length ?? payload.count
  let announced: [UInt8] =
    switch count {
    case ..<126: [0x80 | UInt8(count)]
    case ..<0x10000: [0xFE, UInt8(count >> 8), UInt8(count & 0xFF)]
    default: [0xFF] + (0..<8).map { UInt8(truncatingIfNeeded: count >> (56 - 8 * $0)) }
    }
  let mask: [UInt8] = [0x37, 0xFA, 0x21, 0x3D]
  return [first] + announced + mask + payload.enumerated().map { $1 ^ mask[$0 & 3] }
}
