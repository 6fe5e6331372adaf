import Journal
import Layout
import ScrambleFiles
import Sessions
import Terminal

/// Writes one result after the other to standard output: an object a line, or lines for a person with a blank line
/// between two results, broken between words at the edge of a terminal.
struct ResultWriter: ~Copyable {
  private let format: OutputFormat
  private var file = OutputFile.standardOutput
  private var isFirst = true

  /// How the command ends where something could not be used; nil where all could.
  private var status: ExitStatus?
  private let separator: String
  private let columns = Screen.columnsOfOutput ?? .max

  /// A writer with a blank line between lines for a person, or without.
  init(_ format: OutputFormat, isSpaced: Bool = true) { (self.format, separator) = (format, isSpaced ? "\n" : "") }

  /// Writes a result as `object` or as `lines`.
  mutating func write(_ object: @autoclosure () -> JSON, _ lines: @autoclosure () -> [String]) throws {
    switch format {
    case .json: try file.write(object().text + "\n")
    case .text:
      let shown = lines().flatMap { wrapped($0, width: columns) }
      try file.write((isFirst ? "" : separator) + shown.map { $0 + "\n" }.joined())
    }
    isFirst = false
  }

  /// Tells `diagnostic` behind what is written so far. The command goes on, and ends with the status of a failure.
  mutating func tell(_ diagnostic: Diagnostic) throws {
    try file.flush()
    diagnostic.tell()
    note(diagnostic)
  }

  /// Lets the command end with the status of a failure that is told elsewhere.
  mutating func note(_ diagnostic: Diagnostic) { if diagnostic.status != .done { status = diagnostic.status } }

  mutating func flush() throws { try file.flush() }

  /// Writes what is left, and throws an `Ending` where something could not be used.
  mutating func finish() throws {
    try file.flush()
    if let status { throw Ending(code: status.rawValue) }
  }
}
