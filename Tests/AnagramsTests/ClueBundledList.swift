import Anagrams
import TestSupport
import WordLists

/// The list of indicators that comes with the program, read once for all tests.
enum ClueBundledList {
  static let indicators = Result { try IndicatorList(text(of: "\(DataFolder.find().path)/Resources/indicators.txt")) }
}
