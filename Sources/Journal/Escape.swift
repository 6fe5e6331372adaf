/// Writes text from outside so that it can neither act on a terminal nor break a line.
///
/// ```swift
/// print(Escape.visible("red: \u{1B}[31m"))  // red: \x1B[31m
/// ```
///
/// Every byte of a control or format character (escape sequences, bidirectional marks, line separators), of an
/// unassigned scalar and of invalid UTF-8 becomes `\xHH`, and so does every mark after the first thirty on one letter,
/// which no language has (Unicode's Stream-Safe Text Format, UAX 15) and which would run over other lines of a screen.
/// Everything else stays as it is, and so do the joiners of the scripts of India behind the sign that joins letters.
public struct Escape: Sendable {
  private let reserved: Set<Unicode.Scalar>

  /// An escape that also rewrites the `reserved` scalars.
  package init(reserving reserved: Set<Unicode.Scalar> = []) { self.reserved = reserved }

  /// The escape for a screen and for columns.
  public static let visible = Escape()

  /// `text` with what could act escaped. Complexity: linear.
  public func callAsFunction(_ text: some StringProtocol) -> String { escaped(String(text)) }

  // Of `String` alone, because what is written for any text compiles to slow calls for each letter.
  private func escaped(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }), text.unicodeScalars.allSatisfy(isPlain) { return text }
    var escaped = ""
    var marks = 0
    var isBehindVirama = false
    for scalar in text.unicodeScalars {
      defer { isBehindVirama = scalar.isVirama }
      marks = scalar.isMark ? marks + 1 : 0
      if let byte = scalar.standsForByte {
        escaped += hexadecimal([byte])
      } else if isPlain(scalar) || (scalar.isJoiner && isBehindVirama), marks <= Self.mostMarks {
        escaped.unicodeScalars.append(scalar)
      } else {
        escaped += hexadecimal(UTF8.encode(scalar)!)
      }
    }
    return escaped
  }

  /// The text that was escaped, or nil where a backslash begins no `\xHH`.
  package static func undo(_ text: some StringProtocol) -> String? {
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return String(text) }
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "\\") {
        let digits = String(decoding: rest.dropFirst().prefix(2), as: UTF8.self)
        guard rest.first == UInt8(ascii: "x"), digits.utf8.count == 2, digits == digits.uppercased(),
          digits.utf8.allSatisfy({ $0 != UInt8(ascii: "+") }), let value = UInt8(digits, radix: 16)
        else { return nil }
        bytes.append(value)
        rest = rest.dropFirst(3)
      } else {
        bytes.append(byte)
      }
    }
    return String(preserving: bytes)
  }

  /// The beginning of `text`, its first `scalars` scalars, with what could act escaped: for a message that quotes a
  /// line of any length.
  package func beginning(_ scalars: Int, of text: some StringProtocol) -> String {
    self(String(String.UnicodeScalarView(text.unicodeScalars.prefix(scalars))))
  }

  private static let mostMarks = 30

  private func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    if reserved.contains(scalar) { return false }
    if scalar.isASCII { return scalar.value >= 0x20 && scalar.value != 0x7F }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: return false
    default: return true
    }
  }

  private func hexadecimal(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { ($0 < 16 ? "\\x0" : "\\x") + String($0, radix: 16, uppercase: true) }.joined()
  }
}

extension Unicode.Scalar {
  /// Whether it tells how two letters are joined, or that they are not.
  fileprivate var isJoiner: Bool { value == 0x200C || value == 0x200D }

  /// Whether it joins a letter to the next one.
  fileprivate var isVirama: Bool { !isASCII && properties.canonicalCombiningClass == .virama }

  /// Whether it stands on the letter before it.
  fileprivate var isMark: Bool {
    guard !isASCII else { return false }
    return properties.generalCategory == .nonspacingMark || properties.generalCategory == .enclosingMark
  }
}

extension String {
  /// Decodes UTF-8 without losing what is none: each byte that belongs to no character is kept as a stand-in, a scalar
  /// of the private use area from U+10FF00, which `Escape` writes as that byte again.
  ///
  /// Characters of that area which are really there are kept byte by byte as well, so that no two inputs give the same
  /// text. Complexity: linear.
  public init(preserving bytes: some Collection<UInt8>) {
    if let valid = String(validating: bytes, as: UTF8.self), !valid.hasStandIns {
      self = valid
      return
    }
    self.init()
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
      var iterator = rest.makeIterator()
      var parser = Unicode.UTF8.ForwardParser()
      if case .valid(let encoded) = parser.parseScalar(from: &iterator),
        case let scalar = UTF8.decode(encoded), scalar.standsForByte == nil
      {
        unicodeScalars.append(scalar)
        rest = rest.dropFirst(encoded.count)
      } else {
        unicodeScalars.append(Unicode.Scalar(standingFor: rest.removeFirst()))
      }
    }
  }

  /// Whether bytes that are no UTF-8 are kept in it. Complexity: linear.
  package var hasStandIns: Bool {
    // The stand-ins begin with this byte in UTF-8.
    utf8.contains(0xF4) && unicodeScalars.contains { $0.standsForByte != nil }
  }

  /// The bytes that the text was made of by `init(preserving:)`: UTF-8, with the bytes that have stand-ins as they
  /// were. Complexity: linear.
  public var preservedBytes: [UInt8] {
    guard hasStandIns else { return Array(utf8) }
    return unicodeScalars.flatMap { $0.standsForByte.map { [$0] } ?? Array(UTF8.encode($0)!) }
  }

  /// The text that its bytes make, those that have stand-ins among them: two of these may have come to a character.
  package var withBytesJoined: String {
    hasStandIns ? String(preserving: preservedBytes) : self
  }
}

extension Unicode.Scalar {
  private static let firstStandIn: UInt32 = 0x10_FF00

  fileprivate init(standingFor byte: UInt8) { self.init(Self.firstStandIn + UInt32(byte))! }

  /// The byte that the scalar was put in for, or nil for a scalar that stands for itself.
  var standsForByte: UInt8? { value >= Self.firstStandIn ? UInt8(value - Self.firstStandIn) : nil }
}
