import Foundation
import Testing

/// Holds the version that the program tells against the changelog.
@Suite struct VersionTests {
  @Test func `What is not released yet goes by the next version`() throws {
    let changes = try String(contentsOf: Self.root.appending(path: "CHANGELOG.md"), encoding: .utf8)
    let sections = changes.split(separator: "\n## [").dropFirst()
    let unreleased = try #require(sections.first { $0.hasPrefix("Unreleased]") })
    let released = try #require(sections.compactMap { $0.firstMatch(of: /^(\d+)\.(\d+)\.(\d+)\] - (\S+)/) }.first)
    let program = Process()
    let output = Pipe()
    program.executableURL = Self.root.appending(path: "Tools/packages/version")
    program.standardOutput = output
    try program.run()
    let lines = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self).split(
      separator: "\n")
    program.waitUntilExit()
    try #require(lines.count == 2)
    #expect(lines[1] == released.4)
    let last = [released.1, released.2, released.3].map { Int($0) ?? 0 }
    if unreleased.contains("\n- ") {
      let next = try #require(lines[0].wholeMatch(of: /(\d+)\.(\d+)\.(\d+)-dev/), "\(lines[0])")
      #expect(last.lexicographicallyPrecedes([next.1, next.2, next.3].map { Int($0) ?? 0 }))
    } else {
      #expect(lines[0] == last.map { "\($0)" }.joined(separator: "."))
    }
  }

  private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    .standardizedFileURL
}
