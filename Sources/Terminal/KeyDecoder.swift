import Journal

/// A key as it was pressed, or a letter of what was pasted.
package enum Key: Equatable, Sendable {
  case letter(Unicode.Scalar)

  /// A letter held together with Control, in small: `control("a")`. Enter, Tab and Backspace are keys of their own.
  case control(Unicode.Scalar)

  /// A letter held together with Alt.
  case alt(Unicode.Scalar)

  case enter, tab, backspace, delete, escape
  case up, down, left, right, home, end, wordLeft, wordRight
  case altBackspace, deleteWord

  /// A letter that was pasted, as the terminal tells; it is no command. The ends of lines are line feeds.
  case pasted(Unicode.Scalar)
}

/// Makes keys of the bytes that a terminal sends: UTF-8, the escape sequences of ECMA-48 and of the VT220, and marks
/// around pasted text.
///
/// Any bytes will do. Bytes that are no text become letters that stand for them (`String(preserving:)`), and sequences
/// that are unknown here are left out.
package struct KeyDecoder {
  /// How long to wait for the next byte until the bytes so far are taken as they stand.
  package enum Waiting { case moment, second }

  private enum State: Equatable {
    case ground, escape, letterAfterEscapeO, sequence, consoleKey
  }

  private var state = State.ground
  private var letter: [UInt8] = []
  private var parameters: [UInt8] = []
  private var isPasting = false
  private var endedInReturn = false

  private static let mostParameters = 16

  package init() {}

  /// How long to wait for the next byte where the bytes so far may go on; nil where they may not.
  package var waiting: Waiting? {
    if state != .ground || !letter.isEmpty { return .moment }
    // A paste whose end is lost must not hold the keys for ever.
    return isPasting ? .second : nil
  }

  /// The keys that are complete with one more byte.
  package mutating func decode(_ byte: UInt8) -> [Key] {
    switch state {
    case .ground: return plain(byte)
    case .escape: return afterEscape(byte)
    case .letterAfterEscapeO:
      if (0x30...0x3F).contains(byte) {
        take(parameter: byte)
        return []
      }
      defer { parameters = [] }
      state = .ground
      return byte < 0x20 || byte > 0x7E ? plain(byte) : key(of: byte).map { [$0] } ?? []
    case .consoleKey:
      state = .ground
      return byte < 0x20 || byte > 0x7E ? plain(byte) : []
    case .sequence: return inSequence(byte)
    }
  }

  /// The keys of the bytes so far, when no more come.
  package mutating func decodeEnd() -> [Key] {
    defer {
      state = .ground
      parameters = []
    }
    if !letter.isEmpty { return letters() }
    if state != .ground { return isPasting ? pastedSequence() : state == .escape ? [.escape] : [] }
    isPasting = false
    return []
  }

  // MARK: Letters

  private mutating func plain(_ byte: UInt8) -> [Key] {
    if !letter.isEmpty {
      if (0x80...0xBF).contains(byte) {
        letter.append(byte)
        return letter.count == Self.length(of: letter[0]) ? letters() : []
      }
      return letters() + plain(byte)
    }
    if Self.length(of: byte) > 1 {
      letter = [byte]
      return []
    }
    if byte == 0x1B {
      state = .escape
      return []
    }
    if isPasting { return pasted(byte) }
    switch byte {
    case 0x0A, 0x0D: return [.enter]
    case 0x09: return [.tab]
    case 0x08, 0x7F: return [.backspace]
    case 0x1C...0x1F, 0x00: return [.control(Unicode.Scalar(byte + 0x40))]
    case ..<0x20: return [.control(Unicode.Scalar(byte + 0x60))]
    default: return Self.scalars([byte]).map(Key.letter)
    }
  }

  private mutating func pasted(_ byte: UInt8) -> [Key] {
    defer { endedInReturn = byte == 0x0D }
    if byte == 0x0A, endedInReturn { return [] }
    return byte == 0x0D ? [.pasted("\n")] : Self.scalars([byte]).map(Key.pasted)
  }

  private mutating func letters() -> [Key] {
    defer { letter = [] }
    endedInReturn = false
    return Self.scalars(letter).map(isPasting ? Key.pasted : Key.letter)
  }

  private static func scalars(_ bytes: [UInt8]) -> [Unicode.Scalar] {
    Array(String(preserving: bytes).unicodeScalars)
  }

  /// The bytes of a letter that begins with `byte`, as UTF-8 has it; 1 where none begins.
  private static func length(of byte: UInt8) -> Int {
    switch byte {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 1
    }
  }

  // MARK: Sequences

  private mutating func afterEscape(_ byte: UInt8) -> [Key] {
    state = .ground
    switch byte {
    case UInt8(ascii: "["):
      state = .sequence
      return []
    case _ where isPasting: return pastedSequence() + plain(byte)
    case UInt8(ascii: "O"):
      state = .letterAfterEscapeO
      return []
    case 0x1B:
      state = .escape
      return [.escape]
    case 0x08, 0x7F: return [.altBackspace]
    case 0x20...0x7E: return [.alt(Unicode.Scalar(byte))]
    default: return [.escape] + plain(byte)
    }
  }

  private mutating func inSequence(_ byte: UInt8) -> [Key] {
    switch byte {
    case 0x20...0x3F where !isPasting || parameters.count < Self.mostParameters:
      take(parameter: byte)
      return []
    case UInt8(ascii: "[") where parameters.isEmpty && !isPasting:
      // Function keys of the console of Linux.
      state = .consoleKey
      return []
    case 0x20...0x7E:
      defer { parameters = [] }
      state = .ground
      if isPasting {
        if byte == UInt8(ascii: "~"), parameters == Array("201".utf8) {
          isPasting = false
          return []
        }
        return pastedSequence(isLong: true) + plain(byte)
      }
      if byte == UInt8(ascii: "~"), parameters == Array("200".utf8) {
        isPasting = true
        endedInReturn = false
        return []
      }
      return key(of: byte).map { [$0] } ?? []
    default:
      // Broken off: the byte begins something else.
      defer { parameters = [] }
      state = .ground
      return (isPasting ? pastedSequence(isLong: true) : []) + plain(byte)
    }
  }

  /// Keeps a byte of the numbers of a sequence, and one byte of those that are too many, as a sign of them.
  private mutating func take(parameter byte: UInt8) {
    if parameters.count <= Self.mostParameters { parameters.append(byte) }
  }

  /// The bytes of a sequence that were pasted and so are text.
  private mutating func pastedSequence(isLong: Bool = false) -> [Key] {
    endedInReturn = false
    let bytes = [0x1B] + (isLong || state == .sequence ? [UInt8(ascii: "[")] : []) + parameters
    return Self.scalars(bytes).map(Key.pasted)
  }

  /// The key of a sequence that ends in `final`, or nil for an unknown one.
  private func key(of final: UInt8) -> Key? {
    if parameters.count > Self.mostParameters { return nil }
    let numbers = parameters.split(separator: UInt8(ascii: ";")).map { Int(String(decoding: $0, as: UTF8.self)) ?? 0 }
    // The number behind the one of the key, less one, has a bit for each of Shift, Alt and Control. Keys that a letter
    // tells may have that number alone.
    let modifiers = final == UInt8(ascii: "~") ? numbers.dropFirst().first : numbers.last
    let isByWord = ((modifiers ?? 1) - 1) & 0b110 != 0
    switch Unicode.Scalar(final) {
    case "A": return .up
    case "B": return .down
    case "C": return isByWord ? .wordRight : .right
    case "D": return isByWord ? .wordLeft : .left
    case "F": return .end
    case "H": return .home
    case "~":
      switch numbers.first {
      case 1, 7: return .home
      case 4, 8: return .end
      case 3: return isByWord ? .deleteWord : .delete
      default: return nil
      }
    default: return nil
    }
  }
}
