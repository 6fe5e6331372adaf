import Cryptograms
import Journal
import ScrambleFiles

/// The files of the state folder that keep worksheets from run to run: one for the puzzle at hand, and one for each
/// puzzle that was left for another one. Puzzles of another alphabet than the English one have files of their own.
struct WorksheetFile {
  private static let header = "word-scramble cryptogram 2"

  /// Releases up to 1.1.0 kept nothing of what came before a state.
  private static let earlierHeader = "word-scramble cryptogram 1"
  private let name: String
  private let folder: StateFolder
  private let alphabet: CipherAlphabet

  /// What a file kept, and what is to be told of it.
  typealias Kept = (state: Worksheet.State?, notice: Diagnostic?)

  init(_ folder: StateFolder, _ alphabet: CipherAlphabet = .english) {
    self.folder = folder
    self.alphabet = alphabet
    let letters = Fingerprint(Array(alphabet.description.utf8))
    name = alphabet == .english ? "cryptogram" : "cryptogram-of-\(letters)"
  }

  /// What was kept last, or nil where nothing was, and what is to be told: a damaged file is set aside, and an empty
  /// worksheet takes its place.
  ///
  /// - Throws: `FileFault` where the file can be neither read nor set aside, and so must not be replaced.
  func read(settingAside: Bool = true) throws(FileFault) -> Kept {
    try read(name, settingAside: settingAside)
  }

  /// What was kept of the puzzle with this text.
  func read(puzzle text: String, settingAside: Bool) throws(FileFault) -> Kept {
    try read(name(of: text), settingAside: settingAside)
  }

  /// Keeps `state` in place of what was kept before. Where `isSynced` is false, it may reach the disk later.
  func keep(_ state: Worksheet.State, isSynced: Bool) throws(FileFault) {
    try keep(state, name, isSynced: isSynced)
  }

  /// Keeps the worksheet of a puzzle that is left for another one. One on which nothing was done takes no place of an
  /// earlier one, and is not kept where it is one of our own.
  func keepForLater(_ state: Worksheet.State) throws(FileFault) {
    guard let text = state.text else { return }
    let isTouched =
      state.map != SubstitutionMap(alphabet, forbidsItself: true) || !state.names.isEmpty || state.kind != nil
    if !isTouched {
      let isKept = folder.file(name(of: text)).map(isOrdinaryFile) ?? false
      if isKept || SampleCryptogram.all.contains(where: { $0.ciphertext == text }) { return }
    }
    try keep(state, name(of: text))
  }

  /// The worksheets of puzzles other than `text` that were left for another one, the last one first, at most
  /// `mostLeft`.
  func left(for text: String?) -> [Worksheet.State] {
    guard let path = folder.path else { return [] }
    // Transcripts are called alike, but end in .txt; those of other alphabets go on behind another hyphen.
    let start = "\(name)-"
    let kept = names(inFolder: path).filter {
      $0.hasPrefix(start) && !$0.dropFirst(start.count).contains { ".-".contains($0) }
    }
    let files = kept.compactMap { name in
      modificationTime("\(path)/\(name)").map { (time: $0, path: "\(path)/\(name)") }
    }
    let newest = files.sorted { ($1.time, $1.path) < ($0.time, $0.path) }
    let states = newest.lazy.filter { isOrdinaryFile($0.path) }.compactMap { file in
      (try? readFile(file.path)).flatMap { Self.parse($0, alphabet) }
    }
    return Array(states.filter { $0.text != nil && $0.text != text }.prefix(Self.mostLeft))
  }

  private static let mostLeft = 50

  /// Keeps for later what was kept last, if it is of another puzzle than `text`, and answers with what is to be told.
  func leave(for text: String?, _ lock: WorksheetLock) throws(FileFault) -> Diagnostic? {
    let kept = try read(settingAside: !lock.isElsewhere)
    if lock.isGranted, let left = kept.state, left.text != text { try keepForLater(left) }
    return kept.notice
  }

  private func name(of text: String) -> String { "\(name)-\(Fingerprint(Array(text.utf8)))" }

  private func read(_ name: String, settingAside: Bool) throws(FileFault) -> Kept {
    guard let path = folder.file(name), isOrdinaryFile(path) else { return (nil, nil) }
    let bytes = try readFile(path)
    if let state = Self.parse(bytes, alphabet) { return (state, nil) }
    guard settingAside else { return (nil, nil) }
    let notice = try StateFolder.setAside(path, holding: bytes, "what was kept of the last cryptogram is")
    try keep(Worksheet.State(alphabet), name)
    return (nil, notice)
  }

  private func keep(_ state: Worksheet.State, _ name: String, isSynced: Bool = true) throws(FileFault) {
    let text = "\(Self.header)\n\(Record(state.fields))\n"
    try replaceFile(try folder.require(name), with: Array(text.utf8), isSynced: isSynced)
  }

  static func parse(_ bytes: [UInt8], _ alphabet: CipherAlphabet = .english) -> Worksheet.State? {
    guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
    let lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { Substring($0) }
    guard lines.count == 3, [header, earlierHeader].contains(String(lines[0])), lines[2].isEmpty,
      let record = Record(lines[1])
    else { return nil }
    return Worksheet.State(fields: record.fields, of: alphabet)
  }
}

/// The lock that lets one run at a time keep its worksheet. A run that does not get it says so once and keeps nothing.
struct WorksheetLock {
  private let lock: FileLock?

  /// Why the lock could not be had, other than that another run has it.
  let fault: FileFault?

  /// Whether this run has the lock.
  var isGranted: Bool { lock != nil }

  /// Whether another run has the lock.
  var isElsewhere: Bool { lock == nil && fault == nil }

  /// What is to be told where another run has the lock.
  var notice: Diagnostic? {
    isElsewhere ? .note("another run keeps the cryptogram", "nothing of this one is kept") : nil
  }

  init(_ folder: StateFolder) {
    do throws(FileFault) {
      lock = try FileLock(try folder.require("cryptogram.lock"))
      fault = nil
    } catch {
      lock = nil
      fault = error.cause == .inUse ? nil : error
    }
  }
}
