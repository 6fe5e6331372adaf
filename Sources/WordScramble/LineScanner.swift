/// Finds the ends of the lines of a text, block after block, and which lines are clean of certain bytes.
struct LineScanner {
  /// 1 where the line that the next block goes on with is clean so far, else 0.
  private var carry: UInt64 = 1

  /// The line ends of the next `block`, and among them those of the lines without any of the `strangers`.
  ///
  /// No branch depends on the text: no processor could foresee it.
  @inline(__always)
  mutating func ends(in block: TextBlock, strangers: some ByteClass) -> (all: UInt64, clean: UInt64) {
    let (ends, strangers) = block.bitmaps(of: LineFeed(), and: strangers)
    // A one added at the start of a line runs through the ones that are its bytes, up to the first zero: a stranger, or
    // the end of the line.
    let (sum, overflow) = (~(ends | strangers)).addingReportingOverflow(ends << 1 | carry)
    carry = ends >> 63 | (overflow ? 1 : 0)
    return (ends, sum & ends)
  }
}

private struct LineFeed: ByteClass {
  // Vectors are compared with vectors throughout: against a number it would be a loop over the bytes.
  @inline(__always)
  func members(of bytes: ByteVector) -> ByteMask { bytes .== ByteVector(repeating: 0x0A) }
}

/// What rows do not show as it is, and spaces.
struct UnplainBytes: ByteClass {
  @inline(__always)
  func members(of bytes: ByteVector) -> ByteMask {
    (bytes &- ByteVector(repeating: 0x21)) .> ByteVector(repeating: 0x7E - 0x21)
  }
}
