/// How the workbench looks and sounds, kept from run to run.
struct AnagramSettings: Equatable {
  enum Layout: String, CaseIterable {
    /// A circle of letters above the slots.
    case ring

    /// One line, as a screen reader reads it best.
    case line
  }

  var layout = Layout.ring
  var isAnimated = true
  var hasBell = false
  var isColoured = true
  var takesKeys = false

  var pairs: [(name: String, value: String)] {
    [
      ("animation", isAnimated ? "on" : "off"), ("bell", hasBell ? "on" : "off"),
      ("colour", isColoured ? "on" : "off"), ("keys", takesKeys ? "on" : "off"), ("layout", layout.rawValue),
    ]
  }

  /// Takes over a setting; answers false where there is no such name or value.
  mutating func set(_ name: String, _ value: String) -> Bool {
    let isOn = ["on": true, "off": false][value]
    switch (name, isOn, Layout(rawValue: value)) {
    case ("animation", let isOn?, _): isAnimated = isOn
    case ("bell", let isOn?, _): hasBell = isOn
    case ("colour", let isOn?, _), ("color", let isOn?, _): isColoured = isOn
    case ("keys", let isOn?, _): takesKeys = isOn
    case ("layout", _, let layout?): self.layout = layout
    default: return false
    }
    return true
  }
}

enum AnagramSettingsFile {
  private static let header = "word-scramble settings 1"
  private static let name = "settings-anagram"
  private static let largest = 1 << 20

  /// The settings that are kept, or the usual ones, and what is to be told: a damaged file is set aside.
  static func settings(on shelf: any Shelf) -> (settings: AnagramSettings, notice: Diagnostic?) {
    guard let path = shelf.path(of: name), shelf.hasFile(at: path) else { return (AnagramSettings(), nil) }
    do throws(Diagnostic) {
      if let settings = parse(try shelf.contents(of: path, upTo: largest)) { return (settings, nil) }
      return (AnagramSettings(), try shelf.setAside(path, "the settings are"))
    } catch {
      return (AnagramSettings(), error)
    }
  }

  /// The settings of a file, or nil where a line is none.
  static func parse(_ bytes: [UInt8]) -> AnagramSettings? {
    guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.first == header[...], lines.last == "" else { return nil }
    var settings = AnagramSettings()
    for line in lines.dropFirst().dropLast() {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[1].first == " ",
        settings.set(String(parts[0]), String(parts[1].dropFirst()))
      else { return nil }
    }
    return settings
  }

  static func change(_ settings: AnagramSettings) -> KeptChange {
    let lines = [header] + settings.pairs.map { "\($0.name): \($0.value)" }
    return .replace(name: name, text: lines.map { $0 + "\n" }.joined())
  }
}
