import Cryptograms
import Journal
import Layout

extension Solution {
  /// A letter that is less sure than this, in per cent, is told to be doubtful.
  static let sure = 90

  /// The readings, best first, with what is to be said of the best, in lines for a person.
  package func text(atMost most: Int, width: Int = .max) -> [String] {
    guard !readings.isEmpty else {
      return [letters == 0 ? "There is no letter in it." : "No key is left that agrees with what is known."]
    }
    let shown = readings.prefix(most)
    let readings = shown.enumerated().flatMap { number, reading in
      reading.lines.flatMap { wrapped(Escape.visible(shown.count > 1 ? "\(number + 1)  \($0)" : $0), width: width) }
    }
    return readings + remarks.flatMap { wrapped("   \($0)", width: width) }
  }

  /// What is to be said of the best reading.
  var remarks: [String] {
    guard let best = readings.first else { return [] }
    let doubtful = best.doubtful.map { "\($0.cipher)=\($0.plain.small) \($0.confidence) %" }
    return [
      isBelowUnicityDistance
        ? "\(counted(letters, "letter")) cannot settle it, some \(unicityDistance) would: this is the likeliest reading."
        : nil,
      doubtful.isEmpty ? nil : "Doubtful: \(doubtful.joined(separator: ", ")).",
      isAmbiguous
        ? "Ambiguous: \(counted(rivals.count, "reading")) nearly as likely; \(deciding.map(\.description).joined(separator: ", ")) would decide."
        : nil,
    ].compactMap(\.self)
  }
}

extension Reading {
  /// The letters of which one cannot be sure.
  var doubtful: [Pair] { key.filter { $0.confidence < Solution.sure } }

  /// The plain text in lines, cut into words where the text has no spaces that part any.
  var lines: [String] { (segmented ?? plaintext).split(whereSeparator: \.isNewline).map(String.init) }
}
