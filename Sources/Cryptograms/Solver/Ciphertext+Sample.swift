extension Ciphertext {
  /// As much of the text as is needed to find its key: the words of its beginning, and of those that follow the ones with
  /// letters that have not occurred before. Longer words than any language has are cut.
  func sample(letters most: Int) -> [Word] {
    var sample: [Word] = []
    var seen: UInt32 = 0
    var count = 0
    for word in words {
      let letters = word.symbols.reduce(UInt32(0)) { $0 | 1 << UInt32($1) }
      guard count < most || letters & ~seen != 0 else { continue }
      var context = count < most || sample.isEmpty ? word.context : .unknown
      var rest = word.symbols[...]
      while !rest.isEmpty {
        let piece = rest.prefix(Self.longestWord)
        rest = rest.dropFirst(Self.longestWord)
        let added = piece.reduce(UInt32(0)) { $0 | 1 << UInt32($1) } & ~seen
        guard count < most || added != 0 else { continue }
        sample.append(Word(symbols: Array(piece), context: context, isLast: rest.isEmpty && word.isLast))
        seen |= added
        count += piece.count
        context = .unknown
      }
    }
    return sample
  }

  private static let longestWord = 40
}
