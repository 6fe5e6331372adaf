package import Journal
package import Lexicon

/// The dictionary, the orthography and the lists by which words were judged, as a transcript names them.
package struct RecordedJudging {
  package let dictionary: DataFile
  package let orthography: Orthography

  /// The list of the words that were to be found, or nil where the dictionary's own decided.
  let common: DataFile?

  /// The list of words that counted beside those of the dictionary, or nil.
  let extra: DataFile?

  init(_ transcript: Transcript) throws(TranscriptFault) {
    dictionary = try DataFile(JudgingSetting.dictionary, of: transcript)
    common = try transcript.value(of: JudgingSetting.common) { DataFile($0) }
    extra = try transcript.value(of: JudgingSetting.extra) { DataFile($0) }
    var orthography = Orthography()
    for (index, setting) in transcript.settings.enumerated() where Orthography.settingNames.contains(setting.name) {
      guard orthography.set(setting.name, to: setting.value) else {
        throw transcript.fault(inSetting: index)
      }
    }
    self.orthography = orthography
  }

  /// The judging of the session again, as far as the files are still there, with the changes that `request` asks for.
  package func judging(_ request: JudgingRequest, _ library: any Library) throws(Diagnostic) -> Judging {
    var judging = Judging(try library.dictionary(request.dictionary ?? dictionary.name), orthography)
    judging.adopt(request)
    judging.common = list(common, judging.orthography, library)
    judging.extra = list(extra, judging.orthography, library)
    return judging
  }

  private func list(_ file: DataFile?, _ orthography: Orthography, _ library: any Library) -> OwnWords? {
    // A transcript may name anything; a pipe would be waited for.
    guard let file, (try? library.check(file.name)) != nil else { return nil }
    return try? OwnWords(file.name, orthography, library)
  }

  /// The options that bring it again, nothing but what differs from a command without options.
  var arguments: [Argument] {
    Judging.arguments(dictionary.name, orthography, common: common?.name, extra: extra?.name)
  }

  /// Whether the dictionary is the one that judges where none is named.
  var isUsual: Bool { dictionary.name == NamedDictionary.usualName }

  /// Whether `other` is the dictionary that judged, unchanged.
  func isDictionary(_ other: NamedDictionary) throws(Diagnostic) -> Bool {
    try other.fingerprint() == dictionary.fingerprint
  }

  /// The changes since the session was recorded, where `now` judges, one line each.
  package func changes(judgedBy now: Judging, _ library: any Library) throws(Diagnostic) -> [String] {
    var changes: [String] = []
    if try !isDictionary(now.dictionary) {
      changes.append("the dictionary \(now.dictionary.name) is not, or no longer, the one of the session")
    }
    if now.orthography != orthography { changes.append("capitals or accents count otherwise than in the session") }
    return changes + lists(now).compactMap { Self.change(of: $0, $1, $2, library) }
  }

  /// The fault of what cannot be judged because `now` has no list in the place of one of the session, or nil.
  func missingList(judgedBy now: Judging, _ library: any Library) -> LookupFault? {
    lists(now).lazy.filter { $0.present == nil }.compactMap { Self.change(of: $0, $1, $2, library) }.first
      .map { LookupFault(changed: $0) }
  }

  /// The lists of the session, with those in their places where `now` judges.
  private func lists(_ now: Judging) -> [(what: String, recorded: DataFile, present: DataFile?)] {
    [("list of common words", common, now.common?.file), ("list of extra words", extra, now.extra?.file)]
      .compactMap { what, recorded, present in recorded.map { (what, $0, present) } }
  }

  private static func change(
    of what: String, _ recorded: DataFile, _ present: DataFile?, _ library: any Library
  ) -> String? {
    if present?.fingerprint == recorded.fingerprint { return nil }
    do throws(Diagnostic) {
      if present == nil { try library.check(recorded.name) }
      return "the \(what) \(recorded.name) has changed"
    } catch {
      return error.change(of: what, recorded.name)
    }
  }
}

extension Diagnostic {
  /// The line about a list that cannot be read any more.
  func change(of what: String, _ name: String) -> String {
    kind == .missing ? "the \(what) \(name) is gone" : "the \(what) \(name) cannot be read: \(cause ?? remedy)"
  }
}

/// The settings by which a transcript tells by what words are judged, beside those of `Orthography`.
enum JudgingSetting {
  static let dictionary = "dictionary"
  static let common = "common"
  static let extra = "extra"
}

extension Judging {
  /// The settings that tell the files by which words are judged.
  func settings() throws(Diagnostic) -> [Transcript.Setting] {
    let file = DataFile(dictionary.name, try dictionary.fingerprint())
    return [file.setting(JudgingSetting.dictionary)]
      + (common.map { [$0.file.setting(JudgingSetting.common)] } ?? [])
      + (extra.map { [$0.file.setting(JudgingSetting.extra)] } ?? [])
  }
}
