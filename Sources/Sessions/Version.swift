/// The release that this program is of.
package enum Version {
  package static let number = "1.0.0"

  /// The day of the release.
  package static let date = "2026-11-21"
}
