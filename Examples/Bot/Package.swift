// swift-tools-version: 6.2
import PackageDescription

// The bot knows the program by its pipes alone, so it stands on nothing of ours.
let package = Package(
  name: "bot",
  targets: [
    .executableTarget(
      name: "bot",
      path: "Sources",
      swiftSettings: [.treatAllWarnings(as: .error)])
  ]
)
