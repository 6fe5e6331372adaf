import FoundationEssentials

/// Fills a manual page's template with what the program says of itself: reads the template and the output of
/// `scramble --experimental-dump-help`, and writes the page.
@main
struct MakeManual {
  static func main() throws {
    guard CommandLine.arguments.count == 5 else {
      print("usage: make-manual TEMPLATE DUMP VERSION YYYY-MM-DD")
      return
    }
    let arguments = CommandLine.arguments
    let template = try String(contentsOfFile: arguments[1], encoding: .utf8)
    let dump = try Data(contentsOf: URL(filePath: arguments[2]))
    let program = try JSONDecoder().decode(HelpDump.self, from: dump).command
    let parts = [
      "@version@": arguments[3],
      "@date@": inWords(arguments[4]),
      "@abstract@": program.abstract.map { $0.hasSuffix(".") ? String($0.dropLast()) : $0 } ?? "",
      "@synopsis@": ManualPage(program).synopsis,
      "@commands@": ManualPage(program).commands,
    ]
    print(parts.reduce(template) { $0.replacing($1.key, with: $1.value) }, terminator: "")
  }

  /// `day`, written as 2026-11-21, as manual pages have it.
  private static func inWords(_ day: String) -> String {
    let months = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
      "December",
    ]
    let parts = day.split(separator: "-").compactMap { Int($0) }
    guard parts.count == 3, months.indices.contains(parts[1] - 1) else { return day }
    return "\(months[parts[1] - 1]) \(parts[2]), \(parts[0])"
  }
}
