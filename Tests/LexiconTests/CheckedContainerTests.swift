import Lexicon
import Testing

@Suite struct CheckedContainerTests {
  private let format = CheckedContainer.Format(
    name: "note", mark: "notebook", version: 3, labelLength: 2, parts: ["head", "body"])

  private var packed: [UInt8] {
    CheckedContainer.packed([[1, 2, 3], [4]], number: 7, label: Array("hi".utf8), as: format)
  }

  @Test func `The layout is the one that its table tells`() {
    let header = Array("notebook".utf8) + [3, 0, 0, 0, 7, 0, 0, 0] + Array("hi".utf8)
    #expect(format.headerLength == 58)
    #expect(Array(packed[..<26]) == header + [58, 0, 0, 0, 3, 0, 0, 0])
    #expect(Array(packed[34..<42]) == [61, 0, 0, 0, 1, 0, 0, 0])
    #expect(Array(packed[58...]) == [1, 2, 3, 4])
  }

  @Test func `What was packed is opened, part by part`() throws {
    let container = try CheckedContainer(IndexBytes(packed), format)
    #expect(container.number == 7)
    #expect(container.label == "hi")
    #expect(try container.part("head") == 58..<61)
    #expect(try container.part("body") == 61..<62)
  }

  @Test func `Every changed byte and every length is noticed`() {
    for place in packed.indices {
      var changed = packed
      changed[place] ^= 0x10
      #expect(throws: ContainerFault.self, "\(place)") { try look(changed) }
    }
    for length in packed.indices {
      #expect(throws: ContainerFault.self, "\(length)") { try look(Array(packed[..<length])) }
    }
    #expect(throws: ContainerFault.length(63, expected: 62)) { try look(packed + [0]) }
  }

  private func look(_ bytes: [UInt8]) throws {
    let container = try CheckedContainer(IndexBytes(bytes), format)
    _ = try container.part("head")
    _ = try container.part("body")
  }
}
