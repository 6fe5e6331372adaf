/// A file that a session depends on, such as a dictionary: its name, and what tells it from another with that name.
///
/// ```swift
/// let list = DataFile("bundled", Fingerprint(bytes))
/// let transcript = Transcript(of: Game.self, identity: 1, settings: [list.setting("start-list")])
/// ```
public struct DataFile: Hashable, Sendable, CustomStringConvertible {
  /// The name, or the path by which the file was called.
  public let name: String

  /// The fingerprint of its bytes.
  public let fingerprint: Fingerprint

  /// The file called `name` with this fingerprint.
  public init(_ name: String, _ fingerprint: Fingerprint) {
    self.name = name
    self.fingerprint = fingerprint
  }

  /// Reads what `description` writes, or returns nil.
  public init?(_ text: String) {
    let parts = text.split(separator: " ", maxSplits: 1)
    guard parts.count == 2, let fingerprint = Fingerprint(parts[0]) else { return nil }
    self.init(String(parts[1]), fingerprint)
  }

  /// The fingerprint and the name, with a blank between them.
  public var description: String { "\(fingerprint) \(name)" }

  /// The setting called `setting` that names the file in a transcript.
  public func setting(_ setting: String) -> Transcript.Setting { Transcript.Setting(setting, description) }

  /// The file that the setting called `setting` names.
  ///
  /// - Throws: `TranscriptFault` where `transcript` has no such setting, or it names no file.
  public init(_ setting: String, of transcript: Transcript) throws(TranscriptFault) {
    guard let index = transcript.settings.firstIndex(where: { $0.name == setting }) else {
      throw TranscriptFault(.headerIncomplete, line: transcript.line(ofRecord: 0) - 1)
    }
    guard let file = DataFile(transcript.settings[index].value) else { throw transcript.fault(inSetting: index) }
    self = file
  }
}
