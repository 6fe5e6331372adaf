/// The pieces of words with an apostrophe, which stand alone in an enumeration such as `(3'1)` and in no dictionary.
enum Contractions {
  static let pieces = [
    "s", "t", "d", "m", "ll", "re", "ve", "o", "isn", "aren", "wasn", "weren", "hasn", "haven", "hadn", "doesn", "don",
    "didn", "won", "wouldn", "can", "couldn", "shan", "shouldn", "mightn", "mustn", "needn", "ain",
  ].map { KnownWord($0, frequency: 60) }
}
