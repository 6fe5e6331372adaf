package import Cryptograms
package import Journal
package import Lexicon
package import WordScramble

/// All that comes to a session from outside.
package struct World {
  /// The instruments in use, the first of which is meant where none is named.
  package let instruments: [Instrument]
  package let library: any Library
  package let shelf: any Shelf

  /// Milliseconds of a clock that a session measures time by.
  package let now: () -> Int

  /// The date by the clock on the wall, in milliseconds since 1970.
  package let date: () -> Int64

  /// The day that it is now.
  package let today: () -> CalendarDate

  /// A number of chance.
  package let chance: () -> UInt64

  /// The folder that a person means by `~` at a prompt, or nil.
  package let home: String?

  /// Whether lines come from a person at a terminal or in a browser, and not from a pipe or a file.
  package let isTyped: Bool

  package init(
    _ instruments: [Instrument] = Instrument.all, library: any Library, shelf: any Shelf, now: @escaping () -> Int,
    date: @escaping () -> Int64, today: @escaping () -> CalendarDate,
    chance: @escaping () -> UInt64, home: String? = nil, isTyped: Bool
  ) {
    self.instruments = instruments
    self.library = library
    self.shelf = shelf
    self.now = now
    self.date = date
    self.today = today
    self.chance = chance
    self.home = home
    self.isTyped = isTyped
  }

  /// The instrument that transcripts and commands call `name`, or nil.
  package func instrument(_ name: String) -> Instrument? { instruments.first { $0.name == name } }

  /// A seed that nobody chose, short enough to be told to a friend.
  package func seed() -> UInt64 { chance() % 999_999 + 1 }

  /// The path that a person typed at a prompt of ours, where no shell has put the home folder in the place of a `~`.
  func path(typed: String) -> String {
    guard typed.utf8.starts(with: "~/".utf8), let home else { return typed }
    return home + typed.dropFirst()
  }
}

/// The bundled files, the files that a person names, and the dictionaries.
package protocol Library: AnyObject {
  /// The bytes of a bundled file. They stay where they are as long as they are used.
  func bytes(of file: BundledFile) throws(Diagnostic) -> IndexBytes

  /// The path or the name by which a person knows a bundled file.
  func path(of file: BundledFile) -> String

  /// The bytes of the file at `path`, which a person named.
  func contents(of path: String, upTo limit: Int) throws(Diagnostic) -> [UInt8]

  /// Throws where the file at `path`, which a transcript names, cannot be read without waiting.
  func check(_ path: String) throws(Diagnostic)

  /// Throws where the file at `path`, which a person named, is not there or cannot be read.
  func checkReadable(_ path: String) throws(Diagnostic)

  /// The path that names the same file from any current folder.
  func absolutePath(_ path: String) -> String

  /// The dictionary that goes by `name`, or lies at the path `name`.
  func dictionary(_ name: String) throws(Diagnostic) -> NamedDictionary

  /// The words of `dictionary`, compounds apart, that `alphabet` can spell, with those of `listed`.
  func patterns(
    of dictionary: NamedDictionary, _ alphabet: CipherAlphabet, listed: PatternList?
  ) -> any AskedPatterns

  /// The language model called `name`, a bundled name such as `spanish` or a path, by the name that transcripts give
  /// it; nil where there is none.
  func model(_ name: String) throws(Diagnostic) -> NamedModel?

  /// The names of the bundled language models, sorted.
  var modelNames: [String] { get }

  func judge(_ judging: Judging) throws(Diagnostic) -> any WordJudge
}

/// A language model that is not checked yet, by its bundled name or its absolute path; `path` is the one by which a
/// person knows the file.
package typealias NamedModel = (name: String, path: String, isBundled: Bool, bytes: IndexBytes)

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
  package static func obsceneWords(_ code: String) -> BundledFile { BundledFile(name: "obscene/\(code).txt") }

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
