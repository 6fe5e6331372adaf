import Foundation

/// One line of `scramble --format json`, as far as the bot reads it.
struct Answer: Decodable {
  /// The event, of which what does not apply is absent.
  struct Event: Decodable {
    let kind: String
    let word: String?
    let title: String?
    let missing: String?
    let points: Int?
  }

  /// The round as it stands.
  struct State: Decodable {
    let root: String
    let score: Int
    let found: Int
    let rare: Int
    let total: Int
    let totalPoints: Int
    let rank: String
    let next: String?
    let toNext: Int?
  }

  let event: Event
  let state: State
}

/// The output of `scramble solve --format json`.
struct Solution: Decodable {
  let words: [String]
  let common: [String]
}

/// A run of `scramble` that is asked line by line.
final class Scramble {
  struct Gone: Error {}

  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var received = Data()

  init(_ program: String, _ arguments: [String]) throws {
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.standardInput = input
    process.standardOutput = output
    try process.run()
  }

  /// The answer to `line`, or the next line that comes of itself.
  func answer<Object: Decodable>(to line: String? = nil, as type: Object.Type = Answer.self) throws -> Object {
    if let line { try input.fileHandleForWriting.write(contentsOf: Data("\(line)\n".utf8)) }
    while true {
      if let end = received.firstIndex(of: 0x0A) {
        defer { received = Data(received[(end + 1)...]) }
        return try JSONDecoder().decode(type, from: received[..<end])
      }
      let more = output.fileHandleForReading.availableData
      if more.isEmpty { throw Gone() }
      received += more
    }
  }

  /// Ends the input, and waits for what the program says at last.
  func end() throws -> Answer.State {
    try input.fileHandleForWriting.close()
    let last: Answer = try answer()
    process.waitUntilExit()
    return last.state
  }
}
