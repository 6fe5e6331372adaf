import Cryptograms
import Files
import Lexicon
import Spelling
import WordLists

@testable import ScrambleCLI

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What the harnesses share: the program's data, a judge, and a folder that goes with the process.
enum House {
  static let data = try! DataFolder.find()
  static let roots = try! StartList(nil, data).words
  static let index = try! BundledIndex(data)
  static let search = try! PatternSearch(data)

  /// The bundled dictionary, with too little patience for arrangements: they are slow, and no parser's business.
  static let judge = DictionaryJudge(
    Speller(try! DictionaryShelf(data).dictionary(DictionaryShelf.bundledName)), data, patience: patience)
  static let patience = 100

  /// The state folder of the program under test, in memory where the system has room for files there.
  static let state: StateFolder = {
    var template = Array("\(isDirectory("/dev/shm") ? "/dev/shm" : "/tmp")/word-scramble-fuzz-XXXXXX".utf8CString)
    let folder = unsafe template.withUnsafeMutableBufferPointer { unsafe String(cString: mkdtemp($0.baseAddress!)) }
    _ = unsafe setenv("XDG_STATE_HOME", folder, 1)
    atexit { _ = unsafe system("rm -rf \"$XDG_STATE_HOME\"") }
    return StateFolder()
  }()

  /// The path of a file called `name` that holds `bytes`, and that there was none of before.
  static func file(_ name: String, _ bytes: some Collection<UInt8>) throws -> String {
    let path = try without(name)
    try replaceFile(path, with: Array(bytes))
    return path
  }

  /// The path of a file called `name` that there is none of.
  static func without(_ name: String) throws -> String {
    let path = try state.require(name)
    _ = unsafe unlink(path)
    return path
  }
}

extension [UInt8] {
  /// What stands before the first `separator`, and what behind it.
  func parted(by separator: UInt8) -> (ArraySlice<UInt8>, ArraySlice<UInt8>) {
    let end = firstIndex(of: separator) ?? count
    return (self[..<end], self[end...].dropFirst())
  }
}
