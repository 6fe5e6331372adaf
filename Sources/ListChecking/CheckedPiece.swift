import ScrambleFiles

/// A piece of a word list, with what can be said of its lines without knowing those before. One value is filled time
/// and again, so that its memory is asked for once.
struct CheckedPiece {
  private var chunk = [UInt8](repeating: 0, count: 1 << 18)
  private var lines = 0..<0
  private var findings = Findings.none

  /// The lines that the sieve lets through.
  private var survivors: [Range<Int>] = []
  private var rows = VerdictRows()

  private enum Findings {
    /// Every line is to be judged.
    case none

    /// Survivors, and so many lines turned away.
    case survivors(turnedAway: Int)
    case rows
  }

  /// How many bytes the lines take up.
  var size: Int { lines.count }

  /// Takes the next lines and answers whether there were any.
  mutating func read(from chunks: inout LineChunks) throws(FileFault) -> Bool {
    guard let next = try chunks.next(into: &chunk) else { return false }
    lines = next
    return true
  }

  /// Finds out what the letters alone tell, as far as it is of use.
  mutating func sift(by sieve: LetterSieve?, for output: CheckRun.Output) {
    findings = .none
    guard let sieve else { return }
    // Another name for the bytes, so that what is found can be written beside them.
    let chunk = chunk
    if output.skipsImpossible {
      survivors.removeAll(keepingCapacity: true)
      let turnedAway = sieve.sift(chunk.span.extracting(lines), into: &survivors)
      findings = .survivors(turnedAway: turnedAway)
    } else if output.format == .tsv {
      rows.fill(with: chunk.span.extracting(lines), by: sieve)
      findings = .rows
    }
  }

  /// Judges the lines that are left, and writes what is wanted.
  func settle(
    for output: CheckRun.Output, _ ledger: inout CheckLedger, _ file: inout OutputFile
  ) throws {
    func judge(_ ranges: [Range<Int>]) throws -> [CheckedEntry?] {
      try ledger.judge(ranges, from: lines.lowerBound, of: chunk, wantsEntries: !output.isSummary)
    }
    func write(_ entry: CheckedEntry?) throws {
      guard let entry, output.wants(entry.answer) else { return }
      try file.write(output.format.line(for: entry))
    }
    switch findings {
    case .survivors(let turnedAway):
      ledger.add(notPossible: turnedAway)
      for entry in try judge(survivors) { try write(entry) }
    case .rows:
      var written = 0
      for (gap, entry) in zip(rows.gaps, try judge(rows.gaps.map(\.line))) {
        try file.write(rows.bytes[written..<gap.offset])
        written = gap.offset
        try write(entry)
      }
      try file.write(rows.bytes[written..<rows.count])
    case .none:
      for entry in try judge(allLines) { try write(entry) }
    }
  }

  private var allLines: [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    while start < lines.count {
      let rest = chunk[lines.dropFirst(start)]
      let end = rest.firstIndex(of: 0x0A).map { $0 - lines.lowerBound } ?? lines.count
      ranges.append(start..<end)
      start = end + 1
    }
    return ranges
  }
}
