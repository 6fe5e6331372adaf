import Glibc
import Journal
import Layout
import ScrambleFiles
import Sessions
import Terminal

/// Writes the answers of a session: in lines for a person, in objects for a program.
struct AnswerWriter: ~Copyable {
  private let format: OutputFormat
  private var output = OutputFile.standardOutput

  /// Whether no object has been written yet: the first one names the protocol.
  private var isFirst = true

  /// The screen that answers are laid out for.
  private(set) var screen: Screen

  init(_ format: OutputFormat) {
    self.format = format
    screen = format == .json ? .page : .current()
  }

  /// Looks how large the screen is by now.
  mutating func measureScreen() { if screen.isInteractive { screen = .current() } }

  /// Writes an answer that stands alone, with its board.
  mutating func write(withBoard answer: Response) throws {
    try write(answer)
    try writeBoard(answer.board(screen))
  }

  /// Writes an answer, which other answers to the same line may follow.
  mutating func write(_ answer: Response) throws {
    for diagnostic in answer.diagnostics { diagnostic.tell(on: screen) }
    switch format {
    case .json:
      try output.write(answer.object(isFirst: isFirst).text + "\n")
      isFirst = false
    case .text:
      if screen.isInteractive {
        try writeInTurn(answer.frames(screen))
        if answer.ringsBell { try output.write(Self.bell) }
      }
      for line in answer.text(screen) { try output.write(line + "\n") }
    }
    try output.flush()
  }

  /// Writes the lines below all answers to one line, which a program has in its objects.
  mutating func writeBoard(_ lines: [String]?) throws {
    guard format == .text, let lines, !lines.isEmpty else { return }
    for line in lines { try output.write(line + "\n") }
    try output.flush()
  }

  mutating func ringBell() throws {
    try output.write(Self.bell)
    try output.flush()
  }

  /// Writes the command that carries the session on.
  mutating func write(resumption: String) throws {
    try output.write("Carry on with '\(Escape.visible(resumption))'.\n")
    try output.flush()
  }

  /// Writes pictures that take each other's place and leave it to what comes after them, unless one is higher than the
  /// terminal.
  private mutating func writeInTurn(_ frames: [[String]]) throws {
    guard frames.allSatisfy({ $0.count < screen.height }) else { return }
    for frame in frames {
      try output.write(frame.map { "\($0)\u{1B}[K\n" }.joined())
      try output.flush()
      usleep(Self.pause)
      try output.write("\u{1B}[\(frame.count)A\u{1B}[J")
    }
  }

  private static let bell = "\u{7}"

  /// How long each picture stays, in microseconds; eight take a third of a second.
  private static let pause: UInt32 = 40_000
}
