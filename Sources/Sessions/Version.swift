/// The release that this program is of, or the next one with `-dev` behind it.
package enum Version {
  package static let number = "2.0.0-dev"

  /// The day of the last release.
  package static let date = "2026-11-21"
}
