import FoundationEssentials
import Sessions

/// The frames that a page gets beside the objects of `--format json`.
enum Frame {
  /// What is told beside an answer, in one line.
  struct Notice: Encodable {
    let event = "notice"
    let message: String
  }

  /// All that a line led to has been told, and what happened is in the transcript.
  struct Ready: Encodable {
    let event = "ready"
    let instrument: String

    /// How many frames have been answered.
    let answered: Int

    /// The name of the transcript, by which the session can be carried on; empty before its first move.
    let file: String

    /// The seconds that are left of a round; -1 where it has no time.
    let secondsLeft: Int
  }

  /// There is no session any more, or none could be begun.
  struct Ended: Encodable {
    let event = "ended"

    /// Why, in one line; empty where a person ended it, or typed nothing for too long.
    let message: String

    /// Whether another tab or a prompt has the session.
    let isInUse: Bool
  }

  /// The sessions that can be carried on, and what there is to choose from.
  struct Kept: Encodable {
    let event = "kept"
    let sessions: [KeptSession.Body]
    let dictionaries: [String]

    /// The models of languages in which cryptograms are read.
    let models: [String]

    /// What cannot be listed, or nothing.
    let message: String
  }
}

/// `value` as JSON on one line, its keys in alphabetical order.
func jsonLine(_ value: some Encodable) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  return String(decoding: try encoder.encode(value), as: UTF8.self)
}
