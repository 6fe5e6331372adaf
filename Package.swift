// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .strictMemorySafety(),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// A session or command spends its time in an engine or waits for a person, so what asks the engine and words the answer
// is not optimised: that would take a fourth of the time of a build. Neither are the tests. The libraries for others
// are optimised, for they count, search and solve, and their tests see no more of them than the package does.
let unoptimised = settings + [.unsafeFlags(["-Onone", "-enable-testing"])]

// Each file of tests is compiled by itself, so that a change of one is built in seconds. The compiler then says that it
// ignores -num-threads, which SwiftPM gives it in every release build.
let support = unoptimised + [.unsafeFlags(["-no-whole-module-optimization", "-enable-batch-mode", "-incremental"])]

// Nothing but a debugger reads the module of a test, so none is made for a release.
let tests = support + [.unsafeFlags(["-no-emit-module-separately"], .when(configuration: .release))]

// The Swift runtime is linked in, so that the program starts in three quarters of the time, with the two libraries that
// Foundation needs for it. ThreadSanitizer finds the functions of a library alone. lld comes with Swift; the system's
// linker warns of what Foundation calls.
let runtime =
  Context.environment["WORD_SCRAMBLE_SANITIZER"] == "thread"
  ? [] : ["-static-stdlib", "-l_FoundationCollections", "-l_FoundationCShims"]

let system: Target.Dependency = .product(name: "SystemPackage", package: "swift-system")

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
    // For the packages in Tools/ and Benchmarks/ alone, which reach a target of this one only through a product.
    .library(name: "ModelTraining", targets: ["ModelTraining"]),
    .library(name: "Sessions", targets: ["Sessions"]),
    .library(name: "ScrambleCLI", targets: ["ScrambleCLI"]),
  ],
  dependencies: [
    // The lowest versions that have what is used: `defaultAsFlag` (1.8.0 breaks `parseAsRoot`), and `Stat`.
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.1"),
    .package(url: "https://github.com/apple/swift-system", from: "1.7.0"),
  ],
  targets: [
    // Ground floor.
    .target(name: "Lexicon", swiftSettings: settings),
    .target(name: "Journal", swiftSettings: settings),
    .target(name: "ScrambleFiles", dependencies: ["Journal", system], swiftSettings: settings),
    .target(name: "Layout", dependencies: ["Journal"], swiftSettings: settings),
    .systemLibrary(
      name: "CHunspell", pkgConfig: "hunspell",
      providers: [.apt(["libhunspell-dev"])]),
    .systemLibrary(name: "CVectors"),
    // No library for others has it: it takes the place of a function of C in the program and in the tests. Hunspell is
    // a library of its own, which finds it only if the linker exports it.
    .target(
      name: "HunspellClock", swiftSettings: settings,
      linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic-symbol=clock"])]),

    // Engines: pure values.
    .target(name: "WordScramble", dependencies: ["Lexicon", "Journal"], swiftSettings: settings),
    .target(name: "Anagrams", dependencies: ["Lexicon", "Journal"], swiftSettings: settings),
    .target(name: "Cryptograms", dependencies: ["Lexicon", "Journal"], swiftSettings: settings),

    // The outside.
    .target(
      name: "Spelling", dependencies: ["CHunspell", "ScrambleFiles", "Journal", "Lexicon"], swiftSettings: settings),
    .target(
      name: "WordLists", dependencies: ["ScrambleFiles", "Journal", "Lexicon", "Spelling"], swiftSettings: settings),
    .target(name: "Terminal", dependencies: ["ScrambleFiles", "Journal", "Layout"], swiftSettings: unoptimised),

    // Learns language models from text.
    .target(name: "ModelTraining", dependencies: ["Cryptograms", "Lexicon"], swiftSettings: settings),

    // The kernel: the instruments in use, for any front.
    .target(
      name: "Sessions",
      dependencies: ["Lexicon", "Journal", "Layout", "WordScramble", "Anagrams", "Cryptograms"],
      swiftSettings: unoptimised),

    // The front.
    .target(
      name: "ListChecking",
      dependencies: [
        "CVectors", "Lexicon", "Journal", "Layout", "WordScramble", "ScrambleFiles", "Sessions", "Terminal",
      ],
      swiftSettings: settings + [.unsafeFlags(["-enable-testing"])]),
    .target(
      name: "ScrambleCLI",
      dependencies: [
        "ListChecking", "Lexicon", "Journal", "Layout", "WordScramble", "Cryptograms", "ModelTraining", "ScrambleFiles",
        "Spelling", "WordLists", "Sessions", "Terminal",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: unoptimised),
    .executableTarget(
      name: "scramble", dependencies: ["ScrambleCLI", "HunspellClock"], swiftSettings: settings,
      linkerSettings: [.unsafeFlags(runtime + ["-use-ld=lld"])]),

    // Tests.
    // Without a package configuration, since SwiftPM would tell everybody who plays that it could be installed.
    .systemLibrary(name: "CVterm", path: "Tests/CVterm"),
    // SwiftPM compiles by name, from Z to A, what is ready. Sessions wait for Anagrams, so tests do, too: they are then
    // compiled beside Sessions, and not before Anagrams.
    .target(
      name: "TestSupport", dependencies: ["Anagrams", "CVterm", "HunspellClock", "ScrambleFiles", "WordLists", system],
      path: "Tests/TestSupport",
      swiftSettings: support),
    .testTarget(name: "ArchitectureTests", swiftSettings: tests),
    .testTarget(name: "LexiconTests", dependencies: ["Lexicon", "Journal"], swiftSettings: tests),
    .testTarget(name: "JournalTests", dependencies: ["Journal"], swiftSettings: tests),
    .testTarget(
      name: "ScrambleFilesTests", dependencies: ["ScrambleFiles", "Journal", "TestSupport", system],
      swiftSettings: tests),
    .testTarget(
      name: "WordScrambleTests", dependencies: ["WordScramble", "Lexicon", "Journal"], swiftSettings: tests),
    .testTarget(
      name: "AnagramsTests", dependencies: ["Anagrams", "Lexicon", "Journal", "WordLists", "TestSupport"],
      swiftSettings: tests),
    .testTarget(
      name: "CryptogramsTests", dependencies: ["Cryptograms", "Lexicon", "Journal", "WordLists", "TestSupport"],
      swiftSettings: tests),
    .testTarget(
      name: "ModelTrainingTests", dependencies: ["ModelTraining", "Cryptograms", "Lexicon", "Journal"],
      swiftSettings: tests),
    .testTarget(
      name: "SpellingTests", dependencies: ["Spelling", "Lexicon", "ScrambleFiles", "Journal", "TestSupport"],
      exclude: ["Fixtures"], swiftSettings: tests),
    .testTarget(
      name: "WordListsTests",
      dependencies: ["WordLists", "Lexicon", "Journal", "Spelling", "ScrambleFiles", "TestSupport"],
      swiftSettings: tests),
    .testTarget(
      name: "TerminalTests", dependencies: ["Terminal", "Journal", "Layout", "TestSupport"],
      swiftSettings: tests),
    .testTarget(
      name: "ScrambleCLITests",
      dependencies: [
        "ScrambleCLI", "ListChecking", "Sessions", "Lexicon", "Journal", "Layout", "WordScramble", "Anagrams",
        "Cryptograms", "ScrambleFiles", "WordLists", "Spelling", "TestSupport",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      exclude: ["Golden"], swiftSettings: tests),
    .testTarget(
      name: "FaultTests", dependencies: ["ScrambleFiles", "Journal", "TestSupport"], exclude: ["Shim"],
      swiftSettings: tests),
  ]
)
