/// The letters with which a riddle begins and goes on: `Q:` before the question, `A:` before its answer.
struct QuestionLabels {
  /// The cipher letters that stand for Q and for A, by their places in the alphabet.
  let question: Int
  let answer: Int

  /// How much likelier such letters are Q and A than anything else that the text would make of them, in parts of a nat.
  static let likelihood = 8 * Nats.unit

  /// The labels of `text`; nil where it does not begin with a letter and a colon, or no other letter is alone before
  /// one. Complexity: linear.
  init?(_ text: Ciphertext) {
    func isLetter(_ place: Int) -> Bool { text.letters.indices.contains(place) && text.letters[place] >= 0 }
    let labels = text.scalars.indices.filter { place in
      isLetter(place) && !isLetter(place - 1) && place + 1 < text.scalars.count && text.scalars[place + 1] == ":"
    }
    guard let first = labels.first, text.letters.firstIndex(where: { $0 >= 0 }) == first,
      let second = labels.first(where: { text.letters[$0] != text.letters[first] })
    else { return nil }
    (question, answer) = (Int(text.letters[first]), Int(text.letters[second]))
  }

  /// `domains` of the English alphabet with the labels for what they mean; nil where that is ruled out.
  func fixed(in domains: Domains) -> Domains? {
    let alphabet = domains.alphabet
    guard let q = CipherLetter("Q"), let a = CipherLetter("A"), domains[alphabet[question]].contains(q),
      domains[alphabet[answer]].contains(a)
    else { return nil }
    var fixed = domains
    fixed.fix(alphabet[question], as: q)
    fixed.fix(alphabet[answer], as: a)
    return fixed
  }
}
