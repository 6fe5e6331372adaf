/// How scores are written as integers: a cost is the negative natural logarithm of a probability, in parts of a nat.
///
/// Sums of integers are the same on every machine and in every order, which those of floating-point numbers are not.
public enum Nats {
  /// The integer for one nat.
  public static let unit = 128
}
