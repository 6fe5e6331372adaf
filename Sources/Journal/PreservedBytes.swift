extension String {
  /// Decodes UTF-8 without losing what is none: each byte that belongs to no character is kept as a stand-in, a scalar
  /// of the private use area from U+10FF00, which `Escape` writes as that byte again.
  ///
  /// Characters of that area which are really there are kept byte by byte as well, so that no two inputs give the same
  /// text. Complexity: linear.
  public init(preserving bytes: some Collection<UInt8>) {
    if let valid = String(validating: bytes, as: UTF8.self),
      !valid.unicodeScalars.contains(where: { $0.standsForByte != nil })
    {
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

  /// The bytes that the text was made of by `init(preserving:)`: UTF-8, with the bytes that have stand-ins as they were.
  /// Complexity: linear.
  public var preservedBytes: [UInt8] {
    guard unicodeScalars.contains(where: { $0.standsForByte != nil }) else { return Array(utf8) }
    return unicodeScalars.flatMap { $0.standsForByte.map { [$0] } ?? Array(UTF8.encode($0)!) }
  }

  /// The text that its bytes make, those that have stand-ins among them: two of these may have come to a character.
  package var withBytesJoined: String {
    guard unicodeScalars.contains(where: { $0.standsForByte != nil }) else { return self }
    return String(preserving: preservedBytes)
  }
}

extension Unicode.Scalar {
  private static let firstStandIn: UInt32 = 0x10_FF00

  fileprivate init(standingFor byte: UInt8) { self.init(Self.firstStandIn + UInt32(byte))! }

  /// The byte that the scalar was put in for, or nil for a scalar that stands for itself.
  var standsForByte: UInt8? { value >= Self.firstStandIn ? UInt8(value - Self.firstStandIn) : nil }
}
