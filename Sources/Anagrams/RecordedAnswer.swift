public import Journal

/// The answer in a record such as `hint letter letter r 3 __r/cat/`, believed when the session is carried on.
public struct RecordedAnswer: Sendable {
  private let fields: [String]

  /// The answer in `record`, which tells of one where its move asks a question.
  public init(_ record: Record) { fields = record.fields }

  package var hint: Hint? { Hint(fields.dropFirst(2).dropLast()) }

  var checkedWords: [Bench.CheckedWord]? {
    let told = Array(fields.dropFirst())
    let words = stride(from: 0, to: told.count - 1, by: 2).compactMap { place in
      Bench.CheckedWord.Verdict(rawValue: told[place + 1]).map { Bench.CheckedWord(text: told[place], verdict: $0) }
    }
    return words.count * 2 == told.count ? words : nil
  }

  /// The answers that were found, of which the first is told.
  var page: AnswerPage? {
    guard (3...4).contains(fields.count), let count = Int(fields[2]) else { return nil }
    return AnswerPage(answers: fields.dropFirst(3).map { Answer(recorded: $0) }, rest: .unknown, count: count)
  }
}
