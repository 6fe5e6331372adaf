/// How sure each pair of a reading is: the share of all readings found, weighted by their scores, that have the pair,
/// translated into how often pairs with such a share were right in measurements.
struct Confidence {
  /// Whether the best reading costs no more than its language does; nil where nobody has measured what that costs.
  let readsAsLanguage: Bool?

  /// For each cipher letter and plain letter the weight of the readings with that pair, at the size of the alphabet
  /// times the one plus the other.
  private var weights: [Int]
  private let size: Int
  private var whole = 0
  private let least: Int32
  private let length: Length
  private let letters: Int
  private let telling: Int

  /// - Parameters:
  ///   - size: how many letters the alphabet has.
  ///   - letters: how many letters the costs of the readings are of.
  ///   - telling: how many of these tell anything; what is repeated counts once.
  ///   - language: the language of the model, where somebody has measured what it costs.
  ///   - different: how many different letters the text has.
  init(
    _ pool: ReadingPool, size: Int, letters: Int, telling: Int? = nil, language: MeasuredLanguage?,
    different: Int = .max
  ) {
    self.size = size
    (self.letters, self.telling) = (max(1, letters), max(1, telling ?? letters))
    weights = [Int](repeating: 0, count: size * size)
    let least = pool.best?.cost ?? 0
    self.least = least
    length = Length(self.telling)
    let isVaried = letters < Self.lettersOfVaried || different >= Self.leastDifferent
    readsAsLanguage = language.map { isVaried && Int(least) <= $0.mostCost(ofLetters: letters) * letters }
    for found in pool.found {
      let weight = ratio(found.cost - least)
      whole += weight
      for (cipher, plain) in found.key.plain.enumerated() { weights[size * cipher + Int(plain)] += weight }
    }
  }

  /// A difference of costs as a ratio of chances.
  private func ratio(_ difference: Int32) -> Int {
    ExponentialTable.ratio(Int(Int64(difference) * Int64(telling) / Int64(letters)))
  }

  /// The weighted share of readings with the pair, in parts of ten thousand.
  func share(_ cipher: Int, _ plain: Int) -> Int {
    whole == 0 ? 0 : Int(Int64(weights[size * cipher + plain]) * 10_000 / Int64(whole))
  }

  /// Per cent that the pair is right.
  func percent(_ cipher: Int, _ plain: Int) -> Int {
    let share = share(cipher, plain)
    let percent = length.pairs[Self.bounds.count { $0 <= share }]
    return switch readsAsLanguage {
    case true?: percent
    case false?: min(percent, Self.mostWithoutLanguage)
    case nil: min(percent, Self.mostUnmeasured)
    }
  }

  /// Per cent that all of the reading is right.
  func percent(_ found: ReadingPool.Found) -> Int {
    let share = whole == 0 ? 0 : ratio(found.cost - least) * 100 / whole
    let percent = length.readings[Self.readingBounds.count { $0 <= share }]
    return switch readsAsLanguage {
    case true?: min(percent, share)
    case false?: 0
    case nil: min(percent, share, Self.mostUnmeasured)
    }
  }

  /// Per cent that pairs of a text of so many letters have at most.
  static func most(ofLetters count: Int) -> Int { Length(count).pairs.last ?? 0 }

  /// The bounds between the classes of shares of pairs.
  private static let bounds = [100, 300, 1000, 2000, 3500, 5000, 6500, 8000, 9000, 9500, 9800, 9900, 9970, 9990]

  /// The bounds between the classes of shares of readings, in per cent.
  private static let readingBounds = [1, 10, 20, 30, 40, 50, 60, 70, 80, 90, 98]

  /// A text of so many letters has at least so many different ones; a Baconian or Polybius cipher has fewer.
  private static let lettersOfVaried = 25
  private static let leastDifferent = 8

  /// The most per cent in a text that does not read as its language: more of its letters are wrong than their shares
  /// say.
  private static let mostWithoutLanguage = 30

  /// The most per cent where it is unknown whether a text is of the model's language: in a text of another one most
  /// letters that would be called nearly certain are wrong.
  private static let mostUnmeasured = 90

  /// Per cent of each class of shares that were right in texts of about a length, as `cryptogram-accuracy
  /// --calibration` and `--scores` count them. Of short texts there are readings that no search has met, so shares
  /// promise too much.
  private struct Length {
    let pairs: [Int]
    let readings: [Int]

    init(_ letters: Int) {
      switch letters {
      case ..<10: (pairs, readings) = (Self.pairsBelow10, Self.readingsBelow20)
      case ..<20: (pairs, readings) = (Self.pairsBelow20, Self.readingsBelow20)
      case ..<40: (pairs, readings) = (Self.pairsBelow40, Self.readingsFrom20)
      default: (pairs, readings) = (Self.pairsFrom40, Self.readingsFrom20)
      }
    }

    private static let pairsBelow10 = [0, 1, 4, 8, 10, 12, 15, 30, 40, 45, 50, 50, 55, 60, 65]
    private static let pairsBelow20 = [0, 1, 6, 9, 13, 20, 22, 35, 46, 55, 68, 75, 87, 90, 96]
    private static let pairsBelow40 = [0, 1, 6, 10, 12, 28, 40, 56, 69, 75, 82, 89, 94, 96, 99]
    private static let pairsFrom40 = [0, 1, 6, 13, 20, 30, 50, 60, 73, 83, 89, 93, 95, 96, 99]

    private static let readingsBelow20 = [0, 1, 4, 5, 6, 14, 20, 30, 36, 38, 70, 80]
    private static let readingsFrom20 = [0, 3, 10, 15, 22, 34, 46, 58, 67, 82, 91, 99]
  }
}
