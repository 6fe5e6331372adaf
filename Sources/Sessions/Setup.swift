package import WordLists

/// What a session finds when it begins: where data and state lie, and whether a person types.
package struct Setup {
  package let data: DataFolder
  package let state: StateFolder

  /// Whether lines come from a person at a terminal or in a browser, and not from a pipe or a file.
  package let isTyped: Bool

  package init(data: DataFolder, state: StateFolder, isTyped: Bool) {
    self.data = data
    self.state = state
    self.isTyped = isTyped
  }
}

extension UInt64 {
  /// A seed that nobody chose, short enough to be told to a friend.
  package static func drawn() -> UInt64 { .random(in: 1...999_999) }
}

/// The release that this program is of, or the next one with `-dev` behind it.
package enum Version {
  package static let number = "2.0.0-dev"

  /// The day of the last release.
  package static let date = "2026-11-21"
}
