// Names every public declaration without a sentence of its own, from the symbol graphs that are given as arguments, and
// ends with code 1 where there is one: `swift Tools/docs/undocumented.swift FILE ...`.

import Foundation

struct Graph: Decodable {
  struct Module: Decodable { let name: String }
  struct Symbol: Decodable {
    struct Location: Decodable {
      struct Position: Decodable { let line: Int }
      let uri: String
      let position: Position
    }
    struct Comment: Decodable { let module: String? }
    struct Kind: Decodable { let identifier: String }
    let kind: Kind
    let pathComponents: [String]
    let location: Location?
    let docComment: Comment?
  }
  let module: Module
  let symbols: [Symbol]
}

var count = 0
for path in CommandLine.arguments.dropFirst() {
  let graph = try JSONDecoder().decode(Graph.self, from: Data(contentsOf: URL(filePath: path)))
  // What the compiler makes, such as `==`, lies nowhere. What a protocol asks for would come with the protocol's words.
  for symbol in graph.symbols where symbol.docComment?.module.map({ $0 != graph.module.name }) ?? true {
    guard let location = symbol.location, symbol.kind.identifier != "swift.extension" else { continue }
    print("\(location.uri.dropFirst(7)):\(location.position.line + 1): \(symbol.pathComponents.joined(separator: "."))")
    count += 1
  }
}
print(count == 0 ? "every public declaration has its sentence" : "\(count) public declarations have no sentence")
exit(count == 0 ? 0 : 1)
