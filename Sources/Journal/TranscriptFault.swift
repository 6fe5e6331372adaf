/// Why a file is no transcript that can be read, and where.
public struct TranscriptFault: Error, Equatable, CustomStringConvertible {
  public enum Cause: Equatable, Sendable {
    case notATranscript
    case laterVersion(Int)
    case headerIncomplete
    case notText
    case malformed(String)
    case torn
  }

  public let cause: Cause

  /// The line at fault, counted from 1.
  public let line: Int

  public init(_ cause: Cause, line: Int) {
    self.cause = cause
    self.line = line
  }

  /// The cause in words, with what the file says escaped and shortened.
  public var description: String {
    switch cause {
    case .notATranscript: "not a transcript of this program"
    case .laterVersion(let found): "a transcript of version \(found), this program reads \(Transcript.version)"
    case .headerIncomplete: "the header of the transcript is incomplete"
    case .notText: "not UTF-8 text"
    case .malformed(let line): "cannot make sense of '\(Escape.visible.beginning(60, of: line))'"
    case .torn: "the last line broke off"
    }
  }
}
