import Lexicon

/// Reads the elements and the text of XML one after the other, without definitions: a document type is refused, so that
/// no entity can stand for more than a character.
struct XMLReader {
  /// A part of the text.
  enum Part: Equatable {
    case open(String, [String: String])
    case text(String)
    case close(String)
  }

  private let bytes: [UInt8]
  private var place = 0

  /// The elements that are open, the innermost last.
  private(set) var path: [String] = []

  /// Whether the element that was opened last has no content.
  private var isEmptyElement = false

  /// How deep elements may stand in one another.
  private static let mostDepth = 64

  /// Reads `bytes` in UTF-8, or in Latin-1 where they say so.
  init(_ bytes: [UInt8]) throws(CrosswordFault) {
    let head = bytes.starts(with: Array("<?xml".utf8)) ? bytes.prefix(200).prefix { $0 != UInt8(ascii: ">") } : []
    let words = String(decoding: head, as: UTF8.self).folded.split { " =\"'?".contains($0) }
    switch words.firstIndex(of: "encoding").flatMap({ $0 + 1 < words.count ? words[$0 + 1] : nil }) ?? "utf-8" {
    case "utf-8", "us-ascii":
      if String(validating: bytes, as: UTF8.self) == nil { throw CrosswordFault(.encoding) }
      self.bytes = bytes
    case "iso-8859-1", "windows-1252": self.bytes = Array(String(windows: bytes).utf8)
    case let name: throw CrosswordFault(.unread("the encoding \(name)"), at: .line(1))
    }
  }

  /// The line in which the part begins that was read last.
  var line: CrosswordFault.Place { .line(number) }
  private var number = 1
  private var counted = 0

  func fault(_ expected: String) -> CrosswordFault {
    CrosswordFault(place < bytes.count ? .expected(expected) : .truncated, at: line)
  }

  mutating func next() throws(CrosswordFault) -> Part? {
    number += bytes[counted..<place].count { $0 == UInt8(ascii: "\n") }
    counted = place
    if isEmptyElement {
      isEmptyElement = false
      return .close(path.removeLast())
    }
    while place < bytes.count {
      if bytes[place] != UInt8(ascii: "<") {
        let text = until("<") ?? []
        if !path.isEmpty { return .text(try decoded(text)) }
        continue
      }
      if take("<![CDATA[") {
        return .text(String(decoding: try through("]]>"), as: UTF8.self))
      }
      if take("<!--") {
        _ = try through("-->")
      } else if take("<?") {
        _ = try through("?>")
      } else if take("<!") {
        throw CrosswordFault(.unread("a document type"), at: line)
      } else if take("</") {
        let name = name()
        skipWhiteSpace()
        guard path.last == name, take(">") else { throw fault("</\(path.last ?? "")>") }
        return .close(path.removeLast())
      } else {
        place += 1
        return try element()
      }
    }
    if let open = path.last { throw fault("</\(open)>") }
    return nil
  }

  private mutating func element() throws(CrosswordFault) -> Part {
    let name = name()
    if name.isEmpty { throw fault("the name of an element") }
    if path.count == Self.mostDepth { throw fault("fewer elements in one another") }
    var attributes: [String: String] = [:]
    while true {
      skipWhiteSpace()
      if take("/>") {
        isEmptyElement = true
        break
      }
      if take(">") { break }
      let key = self.name()
      skipWhiteSpace()
      guard !key.isEmpty, take("=") else { throw fault("an attribute") }
      skipWhiteSpace()
      let quote = take("\"") ? "\"" : take("'") ? "'" : ""
      guard !quote.isEmpty, let value = until(quote) else { throw fault("a quotation mark") }
      _ = take(quote)
      attributes[key] = try decoded(value)
    }
    path.append(name)
    return .open(name, attributes)
  }

  /// A name without the prefix of its namespace.
  private mutating func name() -> String {
    let start = place
    while place < bytes.count, !bytes[place].isASCIIWhiteSpace, !"<>/=\"'&".utf8.contains(bytes[place]) { place += 1 }
    return String(decoding: bytes[start..<place].split(separator: UInt8(ascii: ":")).last ?? [], as: UTF8.self)
  }

  private mutating func skipWhiteSpace() { while place < bytes.count, bytes[place].isASCIIWhiteSpace { place += 1 } }

  private mutating func take(_ text: String) -> Bool {
    guard bytes[place...].starts(with: text.utf8) else { return false }
    place += text.utf8.count
    return true
  }

  /// The bytes before `end`, which is not passed over; nil where it does not come.
  private mutating func until(_ end: String) -> ArraySlice<UInt8>? {
    let start = place
    while place < bytes.count {
      if bytes[place...].starts(with: end.utf8) { return bytes[start..<place] }
      place += 1
    }
    return nil
  }

  /// The bytes before `end`, which is passed over.
  private mutating func through(_ end: String) throws(CrosswordFault) -> ArraySlice<UInt8> {
    guard let text = until(end) else { throw fault(end) }
    place += end.utf8.count
    return text
  }

  private func decoded(_ bytes: ArraySlice<UInt8>) throws(CrosswordFault) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let decoded = text.withReferences(keepingUnknown: false) else { throw fault("a known entity") }
    return decoded
  }
}

extension String {
  /// The text with what `&amp;` and `&#38;` stand for; nil for a reference that is not known, unless it is kept.
  func withReferences(keepingUnknown isKept: Bool) -> String? {
    guard utf8.contains(UInt8(ascii: "&")) else { return self }
    var text = ""
    var rest = self[...]
    while let start = rest.firstIndex(of: "&") {
      text += rest[..<start]
      let inner = rest[rest.index(after: start)...].prefix(12)
      if let end = inner.firstIndex(of: ";"), let meaning = Self.meaning(of: inner[..<end]) {
        text += meaning
        rest = rest[rest.index(after: end)...]
      } else if isKept {
        text += "&"
        rest = rest[rest.index(after: start)...]
      } else {
        return nil
      }
    }
    return text + rest
  }

  private static func meaning(of name: Substring) -> String? {
    let names = [
      "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ", "hellip": "…", "ndash": "–",
      "mdash": "—", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "eacute": "é", "pound": "£",
    ]
    guard name.first == "#" else { return names[String(name)] }
    let digits = name.dropFirst()
    let isHex = digits.first == "x" || digits.first == "X"
    return UInt32(isHex ? digits.dropFirst() : digits, radix: isHex ? 16 : 10).flatMap { Unicode.Scalar($0) }
      .map { String(Character($0)) }
  }

  /// The text of HTML without its tags.
  var withoutMarkup: String {
    var text = ""
    var rest = self[...]
    while let start = rest.firstIndex(of: "<") {
      text += rest[..<start]
      let inner = rest[rest.index(after: start)...]
      // A sign that opens no tag is one of the text.
      if inner.first?.isLetter == true || inner.first == "/" {
        guard let end = inner.firstIndex(of: ">") else { break }
        if inner.hasPrefix("br") { text += " " }
        rest = inner[inner.index(after: end)...]
      } else {
        text += "<"
        rest = inner
      }
    }
    text += rest
    return text.withReferences(keepingUnknown: true) ?? text
  }
}
