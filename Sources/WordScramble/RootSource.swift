public import Journal
public import Lexicon

/// A source of roots for rounds: a list of words, or anything else that yields the same root for the same number.
public struct RootSource: Sendable {
  private let draw: @Sendable (inout SplitMix64) throws(LookupFault) -> RootWord

  /// The day whose root is not drawn, with that root.
  private var dealt: (date: CalendarDate, root: RootWord)?

  /// The roots that `draw` draws, which draws the same one with a generator in the same state.
  public init(_ draw: @escaping @Sendable (inout SplitMix64) throws(LookupFault) -> RootWord) { self.draw = draw }

  /// The words of `list`; out of an empty list, `silkworm`.
  public init(_ list: WordList) { draw = { generator throws(LookupFault) in list.root(drawnBy: &generator) } }

  /// The root that `generator` draws, the same one for a generator in the same state.
  ///
  /// - Throws: why no root can be drawn, which never happens to a list of words.
  public func root(drawnBy generator: inout SplitMix64) throws(LookupFault) -> RootWord { try draw(&generator) }

  /// These roots, with `root` for the round of the day `date`.
  package func dealing(_ root: RootWord, on date: CalendarDate) -> RootSource {
    var source = self
    source.dealt = (date, root)
    return source
  }

  /// The root of the round of the day `date`, or nil where it is drawn.
  func root(of date: CalendarDate) -> RootWord? { dealt?.date == date ? dealt?.root : nil }
}

extension WordList {
  /// A word of the list as a root; out of an empty list, `silkworm`.
  public func root(drawnBy generator: inout SplitMix64) -> RootWord {
    isEmpty ? .fallback : RootWord(admitted: self[generator.draw(below: count)])
  }
}
