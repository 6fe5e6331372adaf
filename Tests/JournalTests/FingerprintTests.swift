import Journal
import Testing

@Suite struct FingerprintTests {
  @Test func `It changes with every byte and with the length`() {
    let bytes = Array("silkworm and more".utf8)
    let fingerprint = Fingerprint(bytes)
    for index in bytes.indices {
      var changed = bytes
      changed[index] ^= 1
      #expect(Fingerprint(changed) != fingerprint)
    }
    #expect(Fingerprint(bytes + [0]) != fingerprint)
    #expect(Fingerprint(Array(bytes.dropLast())) != fingerprint)
  }

  @Test func `What it writes it reads`() {
    let fingerprint = Fingerprint([1, 2, 3])
    #expect(fingerprint.description.utf8.count == 16)
    #expect(Fingerprint(fingerprint.description) == fingerprint)
    #expect(Fingerprint("0123") == nil)
    #expect(Fingerprint("zzzzzzzzzzzzzzzz") == nil)
  }

  // The values are those of a second implementation, in another language.
  @Test func `It is fixed for good`() {
    #expect("\(Fingerprint([UInt8]()))" == "af63bd4c8601b7df")
    #expect("\(Fingerprint(Array("silkworm".utf8)))" == "fa6b5a805420375e")
  }
}
