// swift-tools-version: 6.2

import PackageDescription

// Programs for those who work on Word Scramble. They are a package of their own, so that no build of the product and no
// test builds them. `make` builds them with `-enable-testing`, since they reach what is not public.

let settings: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .strictMemorySafety(),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

func library(_ name: String) -> Target.Dependency { .product(name: name, package: "word-scramble") }

let package = Package(
  name: "tools",
  dependencies: [.package(name: "word-scramble", path: "..")],
  targets: [
    // Makes the files of Resources/ and Dictionaries/.
    .executableTarget(
      name: "make-data", dependencies: [library("ModelTraining"), library("Spelling"), library("WordScramble")],
      path: "MakeData", swiftSettings: settings),

    // Makes the manual page of the program's own help.
    .executableTarget(name: "make-manual", path: "MakeManual", swiftSettings: settings),

    // Holds the forms of dictionaries against Hunspell.
    .executableTarget(
      name: "check-dictionaries", dependencies: [library("Spelling")], path: "CheckDictionaries",
      swiftSettings: settings),
  ]
)
