import Journal
import Lexicon
import WordScramble

/// Judges by the bundled word index alone.
private final class IndexJudge: Judge {
  private let index: RackIndex

  init(_ index: RackIndex) { self.index = index }

  func isReal(_ word: String) -> Bool { index.contains(word) }
}

/// Memory for so many bytes from outside, which is kept.
@_cdecl("room")
public func room(_ count: Int32) -> UnsafeMutableRawPointer {
  .allocate(byteCount: Int(count), alignment: 16)
}

/// The number over a hundred seeded games that `scramble digest` prints, with a word index and a start list that lie in
/// memory; 0 where the index is none.
@_cdecl("digest")
public func digest(
  _ index: UnsafeRawPointer, _ indexLength: Int32, _ list: UnsafeRawPointer, _ listLength: Int32
) -> UInt64 {
  let list = unsafe Array(UnsafeRawBufferPointer(start: list, count: Int(listLength)))
  let index = unsafe IndexBytes(Array(UnsafeRawBufferPointer(start: index, count: Int(indexLength))))
  guard let judge = try? IndexJudge(WordIndex(index).byRack()),
    let digest = try? SeededGames.digest(100, roots: WordList(list), asking: judge)
  else { return 0 }
  return digest.value
}
