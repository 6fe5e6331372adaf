import Glibc
import Journal
package import Layout

/// Reads lines and single keys from a person at a terminal.
///
/// It owns the modes of the terminal from the first line to its own end, so there is one editor at a time. Between
/// lines keys are kept, unseen, for the next one.
///
/// A picture stays on the screen between the keys that are read with it. `leavePicture` goes below it, before anything
/// else is written.
package final class LineEditor {
  /// A line, or the event that ended the wait for one.
  package enum Input: Equatable {
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

  /// A key, or the signal that ended the wait for one.
  package enum KeyInput: Equatable {
    case key(Key)
    case signal(Int32)
  }

  private let terminal: RawTerminal
  private let charset = Charset.current()
  private var dumb: DumbTerminal?
  private var editing: LineEditing
  private var display = LineDisplay(width: 80)
  private var decoder = KeyDecoder()

  /// Bytes that were typed ahead, and keys that were made of such.
  private var bytes: ArraySlice<UInt8> = []
  private var keys: ArraySlice<Key> = []

  /// Whether a picture for keys is on the screen.
  private var showsPicture = false

  /// Draws the line or the keys' picture for a screen of some width, with the cursor where it is or behind everything.
  private typealias Drawing = (_ width: Int, _ cursorAtEnd: Bool) -> LinePicture

  /// An editor that knows the lines of `history`, the oldest first, and completes a word at the start of a line to one
  /// of `completions`. A line has `limit` scalars at most; what is typed beyond is left out.
  package init(
    history: [String], completions: [String], limit: Int = 1 << 14, input: CInt = STDIN_FILENO,
    output: CInt = STDOUT_FILENO, isDumb: Bool = !Screen.canMoveTheCursor
  ) {
    terminal = RawTerminal(input: input, output: output)
    dumb = isDumb ? DumbTerminal(terminal: terminal, limit: limit) : nil
    TerminalModes.use(input, output)
    editing = LineEditing(history: history, completions: completions, limit: limit)
  }

  deinit {
    TerminalModes.restore()
    Signals.release()
  }

  /// Makes `line` the newest of the history.
  package func remember(_ line: String) { editing.remember(line) }

  /// The next line, unless none was typed by `deadline`. Where there is a deadline, the prompt is asked for again after
  /// each key and each whole second before it, and its changes are written. The line begins with the key `first`, where
  /// that was read already.
  package func readLine(
    beginningWith first: Key? = nil, prompt: () -> String, until deadline: ContinuousClock.Instant? = nil
  ) -> Input {
    Signals.note()
    defer { Signals.letThrough() }
    if let reading = dumb?.readLine(prompt(), until: deadline) { return reading }
    begin()
    editing.begin()
    if let first { keys.insert(first, at: keys.startIndex) }
    defer { TerminalModes.keepKeys() }
    func drawing(_ width: Int, _ cursorAtEnd: Bool) -> LinePicture {
      picture(prompt(), width: width, cursorAtEnd: cursorAtEnd)
    }
    while true {
      if let key = nextKey() {
        let isSearching = editing.label != nil
        var step = editing.take(key)
        // A line that one key began is left by Escape, and where nothing is left of it.
        if first != nil, step == .going, key == .escape && !isSearching || editing.line.isEmpty {
          editing.begin()
          step = .finished
        }
        if step == .going { continue }
        if let reading = act(on: step, drawing) { return reading }
        continue
      }
      if let deadline, deadline <= .now {
        leave(drawing)
        return .late
      }
      draw(drawing)
      if let reading = act(onNextWithin: deadline.map { ($0 - .now).beyondWholeSeconds }, drawing) { return reading }
    }
  }

  /// The next key, with `picture` on the screen meanwhile, in the place of the one before it. It is asked for again
  /// when the screen has another size. Ctrl-C, Ctrl-D and Ctrl-\ are keys here; Ctrl-L and Ctrl-Z act.
  package func readKey(showing picture: () -> KeyPicture) -> KeyInput {
    Signals.note()
    defer { Signals.letThrough() }
    if showsPicture { TerminalModes.handOnKeys() } else { begin() }
    defer { TerminalModes.keepKeys() }
    func drawing(_ width: Int, _ cursorAtEnd: Bool) -> LinePicture {
      LinePicture(picture(), width: width, charset: charset)
    }
    while true {
      switch nextKey() {
      case .control("l"): _ = act(on: .cleared, drawing)
      case .control("z"):
        if case .signal(let signal)? = act(on: .suspended, drawing) { return .signal(signal) }
      case let key?: return .key(key)
      case nil:
        showsPicture = true
        draw(drawing)
        if case .signal(let signal)? = act(onNextWithin: nil, drawing) { return .signal(signal) }
      }
    }
  }

  /// Brings the picture that keys are read with up to date, if one is on the screen, and goes below it.
  package func leavePicture(_ picture: KeyPicture? = nil) {
    if !showsPicture { return }
    showsPicture = false
    stopMarkingPastes()
    if let picture { draw { width, _ in LinePicture(picture, width: width, charset: charset) } }
    terminal.write(display.leave())
  }

  // MARK: Waiting

  /// Waits for `time` at most, and takes what comes. Answers with the signal that ends the line or the key, if any
  /// does.
  private func act(onNextWithin time: Duration?, _ drawing: Drawing) -> Input? {
    switch wait(time) {
    case .bytes(let new): bytes = new[...]
    case .signals(let signals):
      for signal in signals {
        if let reading = act(on: signal, drawing) { return reading }
      }
    case .nothing: if decoder.waiting != nil { keys += decoder.decodeEnd() }
    case .gone, .end: return .signal(SIGHUP)
    }
    return nil
  }

  /// The first event within `time` and within the time that the bytes of a key may take.
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

  private func picture(_ prompt: String, width: Int, cursorAtEnd: Bool) -> LinePicture {
    let cursor = cursorAtEnd ? editing.line.letters.count : editing.line.cursor
    return LinePicture(
      prompt: editing.label ?? prompt, editing.line.letters, cursor: cursor, width: width, charset: charset)
  }

  private func draw(_ drawing: Drawing, cursorAtEnd: Bool = false) {
    let size = Screen.size(of: terminal.output)
    if size.width != display.width { terminal.write(display.clear(width: size.width)) }
    let output = display.show(drawing(size.width, cursorAtEnd).part(ofHeight: size.height))
    if !output.isEmpty { terminal.write(output) }
  }

  /// Shows the line, or the end of it that fits on the screen, and goes below it.
  private func leave(_ drawing: Drawing) {
    showsPicture = false
    stopMarkingPastes()
    draw(drawing, cursorAtEnd: true)
    terminal.write(display.leave())
  }

  private func stopMarkingPastes() {
    terminal.write("\u{1B}[?2004l")
    TerminalModes.setMarksPastes(false)
  }

  // MARK: Acting

  private func act(on step: LineEditing.Step, _ drawing: Drawing) -> Input? {
    switch step {
    case .going: return nil
    case .finished:
      leave(drawing)
      return .line(editing.line.text.withBytesJoined)
    case .ended:
      leave(drawing)
      return .end
    case .interrupted, .quit:
      leave(drawing)
      return .signal(step == .quit ? SIGQUIT : SIGINT)
    case .suspended: return suspend(alone: false, drawing)
    case .cleared:
      display.forget()
      terminal.write("\u{1B}[H\u{1B}[2J")
    case .listed(let candidates): list(candidates, drawing)
    }
    return nil
  }

  private func act(on signal: Int32, _ drawing: Drawing) -> Input? {
    switch signal {
    case SIGWINCH: break
    case SIGCONT:
      // Others may have changed the modes and the screen since.
      terminal.write("\r\u{1B}[J")
      begin()
    case SIGTSTP: return suspend(alone: true, drawing)
    default:
      leave(drawing)
      return .signal(signal)
    }
    return nil
  }

  private func suspend(alone: Bool, _ drawing: Drawing) -> Input? {
    guard Signals.canStop else { return nil }
    leave(drawing)
    TerminalModes.restore()
    let signals = Signals.stop(alone: alone)
    Signals.note()
    begin()
    // The one that continued the program asks for no more than that.
    for signal in signals where Signals.isEnding(signal) {
      if let reading = act(on: signal, drawing) { return reading }
    }
    return nil
  }

  /// Lists the words that the line may become, as far as the screen has room, and shows the line again below them.
  private func list(_ candidates: [String], _ drawing: Drawing) {
    let size = Screen.size(of: terminal.output)
    draw(drawing, cursorAtEnd: true)
    var lines = cells(candidates.map { Escape.visible($0) }, width: size.width)
    let room = max(1, size.height - 2)
    if lines.count > room { lines = lines.prefix(max(0, room - 1)) + ["  …"] }
    terminal.write(display.leave() + lines.map { $0 + "\n" }.joined())
  }
}

extension Duration {
  /// The time beyond its whole seconds; a second where it has no more than those.
  fileprivate var beyondWholeSeconds: Duration {
    let (seconds, attoseconds) = components
    return attoseconds > 0 ? self - .seconds(seconds) : .seconds(1)
  }

  /// Its milliseconds, rounded up so that all of it has passed when they have.
  var wholeMilliseconds: CInt {
    CInt(clamping: Int64((self / .milliseconds(1)).rounded(.up)))
  }
}
