/// How many words a root has to offer: `60-120`, both ends included, either of which may be left out.
package struct WordsRange: CustomStringConvertible {
  package let lower: Int
  package let upper: Int

  package init?(_ text: String) {
    let ends = text.split(separator: "-", omittingEmptySubsequences: false)
    guard ends.count == 2, ends.contains(where: { !$0.isEmpty }) else { return nil }
    let numbers = ends.map { $0.isEmpty ? nil : $0.allSatisfy(\.isASCIIDigit) ? Int($0) ?? -1 : -1 }
    lower = numbers[0] ?? 0
    upper = numbers[1] ?? .max
    guard lower >= 0, upper >= lower else { return nil }
  }

  package func contains(_ count: Int) -> Bool { lower <= count && count <= upper }

  package var description: String { "\(lower)-\(upper == .max ? "" : String(upper))" }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
