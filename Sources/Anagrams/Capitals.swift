extension Character {
  /// The letter as crosswords write it, where it has one capital.
  package var capital: Character {
    let upper = uppercased()
    return upper.count == 1 ? upper.first! : self
  }
}

extension Sequence<Character> {
  /// The letters as crosswords write them.
  package var capitals: String { String(map(\.capital)) }
}
