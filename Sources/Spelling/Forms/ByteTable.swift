/// The character for each of the 256 bytes of an encoding, U+FFFD where there is none.
///
/// Every encoding that Hunspell knows, except UTF-8, has one byte for a character.
package struct ByteTable: Sendable {
  let scalars: [Unicode.Scalar]

  /// The table of these 256 characters.
  package init(_ scalars: [Unicode.Scalar]) { self.scalars = scalars }
}
