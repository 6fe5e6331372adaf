import Glibc
package import Lexicon

/// Turns UTF-8 into the encoding of a dictionary, through the system's iconv.
@safe package final class Transcoder {
  private let descriptor: iconv_t

  /// A transcoder to `encoding`, which has Hunspell's name; nil where the system does not know it.
  package init?(to encoding: String) {
    guard let opened = unsafe openConversion(to: systemName(of: encoding), from: "UTF-8") else { return nil }
    unsafe descriptor = opened
  }

  deinit { unsafe iconv_close(descriptor) }

  /// The bytes of `word` and a final NUL, or nil where the encoding lacks a letter of it.
  package func encode(_ word: String) -> [CChar]? {
    var input = Array(word.utf8CString.dropLast())
    var output = [CChar](repeating: 0, count: input.count * 4 + 1)
    return unsafe convert(descriptor, &input, to: &output) == nil ? nil : output
  }
}

extension WordForms {
  /// Reads the two files of a dictionary, in an encoding that the system knows. Complexity: linear in their bytes.
  ///
  /// - Throws: `WordFormsFault` where words could be missed, because of a directive that is not supported.
  package init(affix: [UInt8], words: [UInt8], orthography: Orthography) throws(WordFormsFault) {
    try self.init(affix: affix, words: words, orthography: orthography) { characters(of: $0) }
  }
}

/// The characters of the 256 bytes of `encoding`, which has Hunspell's name; nil where the system does not know it.
private func characters(of encoding: String) -> [Unicode.Scalar]? {
  guard let descriptor = unsafe openConversion(to: "UTF-8", from: systemName(of: encoding)) else { return nil }
  defer { unsafe iconv_close(descriptor) }
  return (0..<256).map { byte -> Unicode.Scalar in
    var input = [CChar(truncatingIfNeeded: byte)]
    var output = [CChar](repeating: 0, count: 8)
    guard let count = unsafe convert(descriptor, &input, to: &output) else { return "\u{FFFD}" }
    let text = String(decoding: output[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self).unicodeScalars
    return text.count == 1 ? text.first! : "\u{FFFD}"
  }
}

/// The name that iconv has for an encoding, by the name that Hunspell has for it.
private func systemName(of encoding: String) -> String {
  let name = encoding.hasPrefix("microsoft-") ? String(encoding.dropFirst(10)) : encoding
  return name == "TIS620-2533" ? "TIS-620" : name
}

private func openConversion(to: String, from: String) -> iconv_t? {
  // iconv_open tells a failure by the pointer whose bits are all set.
  guard let opened = unsafe iconv_open(to, from), Int(bitPattern: opened) != -1 else { return nil }
  return unsafe opened
}

/// Converts all of `input`, and answers how many bytes of `output` are written, or nil where it cannot be converted.
/// The last byte of `output` stays as it is.
private func convert(_ descriptor: iconv_t, _ input: inout [CChar], to output: inout [CChar]) -> Int? {
  var inputLeft = input.count
  let room = output.count - 1
  var outputLeft = room
  let converted = unsafe input.withUnsafeMutableBufferPointer { input in
    unsafe output.withUnsafeMutableBufferPointer { output in
      var from = input.baseAddress
      var to = output.baseAddress
      return unsafe iconv(descriptor, &from, &inputLeft, &to, &outputLeft)
    }
  }
  return converted == 0 ? room - outputLeft : nil
}
