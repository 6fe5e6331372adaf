import Glibc
import ScrambleFiles
import Synchronization

/// Judges by a Hunspell dictionary that this process does not load: another one does, `SpellerServer`, so that one made
/// to crash Hunspell, or to keep it busy for ever, ends that process alone.
///
/// A question at which that happens is answered with `DictionaryFault.lost`, and the next one begins a new process.
package final class SpellerProcess: SpellChecker {
  package let files: DictionaryFiles
  package var prefersMany: Bool { true }
  private let command: [String]
  private let state = Mutex(State())

  private struct State {
    var child: ChildProcess?

    /// Why the dictionary cannot be loaded, once that is known.
    var fault: DictionaryFault?
  }

  /// A speller for `files` that runs this program with `arguments` and the two paths, to have it call
  /// `SpellerServer.serve`.
  package init(_ files: DictionaryFiles, arguments: [String]) {
    self.files = files
    command = arguments
  }

  package func another() -> (any SpellChecker)? { SpellerProcess(files, arguments: command) }

  package func load() throws(DictionaryFault) {
    try state.withLock { state throws(DictionaryFault) in _ = try running(&state) }
  }

  package func isReal(_ word: String) throws(DictionaryFault) -> Bool {
    guard word.isLetters else { return false }
    return try ask([word])[0]
  }

  package func isRealCompound(_ word: String) throws(DictionaryFault) -> Bool {
    guard word.isLettersJoined else { return false }
    return try ask([word])[0]
  }

  package func areReal(_ words: [String]) throws(DictionaryFault) -> [Bool] {
    try answers(to: words, where: \.isLetters)
  }

  package func areKnown(_ spellings: [String]) throws(DictionaryFault) -> [Bool] {
    try answers(to: spellings, where: \.isAskable)
  }

  /// The answers to `words`, no to all that are not `askable`.
  private func answers(to words: [String], where askable: (String) -> Bool) throws(DictionaryFault) -> [Bool] {
    var answers: [Bool] = []
    answers.reserveCapacity(words.count)
    var rest = words[...]
    while !rest.isEmpty {
      let batch = rest.prefix(Self.batch)
      rest = rest.dropFirst(Self.batch)
      let asked = batch.filter(askable)
      var known = try ask(asked)[...]
      if asked.count == batch.count {
        answers += known
      } else {
        for word in batch { answers.append(askable(word) ? known.removeFirst() : false) }
      }
    }
    return answers
  }

  /// How many words make one question to the other process: enough that the way there and back does not count.
  package static let batch = 4096

  private func ask(_ words: [String]) throws(DictionaryFault) -> [Bool] {
    try state.withLock { state throws(DictionaryFault) in
      if let answers = try exchange(words, &state) { return answers }
      let cause = end(&state)
      if words.count == 1 { throw .lost(path: files.words, word: words[0], cause) }
      // One after the other, to find the one to blame, or to give each its time where there were only too many: a
      // minute for all of them.
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
  }

  /// The answers, or nil where the process is lost.
  private func exchange(_ words: [String], _ state: inout State) throws(DictionaryFault) -> [Bool]? {
    if words.isEmpty { return [] }
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
