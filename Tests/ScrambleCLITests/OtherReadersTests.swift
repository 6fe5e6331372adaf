import TestSupport
import Testing
import WordLists

/// Crosswords that go through the readers and writers of others, where these are installed.
@Suite struct OtherReadersTests {
  /// Goes to the house, and chooses the Python that has the modules.
  private static let beginning =
    "cd '\((try? DataFolder.find().path) ?? ".")'; PYTHON=.build/crosswords/bin/python3; "
    + "[ -x $PYTHON ] || PYTHON=python3; "

  @Test(
    .enabled("needs the modules ipuz and puzpy of PyPI; Tools/promises/crosswords installs them") {
      try await Program(state: TemporaryFolder()).shell("\(beginning) $PYTHON -c 'import ipuz, puz'").status == 0
    })
  func `What ipuz and puzpy write is opened, and what is written then is read by ipuz`() async throws {
    let outcome = try await Program(state: TemporaryFolder()).shell(
      "\(Self.beginning) WORD_SCRAMBLE_PROGRAM=$SCRAMBLE $PYTHON Tools/promises/crosswords 3")
    #expect(outcome.status == 0 && outcome.errors == "", "\(outcome.errors)")
    #expect(outcome.output.hasSuffix(", 0 amiss\n"))
  }
}
