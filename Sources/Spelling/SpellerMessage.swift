import ScrambleFiles

/// The messages between a `SpellerProcess` and its `SpellerServer`. Each is its length, in four bytes, and then as many
/// bytes.
///
/// The server begins with a greeting: an empty message, or the fault of the dictionary. A question is words, each with
/// a NUL behind it; the answer is a byte for each.
enum SpellerMessage {
  static let yes = UInt8(ascii: "y")
  static let no = UInt8(ascii: "n")

  private static let longest = 1 << 24

  static func frame(_ message: [UInt8]) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: message.count >> (8 * $0)) } + message
  }

  /// The next message from `child`, or nil where none comes.
  static func receive(from child: ChildProcess) -> [UInt8]? {
    receive { child.read($0, within: SpellerLimits.milliseconds) }
  }

  /// The next message on standard input.
  static func receive() -> [UInt8]? {
    receive { (try? InputFile.standardInput.readExactly($0)) ?? nil }
  }

  private static func receive(_ read: (Int) -> [UInt8]?) -> [UInt8]? {
    guard let length = read(4)?.enumerated().reduce(0, { $0 | Int($1.element) << (8 * $1.offset) }), length <= longest
    else { return nil }
    return length == 0 ? [] : read(length)
  }

  static func question(_ words: [String]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(words.reduce(0) { $0 + $1.utf8.count + 1 })
    for word in words {
      bytes += word.utf8
      bytes.append(0)
    }
    return bytes
  }

  /// The greeting for a dictionary with a fault: which file is at fault, the line, and the problem.
  static func greeting(_ fault: DictionaryFault, of files: DictionaryFiles) -> [UInt8] {
    guard case .content(let path, let line, let problem) = fault else { return Array("file".utf8) }
    return Array("\(path == files.affix ? "affix" : "words")\0\(line.map { "\($0)" } ?? "")\0\(problem)".utf8)
  }

  /// The fault that the server's greeting tells, or nil where the dictionary is loaded.
  static func fault(_ greeting: [UInt8], in files: DictionaryFiles) -> DictionaryFault? {
    if greeting.isEmpty { return nil }
    let fields = String(decoding: greeting, as: UTF8.self).split(separator: "\0", omittingEmptySubsequences: false)
    if fields.count == 3 {
      let path = fields[0] == "affix" ? files.affix : files.words
      return .content(path: path, line: Int(fields[1]), String(fields[2]))
    }
    // A file that cannot be read over there cannot be read here either.
    do throws(DictionaryFault) { _ = try files.read() } catch { return error }
    return .lost(path: files.words, word: nil, .crash)
  }
}
