@testable import ScrambleCLI
@testable import Sessions

/// The harness that `--harness=NAME` names; libFuzzer passes over options with two dashes, and hands them on to the
/// processes that it starts.
private let harness: Harness = {
  let option = "--harness="
  let name = CommandLine.arguments.first { $0.hasPrefix(option) }?.dropFirst(option.count)
  guard let harness = Harness.all.first(where: { $0.name == name ?? "" }) else {
    fatalError("\(option)NAME, one of \(Harness.all.map(\.name).joined(separator: ", "))")
  }
  return harness
}()

/// Runs the harness on one input; libFuzzer calls it for one input after the other.
@_cdecl("LLVMFuzzerTestOneInput")
func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  do {
    try harness.run(unsafe Array(UnsafeBufferPointer(start: start, count: count)))
  } catch {
    hold(Diagnostic(error) != nil, "an error has words for the user", "\(error)")
  }
  return 0
}
