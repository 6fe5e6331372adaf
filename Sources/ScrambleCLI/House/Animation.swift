import Files
import Glibc
import Terminal

/// Pictures that take each other's place on a terminal, and leave it to what comes after them.
struct Animation {
  /// How long each picture stays, in microseconds; eight of them take a third of a second.
  private static let pause: UInt32 = 40_000
  private let frames: [[String]]

  init(_ frames: [[String]]) { self.frames = frames }

  /// Shows the pictures, unless one is higher than the terminal.
  func show(on screen: Screen, _ output: inout OutputFile) throws {
    guard frames.allSatisfy({ $0.count < screen.height }) else { return }
    for frame in frames {
      try output.write(frame.map { "\($0)\u{1B}[K\n" }.joined())
      try output.flush()
      usleep(Self.pause)
      try output.write("\u{1B}[\(frame.count)A\u{1B}[J")
    }
  }
}
