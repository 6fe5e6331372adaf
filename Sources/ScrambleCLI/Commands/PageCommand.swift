import ArgumentParser
import Journal
import ScrambleFiles
import Sessions
import WordLists

/// Opens the page, which needs neither a server nor this program.
struct PageCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "page", abstract: "Open the game, the workbench and the helper in a browser.",
    discussion: """
      The page is a folder that lies beside the data. It may be copied anywhere, onto a web server as well. Sessions lie \
      in the browser; their transcripts can be saved as files, which this program takes.
      """)

  @Flag(name: .customLong("print"), help: "Print where the page is instead.")
  var isPrinted = false

  @OptionGroup var output: FormatOption

  /// Where the page is: beside the data that is installed, or where `make page` made it in a clone.
  private static func file() throws -> String {
    let data = try DataFolder.find().path
    let places = ["\(data)/page/index.html", "\(data)/.build/page/index.html"]
    if let place = places.first(where: { fileSize($0) != nil }) { return place }
    throw Diagnostic(
      .noInput, "cannot open the page", because: "there is no \(places[0])", "make it with `make page`")
  }

  func run() throws {
    let page = try Self.file()
    if isPrinted { return try output.format.write([["page": JSON(page)]], [page]) }
    let opener = "xdg-open"
    let cause: String
    do throws(ChildProcess.CannotStart) {
      if try ChildProcess.run([opener, page]) == .exited(0) { return }
      cause = "\(opener) failed"
    } catch {
      cause = "\(opener) cannot be started (\(error.reason))"
    }
    throw Diagnostic(.noInput, "cannot open the page", because: cause, "open \(page) in a browser")
  }
}
