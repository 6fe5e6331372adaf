import Journal
import TestSupport
import Testing
import WordScramble

@testable import ScrambleCLI
@testable import Sessions

/// Changes that a recorder makes, and what is kept of them.
@Suite struct RecorderTests {
  private let folder = TemporaryFolder()

  private func world(_ shelf: LocalShelf) throws -> World {
    World(
      library: try LocalLibrary.find(), shelf: shelf, now: { 0 }, date: { 0 }, today: { CalendarDate("2026-11-21")! },
      chance: { 1 }, isTyped: true)
  }

  @Test func `Moves of one answer begin a transcript together, whatever its name becomes`() throws {
    let shelf = LocalShelf(at: folder.path, isTyped: false)
    var recorder = try Recorder(instrument: Game.instrument, path: nil, world(shelf), settings: { [] })
    try recorder.record([Record(["play", "silk", "accepted"])])
    try recorder.record([Record(["play", "worm", "accepted"])])
    let changes = recorder.takeChanges()
    guard case .begin(let name, _)? = changes.first, changes.count == 1 else {
      Issue.record("\(changes)")
      return
    }
    // Another run has taken the name meanwhile.
    _ = try folder.file(name, "theirs\n")
    var path = ""
    #expect(shelf.keep(changes) { path = $0 } == nil && path != folder(name))
    #expect(try text(of: path).hasSuffix("\nplay silk accepted\nplay worm accepted\n"))
    #expect(try text(of: folder(name)) == "theirs\n")
  }

  @Test(arguments: [false, true])
  func `A part that begins as the disk fills is saved without the one before it`(beginsAtOnce: Bool) throws {
    let shelf = LocalShelf(at: folder.path, isTyped: false)
    var recorder = try Recorder(instrument: Game.instrument, path: nil, world(shelf), settings: { [] })
    try recorder.record([Record(["play", "silk", "accepted"])])
    #expect(shelf.keep(recorder.takeChanges()) { recorder.hasBegun(at: $0) } == nil)
    // The last words of a round, and a new round, in one answer.
    try recorder.record([Record(["goal", "1", "1"])])
    try recorder.beginPart(with: [Record(["root", "worm"])])
    if beginsAtOnce { try recorder.record([]) }
    let lost = recorder.takeChanges()
    _ = try recorder.goOn(without: lost, because: Diagnostic(.failedIO, "the disk is full", "make room"))
    try recorder.record([Record(["play", "worm", "accepted"])])
    guard case .create(_, let text)? = try recorder.saving(to: folder("saved.txt")) else {
      Issue.record("nothing is saved")
      return
    }
    let saved = try Transcript(parsing: Array(text.utf8))
    #expect(saved.records.map(\.description) == ["root worm", "play worm accepted"])
  }

  @Test func `A change of a transcript that is not held is no success`() {
    let shelf = LocalShelf(at: folder.path, isTyped: false)
    let change = KeptChange.append(path: folder("none.txt"), text: "play silk accepted\n")
    #expect(shelf.keep([change]) { _ in }?.lost == [change])
  }
}
