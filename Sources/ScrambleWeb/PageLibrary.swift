import Cryptograms
import Journal
import Lexicon
import Sessions

/// The files that were provided. What is asked for and is not there is missing until it is.
final class PageLibrary: Library {
  private var files: [String: IndexBytes] = [:]

  /// The files that were asked for in the present call and are not there.
  var missing: [String] = []

  func provide(_ bytes: [UInt8], called name: String) { files[name] = IndexBytes(bytes) }

  /// The bytes of a transcript that the person opened; empty where there is none.
  func adopted(_ name: String) -> [UInt8] { files["adopted/\(name)"]?.all ?? [] }

  private func file(_ name: String) throws(Diagnostic) -> IndexBytes {
    if let bytes = files[name] { return bytes }
    if !missing.contains(name) { missing.append(name) }
    throw Diagnostic(.noInput, "cannot read \(name)", because: "it is not there yet", "wait for it", kind: .missing)
  }

  func bytes(of file: BundledFile) throws(Diagnostic) -> IndexBytes { try self.file(file.rawValue) }

  func path(of file: BundledFile) -> String { file.rawValue }

  func contents(of path: String, upTo limit: Int) throws(Diagnostic) -> [UInt8] {
    throw Diagnostic(.noInput, "cannot read \(path)", because: "the page reads no files", "open it", kind: .missing)
  }

  func check(_ path: String) throws(Diagnostic) { _ = try contents(of: path, upTo: 0) }

  func checkReadable(_ path: String) throws(Diagnostic) { _ = try contents(of: path, upTo: 0) }

  func absolutePath(_ path: String) -> String { path }

  func dictionary(_ name: String) throws(Diagnostic) -> NamedDictionary {
    let words = try WordIndex(self)
    guard let spelling = Self.spelling(of: name), let fingerprint = Fingerprint(words.dictionary(spelling)) else {
      throw Diagnostic(.noInput, "cannot find the dictionary \(name)", "open its two files")
    }
    return NamedDictionary(name) { fingerprint }
  }

  private static func spelling(of name: String) -> EnglishSpelling? {
    switch name {
    case "en_US": .american
    case "en_GB": .british
    default: nil
    }
  }

  func patterns(
    of dictionary: NamedDictionary, _ alphabet: CipherAlphabet, listed: PatternList?
  ) -> any AskedPatterns { ListedPatterns(listed, alphabet) }

  func model(_ name: String) throws(Diagnostic) -> NamedModel? {
    guard modelNames.contains(name) else { return nil }
    return NamedModel(name, path: name, isBundled: true, try file("\(name).model"))
  }

  let modelNames = ["english", "spanish"]

  func judge(_ judging: Judging) throws(Diagnostic) -> any WordJudge {
    let words = try WordIndex(self)
    let spelling = Self.spelling(of: judging.dictionary.name) ?? .american
    do throws(ContainerFault) {
      return IndexedJudge(judging, try words.byRack(spelling), words.fingerprint)
    } catch {
      throw BundledFile.words.damaged(in: self, "\(error)")
    }
  }
}

/// The words of a list alone.
private final class ListedPatterns: AskedPatterns {
  private let listed: PatternList

  init(_ listed: PatternList?, _ alphabet: CipherAlphabet) {
    self.listed = listed ?? PatternList([], alphabet: alphabet)
  }

  func words(of pattern: LetterPattern, apostrophes: [Int]) -> ListedWords {
    listed.words(of: pattern, apostrophes: apostrophes)
  }

  func takeFault() -> Diagnostic? { nil }
}
