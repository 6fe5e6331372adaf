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
