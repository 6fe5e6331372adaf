// swift-tools-version: 6.2
import PackageDescription

// Each program stands on one library, so that a library that does not link without the others is noticed.
let libraries = ["WordScramble", "Anagrams", "Cryptograms", "Lexicon", "Journal", "Spelling", "WordLists"]

let package = Package(
  name: "libraries",
  dependencies: [.package(name: "word-scramble", path: "../..")],
  targets: libraries.map {
    .executableTarget(
      name: "Uses\($0)", dependencies: [.product(name: $0, package: "word-scramble")],
      swiftSettings: [.treatAllWarnings(as: .error)])
  }
)
