import WordScramble

extension Rules {
  /// The rules in words, for a player.
  var summary: String {
    let limit = timeLimit.map { " The round ends after \(counted($0, "second"))." } ?? ""
    return """
      A word counts if you have not used it yet, if it can be spelled with the letters of the root, each as often as it \
      stands there, if it has at least \(counted(minimumLength, "letter")), if it is not the root itself, and if the \
      dictionary knows it. It is worth a point a letter.\(limit)
      """
  }
}
