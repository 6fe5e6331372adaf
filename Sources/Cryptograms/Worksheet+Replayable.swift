public import Journal

extension Worksheet: Replayable {
  /// The name under which transcripts of worksheets go.
  public static let instrument = "cryptogram"

  /// The settings that the transcript of a worksheet may have.
  public static let settings: Set = ["dictionary", alphabetSetting, modelSetting, "word-index"]

  /// The setting that tells the letters of the puzzles, where they are not the English ones.
  package static let alphabetSetting = "alphabet"

  /// The setting that names the language model, where it is not the bundled one of English.
  package static let modelSetting = "model"

  /// The worksheet as `opening` left it.
  public init(_ opening: Record, of transcript: Transcript) throws(TranscriptFault) {
    var alphabet = CipherAlphabet.english
    for (index, setting) in transcript.settings.enumerated() where setting.name == Self.alphabetSetting {
      do throws(AlphabetFault) {
        alphabet = try CipherAlphabet(setting.value)
      } catch {
        throw transcript.fault(inSetting: index)
      }
    }
    guard case .begin(let state)? = Event(opening, of: alphabet)?.move else {
      throw TranscriptFault(.headerIncomplete, line: transcript.line(ofRecord: 0))
    }
    self.init(state)
  }

  /// The move that led to the event on record, in the letters of the worksheet, or nil for a record of no event.
  public func move(of record: Record) -> Move? {
    guard let event = Event(record, of: alphabet) else { return nil }
    if case .hinted(let hint) = event.outcome { return .advised(hint) }
    return event.move
  }

  /// A search that finds what the record says was found. A word that was picked is entered even if the lists do not
  /// have it any more.
  public func oracle(believing record: Record, else search: PatternSearch) -> PatternSearch {
    var search = search
    search.believed = Event(record, of: alphabet)?.outcome
    return search
  }
}
