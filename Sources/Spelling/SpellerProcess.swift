import Glibc
import ScrambleFiles
import Synchronization

/// Judges by a Hunspell dictionary that another process has loaded, the one of `SpellerServer`. A dictionary that
/// crashes Hunspell or keeps it busy for ever ends that process alone.
///
/// The question at which that happens throws `DictionaryFault.lost`, and the next one starts a new process.
package final class SpellerProcess: SpellChecker {
  package let files: DictionaryFiles
  package var prefersMany: Bool { true }
  private let command: [String]
  private let state = Mutex(State())

  private struct State {
    var child: ChildProcess?

    /// How much work the dictionary makes, once it is loaded.
    var effort: JudgingEffort?

    /// Why the dictionary cannot be loaded, once that is known.
    var fault: DictionaryFault?
  }

  /// A speller for `files`. The other process is this program, run with `arguments` and the two paths, and calls
  /// `SpellerServer.serve`.
  package init(_ files: DictionaryFiles, arguments: [String]) {
    self.files = files
    command = arguments
  }

  package func another() -> (any SpellChecker)? { SpellerProcess(files, arguments: command) }

  package func load() throws(DictionaryFault) {
    try state.withLock { state throws(DictionaryFault) in _ = try running(&state) }
  }

  package func areKnown(_ spellings: [String]) throws(DictionaryFault) -> [Bool] {
    var known = try ask(spellings.filter(\.isAskable))[...]
    return spellings.map { $0.isAskable && known.removeFirst() }
  }

  /// The most words in one question to the other process: so many that the time for sending does not count.
  package static let batch = 4096

  /// The most effort of a question, far less than a processor does in the time for an answer. No word of a dictionary
  /// in use comes to a third of it.
  private static let mostEffort = 1_000_000

  private func ask(_ words: [String]) throws(DictionaryFault) -> [Bool] {
    try state.withLock { state throws(DictionaryFault) in
      if words.isEmpty { return [] }
      _ = try running(&state)
      var answers: [Bool] = []
      answers.reserveCapacity(words.count)
      var rest = words[...]
      while !rest.isEmpty {
        let question = try Self.question(rest, state.effort, files)
        rest = rest.dropFirst(question.count)
        answers += try answer(to: question, &state)
      }
      return answers
    }
  }

  /// As many of the first `words` as make one question.
  private static func question(
    _ words: ArraySlice<String>, _ effort: JudgingEffort?, _ files: DictionaryFiles
  ) throws(DictionaryFault) -> [String] {
    var sum = 0
    let question = words.prefix(batch).prefix { word in
      sum += effort?.ofForm(word) ?? 0
      return sum <= mostEffort
    }
    if question.isEmpty, let word = words.first { throw .lost(path: files.words, word: word, .costly) }
    return Array(question)
  }

  private func answer(to words: [String], _ state: inout State) throws(DictionaryFault) -> [Bool] {
    if let answers = try exchange(words, &state) { return answers }
    let cause = end(&state)
    if words.count == 1 { throw .lost(path: files.words, word: words[0], cause) }
    // One word after the other, to find the one to blame, or to give each its own time where they were only too many.
    // All of them together have a minute.
    var answers: [Bool] = []
    let deadline = ContinuousClock.now + .seconds(60)
    for word in words {
      if ContinuousClock.now > deadline { throw .lost(path: files.words, word: word, .busy) }
      guard let answer = try exchange([word], &state) else {
        throw .lost(path: files.words, word: word, end(&state))
      }
      answers += answer
    }
    return answers
  }

  /// The answers to `words`, or nil where the process is lost.
  private func exchange(_ words: [String], _ state: inout State) throws(DictionaryFault) -> [Bool]? {
    let child = try running(&state)
    guard child.write(SpellerMessage.frame(SpellerMessage.question(words)), within: SpellerLimits.milliseconds),
      let answers = SpellerMessage.receive(from: child), answers.count == words.count
    else { return nil }
    return answers.map { $0 == SpellerMessage.yes }
  }

  private func running(_ state: inout State) throws(DictionaryFault) -> ChildProcess {
    if let fault = state.fault { throw fault }
    if let child = state.child { return child }
    do throws(DictionaryFault) {
      let child = try start()
      guard let greeting = SpellerMessage.receive(from: child) else {
        throw .lost(path: files.words, word: nil, cause(of: child))
      }
      if let fault = SpellerMessage.fault(greeting, in: files) { throw fault }
      state.effort = state.effort ?? (try? readFile(files.affix)).map { JudgingEffort(affix: $0) }
      state.child = child
      return child
    } catch {
      state.fault = error
      throw error
    }
  }

  private func start() throws(DictionaryFault) -> ChildProcess {
    do throws(ChildProcess.CannotStart) {
      return try ChildProcess(command + [files.affix, files.words])
    } catch {
      throw .lost(
        path: files.words, word: nil, error.isForMemory ? .memoryLimit : .noProcess(error.reason))
    }
  }

  /// Lets go of the process and tells what ended it.
  private func end(_ state: inout State) -> DictionaryFault.LossCause {
    defer { state.child = nil }
    return state.child.map(cause) ?? .crash
  }

  private func cause(of child: ChildProcess) -> DictionaryFault.LossCause {
    let ending = child.end()
    if child.isStuck || ending == .killed(signal: SIGPROF) { return .busy }
    if let limit = memoryLimit(), limit < SpellerLimits.memory { return .memoryLimit }
    if let limit = stackLimit(), limit < SpellerLimits.stack { return .stackLimit }
    return .crash
  }
}
