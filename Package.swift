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
  products: [
    .executable(name: "scramble", targets: ["scramble"]),
    .library(name: "WordScramble", targets: ["WordScramble"]),
    .library(name: "Anagrams", targets: ["Anagrams"]),
    .library(name: "Cryptograms", targets: ["Cryptograms"]),
    .library(name: "Lexicon", targets: ["Lexicon"]),
    .library(name: "Journal", targets: ["Journal"]),
    .library(name: "Spelling", targets: ["Spelling"]),
    .library(name: "WordLists", targets: ["WordLists"]),
    // For the fuzzer in Tools/fuzz alone: nothing in it is public. The fuzzer is a package of its own, since
    // libFuzzer's flags would be those of every build here, and a package can reach no target of another but through a
    // product.
    .library(name: "ScrambleCLI", targets: ["ScrambleCLI"]),
  ],
  dependencies: [
    // The lowest versions that have what is used: `defaultAsFlag` (1.8.0 breaks `parseAsRoot`), and `Stat`.
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.1"),
    .package(url: "https://github.com/apple/swift-system", from: "1.7.0"),
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2", traits: []),
  ],
  targets: [
    // Ground floor.
    .target(name: "Lexicon", swiftSettings: house),
    .target(name: "Journal", swiftSettings: house),
    .target(name: "ScrambleFiles", dependencies: ["Journal", system], swiftSettings: house),
    .target(name: "Layout", swiftSettings: house),
    .systemLibrary(
      name: "CHunspell", pkgConfig: "hunspell",
      providers: [.apt(["libhunspell-dev"])]),

    // Engines: pure values.
    .target(name: "WordScramble", dependencies: ["Lexicon", "Journal"], swiftSettings: house),
    .target(name: "Anagrams", dependencies: ["Lexicon", "Journal"], swiftSettings: house),
    .target(name: "Cryptograms", dependencies: ["Lexicon", "Journal"], swiftSettings: house),

    // The outside.
    .target(
      name: "Spelling", dependencies: ["CHunspell", "ScrambleFiles", "Journal", "Lexicon"], swiftSettings: house),
    .target(
      name: "WordLists", dependencies: ["ScrambleFiles", "Journal", "Lexicon", "Spelling"], swiftSettings: house),
    .target(name: "Terminal", dependencies: ["ScrambleFiles", "Journal", "Layout"], swiftSettings: house),

    // The kernel: the instruments in use, for any front.
    .target(
      name: "Sessions",
      dependencies: [
        "Lexicon", "Journal", "Layout", "WordScramble", "Anagrams", "Cryptograms", "ScrambleFiles", "Spelling",
        "WordLists",
      ],
      swiftSettings: house),

    // The front.
    .target(
      name: "ScrambleCLI",
      dependencies: [
        "Lexicon", "Journal", "Layout", "WordScramble", "Anagrams", "Cryptograms", "ScrambleFiles", "Spelling",
        "WordLists",
        "Sessions", "Terminal",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: house),
    .executableTarget(name: "scramble", dependencies: ["ScrambleCLI"], swiftSettings: house),

    // Makes the files of Resources/ and Dictionaries/; nobody else needs it.
    .executableTarget(
      name: "make-data", dependencies: ["Cryptograms", "ScrambleFiles", "Journal", "Lexicon", "Spelling"],
      path: "Sources/MakeData",
      swiftSettings: house),

    // Makes the manual page of the program's own help; nobody else needs it.
    .executableTarget(name: "make-manual", path: "Sources/MakeManual", swiftSettings: house),

    // Measures; nobody else needs it.
    .executableTarget(
      name: "index-timings",
      dependencies: ["CHunspell", "Cryptograms", "ScrambleFiles", "Lexicon", "Spelling", "WordLists"],
      path: "Benchmarks/IndexTimings", swiftSettings: house),
    .executableTarget(
      name: "cryptogram-accuracy", dependencies: ["Cryptograms", "ScrambleFiles", "Journal", "Lexicon", "WordLists"],
      path: "Benchmarks/CryptogramAccuracy", swiftSettings: house),

    // Tests.
    .systemLibrary(
      name: "CVterm", path: "Tests/CVterm", pkgConfig: "vterm",
      providers: [.apt(["libvterm-dev"])]),
    .target(
      name: "TestSupport", dependencies: ["CVterm", "ScrambleFiles", "WordLists", system, subprocess],
      path: "Tests/TestSupport",
      swiftSettings: house),
    .testTarget(name: "ArchitectureTests", swiftSettings: house),
    .testTarget(name: "LexiconTests", dependencies: ["Lexicon", "Journal"], swiftSettings: house),
    .testTarget(name: "JournalTests", dependencies: ["Journal"], swiftSettings: house),
    .testTarget(
      name: "ScrambleFilesTests", dependencies: ["ScrambleFiles", "Journal", "TestSupport"], swiftSettings: house),
    .testTarget(
      name: "WordScrambleTests", dependencies: ["WordScramble", "Lexicon", "Journal"], swiftSettings: house),
    .testTarget(
      name: "AnagramsTests", dependencies: ["Anagrams", "Lexicon", "Journal", "WordLists", "TestSupport"],
      swiftSettings: house),
    .testTarget(
      name: "CryptogramsTests", dependencies: ["Cryptograms", "Lexicon", "Journal", "WordLists"],
      swiftSettings: house),
    .testTarget(
      name: "SpellingTests", dependencies: ["Spelling", "ScrambleFiles", "Journal", "TestSupport"],
      exclude: ["Fixtures"], swiftSettings: house),
    .testTarget(
      name: "WordListsTests",
      dependencies: ["WordLists", "Lexicon", "Journal", "Spelling", "ScrambleFiles", "TestSupport"],
      swiftSettings: house),
    .testTarget(
      name: "TerminalTests", dependencies: ["Terminal", "Journal", "Layout", "TestSupport"], swiftSettings: house),
    .testTarget(
      name: "ScrambleCLITests",
      dependencies: [
        "ScrambleCLI", "Sessions", "Lexicon", "Journal", "Layout", "WordScramble", "Anagrams", "Cryptograms",
        "ScrambleFiles",
        "WordLists", "Spelling", "CHunspell", "TestSupport",
        "scramble",
      ],
      exclude: ["Golden"], swiftSettings: house),
    .testTarget(
      name: "FaultTests", dependencies: ["ScrambleFiles", "Journal", "TestSupport", "scramble"], exclude: ["Shim"],
      swiftSettings: house),
  ]
)
