/// The record of a session, from which the session can be carried on or replayed.
///
/// ```swift
/// var transcript = Transcript(instrument: "dice", identity: 0xD1CE, settings: [.init("sides", "6")])
/// transcript.append(Record(["roll", "4"]))
/// print(transcript.text)
/// // word-scramble transcript 1
/// // instrument: dice
/// // id: 000000000000d1ce
/// // sides: 6
/// //
/// // roll 4
/// ```
///
/// It is plain text: a line with the format and its version, the instrument, the identity and the settings as
/// `name: value`, a blank line, then one `Record` a line in the order of events. A file grows only at its end.
public struct Transcript: Sendable {
  /// A setting of the session, such as the minimum length of a word.
  public struct Setting: Hashable, Sendable {
    /// The name of the setting, which is not empty.
    public let name: String

    /// The value of the setting: any text.
    public let value: String

    /// The setting `name` with the text `value`.
    ///
    /// - Precondition: `name` is not empty.
    public init(_ name: String, _ value: String) {
      precondition(!name.isEmpty, "a setting needs a name")
      self.name = name
      self.value = value
    }
  }

  /// Which instrument made the record.
  public let instrument: String

  /// Which session it is: a copy of the file has the same identity, and so has a session that carries this one on.
  public let identity: UInt64

  /// The settings in the order of the file, without the instrument and the identity.
  public let settings: [Setting]

  /// The records of the events, in the order in which they happened.
  public private(set) var records: [Record] = []

  /// The number of a last line without its line feed, which is not among the records.
  public private(set) var tornLine: Int?

  /// A transcript to be written: `text` is the whole of it, `header` what comes before the first record.
  public init(instrument: String, identity: UInt64, settings: [Setting], records: [Record] = []) {
    self.instrument = instrument
    self.identity = identity
    self.settings = settings
    self.records = records
  }

  /// Adds what happened next.
  public mutating func append(_ record: Record) { records.append(record) }

  /// The number, counted from 1, of the line that holds the record at `index`.
  public func line(ofRecord index: Int) -> Int { line(ofSetting: settings.count + 1 + index) }

  private func line(ofSetting index: Int) -> Int { 4 + index }

  /// The fault of the setting at `index`, which means nothing.
  public func fault(inSetting index: Int) -> TranscriptFault {
    TranscriptFault(.malformed("\(settings[index].name): \(settings[index].value)"), line: line(ofSetting: index))
  }

  /// The beginning of a new file: all lines before the first record, the blank line included.
  public var header: String {
    let head = [Setting("instrument", instrument), Setting("id", "\(Fingerprint(identity))")]
    let lines = (head + settings).map { "\(Escape.name($0.name)): \(Escape.backslashed($0.value))\n" }
    return "\(Self.format)\n\(lines.joined())\n"
  }

  /// An identity for a session in which no person types: it follows from the settings and the first record, so that the
  /// same input makes the same transcript.
  package static func identity(ofInstrument instrument: String, settings: [Setting], opening: Record) -> UInt64 {
    let transcript = Transcript(instrument: instrument, identity: 0, settings: settings, records: [opening])
    return Fingerprint(Array(transcript.text.utf8)).value
  }

  /// The whole file. Complexity: linear.
  public var text: String { records.reduce(into: header) { $0 += "\($1)\n" } }

  /// Reads a file. Complexity: linear.
  ///
  /// - Throws: `TranscriptFault`, with the line at fault.
  public init(parsing bytes: [UInt8]) throws(TranscriptFault) {
    var lines = try TranscriptLines(bytes)
    try Self.checkFormat(String(decoding: lines.next() ?? [], as: UTF8.self))
    var settings: [Setting] = []
    var endsProperly = false
    while let line = lines.next() {
      if line.isEmpty {
        endsProperly = true
        break
      }
      let line = String(decoding: line, as: UTF8.self)
      guard let setting = Setting(parsing: line) else { throw TranscriptFault(.malformed(line), line: lines.number) }
      settings.append(setting)
    }
    guard endsProperly, settings.count > 1, settings[0].name == "instrument", settings[1].name == "id" else {
      throw TranscriptFault(.headerIncomplete, line: lines.number)
    }
    guard let identity = Fingerprint(settings[1].value) else {
      throw TranscriptFault(.malformed("id: \(settings[1].value)"), line: 3)
    }
    self.init(instrument: settings[0].value, identity: identity.value, settings: Array(settings.dropFirst(2)))
    while let line = lines.next() {
      guard let record = Record(utf8: line) else {
        throw TranscriptFault(.malformed(String(decoding: line, as: UTF8.self)), line: lines.number)
      }
      records.append(record)
    }
    tornLine = lines.tornLine
  }

  private static let formatName = "word-scramble transcript "
  private static let format = "\(formatName)1"

  /// Whether a file calls itself a transcript, of whatever version.
  package static func begins(_ bytes: [UInt8]) -> Bool { bytes.behindMark.starts(with: formatName.utf8) }

  private static func checkFormat(_ line: String) throws(TranscriptFault) {
    if line == format { return }
    guard line.hasPrefix(formatName) else { throw TranscriptFault(.notATranscript, line: 1) }
    throw TranscriptFault(.otherVersion(String(line.dropFirst(formatName.count))), line: 1)
  }
}

extension Transcript.Setting {
  fileprivate init?(parsing line: String) {
    let bytes = line.utf8
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), colon > bytes.startIndex,
      bytes[bytes.index(after: colon)...].first == UInt8(ascii: " "),
      let name = Escape.undo(line[..<colon]),
      let value = Escape.undo(line[bytes.index(colon, offsetBy: 2)...])
    else { return nil }
    self.init(name, value)
  }
}

extension Escape {
  fileprivate static let backslashed = Escape(reserving: ["\\"])
  fileprivate static let name = Escape(reserving: ["\\", ":"])
}

/// The complete lines of a file, one after another, with their numbers. They are UTF-8.
struct TranscriptLines {
  private var rest: ArraySlice<UInt8>

  /// The number of the line that came last.
  private(set) var number = 0

  /// The number of a last line without its line feed, which is not among the lines.
  let tornLine: Int?

  init(_ bytes: [UInt8]) throws(TranscriptFault) {
    let bytes = bytes.behindMark
    rest = bytes[..<((bytes.lastIndex(of: 0x0A) ?? bytes.startIndex - 1) + 1)]
    let isText =
      rest.allSatisfy { $0 > 0 && $0 < 0x80 } || !rest.contains(0) && String(validating: rest, as: UTF8.self) != nil
    tornLine = rest.count == bytes.count ? nil : rest.count { $0 == 0x0A } + 1
    if isText { return }
    while let line = next() {
      if line.contains(0) || String(validating: line, as: UTF8.self) == nil {
        throw TranscriptFault(number == 1 ? .notATranscript : .notText, line: number)
      }
    }
  }

  /// The next line, without what ends it.
  mutating func next() -> ArraySlice<UInt8>? {
    guard let end = rest.firstIndex(of: 0x0A) else { return nil }
    let line = rest[..<end]
    rest = rest[(end + 1)...]
    number += 1
    return line.last == 0x0D ? line.dropLast() : line
  }
}

extension [UInt8] {
  /// The bytes behind the byte order mark that some editors put before a text.
  fileprivate var behindMark: ArraySlice<UInt8> { starts(with: [0xEF, 0xBB, 0xBF]) ? self[3...] : self[...] }
}
