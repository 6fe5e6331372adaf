/// A stem of a dictionary, and the rack without the letters that every form of the stem keeps.
struct FormStem {
  let text: ArraySlice<Alphabet.Code>

  /// The meaning of its flags.
  let flags: FormClass

  /// How many letters a prefix may strip from the start. Until the prefix is known, these are not taken from the rack.
  let looseStart: Int

  /// The rack without the stem, by how many letters suffixes strip from its end; 0 where the rest does not fit.
  let left: [UInt64]

  /// Measures stem `index` against the rack; nil where it does not fit, whatever affixes strip.
  init?(_ index: Int, of dictionary: FormDictionary, _ rack: RackLetters) {
    let stems = dictionary.stems
    text = stems.text(index)
    flags = dictionary.classes[Int(stems.classes[index])]
    looseStart = min(Int(stems.loose[index].start), text.count)
    let looseEnd = min(Int(stems.loose[index].end), text.count)
    // First the letters that no affix strips, then those of the loose end one by one.
    let sureStart = text.startIndex + looseStart
    let sureEnd = max(text.endIndex - looseEnd, sureStart)
    var rest = rack.left(rack.full, taking: text[sureStart..<sureEnd])
    if rest == 0 { return nil }
    var left = [UInt64](repeating: 0, count: looseEnd + 1)
    for stripped in stride(from: looseEnd, through: 0, by: -1) {
      let end = text.endIndex - stripped
      if end > sureEnd { rest = rack.left(rest, taking: text[end - 1..<end]) }
      if rest == 0 { break }
      left[stripped] = rest
    }
    self.left = left
  }
}
