import Files
import Spelling

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Loads a dictionary that did not come with the program in a process of its own first: one made to crash Hunspell, or to
/// keep it busy for ever, ends that process and no game.
enum DictionaryTrial {
  private static let processorSeconds: UInt = 5
  private static let clockSeconds: UInt32 = 60

  /// Ten times what the largest dictionaries in use need.
  private static let memory: UInt = 1 << 30

  /// What is wrong with `files`, if loading them does harm. Whatever else is wrong with them is left to the loading
  /// that follows.
  static func fault(in files: DictionaryFiles) -> DictionaryFault? {
    let problem: String
    switch ChildProcess.run([TryDictionaryCommand.name, "--", files.affix, files.words]) {
    case .exited(let code) where [.done, .badData, .noInput, .failedIO].contains(ExitStatus(rawValue: code)): return nil
    case .killed(SIGXCPU), .killed(SIGALRM):
      problem = "the dictionary keeps Hunspell busy without end"
    case .killed, .exited: problem = "the dictionary crashes Hunspell or takes more than a gigabyte"
    case nil: problem = "the dictionary cannot be tried in a process of its own"
    }
    return .content(path: files.words, line: nil, problem)
  }

  /// What happens in that process.
  static func run(_ files: DictionaryFiles) throws(DictionaryFault) {
    limitThisProcess(processorSeconds: processorSeconds, clockSeconds: clockSeconds, memory: memory)
    try Speller(files).exercise()
  }
}
