import Cryptograms
import Journal
import Lexicon
import Sessions
import Spelling

/// The files that were provided. What is asked for and is not there is missing until it is.
final class PageLibrary: Library {
  private var files: [String: IndexBytes] = [:]

  /// The files that were asked for in the present call and are not there.
  var missing: [String] = []

  /// The last dictionary that a judge was made for, with its forms.
  private var forms:
    (name: String, orthography: Orthography, result: Result<WordForms, WordFormsFault>, ratings: WordRatings)?

  func provide(_ bytes: IndexBytes, called name: String) {
    // Hunspell has the dictionary that came last.
    if name.hasPrefix("dictionary/"), name.hasSuffix(".aff") {
      files = files.filter { !$0.key.hasPrefix("dictionary/") }
      forms = nil
    }
    files[name] = bytes
  }

  /// The bytes of a file that the person opened; empty where there is none.
  func adopted(_ name: String) -> [UInt8] { files["adopted/\(name)"]?.all ?? [] }

  private func file(_ name: String) throws(Diagnostic) -> IndexBytes {
    if let bytes = files[name] { return bytes }
    if !missing.contains(name) { missing.append(name) }
    throw Diagnostic(.noInput, "cannot read \(name)", because: "it is not there yet", "wait for it", kind: .missing)
  }

  func bytes(of file: BundledFile) throws(Diagnostic) -> IndexBytes { try self.file(file.name) }

  func path(of file: BundledFile) -> String { file.name }

  func contents(of path: String, upTo limit: Int) throws(Diagnostic) -> [UInt8] {
    if let adopted = files["adopted/\(path)"]?.all { return adopted }
    throw Diagnostic(.noInput, "cannot read \(path)", because: "the page reads no files", "open it", kind: .missing)
  }

  func check(_ path: String) throws(Diagnostic) { _ = try contents(of: path, upTo: 0) }

  func checkReadable(_ path: String) throws(Diagnostic) { _ = try contents(of: path, upTo: 0) }

  func absolutePath(_ path: String) -> String { path }

  func dictionary(_ name: String) throws(Diagnostic) -> NamedDictionary {
    let words = try WordIndex(self)
    if let spelling = Self.spelling(of: name), let fingerprint = Fingerprint(words.dictionary(spelling)) {
      return NamedDictionary(name) { fingerprint }
    }
    guard let names = files["dictionaries"]?.all,
      String(decoding: names, as: UTF8.self).split(separator: "\n").contains(where: { $0 == name })
    else { throw Diagnostic(.noInput, "cannot find the dictionary \(name)", "open its two files") }
    let opened = try openedDictionary(name)
    let fingerprint = Fingerprint(piecewise: { take in
      take(opened.affix.span)
      take(opened.words.span)
    })
    return NamedDictionary(name) { fingerprint }
  }

  private func openedDictionary(_ name: String) throws(Diagnostic) -> (affix: [UInt8], words: [UInt8]) {
    guard let affix = files["dictionary/\(name).aff"], let words = files["dictionary/\(name).dic"] else {
      _ = try file("dictionary/\(name)")
      return ([], [])
    }
    return (affix.all, words.all)
  }

  private func judge(byOpened judging: Judging) throws(Diagnostic) -> any WordJudge {
    let name = judging.dictionary.name
    if let forms, forms.name == name, forms.orthography == judging.orthography {
      return PageJudge(judging, forms.result, forms.ratings)
    }
    var ratings = try WordRatings(judging, self)
    let (affix, words) = try openedDictionary(name)
    let characters = files["dictionary/\(name).characters"].map { String(decoding: $0.all, as: UTF8.self) }
    let result: Result<WordForms, WordFormsFault>
    do throws(WordFormsFault) {
      let forms = try WordForms(affix: affix, words: words, orthography: judging.orthography) { _ in
        characters.map { Array($0.unicodeScalars) }
      }
      result = .success(forms)
      ratings = ratings.fitting { forms.someStems }
    } catch {
      result = .failure(error)
    }
    forms = (name, judging.orthography, result, ratings)
    return PageJudge(judging, result, ratings)
  }

  private static func spelling(of name: String) -> EnglishSpelling? {
    EnglishSpelling.allCases.first { $0.dictionaryName == name }
  }

  func patterns(
    of dictionary: NamedDictionary, _ alphabet: CipherAlphabet, listed: PatternList?
  ) -> any AskedPatterns { ListedPatterns(listed, alphabet) }

  func model(_ name: String) throws(Diagnostic) -> NamedModel? {
    guard modelNames.contains(name) else { return nil }
    return (name, path: name, isBundled: true, try file("\(name).model"))
  }

  let modelNames = ["english", "spanish"]

  func judge(_ judging: Judging) throws(Diagnostic) -> any WordJudge {
    guard let spelling = Self.spelling(of: judging.dictionary.name) else { return try judge(byOpened: judging) }
    let words = try WordIndex(self)
    return IndexedJudge(judging, try words.words(of: spelling, self), words.fingerprint)
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
