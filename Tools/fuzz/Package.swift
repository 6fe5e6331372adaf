// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "fuzz",
  dependencies: [.package(name: "word-scramble", path: "../..")],
  targets: [
    .executableTarget(
      name: "fuzz",
      dependencies: [
        .product(name: "ScrambleCLI", package: "word-scramble")
      ],
      path: "Sources",
      swiftSettings: [
        .treatAllWarnings(as: .error),
        .strictMemorySafety(),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ])
  ]
)
