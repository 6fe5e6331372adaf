import Files
import Journal
import WordScramble

/// The file of finished rounds in the state folder.
struct ResultBook {
  private static let header = "word-scramble results 1"
  private let state: StateFolder

  init(_ state: StateFolder) { self.state = state }

  /// All results, in the order in which the rounds were finished first.
  func results() throws -> [GameResult] {
    let path = try state.require("results")
    guard isFile(path) else { return [] }
    let bytes = try readFile(path)
    guard let results = Self.parse(bytes) else {
      throw Diagnostic(
        .badData, "cannot read \(path)", because: "the results are damaged",
        "the next finished round sets the file aside")
    }
    return results
  }

  /// Adds `result`, or puts it in the place of an earlier one of the same round. A damaged file is set aside and told.
  /// The disk may get it later where `isSynced` says so.
  func add(_ result: GameResult, isSynced: Bool) throws -> Diagnostic? {
    let path = try state.require("results")
    var diagnostic: Diagnostic?
    try changeFile(path, isSynced: isSynced) { old throws(FileFault) in
      var results: [GameResult] = []
      if let old {
        if let parsed = Self.parse(old) {
          results = parsed
        } else {
          diagnostic = try StateFolder.setAside(path, holding: old, "the results are")
        }
      }
      if let index = results.firstIndex(where: { $0.id == result.id && !result.id.isEmpty }) {
        results[index] = results[index].again(result)
      } else {
        results.append(result)
      }
      return Array((([Self.header] + results.map { "\($0.record)" }).joined(separator: "\n") + "\n").utf8)
    }
    return diagnostic
  }

  /// The results of a file, or nil where a line is none.
  static func parse(_ bytes: [UInt8]) -> [GameResult]? {
    guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.first == header[...], lines.last == "" else { return nil }
    let results = lines.dropFirst().dropLast().map { Record($0).flatMap { GameResult($0) } }
    return results.contains { $0 == nil } ? nil : results.compactMap(\.self)
  }
}
