import Journal

/// A link that begins something: an instrument, and what is asked of it, as in `game?seed=42&level=hard`.
package struct Link {
  /// The instrument by the name that links give it; empty where none is named.
  package let instrument: String

  /// The values of the link by their names; of two with one name the last one counts.
  private var values: [String: String] = [:]

  /// The link with the text that follows its `#`. Signs may be written as `%20`, and a blank as `+`.
  package init(_ text: some StringProtocol) {
    let parts = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    instrument = parts.first.map { String($0) } ?? ""
    guard parts.count == 2 else { return }
    for pair in parts[1].split(separator: "&") {
      let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      values[Self.decoded(sides[0])] = sides.count == 2 ? Self.decoded(sides[1]) : ""
    }
  }

  /// The value with this name: nil where the link does not have the name, and empty where the name has no value.
  package subscript(name: String) -> String? { values[name] }

  /// The value with this name as `read` understands it; nil where the link does not have the name.
  ///
  /// - Throws: `Diagnostic` where `read` does not understand it.
  func value<Value>(_ name: String, _ read: (String) -> Value?) throws(Diagnostic) -> Value? {
    guard let text = self[name] else { return nil }
    guard let value = read(text) else { throw refusal(of: name) }
    return value
  }

  /// Refuses all names but `known` ones, so that a link does not begin something else than it says.
  func check(_ known: [String]) throws(Diagnostic) {
    if let name = values.keys.filter({ !known.contains($0) }).min() { throw refusal(of: name) }
  }

  private func refusal(of name: String) -> Diagnostic {
    let text = [name, self[name] ?? ""].filter { !$0.isEmpty }.joined(separator: "=")
    return Diagnostic(
      .usage, "cannot begin with '\(Escape.visible.beginning(60, of: text))'", because: "the link names nothing by it",
      "correct or leave it out")
  }

  /// Whether it has no values, so that it asks for nothing but an instrument.
  package var isBare: Bool { values.isEmpty }

  private static func decoded(_ text: some StringProtocol) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      bytes.append(byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
      guard byte == UInt8(ascii: "%") else { continue }
      let digits = rest.prefix(2).compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
      guard digits.count == 2 else { continue }
      bytes[bytes.count - 1] = UInt8(digits[0] * 16 + digits[1])
      rest = rest.dropFirst(2)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
