extension UInt64 {
  /// A seed that nobody chose, short enough to be told to a friend.
  package static func drawn() -> UInt64 { .random(in: 1...999_999) }
}
