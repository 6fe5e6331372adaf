/// A set of texts in a dictionary's characters, numbered as they are added.
struct CodeTexts: Sendable {
  private var codes: [Alphabet.Code] = []
  private var starts: [Int] = [0]

  /// A hash table: 0 for a free place, else one more than the number of a text, which stands at the first place that
  /// was free from its hash on.
  private var table = [UInt32](repeating: 0, count: 64)

  var count: Int { starts.count - 1 }

  subscript(number: Int) -> ArraySlice<Alphabet.Code> { codes[starts[number]..<starts[number + 1]] }

  /// The number of the text, and whether it has just been added.
  mutating func insert(_ text: ArraySlice<Alphabet.Code>) -> (number: Int, isNew: Bool) {
    let place = place(of: text)
    if table[place] != 0 { return (Int(table[place]) - 1, false) }
    codes.append(contentsOf: text)
    starts.append(codes.count)
    table[place] = UInt32(count)
    if 2 * count > table.count { grow() }
    return (count - 1, true)
  }

  /// The number of the text, or nil where it is not in the set.
  func number(of text: ArraySlice<Alphabet.Code>) -> Int? {
    let number = table[place(of: text)]
    return number == 0 ? nil : Int(number) - 1
  }

  /// The place of the text in the table, or the free one that it would have.
  private func place(of text: ArraySlice<Alphabet.Code>) -> Int {
    var place = Self.hash(text) & (table.count - 1)
    while table[place] != 0, !self[Int(table[place]) - 1].elementsEqual(text) {
      place = (place + 1) & (table.count - 1)
    }
    return place
  }

  private mutating func grow() {
    table = [UInt32](repeating: 0, count: 4 * table.count)
    for number in 0..<count { table[place(of: self[number])] = UInt32(number + 1) }
  }

  private static func hash(_ text: ArraySlice<Alphabet.Code>) -> Int {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for code in text { hash = (hash ^ UInt64(code)) &* 0x9E37_79B9_7F4A_7C15 }
    return Int(truncatingIfNeeded: hash >> 20)
  }
}
