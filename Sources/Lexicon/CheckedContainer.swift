/// Bytes in parts, each with a checksum: the form of the word index and of the language model.
///
/// Opening checks the header alone, so that a program pays only for the parts that it takes out. All numbers are
/// little-endian:
///
/// | bytes | what |
/// | --- | --- |
/// | 8 | the mark of the format, eight ASCII letters |
/// | 4 | the version of the layout |
/// | 4 | a number that the format gives a meaning |
/// | `labelLength` | text that the format gives a meaning |
/// | 16 a part | where the part starts (4 bytes), how long it is (4), its checksum (8) |
/// | 8 | the checksum of the bytes before |
///
/// The parts follow without gaps.
package struct CheckedContainer: Sendable {
  /// A kind of container: the parts that it has, and the mark, version and length of label in its header.
  package struct Format: Sendable {
    let name: String
    package let mark: [UInt8]
    let version: Int
    let labelLength: Int
    let parts: [String]

    /// - Parameters:
    ///   - name: what faults call the bytes, such as `word index`.
    ///   - mark: the eight ASCII letters that the bytes begin with.
    ///   - version: the version of the layout.
    ///   - labelLength: how many bytes of the header are the format's own text.
    ///   - parts: the names of the parts in the order in which they lie.
    package init(name: String, mark: String, version: Int, labelLength: Int = 0, parts: [String]) {
      precondition(mark.utf8.count == 8, "the mark of a format has eight letters")
      self.name = name
      self.mark = Array(mark.utf8)
      self.version = version
      self.labelLength = labelLength
      self.parts = parts
    }

    /// How many bytes stand before the first part.
    package var headerLength: Int { 16 + labelLength + 16 * parts.count + 8 }
  }

  /// All bytes, header and parts.
  package let bytes: IndexBytes

  private let format: Format

  /// The number in the header.
  package var number: Int { Int(bytes.load(12, as: UInt32.self)) }

  /// The text in the header.
  package var label: String { bytes.text(16..<16 + format.labelLength) }

  /// Opens a container whose bytes are at hand. Complexity: linear in the number of parts.
  ///
  /// - Throws: `ContainerFault` where the header is not that of `format`, or does not fit the number of bytes.
  package init(_ bytes: IndexBytes, _ format: Format) throws(ContainerFault) {
    self.bytes = bytes
    self.format = format
    for (place, byte) in format.mark.enumerated() where bytes.load(place, as: UInt8.self) != byte {
      throw .notA(format.name)
    }
    let version = Int(bytes.load(8, as: UInt32.self))
    guard version == format.version else { throw .version(version, of: format.name, expected: format.version) }
    let checked = format.headerLength - 8
    guard bytes.load(checked, as: UInt64.self) == bytes.checksum(0..<checked) else { throw .damaged(part: "header") }
    var end = format.headerLength
    for part in format.parts.indices {
      // Each part starts where the one before it ends, so none can lie outside the bytes.
      guard range(of: part).lowerBound == end else { throw .damaged(part: "header") }
      end = range(of: part).upperBound
    }
    guard bytes.count == end else { throw .length(bytes.count, expected: end) }
  }

  /// The range of the part with this name. Complexity: linear in the bytes of the part.
  ///
  /// - Throws: `ContainerFault.damaged(part:)` where its bytes do not have the checksum of the header.
  package func part(_ name: String) throws(ContainerFault) -> Range<Int> {
    guard let part = format.parts.firstIndex(of: name) else { throw .damaged(part: name) }
    let range = range(of: part)
    guard bytes.load(entry(of: part) + 8, as: UInt64.self) == bytes.checksum(range) else { throw .damaged(part: name) }
    return range
  }

  private func entry(of part: Int) -> Int { 16 + format.labelLength + 16 * part }

  private func range(of part: Int) -> Range<Int> {
    let start = Int(bytes.load(entry(of: part), as: UInt32.self))
    return start..<start + Int(bytes.load(entry(of: part) + 4, as: UInt32.self))
  }

  /// The bytes of a container with these parts.
  ///
  /// - Precondition: `label` and `parts` are as many as `format` says.
  package static func packed(_ parts: [[UInt8]], number: Int = 0, label: [UInt8] = [], as format: Format) -> [UInt8] {
    precondition(label.count == format.labelLength && parts.count == format.parts.count, "the format says how many")
    var header = format.mark
    header.append(UInt32(format.version))
    header.append(UInt32(number))
    header += label
    var start = format.headerLength
    for part in parts {
      header.append(UInt32(start))
      header.append(UInt32(part.count))
      header.append(IndexBytes(part).checksum(0..<part.count))
      start += part.count
    }
    header.append(IndexBytes(header).checksum(0..<header.count))
    return header + parts.joined()
  }
}

/// Why the bytes of a word index or of a language model cannot be used.
public enum ContainerFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// The bytes are something other than the kind that is named.
  case notA(String)

  /// The bytes are laid out in a version that this program does not know.
  case version(Int, of: String, expected: Int)

  /// The bytes are fewer or more than the header says.
  case length(Int, expected: Int)

  /// The part does not have its checksum.
  case damaged(part: String)

  /// The fault in words, without the name of the file.
  public var description: String {
    switch self {
    case .notA(let name): "not a \(name)"
    case .version(let version, let name, let expected): "a \(name) of version \(version), not \(expected)"
    case .length(let length, let expected): "\(length) bytes long instead of \(expected)"
    case .damaged(let part): "changed or damaged in its \(part)"
    }
  }
}
