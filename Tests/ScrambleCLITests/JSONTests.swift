import FoundationEssentials
import Journal
import Layout
import Testing

/// JSON of our own writer, as another reader reads it.
@Suite struct JSONTests {
  @Test(
    "Text of any kind is read back as it was",
    arguments: ["", "milk", "\"\\/", "\u{0}\u{1}\u{8}\t\n\u{C}\r\u{1F}\u{7F}", "é e\u{301} 😀 \u{2028}\u{FFFF}", "\r\n"])
  func strings(_ text: String) throws {
    #expect(try read([String].self, [JSON(text)]) == [text])
    #expect(try read([String: Int].self, .object([text: 1])) == [text: 1])
  }

  @Test func numbers() throws {
    let integers: [Int64] = [0, -1, .max, .min]
    #expect(try read([Int64].self, .array(integers.map { JSON($0) })) == integers)
    let reals = [0, -0.5, 0.1, 1e300, .leastNonzeroMagnitude, 97.25, 3]
    #expect(try read([Double].self, .array(reals.map { JSON($0) })) == reals)
    #expect(JSON(Double.nan).text == "null")
  }

  @Test("A key without a value is absent, and keys stand in one order")
  func objects() {
    let object: JSON = ["word": "milk", "points": 4, "missing": nil, "isReal": true, "letters": ["m", "i"]]
    #expect(object.text == #"{"isReal":true,"letters":["m","i"],"points":4,"word":"milk"}"#)
    #expect(([1, .null] as JSON).text == "[1,null]")
    #expect(
      object.merging(["points": 5, "total": 48]) == [
        "word": "milk", "points": 5, "isReal": true, "letters": ["m", "i"], "total": 48,
      ])
  }

  @Test("A sentence tells its tone and its marks where it has any")
  func sentences() {
    #expect(Sentence("No.").json.text == #"{"text":"No."}"#)
    #expect(
      Sentence("Users rip", .title, marks: [.init(0..<5, "fodder")]).json.text
        == #"{"marks":[{"end":5,"role":"fodder","start":0}],"text":"Users rip","tone":"title"}"#)
    let copied = Sentence.copied("scramble --seed 7", behind: "Again: ")
    #expect(copied.json.text == #"{"marks":[{"end":24,"role":"copied","start":7}],"text":"Again: scramble --seed 7"}"#)
    #expect(copied.lines(width: 10) == [copied.text] && Sentence("No such word.").lines(width: 10).count == 2)
  }

  @Test(
    "Our own reader makes of a text what is written again",
    arguments: [
      #"{"a":[1,-2,0,true,false,null,"x\u0000é😀"],"b":{"c":{}}}"#, "[]", #""""#, "-12345678901234567890", "0.5",
      "[[[[]]]]",
      #""\\ \" /""#,
    ])
  func reading(_ text: String) throws {
    #expect(try JSON(reading: Array(text.utf8)).text == text)
  }

  @Test("Escapes and numbers of every form are read")
  func forms() throws {
    #expect(try JSON(reading: Array(#" "\ud83d\ude00\u00e9\/\b\f\n\r\t" "#.utf8)) == "😀é/\u{8}\u{C}\n\r\t")
    #expect(try JSON(reading: Array("[1e2, 1.50, -0E+1]".utf8)) == [.real(100), .real(1.5), .real(0)])
  }

  @Test(
    "A text that is no JSON is told with its line",
    arguments: [
      ("", "a value", 1), ("[1,\n]", "a value", 2), ("{\"a\" 1}", "a colon", 1), ("[1] 2", "the end of the text", 1),
      ("\"a\nb\"", "the end of the string", 1), ("\"\\x\"", "an escape", 1), ("\"\\u+123\"", "an escape", 1),
      ("\"\\ud800\"", "a character", 1), ("\"\\ud800\\u0041\"", "the second half of a character", 1),
      ("01", "a number", 1), ("1.", "a digit", 1), ("-", "a number", 1), ("[1 2]", "a comma or ]", 1),
      ("{\"a\":1,\n\"a\":2}", "a key that is not there yet", 2), ("tru", "a value", 1),
      (String(repeating: "[", count: 10_000), "fewer brackets in one another", 1),
    ])
  func faults(text: String, expected: String, line: Int) {
    let fault = #expect(throws: JSONFault.self) { try JSON(reading: Array(text.utf8)) }
    #expect(fault?.line == line && fault?.expected == expected)
  }

  private func read<Value: Decodable>(_ type: Value.Type, _ json: JSON) throws -> Value {
    try JSONDecoder().decode(type, from: Data(json.text.utf8))
  }
}
