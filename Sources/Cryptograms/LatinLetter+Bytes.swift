extension LatinLetter {
  /// The letter that `scalar` is, in either case; nil for anything but A to Z.
  init?(scalar: Unicode.Scalar) {
    guard let byte = UInt8(exactly: scalar.value) else { return nil }
    self.init(ascii: byte)
  }

  /// The letter that `ascii` encodes, in either case; nil for anything but A to Z.
  init?(ascii: UInt8) {
    let place = (ascii | 0x20) &- 0x61
    guard place < UInt8(Self.count) else { return nil }
    self.init(index: Int(place))
  }
}
