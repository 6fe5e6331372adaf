import ScrambleFiles

/// Loads a dictionary for a `SpellerProcess` in a process of its own, reads words, and answers which are real.
package enum SpellerServer {
  /// Loads the dictionary and answers until the input ends. The memory, and the time for each answer, are limited.
  package static func serve(_ files: DictionaryFiles) {
    confineThisProcess(memory: SpellerLimits.memory)
    limitProcessorTime(seconds: SpellerLimits.loadingSeconds(files))
    let handle: HunspellHandle
    do throws(DictionaryFault) {
      handle = try HunspellHandle(files)
    } catch .lost {
      // Without a greeting, the `SpellerProcess` finds out which limit was too low.
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

/// The limits of a process in which Hunspell works.
enum SpellerLimits {
  /// Bytes of memory: ten times as many as the largest dictionaries in use need.
  static let memory: UInt = 1 << 30

  /// Bytes of stack: several times as many as the dictionaries in use need.
  static let stack: UInt = 1 << 20

  /// Seconds of processor time for one message of words: some four times what the most costly message takes. Where a
  /// message of several words takes longer, each word is asked about by itself.
  static let secondsForAnswer = 3

  /// Milliseconds by the clock until a silent process counts as stuck: far more than its processor time may come to.
  static let milliseconds: Int32 = 300_000

  /// Seconds of processor time for loading: ten times as many as the slowest dictionary in use takes for its size.
  static func loadingSeconds(_ files: DictionaryFiles) -> Int {
    10 + 3 * ((fileSize(files.affix) ?? 0) + (fileSize(files.words) ?? 0)) >> 20
  }
}
