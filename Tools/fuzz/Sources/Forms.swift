@testable import Lexicon
@testable import Spelling

extension Harness {
  /// An `.aff` file, a NUL, a `.dic` file, a NUL, the letters at hand.
  static let forms = Harness("forms") { bytes in
    let (affix, rest) = bytes.parted(by: 0)
    let (words, letters) = Array(rest).parted(by: 0)
    let rack = Array(String(decoding: letters.prefix(24), as: UTF8.self).folded)
    for orthography in [Orthography(), Orthography(allowsCapitals: true, accents: .folded(keeping: ["ñ", "ŀ"]))] {
      let forms: WordForms
      do throws(WordFormsFault) {
        forms = try WordForms(affix: Array(affix), words: Array(words), orthography: orthography)
      } catch {
        hold(!error.description.isEmpty && error.line != 0, "a fault has words")
        continue
      }
      let have = LetterMultiset(rack)
      var seen: Set<[UInt8]> = []
      for candidate in forms.candidates(from: rack, minimumLength: 2).prefix(500) {
        let folded = Array(orthography.folded(candidate))
        hold(
          folded.count >= 2 && have.contains(LetterMultiset(folded)), "a candidate is spelled from the letters",
          candidate)
        hold(orthography.allowsCapitals || candidate == candidate.lowercased(), "no capital is refused", candidate)
        hold(seen.insert(Array(candidate.utf8)).inserted, "a candidate comes once", candidate)
      }
      for stem in forms.stems(ofLength: 4) { hold(!stem.isEmpty, "a stem has letters") }
    }
  }
}
