import ArgumentParser
import WordScramble

/// Which entries are wanted.
enum CheckSelection: String, CaseIterable, ExpressibleByArgument {
  case accepted
  case rejected

  func includes(_ answer: Answer) -> Bool { (answer.verdict == .accepted) == (self == .accepted) }
}
