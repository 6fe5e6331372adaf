/// What a request says before its body: the request line and the headers.
///
/// It is read strictly: what two programs could understand in two ways is refused, and so is every request with a body,
/// since no request here has one.
struct RequestHead: Equatable {
  let method: String

  /// The path as it stands in the request line, without the query.
  let path: String

  /// What stands behind the question mark; empty where there is none.
  let query: String

  /// The values of the headers by their names in lower case. None is there twice.
  let headers: [String: String]

  /// The most bytes of a head, with the blank line that ends it.
  ///
  /// A browser sends the cookies of all servers of this machine, whatever their ports.
  static let mostBytes = 32_768

  private static let mostHeaders = 64

  /// Why a request is refused, by the status that answers it.
  struct Refusal: Error, Equatable {
    let status: Response.Status
  }

  /// How many of `bytes` the head takes, with the blank line that ends it; nil where that has not come yet. It does not
  /// end in the first `searched` bytes.
  static func length(in bytes: some Collection<UInt8>, searched: Int = 0) -> Int? {
    let start = max(0, searched - 3)
    var last: (UInt8, UInt8, UInt8) = (0, 0, 0)
    for (index, byte) in bytes.dropFirst(start).enumerated() {
      if byte == 10, last == (13, 10, 13) { return start + index + 1 }
      last = (last.1, last.2, byte)
    }
    return nil
  }

  /// Reads a head that is complete.
  init(_ bytes: some Collection<UInt8>) throws(Refusal) {
    guard bytes.count <= Self.mostBytes else { throw Refusal(status: .headersTooLarge) }
    guard bytes.allSatisfy({ $0 >= 0x20 && $0 != 0x7F || $0 == 13 || $0 == 10 || $0 == 9 }) else {
      throw Refusal(status: .badRequest)
    }
    // A character a byte: values may have bytes of any encoding, such as those of another server's cookies.
    let text = String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
    // CRLF is one character, so that a CR or an LF alone is left in a line, where it is refused.
    let lines = text.split(separator: "\r\n", omittingEmptySubsequences: false)
    guard lines.count >= 3, lines.suffix(2).allSatisfy(\.isEmpty), !lines.contains(where: Self.hasLineBreak) else {
      throw Refusal(status: .badRequest)
    }
    let parts = lines[0].split(separator: " ", omittingEmptySubsequences: false)
    guard parts.count == 3, Self.isToken(parts[0]), parts[1].first == "/", parts[1].utf8.allSatisfy({ $0 < 0x80 })
    else {
      throw Refusal(status: .badRequest)
    }
    guard parts[2] == "HTTP/1.1" else { throw Refusal(status: .versionNotSupported) }
    method = String(parts[0])
    let target = parts[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    path = String(target[0])
    query = target.count == 2 ? String(target[1]) : ""
    headers = try Self.headers(lines[1...].dropLast(2))
    if let length = headers["content-length"], length != "0" { throw Refusal(status: .contentTooLarge) }
    if headers["transfer-encoding"] != nil { throw Refusal(status: .contentTooLarge) }
  }

  private static func headers(_ lines: ArraySlice<Substring>) throws(Refusal) -> [String: String] {
    guard lines.count <= mostHeaders else { throw Refusal(status: .headersTooLarge) }
    var headers: [String: String] = [:]
    for line in lines {
      let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, isToken(parts[0]) else { throw Refusal(status: .badRequest) }
      let name = parts[0].lowercased()
      guard headers[name] == nil else { throw Refusal(status: .badRequest) }
      headers[name] = String(parts[1].trimmingBlanks)
    }
    return headers
  }

  private static func hasLineBreak(_ line: Substring) -> Bool {
    line.utf8.contains { $0 == 13 || $0 == 10 }
  }

  /// Whether it is a token of RFC 9110.
  private static func isToken(_ text: Substring) -> Bool {
    !text.isEmpty && text.utf8.count <= 64
      && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "!#$%&'*+-.^_`|~".contains($0)) }
  }
}

extension RequestHead {
  /// The value of a parameter of the query; nil where it is missing or there twice. Nothing is decoded.
  func parameter(_ name: String) -> String? {
    let values = query.split(separator: "&").filter { $0.hasPrefix("\(name)=") }.map { $0.dropFirst(name.count + 1) }
    return values.count == 1 ? String(values[0]) : nil
  }

  /// The values of the cookies of that name: another server of this machine may have set one as well.
  func cookies(_ name: String) -> [String] {
    let pairs = (headers["cookie"] ?? "").split(separator: ";").map(\.trimmingBlanks)
    return pairs.filter { $0.hasPrefix("\(name)=") }.map { String($0.dropFirst(name.count + 1)) }
  }

  /// Whether it asks for a WebSocket.
  var wantsWebSocket: Bool { headers["upgrade"]?.lowercased() == "websocket" }
}

extension Substring {
  /// The text without blanks and tabs around it.
  fileprivate var trimmingBlanks: Substring {
    let isBlank: (Character) -> Bool = { $0 == " " || $0 == "\t" }
    let rest = drop(while: isBlank)
    return rest.lastIndex { !isBlank($0) }.map { rest[...$0] } ?? ""
  }
}
