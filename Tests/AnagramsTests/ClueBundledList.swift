import Anagrams
import Lexicon
import TestSupport
import WordLists

/// The list of indicators and that of answers, which come with the program, read once for all tests.
enum ClueBundledList {
  static let indicators = Result { try IndicatorList(text(of: "\(DataFolder.find().path)/Resources/indicators.txt")) }
  static let definitions = Result { try DataFolder.find().definitions() }
  static let answers = Result { try DataFolder.find().answers() }
}
