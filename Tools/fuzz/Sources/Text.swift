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

/// `line` without the marks that set words apart which are written from right to left, where each that opens is closed.
func withoutIsolates(_ line: String) -> String {
  var isOpen = false
  var text = String.UnicodeScalarView()
  for scalar in line.unicodeScalars {
    switch scalar {
    case "\u{2067}" where !isOpen, "\u{2068}" where !isOpen: isOpen = true
    case "\u{2069}" where isOpen: isOpen = false
    default: text.append(scalar)
    }
  }
  return isOpen ? line : String(text)
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
