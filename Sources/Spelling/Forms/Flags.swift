import Lexicon

/// Reads the flags that stand behind a stem or an affix, in the format that FLAG names.
struct FlagReader {
  enum Format { case character, long, number, unicode }

  var format = Format.character

  /// The flags that AF gives a number to, from 1 on.
  var aliases: [[UInt16]] = []

  /// The flags of `text`, which may be the number of an alias. Flags that Hunspell cannot read are left out.
  func flags(_ text: ArraySlice<UInt8>) -> [UInt16] {
    if aliases.isEmpty { return ownFlags(text) }
    let number = decimal(text)
    return aliases.indices.contains(number - 1) ? aliases[number - 1] : []
  }

  /// The flags of `text`, which is no number of an alias.
  func ownFlags(_ text: ArraySlice<UInt8>) -> [UInt16] {
    switch format {
    case .character: text.map { UInt16($0) }
    case .long:
      stride(from: text.startIndex, to: text.endIndex - 1, by: 2).map {
        UInt16(text[$0]) << 8 | UInt16(text[$0 + 1])
      }
    case .number:
      text.split(separator: UInt8(ascii: ",")).map { UInt16(truncatingIfNeeded: decimal($0)) }
    case .unicode: Array(String(decoding: text, as: UTF8.self).utf16)
    }
  }

  /// The one flag that a line names, or nil where there is none.
  func flag(_ text: ArraySlice<UInt8>) -> UInt16? { ownFlags(text).first }
}

/// The number at the start of `text`, 0 where there is none, at most a million.
func decimal(_ text: ArraySlice<UInt8>) -> Int {
  var number = 0
  for byte in text {
    guard byte >= 0x30, byte <= 0x39, number <= 100_000 else { break }
    number = number * 10 + Int(byte - 0x30)
  }
  return number
}

/// The different sets of flags of a dictionary, numbered as they are met. Number 0 is the empty set.
struct FlagSets {
  private(set) var sets: [[UInt16]] = [[]]
  private var numbers: [[UInt16]: Int32] = [[]: 0]
  private var numbersOfTexts: [ArraySlice<UInt8>: Int32] = [:]

  /// The number of the set of flags that `text` stands for.
  mutating func number(of text: ArraySlice<UInt8>, _ reader: FlagReader) -> Int32 {
    if text.isEmpty { return 0 }
    if let number = numbersOfTexts[text] { return number }
    let set = Set(reader.flags(text)).ordered(by: <)
    let number = numbers[set] ?? Int32(sets.count)
    if numbers.updateValue(number, forKey: set) == nil { sets.append(set) }
    numbersOfTexts[ArraySlice(Array(text))] = number
    return number
  }
}
