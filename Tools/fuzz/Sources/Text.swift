@testable import Journal

extension Harness {
  static let escape = Harness("escape") { bytes in
    let text = String(preserving: bytes)
    let shown = Escape.visible(text)
    hold(isVisible(shown), "nothing that is shown can act", shown)
    let record = Record(["verb", text, text])
    let read = Record(record.description)
    hold(isVisible(record.description), "no record can act", record.description)
    hold(read?.fields.map { Array($0.utf8) } == record.fields.map { Array($0.utf8) }, "a record reads back", shown)
    hold(Escape.undo(text).map { $0.isEmpty } != true || text.isEmpty, "undoing loses nothing")
  }
}

/// Whether `line` has no scalar that a terminal or a text editor would obey.
func isVisible(_ line: String) -> Bool {
  line.unicodeScalars.allSatisfy {
    if $0.isASCII { return $0.value >= 0x20 && $0.value != 0x7F }
    switch $0.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: return false
    default: return true
    }
  }
}
