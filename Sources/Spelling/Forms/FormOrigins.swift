/// The stems that a form may come from by its letters, whether flags and conditions of affixes permit it or not.
struct FormOrigins: Sendable {
  /// The beginnings of stems that suffixes leave, and the stems of each.
  private var beginnings = CodeTexts()
  private var stemsOfBeginning: [[Int32]] = []
  private let suffixes: Endings
  private let prefixes: Endings

  /// Whether a suffix may follow another one.
  private let hasSecondSuffixes: Bool

  /// The origins of forms among `stems`.
  init(_ dictionary: FormDictionary, _ stems: [Int]) {
    for index in stems {
      let text = dictionary.stems.text(index)
      for cut in 0...min(text.count, Int(dictionary.stems.loose[index].end)) {
        let (number, isNew) = beginnings.insert(text.dropLast(cut))
        if isNew { stemsOfBeginning.append([]) }
        stemsOfBeginning[number].append(Int32(index))
      }
    }
    suffixes = Endings(dictionary.suffixes)
    prefixes = Endings(dictionary.prefixes)
    hasSecondSuffixes = (dictionary.suffixes.affixes + dictionary.prefixes.affixes).contains {
      !dictionary.classes[Int($0.flags)].suffixes.isEmpty
    }
  }

  /// The stems, in no order; one may come more than once.
  func stems(of form: ArraySlice<Alphabet.Code>) -> [Int] {
    var found: [Int] = []
    add(stemsWithSuffixes: form, to: &found)
    for length in 0...min(form.count, prefixes.longest) {
      for strip in prefixes.strips(of: form.prefix(length)) {
        add(stemsWithSuffixes: (strip + form.dropFirst(length))[...], to: &found)
      }
    }
    return found
  }

  private func add(stemsWithSuffixes text: ArraySlice<Alphabet.Code>, to found: inout [Int]) {
    for length in 0...text.count {
      guard let number = beginnings.number(of: text.prefix(length)), mayBeAdded(text.dropFirst(length))
      else { continue }
      found += stemsOfBeginning[number].map { Int($0) }
    }
  }

  /// Whether suffixes may add `text`, of which a second one may have stripped letters of the first.
  private func mayBeAdded(_ text: ArraySlice<Alphabet.Code>) -> Bool {
    if text.isEmpty || suffixes.contains(text) { return true }
    return hasSecondSuffixes && (0..<text.count).contains { suffixes.contains(text.suffix($0)) }
  }
}

/// The texts that the affixes of a table add, each with those that are stripped for it.
private struct Endings: Sendable {
  private var texts = CodeTexts()
  private var stripsOfText: [[[Alphabet.Code]]] = []
  private(set) var longest = 0

  init(_ table: AffixTable) {
    for group in table.groups {
      let strip = Array(table.text(group.strip))
      for affix in group.affixes {
        let append = table.text(table.affixes[Int(affix)].append)
        longest = max(longest, append.count)
        let (number, isNew) = texts.insert(append)
        if isNew { stripsOfText.append([]) }
        if !stripsOfText[number].contains(strip) { stripsOfText[number].append(strip) }
      }
    }
  }

  func contains(_ text: ArraySlice<Alphabet.Code>) -> Bool { texts.number(of: text) != nil }

  func strips(of text: ArraySlice<Alphabet.Code>) -> [[Alphabet.Code]] {
    texts.number(of: text).map { stripsOfText[$0] } ?? []
  }
}
