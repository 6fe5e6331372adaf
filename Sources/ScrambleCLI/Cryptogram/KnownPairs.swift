import ArgumentParser
import Cryptograms
import Sessions

/// What is known of a cipher before it is worked on.
struct KnownPairs: ParsableArguments {
  @Option(help: ArgumentHelp("Known pairs, cipher letter first.", valueName: "A=B,..."))
  var map = ""

  @Option(help: ArgumentHelp("Pairs that are ruled out.", valueName: "A=B,..."))
  var ban = ""

  @Flag(name: .customLong("not-itself"), help: "No letter stands for itself.")
  var notItself = false

  /// The map that the options amount to.
  func substitutionMap() throws -> SubstitutionMap {
    do {
      var known = try SubstitutionMap(map, forbidsItself: notItself)
      try known.ban(ban)
      if notItself, let pair = known.pairs.first(where: { $0.cipher == $0.plain }) {
        throw MapFault.refused("\(pair)", .standsForItself(pair.cipher))
      }
      return known
    } catch {
      throw Diagnostic(.usage, "cannot use the map", because: "\(error)", "name pairs as in A=E,B=T, each letter once")
    }
  }
}
