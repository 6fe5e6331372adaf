/// The record of a session, from which the session can be carried on or judged anew.
///
/// Plain text: a line with the format and its version, the settings as `name: value`, a blank line, then one `Record`
/// a line in the order of events. A file grows only at its end.
public struct Transcript: Sendable {
  /// What the session was played under, such as the minimum length of a word.
  public struct Setting: Hashable, Sendable {
    /// What is set, which is not empty.
    public let name: String

    /// What it is set to: any text.
    public let value: String

    /// The setting `name` with the text `value`.
    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The first version of the format.
  public static let oldestVersion = 1

  /// The newest version of the format that this code reads. In version 2 an event may end in a field `#` with what tells
  /// the state after it from any other.
  public static let newestVersion = 2

  /// Which instrument made the record.
  public let instrument: String

  /// The version of the format, from `oldestVersion` to `newestVersion`.
  public let version: Int

  /// The settings in the order of the file, without the instrument.
  public let settings: [Setting]

  /// What happened, in order.
  public private(set) var records: [Record] = []

  /// The number of the last line, where it broke off before its line feed; it is not among the records.
  public private(set) var tornLine: Int?

  /// A transcript to be written: `text` is the whole of it, `header` what comes before the first record.
  public init(
    instrument: String, version: Int = Transcript.oldestVersion, settings: [Setting], records: [Record] = []
  ) {
    self.instrument = instrument
    self.version = version
    self.settings = settings
    self.records = records
  }

  /// Adds what happened next.
  public mutating func append(_ record: Record) { records.append(record) }

  /// The number, counted from 1, of the line that holds the record at `index`.
  public func line(ofRecord index: Int) -> Int { settings.count + 4 + index }

  /// What a new file begins with, the blank line included.
  public var header: String {
    let lines = settings.map { "\(Escape.name($0.name)): \(Escape.backslashed($0.value))\n" }
    return "\(Self.format)\(version)\ninstrument: \(Escape.backslashed(instrument))\n\(lines.joined())\n"
  }

  /// The whole file.
  public var text: String { records.reduce(into: header) { $0 += "\($1)\n" } }

  /// Reads a file. Complexity: linear.
  ///
  /// - Throws: `TranscriptFault`, with the line at fault.
  public init(parsing bytes: [UInt8]) throws(TranscriptFault) {
    var lines = try TranscriptLines(bytes)
    let version = try Self.version(of: lines.next() ?? "")
    var settings: [Setting] = []
    var endsProperly = false
    while let line = lines.next() {
      if line.isEmpty {
        endsProperly = true
        break
      }
      guard let setting = Setting(parsing: line) else { throw TranscriptFault(.malformed(line), line: lines.number) }
      settings.append(setting)
    }
    guard endsProperly, let first = settings.first, first.name == "instrument" else {
      throw TranscriptFault(.headerIncomplete, line: lines.number)
    }
    self.init(instrument: first.value, version: version, settings: Array(settings.dropFirst()))
    while let line = lines.next() {
      guard let record = Record(line) else { throw TranscriptFault(.malformed(line), line: lines.number) }
      records.append(record)
    }
    tornLine = lines.tornLine
  }

  private static let format = "word-scramble transcript "

  private static func version(of line: String) throws(TranscriptFault) -> Int {
    guard line.hasPrefix(format), let found = Int(line.dropFirst(format.count)), found >= oldestVersion else {
      throw TranscriptFault(.notATranscript, line: 1)
    }
    if found > newestVersion { throw TranscriptFault(.laterVersion(found), line: 1) }
    return found
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
