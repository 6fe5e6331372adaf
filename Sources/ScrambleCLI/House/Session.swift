import Terminal

/// One instrument in use: it takes a line and answers with a value. It neither reads nor prints.
protocol Session {
  associatedtype Answer: Reply

  /// What stands before the line that the user types.
  var prompt: String { get }

  /// What a line may begin with, for completion.
  var completions: [String] { get }

  /// Whether the session has come to its end.
  var isOver: Bool { get }

  /// What is typed to a shell to carry the session on, or nil where nothing of it is recorded.
  var resumption: String? { get }

  /// The answer before the first line.
  mutating func open() throws -> Answer

  /// The answer to a line, or nil for one that calls for none.
  mutating func respond(to line: String) throws -> Answer?

  /// The answer after the last line.
  mutating func close() throws -> Answer
}

/// What a session answers, ready for either way of showing it.
protocol Reply {
  associatedtype Body: Encodable

  /// What went wrong without ending the session; it is told on standard error.
  var complaint: Complaint? { get }

  /// The answer for a person, in lines no longer than the screen is wide where that can be.
  func text(on screen: Screen) -> [String]

  /// Pictures that lead to the answer, shown one after the other in its place on a terminal that takes them.
  func frames(on screen: Screen) -> [[String]]

  /// Whether the terminal's bell goes with the answer.
  var ringsBell: Bool { get }

  /// The answer for a program, one JSON object.
  var json: Body { get }
}

extension Reply {
  func frames(on screen: Screen) -> [[String]] { [] }
  var ringsBell: Bool { false }
}
