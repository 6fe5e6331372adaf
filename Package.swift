// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [
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
    .executable(name: "scramble-page", targets: ["scramble-page"]),
    .library(name: "WordScramble", targets: ["WordScramble"]),
    .library(name: "Anagrams", targets: ["Anagrams"]),
    .library(name: "Cryptograms", targets: ["Cryptograms"]),
    .library(name: "Lexicon", targets: ["Lexicon"]),
    .library(name: "Journal", targets: ["Journal"]),
    .library(name: "Spelling", targets: ["Spelling"]),
    .library(name: "WordLists", targets: ["WordLists"]),
    // For the fuzzer in Tools/fuzz alone: nothing in them is public. The fuzzer is a package of its own, since
    // libFuzzer's flags would be those of every build here, and a package can reach no target of another but through a
    // product.
    .library(name: "ScrambleCLI", targets: ["ScrambleCLI"]),
    .library(name: "ScramblePage", targets: ["ScramblePage"]),
  ],
  dependencies: [
    // The lowest versions that have what is used: `defaultAsFlag` (1.8.0 breaks `parseAsRoot`), and `Stat`.
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.1"),
    .package(url: "https://github.com/apple/swift-system", from: "1.7.0"),
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2", traits: []),
  ],
  targets: [
    // Ground floor.
    .target(name: "Lexicon", swiftSettings: settings),
    .target(name: "Journal", swiftSettings: settings),
    .target(name: "ScrambleFiles", dependencies: ["Journal", system], swiftSettings: settings),
    .target(name: "Layout", swiftSettings: settings),
    .systemLibrary(
      name: "CHunspell", pkgConfig: "hunspell",
      providers: [.apt(["libhunspell-dev"])]),
    .systemLibrary(name: "CVectors"),

    // Engines: pure values.
    .target(name: "WordScramble", dependencies: ["CVectors", "Lexicon", "Journal"], swiftSettings: settings),
    .target(name: "Anagrams", dependencies: ["Lexicon", "Journal"], swiftSettings: settings),
    .target(name: "Cryptograms", dependencies: ["Lexicon", "Journal"], swiftSettings: settings),

    // The outside.
    .target(
      name: "Spelling", dependencies: ["CHunspell", "ScrambleFiles", "Journal", "Lexicon"], swiftSettings: settings),
    .target(
      name: "WordLists", dependencies: ["ScrambleFiles", "Journal", "Lexicon", "Spelling"], swiftSettings: settings),
    .target(name: "Terminal", dependencies: ["ScrambleFiles", "Journal", "Layout"], swiftSettings: settings),

    // Learns language models from text.
    .target(name: "ModelTraining", dependencies: ["Cryptograms"], swiftSettings: settings),

    // The kernel: the instruments in use, for any front.
    .target(
      name: "Sessions",
      dependencies: [
        "Lexicon", "Journal", "Layout", "WordScramble", "Anagrams", "Cryptograms", "ScrambleFiles", "Spelling",
        "WordLists",
      ],
      swiftSettings: settings),

    // The front.
    .target(
      name: "ScrambleCLI",
      dependencies: [
        "Lexicon", "Journal", "Layout", "WordScramble", "Cryptograms", "ModelTraining", "ScrambleFiles", "Spelling",
        "WordLists", "Sessions", "Terminal",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings),
    .executableTarget(name: "scramble", dependencies: ["ScrambleCLI"], swiftSettings: settings),

    // The other front, a program of its own so that the first one starts as fast as without it.
    .target(
      name: "ScramblePage",
      dependencies: [
        "Lexicon", "Anagrams", "Cryptograms", "WordScramble", "ScrambleFiles", "Spelling", "WordLists", "Sessions",
        "Terminal",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings),
    .executableTarget(name: "scramble-page", dependencies: ["ScramblePage"], swiftSettings: settings),

    // Makes the files of Resources/ and Dictionaries/; nobody else needs it.
    .executableTarget(
      name: "make-data",
      dependencies: ["Cryptograms", "ModelTraining", "ScrambleFiles", "Journal", "Lexicon", "Spelling"],
      path: "Sources/MakeData",
      swiftSettings: settings),

    // Makes the manual page of the program's own help; nobody else needs it.
    .executableTarget(name: "make-manual", path: "Sources/MakeManual", swiftSettings: settings),

    // Measures; nobody else needs it.
    .executableTarget(
      name: "index-timings",
      dependencies: ["CHunspell", "Cryptograms", "ScrambleFiles", "Lexicon", "Spelling", "WordLists"],
      path: "Benchmarks/IndexTimings", swiftSettings: settings),
    .executableTarget(
      name: "cryptogram-accuracy", dependencies: ["Cryptograms", "ScrambleFiles", "Journal", "Lexicon", "WordLists"],
      path: "Benchmarks/CryptogramAccuracy", swiftSettings: settings),
    .executableTarget(
      name: "answer-accuracy", dependencies: ["Anagrams", "Journal", "Lexicon", "Sessions", "Spelling", "WordLists"],
      path: "Benchmarks/AnswerAccuracy", swiftSettings: settings),
    .executableTarget(
      name: "clue-accuracy", dependencies: ["Anagrams", "ScrambleFiles", "Lexicon", "WordLists"],
      path: "Benchmarks/ClueAccuracy", exclude: ["clues.tsv"], swiftSettings: settings),

    // Holds the forms of dictionaries against Hunspell; nobody else needs it.
    .executableTarget(
      name: "check-dictionaries", dependencies: ["ScrambleFiles", "Journal", "Lexicon", "Spelling"],
      path: "Tools/CheckDictionaries", swiftSettings: settings),

    // Tests.
    .systemLibrary(
      name: "CVterm", path: "Tests/CVterm", pkgConfig: "vterm",
      providers: [.apt(["libvterm-dev"])]),
    .target(
      name: "TestSupport", dependencies: ["CVterm", "ScrambleFiles", "WordLists", system, subprocess],
      path: "Tests/TestSupport",
      swiftSettings: settings),
    .testTarget(name: "ArchitectureTests", swiftSettings: settings),
    .testTarget(name: "LexiconTests", dependencies: ["Lexicon", "Journal"], swiftSettings: settings),
    .testTarget(name: "JournalTests", dependencies: ["Journal"], swiftSettings: settings),
    .testTarget(
      name: "ScrambleFilesTests", dependencies: ["ScrambleFiles", "Journal", "TestSupport"], swiftSettings: settings),
    .testTarget(
      name: "WordScrambleTests", dependencies: ["WordScramble", "Lexicon", "Journal"], swiftSettings: settings),
    .testTarget(
      name: "AnagramsTests", dependencies: ["Anagrams", "Lexicon", "Journal", "WordLists", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "CryptogramsTests", dependencies: ["Cryptograms", "Lexicon", "Journal", "WordLists", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "ModelTrainingTests", dependencies: ["ModelTraining", "Cryptograms", "Lexicon", "Journal"],
      swiftSettings: settings),
    .testTarget(
      name: "SpellingTests", dependencies: ["Spelling", "Lexicon", "ScrambleFiles", "Journal", "TestSupport"],
      exclude: ["Fixtures"], swiftSettings: settings),
    .testTarget(
      name: "WordListsTests",
      dependencies: ["WordLists", "Lexicon", "Journal", "Spelling", "ScrambleFiles", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "TerminalTests", dependencies: ["Terminal", "Journal", "Layout", "TestSupport"], swiftSettings: settings),
    .testTarget(
      name: "ScrambleCLITests",
      dependencies: [
        "ScrambleCLI", "Sessions", "Lexicon", "Journal", "Layout", "WordScramble", "Anagrams", "Cryptograms",
        "ScrambleFiles",
        "WordLists", "Spelling", "CHunspell", "TestSupport",
        "scramble",
      ],
      exclude: ["Golden"], swiftSettings: settings),
    .testTarget(
      name: "ScramblePageTests",
      dependencies: ["ScramblePage", "ScrambleFiles", "TestSupport", "scramble", "scramble-page"],
      swiftSettings: settings),
    .testTarget(
      name: "FaultTests", dependencies: ["ScrambleFiles", "Journal", "TestSupport", "scramble"], exclude: ["Shim"],
      swiftSettings: settings),
  ]
)
