/// The parts of the manual page, in mdoc, that are made from the program's help.
struct ManualPage {
  private let program: HelpDump.Command

  init(_ program: HelpDump.Command) { self.program = program }

  /// A line of usage for each command.
  var synopsis: String {
    leaves.map { leaf in ".Nm\n." + leaf.path + arguments(of: leaf.command).map { " " + use(of: $0) }.joined() }
      .joined(separator: "\n")
  }

  /// A section for each command: what it does, and its arguments.
  var commands: String {
    let sections = leaves.map { leaf in
      ".Ss \(leaf.title)\n" + prose(leaf.command.abstract) + prose(leaf.command.discussion, after: ".Pp\n")
        + list(arguments(of: leaf.command))
    }
    return sections.joined() + ".Ss Every command\n" + list(common).dropLast()
  }

  private struct Leaf {
    var command: HelpDump.Command
    var title: String
    var path: String
  }

  /// The commands without subcommands, in the order of the help.
  private var leaves: [Leaf] { leaves(of: program, title: "", path: "") }

  private func leaves(of parent: HelpDump.Command, title: String, path: String) -> [Leaf] {
    (parent.subcommands ?? []).filter(\.shouldDisplay).flatMap { command -> [Leaf] in
      let title = title.isEmpty ? command.commandName : "\(title) \(command.commandName)"
      let isDefault = command.commandName == parent.defaultSubcommand
      let name = isDefault ? "Oo Cm \(command.commandName) Oc" : "Cm \(command.commandName)"
      let path = path.isEmpty ? name : "\(path) \(name)"
      guard command.subcommands == nil else { return leaves(of: command, title: title, path: path) }
      return [Leaf(command: command, title: title, path: path)]
    }
  }

  /// The arguments that every command has.
  private var common: [HelpDump.Argument] { program.arguments ?? [] }

  private func arguments(of command: HelpDump.Command) -> [HelpDump.Argument] {
    (command.arguments ?? []).filter { $0.shouldDisplay && !common.contains($0) }
  }

  private func use(of argument: HelpDump.Argument) -> String {
    let dots = argument.isRepeating ? " ..." : ""
    let name = argument.names.map { names in names.last { $0.kind == "long" } ?? names[0] }
    let use =
      switch argument.kind {
      case .positional: value(of: argument) + dots
      case .option: "\(flag(name)) \(value(of: argument))"
      case .flag: flag(name)
      }
    return argument.isOptional ? "Oo \(use) Oc" : use
  }

  private func list(_ arguments: [HelpDump.Argument]) -> String {
    if arguments.isEmpty { return "" }
    let items = arguments.map { argument in
      let names = (argument.names ?? []).map { flag($0) }.joined(separator: " , ")
      let value = argument.kind == .flag ? "" : value(of: argument)
      return ".It " + [names, value].filter { !$0.isEmpty }.joined(separator: " ") + "\n" + prose(text(of: argument))
    }
    return ".Bl -tag -width Ds\n\(items.joined()).El\n"
  }

  private func flag(_ name: HelpDump.Argument.Name?) -> String {
    guard let name else { return "" }
    return name.kind == "long" ? "Fl -\(name.name)" : "Fl \(name.name)"
  }

  private func value(of argument: HelpDump.Argument) -> String {
    let value = "Ar \(escaped(argument.valueName ?? "value"))"
    return argument.hasOptionalValue ? "Oo \(value) Oc" : value
  }

  /// The help text of the argument, with its values and its default.
  private func text(of argument: HelpDump.Argument) -> String? {
    let values = argument.allValues.map { "values: \($0.joined(separator: ", "))" }
    let usual = argument.defaultValue.map { "\(argument.hasOptionalValue ? "alone" : "default"): \($0)" }
    let more = [values, usual].compactMap(\.self).joined(separator: "; ")
    return [argument.abstract, more.isEmpty ? nil : "(\(more))"].compactMap(\.self).joined(separator: " ")
  }

  /// `text` with each sentence on a line of its own.
  private func prose(_ text: String?, after opening: String = "") -> String {
    guard let text, !text.isEmpty else { return "" }
    return opening + escaped(text).replacing(". ", with: ".\n").replacing("; ", with: ";\n") + "\n"
  }

  /// `text` with backslashes, hyphens and quotation marks escaped for mdoc, so that they can be copied from the page.
  private func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\e").replacing("-", with: "\\-").replacing("'", with: "\\(aq")
  }
}
