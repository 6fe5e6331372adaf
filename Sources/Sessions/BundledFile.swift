package import Journal
import Lexicon

/// A file that comes with the program.
package struct BundledFile: Hashable, Sendable {
  /// Its path within `Resources/`.
  package let name: String

  package static let words = BundledFile(name: "words.index")
  package static let names = BundledFile(name: "names.index")
  package static let definitions = BundledFile(name: "definitions.index")
  package static let answers = BundledFile(name: "answers.index")
  package static let indicators = BundledFile(name: "indicators.txt")
  package static let startList = BundledFile(name: "start.txt")
  package static let days = BundledFile(name: "days.txt")

  /// The common words of the language whose list goes by `code`.
  package static func commonWords(_ code: String) -> BundledFile { BundledFile(name: "common/\(code).words") }

  /// The words of the language with this code that nobody should be shown unasked.
  static func obsceneWords(_ code: String) -> BundledFile { BundledFile(name: "obscene/\(code).txt") }

  /// The index that `open` reads from the file, which `library` has.
  func index<Index>(
    in library: any Library, _ open: (IndexBytes) throws(ContainerFault) -> Index
  ) throws(Diagnostic) -> Index {
    let bytes = try library.bytes(of: self)
    do throws(ContainerFault) {
      return try open(bytes)
    } catch {
      throw damaged(in: library, "\(error)")
    }
  }

  /// The lines of a list, the last of which ends as all do: one that was cut off does not.
  func lines(in library: any Library) throws(Diagnostic) -> [UInt8] {
    let bytes = try library.bytes(of: self).all
    guard bytes.last == UInt8(ascii: "\n") else { throw damaged(in: library, "it is cut off") }
    return bytes
  }

  /// The diagnostic of the file where it is not as it should be.
  package func damaged(in library: any Library, line: Int? = nil, _ cause: String) -> Diagnostic {
    let place = line.map { " line \($0)" } ?? ""
    return Diagnostic(.badData, "cannot use \(library.path(of: self))\(place)", because: cause, "install again")
  }
}

extension DataFile {
  /// The name that transcripts give what comes with the program.
  package static let bundledName = "bundled"

  /// The file of this fingerprint that comes with the program.
  package static func bundled(_ fingerprint: Fingerprint) -> DataFile { DataFile(bundledName, fingerprint) }
}
