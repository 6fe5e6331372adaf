import ScrambleFiles
import Spelling
import WordLists

/// The recorded session in the file at `path`, which goes on where it ended, and who judges it. What has changed since
/// it was recorded is told with its first answer.
///
/// - Parameters:
///   - path: where the transcript is.
///   - setup: where data and state lie.
///   - request: the dictionary to judge by, which has to be that of the session.
///   - isCounted: whether what it comes to counts in the statistics, where there are any.
///   - judge: makes the judge.
/// - Throws: `FileFault` with the cause `inUse` where another run has the file; `Diagnostic`.
package func carriedOn(
  _ path: String, _ setup: Setup, _ request: JudgingRequest = JudgingRequest(), isCounted: Bool,
  by judge: (Judging) throws -> DictionaryJudge
) throws -> (session: any Session, judge: DictionaryJudge) {
  let file = try GrowingFile(carryingOn: path)
  let recorded = try recorded(try file.contents(), path: path, setup.data, allowingTorn: true)
  let judging = try recorded.judging.judging(request, setup.data)
  if request.dictionary != nil, try !recorded.judging.isDictionary(judging.dictionary) {
    throw Diagnostic(
      .usage, "cannot carry on with the dictionary \(judging.dictionary.name)",
      because: "the session was judged by another dictionary", "leave out --dictionary, or begin anew")
  }
  if judging.orthography != recorded.judging.orthography {
    throw Diagnostic(
      .usage, "cannot carry on with other capitals or accents", because: "the session has its own",
      "leave out --capitals and --accents, or begin anew")
  }
  let judge = try judge(judging)
  var session = try recorded.session(carryingOn: file, by: judge, setup, isCounted: isCounted)
  var notices = try recorded.allChanges(judgedBy: judging).map { Diagnostic.changed(path, $0) }
  // Only now: what is refused stays as it was.
  if try file.dropTornLine() { notices.append(.torn(path)) }
  session.notices = notices + session.notices
  return (session, judge)
}
