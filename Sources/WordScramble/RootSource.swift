public import Journal
public import Lexicon

/// What the roots of rounds are drawn from: a list of words, or whatever else yields the same root for the same number.
public protocol RootSource: Sendable {
  /// Why no root can be drawn; `Never` where one always can.
  associatedtype Fault: Error

  /// The root that `generator` draws, the same one for a generator in the same state.
  func root(drawnBy generator: inout SplitMix64) throws(Fault) -> RootWord
}

extension WordList: RootSource {
  /// A word of the list; out of an empty list, `silkworm`.
  public func root(drawnBy generator: inout SplitMix64) -> RootWord {
    isEmpty ? .fallback : RootWord(admitted: self[generator.draw(below: count)])
  }
}
