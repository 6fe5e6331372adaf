extension Ciphertext {
  /// The text under a key, letters in the case of the text and all else as it is.
  func replaced(by key: CipherKey) -> String {
    var text = String.UnicodeScalarView()
    for (place, scalar) in scalars.enumerated() {
      let letter = letters[place]
      guard letter >= 0 else {
        text.append(scalar)
        continue
      }
      let first: UInt8 = scalar.value < 0x60 ? 0x41 : 0x61
      text.append(Unicode.Scalar(first + key.plain[Int(letter)]))
    }
    return String(text)
  }

  /// The letters of the text as words under a key, in lower case; long texts are cut piece by piece.
  func segmented(_ key: CipherKey, model: LanguageModel) -> String {
    let plain = letters.filter { $0 >= 0 }.map { key.plain[Int($0)] + 1 }
    var text: [UInt8] = []
    for start in stride(from: 0, to: plain.count, by: Self.piece) {
      let piece = Array(plain[start..<min(plain.count, start + Self.piece)])
      var begin = 0
      for end in Segmentation(piece, model: model).ends {
        if !text.isEmpty { text.append(0x20) }
        text += piece[begin..<end].map { 0x60 + $0 }
        begin = end
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The letters of the sample, without apostrophes.
  func run(letters most: Int) -> [UInt8] {
    sample(letters: most).flatMap(\.symbols).filter { $0 < Self.apostrophe }
  }

  private static let piece = 2000
}
