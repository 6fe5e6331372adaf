import Journal

/// Texts that look like word lists, and worse.
struct RandomText {
  private var generator: SplitMix64

  init(seed: UInt64) { generator = SplitMix64(seed: seed) }

  /// A text of up to `count` lines with words near to `root`, with line ends and strange bytes of all sorts.
  mutating func next(root: String, lines count: Int) -> [UInt8] {
    var text: [UInt8] = []
    let isReturned = generator.draw(below: 4) == 0
    let strangeness = [0, 0, 1, 5, 50][generator.draw(below: 5)]
    for _ in 0..<generator.draw(below: count + 1) {
      text += line(near: Array(root.utf8), strangeness: strangeness)
      if isReturned || generator.draw(below: 50) == 0 { text.append(0x0D) }
      text.append(0x0A)
    }
    if generator.draw(below: 2) == 0 { text += line(near: Array(root.utf8), strangeness: strangeness) }
    return text
  }

  mutating func draw(below bound: Int) -> Int { generator.draw(below: bound) }

  private mutating func line(near root: [UInt8], strangeness: Int) -> [UInt8] {
    var letters = root
    var line: [UInt8] = []
    switch generator.draw(below: 10) {
    case 0: break
    case 1...5:
      generator.shuffle(&letters)
      line = Array(letters.prefix(generator.draw(below: root.count + 1)))
      if generator.draw(below: 2) == 0 { line.append(letter()) }
    case 6...8:
      let length = generator.draw(below: [13, 40, 201][generator.draw(below: 3)])
      for _ in 0..<length { line.append(letter()) }
    default:
      let length = generator.draw(below: 201)
      for _ in 0..<length { line.append(root[generator.draw(below: root.count)]) }
    }
    for index in line.indices {
      if generator.draw(below: 10) == 0 { line[index] &= ~0x20 }
      if generator.draw(below: 100) < strangeness { line[index] = strange() }
    }
    if generator.draw(below: 20) == 0 { line.insert(space(), at: 0) }
    if generator.draw(below: 20) == 0 { line.append(space()) }
    return line
  }

  private mutating func letter() -> UInt8 { UInt8(0x61 + generator.draw(below: 26)) }

  private mutating func space() -> UInt8 { [0x09, 0x0B, 0x0C, 0x0D, 0x20][generator.draw(below: 5)] }

  private mutating func strange() -> UInt8 {
    let byte = UInt8(generator.draw(below: 256))
    return byte == 0x0A ? 0x0B : byte
  }
}
