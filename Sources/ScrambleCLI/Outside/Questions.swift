import Dispatch
import Spelling
import Synchronization

/// How many spellings Hunspell was asked about, of how many where that is known.
package struct SearchProgress: Sendable {
  package let asked: Int
  package let all: Int?
  package let kind: Kind
  let isDone: Bool

  package enum Kind: String, Sendable { case forms, arrangements }
}

/// Spellings on their way to Hunspell. While one batch of them is judged the next one is looked for, and judged as well
/// where there is another process for that.
struct Questions {
  let speller: any SpellChecker

  /// Another process for the same dictionary, or nil.
  var other: (any SpellChecker)?
  let kind: SearchProgress.Kind
  let all: Int?
  let report: @Sendable (SearchProgress) -> Void

  /// How many spellings make one question. Hunspell may take some milliseconds for a long compound, and has only so
  /// much time for a question. Most arrangements are no words, which takes it some microseconds.
  private var batch: Int { kind == .forms ? 1024 : SpellerProcess.batch }

  private struct State<Spellings: IteratorProtocol<String> & Sendable>: Sendable {
    var spellings: Spellings
    let batch: Int
    var asked = 0
    var batches = 0
    var known: [(batch: Int, spellings: [String])] = []
    var fault: (any Error)?

    /// The next spellings with the number of their batch, none where there are no more.
    mutating func next() -> (batch: Int, spellings: [String]) {
      var next: [String] = []
      while fault == nil, next.count < batch, let spelling = spellings.next() { next.append(spelling) }
      asked += next.count
      batches += 1
      return (batches, next)
    }
  }

  /// Those of `spellings` that Hunspell knows, in their order.
  ///
  /// - Throws: the first fault, after which no more of them are looked for.
  func known<Spellings: IteratorProtocol<String> & Sendable>(of spellings: inout Spellings) throws -> [String] {
    let state = Mutex(State(spellings: spellings, batch: batch))
    DispatchQueue.concurrentPerform(iterations: 2) { lane in
      var speller: (any SpellChecker)?
      while true {
        let (batch, asked) = state.withLock { state in
          let next = state.next()
          if !next.spellings.isEmpty { report(SearchProgress(asked: state.asked, all: all, kind: kind, isDone: false)) }
          return next
        }
        if asked.isEmpty { return }
        let judge = speller ?? self.speller(ofLane: lane)
        speller = judge
        let known = Result { zip(asked, try judge.areKnown(asked)).filter(\.1).map(\.0) }
        state.withLock { state in
          switch known {
          case .success(let known): state.known.append((batch, known))
          case .failure(let fault): state.fault = state.fault ?? fault
          }
        }
      }
    }
    return try state.withLock { state in
      report(SearchProgress(asked: state.asked, all: all, kind: kind, isDone: true))
      spellings = state.spellings
      if let fault = state.fault { throw fault }
      return state.known.sorted { $0.batch < $1.batch }.flatMap(\.spellings)
    }
  }

  private func speller(ofLane lane: Int) -> any SpellChecker {
    guard lane > 0, let other, (try? other.load()) != nil else { return speller }
    return other
  }
}
