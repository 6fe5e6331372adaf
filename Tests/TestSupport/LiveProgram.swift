import Dispatch
import Glibc
import ScrambleFiles
import SystemPackage

/// The built program in a process that a test sends lines and signals, and whose output it reads.
///
/// Its methods block, so use it inside `onThread`.
@safe package final class LiveProgram {
  /// The files to which standard input, output and error of the program are connected.
  package enum Connection {
    /// A socket for input, and one for output and errors together.
    case pipes

    /// The file at this path for input; a socket for output and errors.
    case file(String)

    /// The file at this path for input; a socket each for output and for errors.
    case parted(String)

    /// A terminal for all three; it is the controlling terminal of the program.
    case terminal(PseudoTerminal)
  }

  package let processID: Int32
  private let keyboard: FileDescriptor?

  /// Read until they end: output, and errors behind it where they are parted.
  private var speech: [FileDescriptor]
  private let errors: FileDescriptor?
  private var terminal: PseudoTerminal?
  private var status: CInt?

  /// Output and errors so far; output alone where they are parted.
  package private(set) var said: [UInt8] = []

  /// Errors so far, where they are parted from output.
  package private(set) var complained: [UInt8] = []

  package init(
    _ arguments: [String], of executable: String = Program.built, state: TemporaryFolder,
    variables: [String: String] = [:], on connection: Connection = .pipes
  ) throws {
    var actions = unsafe posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    unsafe posix_spawn_file_actions_init(&actions)
    unsafe posix_spawnattr_init(&attributes)
    defer {
      unsafe posix_spawn_file_actions_destroy(&actions)
      unsafe posix_spawnattr_destroy(&attributes)
    }
    var all = sigset_t(), none = sigset_t()
    unsafe sigfillset(&all)
    unsafe sigemptyset(&none)
    unsafe posix_spawnattr_setsigdefault(&attributes, &all)
    unsafe posix_spawnattr_setsigmask(&attributes, &none)
    var flags = POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK

    var lent: [FileDescriptor] = []
    var keyboard: FileDescriptor?, speech: [FileDescriptor] = []
    defer { for descriptor in lent { try? descriptor.close() } }
    func connect(_ descriptor: FileDescriptor, as number: CInt) {
      lent.append(descriptor)
      unsafe posix_spawn_file_actions_adddup2(&actions, descriptor.rawValue, number)
    }
    func listen(to number: CInt) {
      let pair = Self.pairOfSockets()
      speech.append(pair.ours)
      connect(pair.lent, as: number)
    }
    switch connection {
    case .pipes:
      let pair = Self.pairOfSockets()
      keyboard = pair.ours
      connect(pair.lent, as: 0)
    case .file(let path), .parted(let path):
      connect(try .open(FilePath(path), .readOnly, options: .closeOnExec), as: 0)
    case .terminal(let terminal):
      flags |= 0x80  // POSIX_SPAWN_SETSID, after which the first terminal that is opened is the session's.
      unsafe posix_spawn_file_actions_addopen(&actions, 0, terminal.programSide, O_RDWR, 0)
      for number: CInt in 1...2 { unsafe posix_spawn_file_actions_adddup2(&actions, 0, number) }
    }
    switch connection {
    case .terminal: break
    case .parted:
      listen(to: 1)
      listen(to: 2)
    case .pipes, .file:
      listen(to: 1)
      unsafe posix_spawn_file_actions_adddup2(&actions, 1, 2)
    }
    unsafe posix_spawnattr_setflags(&attributes, Int16(flags))

    let argv = unsafe ([executable] + arguments).map { unsafe strdup($0) } + [nil]
    let environment = Program.environment(state: state).merging(variables) { $1 }.merging(["SCRAMBLE": Program.built]) {
      $1
    }
    let envp = unsafe environment.map { unsafe strdup("\($0)=\($1)") } + [nil]
    defer { unsafe (argv + envp).forEach { unsafe free($0) } }
    var processID: pid_t = 0
    let error = unsafe posix_spawn(&processID, executable, &actions, &attributes, argv, envp)
    guard error == 0 else { throw Errno(rawValue: error) }
    self.processID = processID
    self.keyboard = keyboard
    self.speech = speech
    errors = speech.last.flatMap { speech.count > 1 ? $0 : nil }
    if case .terminal(let terminal) = connection { self.terminal = terminal } else { terminal = nil }
  }

  /// The program at a terminal of its own, where the test is the person, and the modes of that terminal before the
  /// program began.
  package static func atTerminal(
    _ arguments: [String], of executable: String = Program.built, state: TemporaryFolder,
    variables: [String: String] = [:], columns: UInt16 = 80
  ) throws -> (program: LiveProgram, terminal: PseudoTerminal, modes: [UInt32]) {
    let terminal = try PseudoTerminal(columns: columns)
    let modes = terminal.modes
    let program = try LiveProgram(
      arguments, of: executable, state: state, variables: variables, on: .terminal(terminal))
    return (program, terminal, modes)
  }

  /// A shell at a terminal that waits for a command line, in which `$SCRAMBLE` is the program. The modes are those that
  /// the shell gives to the programs that it runs.
  package static func shellAtTerminal(
    state: TemporaryFolder
  ) throws -> (program: LiveProgram, terminal: PseudoTerminal, modes: [UInt32]) {
    let (shell, terminal, _) = try atTerminal(
      ["--norc", "--noprofile", "--noediting", "-i"], of: "/bin/bash", state: state, variables: ["PS1": "ready$ "])
    try terminal.wait(for: "ready$ ")
    return (shell, terminal, terminal.modes)
  }

  /// The two ends of a connection that no other program inherits. Sending to it raises no signal when the other end is
  /// closed.
  private static func pairOfSockets() -> (ours: FileDescriptor, lent: FileDescriptor) {
    var pair: [CInt] = [0, 0]
    _ = unsafe socketpair(AF_UNIX, CInt(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &pair)
    return (FileDescriptor(rawValue: pair[0]), FileDescriptor(rawValue: pair[1]))
  }

  deinit {
    if status == nil {
      kill(SIGKILL)
      _ = waitForEnd()
    }
    hangUp()
    for descriptor in speech { try? descriptor.close() }
  }

  private var isHungUp = false

  /// Sends a line.
  package func type(_ line: String) { send("\(line)\n") }

  /// Sends text that may be a part of a line.
  package func send(_ text: String) {
    let bytes = Array(text.utf8)
    if let keyboard { _ = unsafe Glibc.send(keyboard.rawValue, bytes, bytes.count, CInt(MSG_NOSIGNAL)) }
  }

  /// Whether the output so far has `text`.
  package func hasSaid(_ text: String) -> Bool { String(decoding: said, as: UTF8.self).contains(text) }

  /// Ends the input.
  package func hangUp() {
    if !isHungUp { try? keyboard?.close() }
    isHungUp = true
  }

  /// Closes the test's side of the terminal, as a window that is closed.
  package func hangUpTerminal() {
    terminal?.hangUp()
    terminal = nil
  }

  package func kill(_ signal: CInt) { _ = Glibc.kill(processID, signal) }

  /// Reads more output; false at its end. A program without output for ten minutes is stuck, and is killed.
  package func listen(milliseconds: CInt = 600_000) -> Bool {
    guard !speech.isEmpty else { return false }
    var events = speech.map { pollfd(fd: $0.rawValue, events: Int16(POLLIN), revents: 0) }
    guard unsafe poll(&events, nfds_t(events.count), milliseconds) > 0 else {
      if milliseconds >= 600_000 { kill(SIGKILL) }
      return milliseconds < 600_000
    }
    for descriptor in zip(speech, events).filter({ $1.revents != 0 }).map(\.0) {
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      let count = (try? unsafe buffer.withUnsafeMutableBytes { try unsafe descriptor.read(into: $0) }) ?? 0
      if descriptor == errors { complained += buffer[..<count] } else { said += buffer[..<count] }
      guard count == 0 else { continue }
      try? descriptor.close()
      speech.removeAll { $0 == descriptor }
    }
    return !speech.isEmpty
  }

  /// Whether the program has ended.
  package var hasEnded: Bool {
    var raw: CInt = 0
    if status == nil, unsafe waitpid(processID, &raw, WNOHANG) == processID { status = Self.code(raw) }
    return status != nil
  }

  private static func code(_ raw: CInt) -> Int32 { raw & 0x7F == 0 ? raw >> 8 & 0xFF : 128 + raw & 0x7F }

  /// Stands for a status that the system does not tell.
  private static let unknown: Int32 = -1

  /// Waits for the end, and returns the exit code, or 128 plus the number of the signal, or -1 where the system does
  /// not tell.
  package func waitForEnd() -> Int32 {
    if let status { return status }
    while listen() {}
    var raw: CInt = 0
    while true {
      let ended = unsafe waitpid(processID, &raw, terminal == nil ? 0 : WNOHANG)
      if ended == processID { break }
      if ended == -1, errno != EINTR {
        status = Self.unknown
        return Self.unknown
      }
      // The program would wait for ever to write to a terminal that is not read.
      terminal?.drain()
      if ended == 0 { usleep(1000) }
    }
    terminal?.drain()
    status = Self.code(raw)
    return Self.code(raw)
  }
}

/// Runs the program with `lines` as its input file, and returns its status and all output.
package func runToEnd(
  _ arguments: [String], _ lines: [String], state: TemporaryFolder, variables: [String: String] = [:]
) throws -> (status: Int32, said: String) {
  let input = try state.file("input", lines.map { "\($0)\n" }.joined())
  let program = try LiveProgram(arguments, state: state, variables: variables, on: .file(input))
  let status = program.waitForEnd()
  return (status, String(decoding: program.said, as: UTF8.self))
}

/// Runs `body` on a thread of its own, so that it may block without blocking other tests.
package func onThread<Result: Sendable>(_ body: @escaping @Sendable () throws -> Result) async throws -> Result {
  try await withCheckedThrowingContinuation { continuation in
    DispatchQueue(label: "waiting").async { continuation.resume(with: Swift.Result { try body() }) }
  }
}

/// The number of trials of each kind in tests with random trials. WORD_SCRAMBLE_TRIALS in the environment sets another
/// one.
package let trials = environmentVariable("WORD_SCRAMBLE_TRIALS").flatMap { Int($0) } ?? 20
