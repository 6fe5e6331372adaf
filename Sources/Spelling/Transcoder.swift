import Glibc

/// Turns UTF-8 into the encoding of a dictionary, through the system's iconv.
@safe final class Transcoder {
  private let descriptor: iconv_t

  /// Answers nil where the system does not know `encoding`, which is named as Hunspell names it.
  init?(to encoding: String) {
    let name = encoding.hasPrefix("microsoft-") ? String(encoding.dropFirst(10)) : encoding
    let opened = unsafe iconv_open(name == "TIS620-2533" ? "TIS-620" : name, "UTF-8")
    // iconv_open tells a failure by the pointer whose bits are all set.
    guard let opened = unsafe opened, Int(bitPattern: opened) != -1 else { return nil }
    unsafe descriptor = opened
  }

  deinit { unsafe iconv_close(descriptor) }

  /// The bytes of `word` and a final NUL, or nil where the encoding lacks a letter of it.
  func encode(_ word: String) -> [CChar]? {
    var input = Array(word.utf8CString.dropLast())
    var output = [CChar](repeating: 0, count: input.count * 4 + 1)
    var inputLeft = input.count
    var outputLeft = output.count - 1
    let converted = unsafe input.withUnsafeMutableBufferPointer { input in
      unsafe output.withUnsafeMutableBufferPointer { output in
        var from = input.baseAddress
        var to = output.baseAddress
        return unsafe iconv(descriptor, &from, &inputLeft, &to, &outputLeft)
      }
    }
    return converted == 0 ? output : nil
  }
}
