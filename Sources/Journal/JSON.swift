/// A value of JSON (RFC 8259), and the one writer of it; `init(reading:)` is the one reader.
///
/// ```swift
/// let object: JSON = ["word": "milk", "points": 4, "missing": nil]
/// print(object.text)  // {"points":4,"word":"milk"}
/// ```
///
/// A key without a value is absent, so that nothing is said of what does not apply.
package enum JSON: Hashable, Sendable {
  case string(String)

  /// A whole number of any size, in digits.
  case integer(String)

  /// A finite number; others are written as `null`, which JSON has in their place.
  case real(Double)
  case bool(Bool)
  case array([JSON])
  case object([String: JSON])

  /// Nothing; in what we write, an element of an array whose place is kept.
  case null

  package init(_ text: some StringProtocol) { self = .string(String(text)) }
  package init(_ number: some BinaryInteger) { self = .integer("\(number)") }
  package init(_ number: Double) { self = .real(number) }
  package init(_ truth: Bool) { self = .bool(truth) }
  package init(_ texts: some Sequence<String>) { self = .array(texts.map(JSON.string)) }

  /// Text from outside in a form that cannot act on a terminal.
  package init(shown text: some StringProtocol) { self = .string(Escape.visible(text)) }

  // Of nil there is no value, so that its key is absent.
  package init?(_ text: String?) { if let text { self = .string(text) } else { return nil } }
  package init?(_ number: Int?) { if let number { self.init(number) } else { return nil } }
  package init?(_ truth: Bool?) { if let truth { self = .bool(truth) } else { return nil } }
  package init?(shown text: String?) { if let text { self.init(shown: text) } else { return nil } }

  /// The text, or nil where it is empty, so that its key is absent.
  package init?(unlessEmpty text: String) { if text.isEmpty { return nil } else { self = .string(text) } }

  /// An array of the values that `make` makes of `elements`.
  package static func array<Element>(_ elements: some Sequence<Element>, _ make: (Element) -> JSON) -> JSON {
    .array(elements.map(make))
  }

  /// An object with the first value of each key.
  package static func object(_ values: some Sequence<(String, JSON)>) -> JSON {
    var object: [String: JSON] = [:]
    for (key, value) in values where object[key] == nil { object[key] = value }
    return .object(object)
  }

  /// The value on one line, the keys of each object in the order of their Unicode scalars, so that the same value gives
  /// the same bytes. Complexity: the length of the line for each level of nesting, but for the sorting of keys.
  package var text: String {
    switch self {
    case .string(let string): return Self.quoted(string)
    case .integer(let digits): return digits
    case .real(let number): return Self.written(number)
    case .bool(let truth): return truth ? "true" : "false"
    case .null: return "null"
    case .array(let values): return "[" + values.map { $0.text }.joined(separator: ",") + "]"
    case .object(let values):
      let keys = values.keys.sorted { $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars) }
      return "{" + keys.map { Self.quoted($0) + ":" + values[$0]!.text }.joined(separator: ",") + "}"
    }
  }

  private static func written(_ number: Double) -> String {
    if !number.isFinite { return "null" }
    // A conversion to a whole number would need the library of mathematics.
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// A string in quotes. Quotes, backslashes and control characters are escaped, and nothing else.
  private static func quoted(_ string: String) -> String {
    var text = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{8}": text += "\\b"
      case "\u{C}": text += "\\f"
      case "\u{0}"..<"\u{20}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}

extension JSON: ExpressibleByDictionaryLiteral {
  /// An object without the keys whose value is nil.
  package init(dictionaryLiteral elements: (String, JSON?)...) {
    var values: [String: JSON] = [:]
    for (key, value) in elements where value != nil { values[key] = value }
    self = .object(values)
  }

  /// An object with the keys of two, those of `other` where both have one.
  package func merging(_ other: JSON) -> JSON {
    guard case .object(var values) = self, case .object(let others) = other else { return other }
    for (key, value) in others { values[key] = value }
    return .object(values)
  }
}

extension JSON: ExpressibleByArrayLiteral {
  package init(arrayLiteral elements: JSON...) { self = .array(elements) }
}

extension JSON: ExpressibleByStringInterpolation {
  package init(stringLiteral value: String) { self = .string(value) }
}

extension JSON: ExpressibleByIntegerLiteral {
  package init(integerLiteral value: Int64) { self.init(value) }
}

extension JSON: ExpressibleByBooleanLiteral {
  package init(booleanLiteral value: Bool) { self = .bool(value) }
}
