import ScrambleFiles
import TestSupport

/// The little library that lets calls of the system fail, made by the C compiler when it is first needed.
struct FaultShim {
  /// A fault that a call meets with.
  enum Kind: CaseIterable {
    case noSpace, noSpaceFromThenOn, quota, readOnly, readOnlyFromThenOn, broken, interrupted, short, kill, torn

    /// The call is not for this kind of file: of no harm where it would have waited for the disk.
    case unsupported

    var variables: [String: String] {
      switch self {
      case .noSpace: ["FAULT_KIND": "28"]
      case .noSpaceFromThenOn: ["FAULT_KIND": "28", "FAULT_LASTS": "1"]
      case .quota: ["FAULT_KIND": "122"]
      case .readOnly: ["FAULT_KIND": "30"]
      case .readOnlyFromThenOn: ["FAULT_KIND": "30", "FAULT_LASTS": "1"]
      case .broken: ["FAULT_KIND": "5"]
      case .unsupported: ["FAULT_KIND": "22"]
      case .interrupted: ["FAULT_KIND": "4"]
      case .short: ["FAULT_KIND": "short"]
      case .kill: ["FAULT_KIND": "kill"]
      case .torn: ["FAULT_KIND": "torn"]
      }
    }

    /// Whether the program can do what it was about to, by trying again.
    var isHarmless: Bool { [.interrupted, .short, .unsupported].contains(self) }
    var isEnd: Bool { self == .kill || self == .torn }
    var lasts: Bool { self == .noSpaceFromThenOn || self == .readOnlyFromThenOn }
  }

  private let folder = TemporaryFolder()

  /// Whether the program loads its libraries by glibc, which takes the shim in.
  static let isAvailable = isFile("/lib64/ld-linux-x86-64.so.2") || isFile("/lib/ld-linux-aarch64.so.1")

  init() async throws {
    let source = #filePath.replacing("FaultShim.swift", with: "Shim/faults.c")
    let outcome = try await Program(state: folder, variables: Self.path).shell(
      "${CC:-$(command -v cc || command -v clang)} -Wall -Werror -shared -fPIC -o '\(library)' '\(source)' -ldl")
    guard outcome.status == 0 else { throw UnharmedRun.Loss(description: outcome.errors) }
  }

  private static let path = environmentVariable("PATH").map { ["PATH": $0] } ?? [:]
  var library: String { folder("faults.so") }

  /// The variables that let the `number`th call fail, counted from 1, of those that `kind` can befall.
  func variables(_ kind: Kind, at number: Int, countingIn state: TemporaryFolder) -> [String: String] {
    kind.variables.merging(["LD_PRELOAD": library, "FAULT_AT": "\(number)", "FAULT_COUNT": state("count")]) { $1 }
  }

  /// Every number of a call together with everything that can befall it; `count` answers how many calls there are.
  /// No more than `limit` of them, spread evenly.
  func faults(upTo limit: Int, count: (Kind) throws -> Int) rethrows -> [(kind: Kind, number: Int)] {
    let (errors, interruptions, writes) = try (count(.noSpace), count(.interrupted), count(.short))
    let all = Kind.allCases.filter { $0 != .unsupported }.flatMap { kind in
      let count =
        switch kind {
        case .interrupted: interruptions
        case .short, .torn: writes
        default: errors
        }
      return (0..<count).map { (kind, $0 + 1) }
    }
    guard limit < all.count else { return all }
    return (0..<limit).map { all[$0 * all.count / limit] }
  }
}
