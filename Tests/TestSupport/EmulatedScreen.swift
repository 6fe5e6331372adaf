import CVterm

/// A terminal's screen, as the emulator libvterm draws it from the bytes that a program writes.
@safe package final class EmulatedScreen {
  package let columns: Int

  /// The properties of the terminal that were changed: title, alternate screen, mouse, shape of the cursor.
  package private(set) var settings: [Setting] = []

  /// The number of times that the bell rang.
  package private(set) var bells = 0

  package struct Setting: Equatable { package let property: Int }

  private let terminal: OpaquePointer
  private let screen: OpaquePointer
  private let callbacks: UnsafeMutablePointer<VTermScreenCallbacks>
  private let rows: Int

  /// Makes an empty screen. It has many lines by default, so that nothing scrolls away.
  package init(columns: Int, rows: Int = 1200) {
    self.columns = columns
    self.rows = rows
    unsafe terminal = vterm_new(CInt(rows), CInt(columns))
    unsafe vterm_set_utf8(terminal, 1)
    unsafe screen = vterm_obtain_screen(terminal)
    unsafe callbacks = .allocate(capacity: 1)
    unsafe callbacks.initialize(to: VTermScreenCallbacks())
    unsafe vterm_screen_enable_altscreen(screen, 1)
    unsafe vterm_screen_reset(screen, 1)
    unsafe callbacks.pointee.settermprop = { property, _, owner in
      unsafe EmulatedScreen.at(owner).settings.append(Setting(property: Int(property.rawValue)))
      return 1
    }
    unsafe callbacks.pointee.bell = { owner in
      unsafe EmulatedScreen.at(owner).bells += 1
      return 1
    }
    unsafe vterm_screen_set_callbacks(screen, callbacks, Unmanaged.passUnretained(self).toOpaque())
  }

  deinit {
    unsafe vterm_free(terminal)
    unsafe callbacks.deallocate()
  }

  /// The number of bytes that the terminal would send to the program, as if they were typed.
  package var answers: Int { unsafe Int(vterm_output_get_buffer_current(terminal)) }

  /// Draws what a program wrote.
  package func show(_ bytes: some Sequence<UInt8>) {
    let bytes = bytes.map { CChar(bitPattern: $0) }
    unsafe bytes.withUnsafeBufferPointer { _ = unsafe vterm_input_write(terminal, $0.baseAddress, $0.count) }
  }

  /// The lines down to the last that is not empty, without the blanks at their ends.
  package var lines: [String] {
    let all = (0..<rows).map(line)
    return Array(all[..<((all.lastIndex { !$0.isEmpty } ?? -1) + 1)])
  }

  /// The position of the cursor, counted from 0.
  package var cursor: (row: Int, column: Int) {
    var position = VTermPos()
    unsafe vterm_state_get_cursorpos(vterm_obtain_state(terminal), &position)
    return (Int(position.row), Int(position.col))
  }

  /// The colours of the first cell of each line that is not empty, as the emulator names them.
  package var styles: [String] {
    lines.indices.map { row in
      var cell = VTermScreenCell()
      unsafe vterm_screen_get_cell(screen, VTermPos(row: CInt(row), col: 0), &cell)
      return [cell.fg, cell.bg].map { unsafe "\($0.type) \($0.rgb.red)" }.joined(separator: ", ")
    }
  }

  private func line(_ row: Int) -> String {
    var buffer = [CChar](repeating: 0, count: 64 * columns)
    let area = VTermRect(start_row: CInt(row), end_row: CInt(row + 1), start_col: 0, end_col: CInt(columns))
    let count = unsafe buffer.withUnsafeMutableBufferPointer {
      unsafe vterm_screen_get_text(screen, $0.baseAddress, $0.count, area)
    }
    let text = String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return String(text[..<((text.lastIndex { $0 != " " }.map(text.index(after:))) ?? text.startIndex)])
  }

  private static func at(_ owner: UnsafeMutableRawPointer?) -> EmulatedScreen {
    unsafe Unmanaged<EmulatedScreen>.fromOpaque(owner!).takeUnretainedValue()
  }
}
