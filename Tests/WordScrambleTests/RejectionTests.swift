import Testing
import WordScramble

@Suite struct RejectionTests {
  private let root = try! RootWord("silkworm")

  @Test(
    arguments: [
      (.notOriginal(number: 2), "Word used already", "Be more original"),
      (.notPossible(missing: ["c"]), "Word not possible", "You can't spell that word from 'silkworm'!"),
      (.notReal, "Word not recognized", "You can't just make them up, you know!"),
    ] as [(Rejection, String, String)])
  func `The original's messages are kept word for word`(rejection: Rejection, title: String, message: String) {
    #expect(rejection.title == title)
    #expect(rejection.message(for: root) == message)
  }

  @Test(
    arguments: [
      (.timeUp(limit: 60), .timeUp, "60"), (.notOriginal(number: 2), .notOriginal, "2"),
      (.notPossible(missing: ["c", "c"]), .notPossible, "cc"), (.tooShort(minimum: 3), .tooShort, "3"),
      (.isRoot, .isRoot, ""), (.notReal, .notReal, ""),
    ] as [(Rejection, Verdict, String)])
  func `Every rejection has a verdict and a detail`(rejection: Rejection, verdict: Verdict, detail: String) {
    #expect(rejection.verdict == verdict)
    #expect(rejection.detail == detail)
    #expect(!rejection.title.isEmpty && !rejection.message(for: root).isEmpty)
  }

  @Test func `A rejection says what it is without the root`() {
    #expect("\(Rejection.notPossible(missing: ["l", "s"]))" == "not possible: l, s missing")
    #expect("\(Rejection.tooShort(minimum: 3))" == "too short: a word has at least 3 letters")
    #expect("\(Judgement.rejected(.notReal))" == "rejected(not real: the dictionary does not know the word)")
  }

  @Test func `The verdicts have the names of the contract`() {
    let names = ["accepted", "not-original", "not-possible", "too-short", "is-root", "not-real", "time-up"]
    #expect(Verdict.allCases.map(\.rawValue) == names)
  }
}
