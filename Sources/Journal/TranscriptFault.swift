/// Why a file is no transcript that can be read, and where.
public struct TranscriptFault: Error, Equatable, CustomStringConvertible {
  /// A reason why a line, or the whole file, is refused.
  public enum Cause: Equatable, Sendable {
    /// The first line is not that of a transcript.
    case notATranscript

    /// The file is of another version of the format, as its first line calls it.
    case otherVersion(String)

    /// The settings break off, or what has to come first is not there.
    case headerIncomplete

    /// Bytes that are not UTF-8, or a NUL.
    case notText

    /// A line, as it stands, that is no setting, no record, or no event of the instrument.
    case malformed(String)

    /// A line, as it stands, without the time that it needs, with one that it cannot have, or with one before the time
    /// of the line above it.
    case wrongTime(String)

    /// The last line has no line feed, so that its end may be missing.
    case torn
  }

  /// Why the line cannot be read.
  public let cause: Cause

  /// The line at fault, counted from 1.
  public let line: Int

  /// A fault in `line`, counted from 1, for those who read events of their own out of records.
  public init(_ cause: Cause, line: Int) {
    self.cause = cause
    self.line = line
  }

  /// The cause in words, with what the file says escaped and shortened.
  public var description: String {
    switch cause {
    case .notATranscript: "not a transcript of this program"
    case .otherVersion(let found):
      "a transcript of version '\(Escape.visible.beginning(20, of: found))', and this program reads version 1"
    case .headerIncomplete: "the header of the transcript is incomplete"
    case .notText: "not UTF-8 text"
    case .malformed(let line): "cannot make sense of '\(Escape.visible.beginning(60, of: line))'"
    case .wrongTime(let line): "the time cannot be right in '\(Escape.visible.beginning(60, of: line))'"
    case .torn: "the last line broke off"
    }
  }
}
