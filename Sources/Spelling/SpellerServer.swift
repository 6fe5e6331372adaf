import ScrambleFiles

/// What the process does in which `SpellerProcess` has a dictionary loaded: it hears words and says which are real.
package enum SpellerServer {
  /// Loads the dictionary and answers until the input ends. The memory, and the time for each answer, are limited.
  package static func serve(_ files: DictionaryFiles) {
    confineThisProcess(memory: SpellerLimits.memory)
    limitProcessorTime(seconds: SpellerLimits.loadingSeconds(files))
    let handle: HunspellHandle
    do throws(DictionaryFault) {
      handle = try HunspellHandle(files)
    } catch .lost {
      // Whoever is told nothing looks for the limit that was too low.
      return
    } catch {
      _ = say(SpellerMessage.greeting(error, of: files))
      return
    }
    limitProcessorTime(seconds: nil)
    guard say([]) else { return }
    while let question = SpellerMessage.receive() {
      limitProcessorTime(seconds: SpellerLimits.secondsForAnswer)
      let answers = handle.answers(to: question)
      limitProcessorTime(seconds: nil)
      guard say(answers) else { return }
    }
  }

  private static func say(_ message: [UInt8]) -> Bool {
    var output = OutputFile.standardOutput
    return (try? output.write(SpellerMessage.frame(message)[...])) != nil && (try? output.flush()) != nil
  }
}

/// What a process in which Hunspell works is given.
enum SpellerLimits {
  /// Ten times what the largest dictionaries in use need.
  static let memory: UInt = 1 << 30

  /// What Hunspell needs for the dictionaries in use, several times.
  static let stack: UInt = 1 << 20

  /// Processor time for one message of words. None of a good dictionary takes a tenth of it.
  static let secondsForAnswer = 5

  /// How long nothing need be heard of it, by the clock: far longer than it may take on a processor.
  static let milliseconds: Int32 = 300_000

  /// Processor time for loading: ten times what the slowest dictionary in use needs for its size.
  static func loadingSeconds(_ files: DictionaryFiles) -> Int {
    10 + 3 * ((fileSize(files.affix) ?? 0) + (fileSize(files.words) ?? 0)) >> 20
  }
}
