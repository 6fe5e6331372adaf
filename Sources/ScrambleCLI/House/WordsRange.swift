import ArgumentParser

/// How many words a root has to offer: `60-120`, both ends included, either of which may be left out.
struct WordsRange: CustomStringConvertible {
  let lower: Int
  let upper: Int

  /// Reads what an option was given.
  ///
  /// - Throws: `ValidationError`, which names the syntax.
  init(option: String) throws {
    guard let range = WordsRange(option) else {
      throw ValidationError("A range is written as 60-120, 60- or -120.")
    }
    self = range
  }

  init?(_ text: String) {
    let ends = text.split(separator: "-", omittingEmptySubsequences: false)
    guard ends.count == 2, ends.contains(where: { !$0.isEmpty }) else { return nil }
    let numbers = ends.map { $0.isEmpty ? nil : $0.allSatisfy(\.isASCIIDigit) ? Int($0) ?? -1 : -1 }
    lower = numbers[0] ?? 0
    upper = numbers[1] ?? .max
    guard lower >= 0, upper >= lower else { return nil }
  }

  func contains(_ count: Int) -> Bool { lower <= count && count <= upper }

  var description: String { "\(lower)-\(upper == .max ? "" : String(upper))" }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
