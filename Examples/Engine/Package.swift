// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "engine",
  dependencies: [.package(name: "word-scramble", path: "../..")],
  targets: [
    .executableTarget(
      name: "engine",
      dependencies: [
        .product(name: "WordScramble", package: "word-scramble"),
        .product(name: "Lexicon", package: "word-scramble"),
        .product(name: "Spelling", package: "word-scramble"),
        .product(name: "WordLists", package: "word-scramble"),
      ],
      path: "Sources",
      swiftSettings: [
        .treatAllWarnings(as: .error), .strictMemorySafety(), .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"), .enableUpcomingFeature("MemberImportVisibility"),
      ])
  ]
)
