package import Journal
import Layout
import WordScramble

extension KeptSessions {
  /// The beginning of a list that does not say otherwise.
  package static let usualCount = 20

  /// The first `sessions`, behind which there are `rest` others, in lines.
  package func lines(_ sessions: [KeptSession], rest: Int, width: Int) -> [String] {
    if sessions.isEmpty {
      return wrapped(
        "No session of \(instrument) is recorded; --instrument lists those of another.", width: width)
    }
    let numbers = sessions.map { "\($0.number)" }
    let column = numbers.map { $0.count }.max() ?? 0
    let titles = sessions.map { Escape.visible($0.title) }
    let titleColumn = min(Self.widestTitle, titles.map { $0.columns }.max() ?? 0)
    let rows = sessions.indices.flatMap { index in
      let session = sessions[index]
      let number = numbers[index].alignedRight(to: column)
      let lead = "\(number)  \(session.timeText)  \(titles[index].padded(to: titleColumn))"
      let row = "\(lead)  \(session.details)"
      let hasRoom = width - lead.columns - 2 >= Self.leastDetails
      if hasRoom || row.columns <= width { return wrapped(row, width: width, hanging: lead.count + 2) }
      let time = "\(number)  \(session.timeText)"
      let details = "".padded(to: time.count + 2) + session.details
      if width - time.count - 2 >= Self.leastDetails / 2 {
        return [lead.withoutBlanksAtEnd] + wrapped(details, width: width)
      }
      return wrapped(time, width: width, hanging: column + 2)
        + [titles[index], session.details].flatMap { wrapped("".padded(to: column + 2) + $0, width: width) }
    }
    let more = rest == 0 ? "" : " \(rest) more: --all lists them."
    return wrapped("Sessions, the last one first, with the time in UTC:", width: width) + rows
      + wrapped("'\(world.resumption(of: instrument)) --number N' carries one on.\(more)", width: width)
  }

  private static let widestTitle = 30

  /// The fewest columns that what was done is broken in, beside the title; in fewer it stands below that.
  private static let leastDetails = 24
}

extension KeptSession {
  /// When something happened last, such as `2026-11-21 23:56`.
  fileprivate var timeText: String {
    let minutes = max(0, time) / 60
    func two(_ number: Int64) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(CalendarDate(secondsSince1970: max(0, time))) \(two(minutes / 60 % 24)):\(two(minutes % 60))"
  }

  /// The progress of the session, and remarks such as the day of its round.
  fileprivate var details: String {
    let done = round.map { "\(found(in: $0)), \(counted($0.score, "point"))" } ?? progress
    let remarks = [
      daily.map { "daily of \($0)" },
      dictionary == NamedDictionary.usualName ? nil : Escape.visible(dictionary),
      state == .open ? nil : state == .revealed ? "revealed" : "the time is up",
      isInUse ? "in use by another run" : nil,
    ]
    return ([done] + remarks.compactMap { $0 }).filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// The words, as the end of a round counts them where it is known which are rare.
  private func found(in round: Round) -> String {
    guard let total = round.goal?.words, total > 0 else { return counted(round.count, "word") }
    return "\(round.count - rare) of \(counted(total, "word"))" + (rare > 0 ? ", +\(rare) rare" : "")
  }

  /// How many words are known to be rare.
  private var rare: Int { round?.used.count { $0.isRare } ?? 0 }

  /// The session as a page lists it, with the link that carries it on.
  package func drawn(as linkName: String) -> JSON {
    [
      "title": JSON(shown: title), "note": JSON(details), "link": JSON("#\(linkName)?resume=\(path)"),
    ]
  }

  /// The session as one object.
  package var json: JSON {
    [
      "number": JSON(number), "file": JSON(shown: path), "instrument": JSON(instrument), "title": JSON(shown: title),
      "progress": JSON(unlessEmpty: Escape.visible(progress)), "dictionary": JSON(shown: dictionary),
      "time": JSON(timeText), "daily": JSON(daily?.description), "state": JSON(state.rawValue),
      "inUse": JSON(isInUse), "words": JSON(round?.count), "points": JSON(round?.score),
      "total": JSON(round?.goal?.words), "rare": round?.goal.map { _ in JSON(rare) },
    ]
  }
}
