extension Puzzle {
  /// Pairs and bans of the map that together leave no word for `word`, and of which none can be spared: without any one
  /// of them some word fits. Empty where a word fits, or none would without all of them.
  ///
  /// Bans, then locked pairs, are blamed only where the others do not suffice. Complexity: a search for each pair and
  /// ban.
  public func blame(for word: CipherWord) -> [Assumption] {
    blame { search.matches(for: word, in: $0).isEmpty }
  }

  /// Assumptions of the map under which `isWrong` holds, and of which none can be spared.
  func blame(_ isWrong: (Domains) -> Bool) -> [Assumption] {
    let domains = { Domains($0, forbidsItself: map.forbidsItself) }
    // The last ones are the first that have to do without blame.
    let locked = map.pairs.filter { map.locked.contains($0.cipher) }
    let free = map.pairs.filter { !map.locked.contains($0.cipher) }
    var blamed = (free + locked).map(Assumption.pair) + map.bans.map(Assumption.ban)
    guard isWrong(domains(blamed)), !isWrong(domains([])) else { return [] }
    for assumption in blamed.reversed() {
      let others = blamed.filter { $0 != assumption }
      if isWrong(domains(others)) { blamed = others }
    }
    return blamed
  }
}
