import Glibc
import Journal
import Layout
import ScrambleFiles

/// Reads lines and single keys from a person at a terminal.
///
/// It owns the modes of the terminal from the first line to its own end, so there is one editor at a time. Between
/// lines keys are kept, unseen, for the next one.
package final class LineEditor {
  /// What came of waiting for a line.
  package enum Reading: Equatable {
    /// A line without its end, with stand-ins for bytes that are no text.
    case line(String)

    /// Ctrl-D was typed on an empty line.
    case end

    /// The deadline has passed. What was typed of a line stays on the screen and is left.
    case late

    /// A signal has come, or the key that stands for one: Ctrl-C on an empty line is SIGINT, a terminal that went away
    /// SIGHUP.
    case signal(Int32)
  }

  /// What came of waiting for a key.
  package enum KeyReading: Equatable {
    case key(Key)
    case nothing
    case signal(Int32)
  }

  private let terminal: RawTerminal
  private let isDumb: Bool
  private let charset = Charset.current()
  private let limit: Int
  private var editing: LineEditing
  private var display = LineDisplay(width: 80)
  private var decoder = KeyDecoder()

  /// Bytes that were typed ahead, and keys that were made of such.
  private var bytes: ArraySlice<UInt8> = []
  private var keys: ArraySlice<Key> = []

  /// An editor that knows the lines of `history`, the oldest first, and completes a word at the start of a line to one
  /// of `completions`. A line has `limit` scalars at most; what is typed beyond is left out.
  package init(
    history: [String], completions: [String], limit: Int = 1 << 14, input: CInt = STDIN_FILENO,
    output: CInt = STDOUT_FILENO, isDumb: Bool = !Screen.canMoveTheCursor
  ) {
    self.limit = limit
    self.isDumb = isDumb
    terminal = RawTerminal(input: input, output: output)
    TerminalModes.use(input, output)
    editing = LineEditing(history: history, completions: completions, limit: limit)
  }

  deinit {
    TerminalModes.restore()
    Signals.release()
  }

  /// Makes `line` the newest of the history.
  package func remember(_ line: String) { editing.remember(line) }

  /// The next line, unless none was typed by `deadline`. Where there is one, the prompt is asked for again after each
  /// key and each whole second before it, and what has changed of it is written.
  package func readLine(prompt: () -> String, until deadline: ContinuousClock.Instant? = nil) -> Reading {
    Signals.note()
    defer { Signals.letThrough() }
    if isDumb { return readKeptLine(prompt(), until: deadline) }
    begin()
    editing.begin()
    defer { TerminalModes.keepKeys() }
    while true {
      if let key = nextKey() {
        let step = editing.take(key)
        if step == .going { continue }
        if let reading = act(on: step, prompt) { return reading }
        continue
      }
      if let deadline, deadline <= .now {
        leave(prompt)
        return .late
      }
      draw(prompt())
      switch wait(deadline.map { ($0 - .now).beyondWholeSeconds }) {
      case .bytes(let new): bytes = new[...]
      case .signals(let signals):
        for signal in signals {
          if let reading = act(on: signal, prompt) { return reading }
        }
      case .nothing: if decoder.waiting != nil { keys += decoder.decodeEnd() }
      case .gone, .end: return .signal(SIGHUP)
      }
    }
  }

  /// The next key, or `nothing` after `time`, if any is given. Nothing is shown. Ctrl-C is a key here.
  package func readKey(within time: Duration? = nil) -> KeyReading {
    Signals.note()
    TerminalModes.handOnKeys()
    defer {
      Signals.letThrough()
      TerminalModes.keepKeys()
    }
    let end = time.map { ContinuousClock.now + $0 }
    while true {
      if let key = nextKey() { return .key(key) }
      let left = end.map { max(.zero, $0 - .now) }
      switch wait(left) {
      case .bytes(let new): bytes = new[...]
      case .signals(let signals):
        if signals.contains(SIGCONT) { TerminalModes.handOnKeys() }
        if let ending = signals.first(where: Signals.isEnding) { return .signal(ending) }
      case .nothing:
        if decoder.waiting != nil { keys += decoder.decodeEnd() } else if left == .zero { return .nothing }
      case .gone, .end: return .signal(SIGHUP)
      }
    }
  }

  // MARK: Waiting

  /// What happens within `time` and the time that a key may take.
  private func wait(_ time: Duration?) -> RawTerminal.Happening {
    let patience: Duration? =
      switch decoder.waiting {
      case .moment: .milliseconds(50)
      case .second: .seconds(1)
      case nil: nil
      }
    return terminal.wait(milliseconds: [time, patience].compactMap(\.self).min()?.wholeMilliseconds)
  }

  private func nextKey() -> Key? {
    while keys.isEmpty, let byte = bytes.popFirst() { keys = decoder.decode(byte)[...] }
    return keys.popFirst()
  }

  // MARK: Showing

  private func begin() {
    TerminalModes.handOnKeys()
    TerminalModes.setMarksPastes(true)
    display = LineDisplay(width: Screen.width(of: terminal.output))
    terminal.write("\u{1B}[?2004h")
  }

  private func draw(_ prompt: String, cursorAtEnd: Bool = false) {
    let size = Screen.size(of: terminal.output)
    if size.width != display.width { terminal.write(display.clear(width: size.width)) }
    let cursor = cursorAtEnd ? editing.line.letters.count : editing.line.cursor
    let picture = LinePicture(
      prompt: editing.label ?? prompt, editing.line.letters, cursor: cursor, width: size.width, charset: charset)
    let output = display.show(picture.part(ofHeight: size.height))
    if !output.isEmpty { terminal.write(output) }
  }

  /// Shows the line, or the end of it that fits on the screen, and goes below it.
  private func leave(_ prompt: () -> String) {
    terminal.write("\u{1B}[?2004l")
    TerminalModes.setMarksPastes(false)
    draw(prompt(), cursorAtEnd: true)
    terminal.write(display.leave())
  }

  // MARK: Acting

  private func act(on step: LineEditing.Step, _ prompt: () -> String) -> Reading? {
    switch step {
    case .going: return nil
    case .finished:
      leave(prompt)
      return .line(editing.line.text.withBytesJoined)
    case .ended:
      leave(prompt)
      return .end
    case .interrupted, .quit:
      leave(prompt)
      return .signal(step == .quit ? SIGQUIT : SIGINT)
    case .suspended: return suspend(alone: false, prompt)
    case .cleared:
      display.forget()
      terminal.write("\u{1B}[H\u{1B}[2J")
    case .listed(let candidates): list(candidates, prompt)
    }
    return nil
  }

  private func act(on signal: Int32, _ prompt: () -> String) -> Reading? {
    switch signal {
    case SIGWINCH: break
    case SIGCONT:
      // Others may have changed the modes and the screen since.
      terminal.write("\r\u{1B}[J")
      begin()
    case SIGTSTP: return suspend(alone: true, prompt)
    default:
      leave(prompt)
      return .signal(signal)
    }
    return nil
  }

  private func suspend(alone: Bool, _ prompt: () -> String) -> Reading? {
    guard Signals.canStop else { return nil }
    leave(prompt)
    TerminalModes.restore()
    let signals = Signals.stop(alone: alone)
    Signals.note()
    begin()
    // The one that continued the program asks for no more than that.
    for signal in signals where Signals.isEnding(signal) {
      if let reading = act(on: signal, prompt) { return reading }
    }
    return nil
  }

  /// Lists what the line may become, as far as the screen has room, and shows the line again below it.
  private func list(_ candidates: [String], _ prompt: () -> String) {
    let size = Screen.size(of: terminal.output)
    draw(prompt(), cursorAtEnd: true)
    var lines = cells(candidates.map { Escape.visible($0) }, width: size.width)
    let room = max(1, size.height - 2)
    if lines.count > room { lines = lines.prefix(max(0, room - 1)) + ["  …"] }
    terminal.write(display.leave() + lines.map { $0 + "\n" }.joined())
  }

  // MARK: A dumb terminal

  /// The next line of a terminal that takes nothing but text: its driver lets a line be corrected, and hands it over.
  private func readKeptLine(_ prompt: String, until deadline: ContinuousClock.Instant?) -> Reading {
    var line: [UInt8] = []
    terminal.write(prompt)
    while true {
      if let end = bytes.firstIndex(of: 0x0A) {
        line += bytes[..<end]
        bytes = bytes[(end + 1)...]
        return .line(String(preserving: line.prefix(limit)))
      }
      line += bytes.prefix(max(0, limit - line.count))
      bytes = []
      let left = deadline.map { max(.zero, $0 - .now) }
      switch terminal.wait(milliseconds: left?.wholeMilliseconds) {
      case .bytes(let new): bytes = new[...]
      case .signals(var signals):
        if signals.contains(SIGTSTP) { signals += Signals.stop(alone: true) }
        if let ending = signals.first(where: Signals.isEnding) {
          terminal.write("\n")
          return .signal(ending)
        }
        if signals.contains(SIGCONT) { terminal.write(prompt) }
        Signals.note()
      case .nothing:
        if let deadline, deadline <= .now {
          terminal.write("\n")
          bytes = line[...]
          return .late
        }
      case .end:
        terminal.write("\n")
        return line.isEmpty ? .end : .line(String(preserving: line))
      case .gone: return .signal(SIGHUP)
      }
    }
  }
}

extension Duration {
  /// What is left of it when as many whole seconds as it has are gone; a second where nothing is.
  fileprivate var beyondWholeSeconds: Duration {
    let (seconds, attoseconds) = components
    return attoseconds > 0 ? self - .seconds(seconds) : .seconds(1)
  }

  /// Milliseconds, rounded up so that the time is over when they are.
  fileprivate var wholeMilliseconds: CInt {
    CInt(clamping: Int64((self / .milliseconds(1)).rounded(.up)))
  }
}
