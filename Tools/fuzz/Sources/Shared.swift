import Glibc

@testable import Cryptograms
@testable import Lexicon
@testable import ScrambleCLI
@testable import ScrambleFiles
@testable import Sessions
@testable import Spelling
@testable import WordLists
@testable import WordScramble

/// The data, the judge and the folder that the harnesses share. The folder goes with the process.
enum Shared {
  static let data = try! DataFolder.find()
  static let roots = try! data.roots()

  /// Cryptograms are searched in so few words that a search takes no time.
  static let search: PatternSearch = {
    let words = stride(from: 0, to: roots.count, by: 16).map { roots[$0] }
    let short = ["a", "i", "is", "it", "the", "and", "that", "little", "swoosh", "tweets"]
    let facts = Set(words + short).map { ($0, WordIndex.Facts(count: $0.utf8.count * 9_999)) }
    let bytes = WordIndex.packed(Dictionary(uniqueKeysWithValues: facts)) { _ in "0123456789abcdef" }!
    return PatternSearch(try! WordIndex(IndexBytes(bytes)).byPattern())
  }()

  /// The bundled dictionary, which is asked about few words at a time: that is slow, and no parser's business.
  static let judge = DictionaryJudge(
    Speller(try! InstalledDictionaries(data).dictionary(InstalledDictionaries.bundledName)), data, limit: limit)

  /// The answers and the clues of the workbench, with the lists that they open.
  nonisolated(unsafe) static let anagramWords = unsafe AnagramWords(judge, library)
  nonisolated(unsafe) static let clues = unsafe ClueReader(library, Orthography())

  /// The data with a start list of few words, for a harness that reads the list at each input.
  static let fewRoots: DataFolder = {
    let folder = DataFolder(try! unsafe shelf.require("data"))
    for path in [folder.path, "\(folder.path)/Resources"] { _ = unsafe mkdir(path, 0o700) }
    _ = unsafe symlink(data.dictionaries, folder.dictionaries)
    for path in [data.wordIndex, data.definitionsPath] {
      _ = unsafe symlink(path, folder.path + path.dropFirst(data.path.utf8.count))
    }
    let few = stride(from: 0, to: roots.count, by: 64).map { roots[$0] + "\n" }
    try! replaceFile(folder.startList, with: Array(few.joined().utf8), isSynced: false)
    return folder
  }()

  static let limit = SearchLimit(candidates: 100, effort: 1_000_000, arrangements: 100)

  /// The state folder of the program under test, in memory where the system has room for files there.
  nonisolated(unsafe) static let shelf: LocalShelf = {
    var template = Array("\(isDirectory("/dev/shm") ? "/dev/shm" : "/tmp")/word-scramble-fuzz-XXXXXX".utf8CString)
    let folder = unsafe template.withUnsafeMutableBufferPointer { unsafe String(cString: mkdtemp($0.baseAddress!)) }
    atexit { _ = unsafe system("rm -rf '\(Shared.shelf.folder!)'") }
    return LocalShelf(at: folder, isTyped: false)
  }()

  nonisolated(unsafe) static let library = LocalLibrary(data)

  /// The world of the harnesses.
  static var world: World { unsafe world(library) }

  /// A world with another library.
  static func world(_ library: LocalLibrary) -> World {
    unsafe World(
      library: library, shelf: shelf, now: { 0 }, date: { 0 }, today: { CalendarDate("2026-11-21")! }, chance: { 42 },
      isTyped: false)
  }

  /// The path of a file called `name` that holds `bytes`.
  static func file(_ name: String, _ bytes: some Collection<UInt8>) throws -> String {
    let path = try unsafe shelf.require(name)
    // Written over, because a draft that takes its place takes twice as long.
    let file = unsafe fopen(path, "w")
    let written = unsafe Array(bytes).withUnsafeBufferPointer { unsafe fwrite($0.baseAddress, 1, $0.count, file) }
    hold(unsafe fclose(file) == 0 && written == bytes.count, "a file is written", path)
    return path
  }

  /// The path for a file called `name`, where there is none.
  static func without(_ name: String) throws -> String {
    let path = try unsafe shelf.require(name)
    _ = unsafe unlink(path)
    return path
  }
}

extension [UInt8] {
  /// The bytes before the first `separator`, and those behind it.
  func parted(by separator: UInt8) -> (ArraySlice<UInt8>, ArraySlice<UInt8>) {
    let end = firstIndex(of: separator) ?? count
    return (self[..<end], self[end...].dropFirst())
  }
}
