import ArgumentParser

/// How results are written: for a person, or one JSON object a line.
enum OutputFormat: String, CaseIterable, ExpressibleByArgument {
  case text
  case json
}

/// The option that every command with results has.
struct FormatOption: ParsableArguments {
  @Option(help: "How to write results.")
  var format = OutputFormat.text
}
