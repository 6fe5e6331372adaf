// swift-tools-version: 6.2

import PackageDescription

// Programs that measure. They are a package of their own, so that no build of the product and no test builds them.
// `make` builds them with `-enable-testing`, since they reach what is not public.

let settings: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .strictMemorySafety(),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

func library(_ name: String) -> Target.Dependency { .product(name: name, package: "word-scramble") }

let package = Package(
  name: "benchmarks",
  dependencies: [.package(name: "word-scramble", path: "..")],
  targets: [
    .executableTarget(
      name: "index-timings", dependencies: [library("Cryptograms"), library("WordLists")], path: "IndexTimings",
      swiftSettings: settings),
    .executableTarget(
      name: "cryptogram-accuracy", dependencies: [library("Cryptograms"), library("WordLists")],
      path: "CryptogramAccuracy", swiftSettings: settings),
    .executableTarget(
      name: "answer-accuracy", dependencies: [library("Sessions"), library("ScrambleCLI")], path: "AnswerAccuracy",
      swiftSettings: settings),
    .executableTarget(
      name: "clue-accuracy", dependencies: [library("Anagrams"), library("WordLists")], path: "ClueAccuracy",
      exclude: ["clues.tsv"], swiftSettings: settings),
  ]
)
