package import Cryptograms
package import WordLists

extension PatternSearch {
  /// A search of the bundled words.
  package init(_ data: DataFolder) throws(BundledIndexFault) { self.init(try BundledIndex(data).byPattern()) }
}
