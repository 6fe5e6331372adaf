import WordScramble

extension Origin {
  /// The option that begins the same round.
  var option: String {
    switch self {
    case .seed(let seed): "--seed \(seed)"
    case .daily(let date): "--daily \(date)"
    case .root(let root): "--root \(root)"
    }
  }
}
