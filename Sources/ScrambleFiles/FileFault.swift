import SystemPackage

/// A failure to read or write a file, with the path by which the user named it.
public struct FileFault: Error, Equatable, CustomStringConvertible {
  /// The cause of a failure; the texts are the system's.
  public enum Cause: Equatable, Sendable {
    /// There is no such file.
    case missing

    /// A directory stands where a file should.
    case directory

    /// The file cannot be opened.
    case unreadable(String)

    /// Reading broke off.
    case failedReading(String)

    /// A file that was to be made is there already.
    case exists

    /// Another process of the program has the file locked.
    case inUse

    /// The file cannot be made or written.
    case unwritable(String)

    /// The file has more bytes than this limit.
    case tooLarge(Int)

    /// A line of the file has more bytes than this limit, or no end.
    case longLine(Int)

    /// The reader of the output has closed its end.
    case readerGone
  }

  /// The cause of the failure.
  public let cause: Cause

  /// The path as it was given.
  public let path: String

  package init(_ cause: Cause, path: String) {
    self.cause = cause
    self.path = path
  }

  /// Whether the input is missing or cannot be opened; false for a failure while reading or writing.
  package var isMissingInput: Bool {
    switch cause {
    case .missing, .directory, .unreadable: true
    case .failedReading, .exists, .inUse, .unwritable, .tooLarge, .longLine, .readerGone: false
    }
  }

  /// The failed action and its file: `cannot read list.txt`.
  package var subject: String {
    let verb =
      switch cause {
      case .missing, .directory, .failedReading, .tooLarge, .longLine: "read"
      case .unreadable: "open"
      case .inUse: "use"
      case .exists, .unwritable, .readerGone: "write"
      }
    return "cannot \(verb) \(path.isEmpty ? "''" : path)"
  }

  /// The cause in words: `it is a directory`.
  package var reason: String {
    if path.isEmpty { return "the name is empty" }
    return switch cause {
    case .missing: "there is no such file"
    case .directory: "it is a directory"
    case .unreadable(let reason), .failedReading(let reason), .unwritable(let reason): reason
    case .exists: "it exists already"
    case .inUse: "another run has it"
    case .tooLarge(let limit): "it has more than \(Self.size(limit))"
    case .longLine(let limit): "a line of it has more than \(Self.size(limit))"
    case .readerGone: "nobody reads it any more"
    }
  }

  /// The failed action and its cause, as in `cannot read list.txt: it is a directory`.
  public var description: String { "\(subject): \(reason)" }

  private static func size(_ bytes: Int) -> String {
    bytes >= 1 << 20 ? "\(bytes >> 20) MB" : bytes >= 1 << 10 ? "\(bytes >> 10) KB" : "\(bytes) bytes"
  }

  /// The fault of opening a file in order to read it.
  static func opening(_ error: Errno, path: String) -> FileFault {
    switch error {
    case .noSuchFileOrDirectory, .notDirectory: FileFault(.missing, path: path)
    case .isDirectory: FileFault(.directory, path: path)
    default: FileFault(.unreadable("\(error)"), path: path)
    }
  }

  /// The fault of opening a file that exists in order to write to it.
  static func openingToWrite(_ error: Errno, path: String) -> FileFault {
    switch error {
    case .noSuchFileOrDirectory, .notDirectory, .isDirectory, .permissionDenied, .notPermitted:
      opening(error, path: path)
    default: writing(error, path: path)
    }
  }

  static func reading(_ error: Errno, path: String) -> FileFault {
    error == .isDirectory ? FileFault(.directory, path: path) : FileFault(.failedReading("\(error)"), path: path)
  }

  /// The fault of making, writing or renaming a file.
  static func writing(_ error: Errno, path: String) -> FileFault {
    switch error {
    case .brokenPipe: FileFault(.readerGone, path: path)
    case .fileExists: FileFault(.exists, path: path)
    case .badFileDescriptor: FileFault(.unwritable("it is closed"), path: path)
    default: FileFault(.unwritable("\(error)"), path: path)
    }
  }
}

/// Runs `body`, and throws `fault(errno, path)` in place of the `Errno` that it throws.
func mappingErrno<Result>(
  to fault: (Errno, String) -> FileFault, of path: String, _ body: () throws -> Result
) throws(FileFault) -> Result {
  do { return try body() } catch { throw fault(error as? Errno ?? .ioError, path) }
}
