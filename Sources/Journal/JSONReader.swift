extension JSON {
  /// Reads a value of JSON, with nothing but white space around it. Complexity: linear in the number of bytes.
  ///
  /// - Throws: `JSONFault` at the first byte that cannot be, which is also where a key stands for the second time.
  package init(reading bytes: [UInt8]) throws(JSONFault) {
    var reader = JSONReader(bytes)
    self = try reader.value(depth: 0)
    reader.skipWhiteSpace()
    if reader.place < bytes.count { throw reader.fault("the end of the text") }
  }

  /// The value of a key of an object; nil where there is none, and where this is no object.
  package subscript(key key: String) -> JSON? { if case .object(let values) = self { values[key] } else { nil } }

  package var elements: [JSON]? { if case .array(let values) = self { values } else { nil } }
  package var string: String? { if case .string(let text) = self { text } else { nil } }

  /// A whole number that fits into 32 bits, or nil.
  package var number: Int? { if case .integer(let digits) = self { Int32(digits).map { Int($0) } } else { nil } }
}

/// Why bytes are no JSON.
package struct JSONFault: Error, Hashable {
  /// The line, counted from 1.
  package let line: Int

  /// A description of the text that would be right there, such as `the end of the text`.
  package let expected: String
}

/// Reads JSON byte by byte.
private struct JSONReader {
  private let bytes: [UInt8]
  private(set) var place = 0

  /// How deep arrays and objects may stand in one another.
  private static let mostDepth = 64

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func fault(_ expected: String) -> JSONFault {
    JSONFault(line: 1 + bytes.prefix(place).count { $0 == UInt8(ascii: "\n") }, expected: expected)
  }

  private var byte: UInt8 { place < bytes.count ? bytes[place] : 0 }

  mutating func skipWhiteSpace() { while [0x20, 0x09, 0x0A, 0x0D].contains(byte) { place += 1 } }

  /// Passes over `text`, and answers whether it was there.
  private mutating func take(_ text: String) -> Bool {
    guard bytes[place...].starts(with: text.utf8) else { return false }
    place += text.utf8.count
    return true
  }

  mutating func value(depth: Int) throws(JSONFault) -> JSON {
    skipWhiteSpace()
    if depth > Self.mostDepth { throw fault("fewer brackets in one another") }
    switch byte {
    case UInt8(ascii: "{"): return try object(depth)
    case UInt8(ascii: "["): return try array(depth)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
    default:
      if take("true") { return .bool(true) }
      if take("false") { return .bool(false) }
      if take("null") { return .null }
      throw fault("a value")
    }
  }

  private mutating func array(_ depth: Int) throws(JSONFault) -> JSON {
    place += 1
    var values: [JSON] = []
    skipWhiteSpace()
    if take("]") { return .array([]) }
    while true {
      values.append(try value(depth: depth + 1))
      skipWhiteSpace()
      if take("]") { return .array(values) }
      if !take(",") { throw fault("a comma or ]") }
    }
  }

  private mutating func object(_ depth: Int) throws(JSONFault) -> JSON {
    place += 1
    var values: [String: JSON] = [:]
    skipWhiteSpace()
    if take("}") { return .object(values) }
    while true {
      skipWhiteSpace()
      guard byte == UInt8(ascii: "\"") else { throw fault("a key") }
      let start = place
      let key = try string()
      guard values[key] == nil else {
        place = start
        throw fault("a key that is not there yet")
      }
      skipWhiteSpace()
      if !take(":") { throw fault("a colon") }
      values[key] = try value(depth: depth + 1)
      skipWhiteSpace()
      if take("}") { return .object(values) }
      if !take(",") { throw fault("a comma or }") }
    }
  }

  private mutating func string() throws(JSONFault) -> String {
    place += 1
    var text: [UInt8] = []
    while byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else { throw fault("the end of the string") }
      if byte == UInt8(ascii: "\\") {
        place += 1
        text += Array(String(try escaped()).utf8)
      } else {
        text.append(byte)
        place += 1
      }
    }
    guard let string = String(validating: text, as: UTF8.self) else { throw fault("UTF-8") }
    place += 1
    return string
  }

  private mutating func escaped() throws(JSONFault) -> Unicode.Scalar {
    let pairs: [(UInt8, Unicode.Scalar)] = [
      (UInt8(ascii: "\""), "\""), (UInt8(ascii: "\\"), "\\"), (UInt8(ascii: "/"), "/"), (UInt8(ascii: "b"), "\u{8}"),
      (UInt8(ascii: "f"), "\u{C}"), (UInt8(ascii: "n"), "\n"), (UInt8(ascii: "r"), "\r"), (UInt8(ascii: "t"), "\t"),
    ]
    if let pair = pairs.first(where: { $0.0 == byte }) {
      place += 1
      return pair.1
    }
    var unit = try codeUnit()
    if 0xD800..<0xDC00 ~= unit, take("\\") {
      let low = try codeUnit()
      guard 0xDC00..<0xE000 ~= low else { throw fault("the second half of a character") }
      unit = 0x10000 + (unit - 0xD800) << 10 + low - 0xDC00
    }
    guard let scalar = Unicode.Scalar(unit) else { throw fault("a character") }
    return scalar
  }

  private mutating func codeUnit() throws(JSONFault) -> UInt32 {
    guard take("u"), place + 4 <= bytes.count, byte != UInt8(ascii: "+"), byte != UInt8(ascii: "-"),
      let unit = UInt32(String(decoding: bytes[place..<place + 4], as: UTF8.self), radix: 16)
    else { throw fault("an escape") }
    place += 4
    return unit
  }

  /// A whole number as its digits, and any other as near as the exponents of `Double` allow.
  private mutating func number() throws(JSONFault) -> JSON {
    let start = place
    _ = take("-")
    let first = place
    let whole = digits()
    guard !whole.isEmpty, whole.count == 1 || bytes[first] != UInt8(ascii: "0") else { throw fault("a number") }
    let isWhole = place == bytes.count || ![".", "e", "E"].contains(Character(Unicode.Scalar(byte)))
    if isWhole { return .integer(String(decoding: bytes[start..<place], as: UTF8.self)) }
    var fraction: ArraySlice<UInt8> = []
    if take(".") {
      fraction = digits()
      if fraction.isEmpty { throw fault("a digit") }
    }
    var exponent = 0
    if take("e") || take("E") {
      let isNegative = take("-")
      if !isNegative { _ = take("+") }
      let digits = digits()
      if digits.isEmpty { throw fault("a digit") }
      let size = digits.reduce(0) { min($0 * 10 + Int($1 - 0x30), 9999) }
      exponent = isNegative ? -size : size
    }
    let value = Self.real(whole + fraction, exponent - fraction.count)
    return .real(start == first ? value : -value)
  }

  /// `digits` with the decimal point moved by `exponent`: exact up to 15 digits and 22 places, where both are exact as
  /// `Double`; else as near as their rounded values are. The conversion of the standard library asks for one of C,
  /// which a browser does not have.
  private static func real(_ digits: ArraySlice<UInt8>, _ exponent: Int) -> Double {
    let value = digits.reduce(0.0) { $0 * 10 + Double($1 - 0x30) }
    let power = (0..<min(abs(exponent), 400)).reduce(1.0) { power, _ in power * 10 }
    return exponent < 0 ? value / power : value == 0 ? 0 : value * power
  }

  private mutating func digits() -> ArraySlice<UInt8> {
    let start = place
    while 0x30...0x39 ~= byte { place += 1 }
    return bytes[start..<place]
  }
}
