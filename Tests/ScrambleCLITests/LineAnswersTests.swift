import Journal
import TestSupport
import Testing
import WordScramble

@testable import ScrambleCLI
@testable import Sessions

/// The answers to a line, as every front has them.
@Suite struct LineAnswersTests {
  private final class Clock {
    var milliseconds = 0
  }

  @Test func `Words that come too late are told so, behind the end of the time`() throws {
    let (clock, folder) = (Clock(), TemporaryFolder())
    let world = World(
      library: try LocalLibrary.find(), shelf: LocalShelf(at: folder.path, isTyped: false),
      now: { clock.milliseconds }, date: { 0 }, today: { CalendarDate("2026-11-21")! }, chance: { 1 }, isTyped: true)
    let session = try Instrument.game.open(Link("game?root=silkworm&time=10"), world)
    _ = try session.open()
    func told(_ line: String?) throws -> [String] {
      var answers = LineAnswers(of: session, to: line)
      var told: [String] = []
      while let answer = try answers.next() {
        let text = answer.object(isFirst: false).text
        let event = try #require(text.firstMatch(of: /"kind":"(accepted|rejected|time-up)"/)).output.1
        told.append("\(event)\(text.contains("\"verdict\":\"time-up\"") ? ", too late" : "")")
      }
      return told
    }
    #expect(try told("silk milk") == ["accepted", "accepted"])
    #expect(try told(nil) == [])
    clock.milliseconds = 10_000
    #expect(try told("worm rows") == ["time-up", "rejected, too late", "rejected, too late"])
  }
}
