// swift-tools-version: 6.2

import PackageDescription

let house: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .strictMemorySafety(),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let system: Target.Dependency = .product(name: "SystemPackage", package: "swift-system")
let subprocess: Target.Dependency = .product(name: "Subprocess", package: "swift-subprocess")

let package = Package(
  name: "word-scramble",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "scramble", targets: ["scramble"]),
    .library(name: "WordScramble", targets: ["WordScramble"]),
    .library(name: "Lexicon", targets: ["Lexicon"]),
    .library(name: "Journal", targets: ["Journal"]),
    .library(name: "Spelling", targets: ["Spelling"]),
    .library(name: "WordLists", targets: ["WordLists"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    .package(url: "https://github.com/apple/swift-system", exact: "1.8.1"),
    .package(url: "https://github.com/swiftlang/swift-subprocess", exact: "1.0.2"),
  ],
  targets: [
    // Ground floor.
    .target(name: "Lexicon", swiftSettings: house),
    .target(name: "Journal", swiftSettings: house),
    .target(name: "Files", dependencies: [system], swiftSettings: house),
    .systemLibrary(
      name: "CHunspell", pkgConfig: "hunspell",
      providers: [.apt(["libhunspell-dev"]), .brew(["hunspell"])]),
    .systemLibrary(
      name: "CEditline", pkgConfig: "libedit",
      providers: [.apt(["libedit-dev"]), .brew(["libedit"])]),

    // Engines: pure values.
    .target(name: "WordScramble", dependencies: ["Lexicon", "Journal"], swiftSettings: house),

    // The outside.
    .target(name: "Spelling", dependencies: ["CHunspell", "Files", "Journal", "Lexicon"], swiftSettings: house),
    .target(name: "WordLists", dependencies: ["Files", "Lexicon", "Spelling"], swiftSettings: house),
    .target(name: "Terminal", dependencies: ["CEditline"], swiftSettings: house),

    // The front.
    .target(
      name: "ScrambleCLI",
      dependencies: [
        "Lexicon", "Journal", "WordScramble", "Files", "Spelling", "WordLists", "Terminal",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: house),
    .executableTarget(name: "scramble", dependencies: ["ScrambleCLI"], swiftSettings: house),

    // Makes the files of Resources/ and Dictionaries/; nobody else needs it.
    .executableTarget(
      name: "make-data", dependencies: ["Files", "Spelling"], path: "Sources/MakeData", swiftSettings: house),
  ]
)
