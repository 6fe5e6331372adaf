import Cryptograms
import WordLists

extension PatternSearch {
  /// A search of the bundled words.
  init(_ data: DataFolder) throws(BundledIndexFault) { self.init(try BundledIndex(data).byPattern()) }
}
