import Foundation
import Testing

/// Holds the sources against the rule that a type stands in the file of its name. A small one may stand beside the type
/// that it serves, and so may a private or nested one, and the table of a session's commands.
@Suite struct FileNameTests {
  /// The most lines of a type in the file of another one.
  private static let mostLines = 40

  @Test func `A type of more than forty lines stands in the file of its name`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources").standardizedFileURL
    let files = try FileManager.default.subpathsOfDirectory(atPath: root.path()).filter { $0.hasSuffix(".swift") }
    try #require(files.count > 100)
    var types = 0
    for file in files {
      let name = file.split(separator: "/").last!.prefix { $0 != "." }
      let text = try String(contentsOf: root.appending(path: file), encoding: .utf8)
      for (type, lines) in self.types(in: text) {
        types += 1
        let mayStand = lines <= Self.mostLines || type == name || type.hasSuffix("CommandName")
        #expect(mayStand, "\(type), of \(lines) lines, stands in \(file)")
      }
    }
    try #require(types > 400)
  }

  /// The types of a file that stand in no other one, each with its number of lines, comments before it apart.
  private func types(in text: String) -> [(name: Substring, lines: Int)] {
    let head =
      #/
      ^ (?: @\w+ (?: \([^)]*\) )? \s | (?! private | fileprivate | import ) [a-z]+ \s )*
      (?: struct | enum | class | actor | protocol ) \s (\w+)
      /#
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.compactMap { first in
      guard let match = lines[first].firstMatch(of: head) else { return nil }
      let last = lines[first].hasSuffix("}") ? first : lines[first...].firstIndex { $0.hasPrefix("}") } ?? first
      return (match.1, last - first + 1)
    }
  }
}
