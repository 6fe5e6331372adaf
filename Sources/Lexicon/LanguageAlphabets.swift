extension DictionaryLanguage {
  /// The small letters with which cryptograms of the language are written, in their order; nil where none are known.
  ///
  /// A letter that is not among them counts as the one without its mark. A language with more than 36 letters, such as
  /// Czech, has only those without marks.
  package var alphabet: String? { Self.alphabets[code] }

  private static let latin = "abcdefghijklmnopqrstuvwxyz"

  private static let alphabets: [String: String] = {
    var alphabets = [
      "ast": "abcdefghijklmnñopqrstuvwxyz", "az": "abcçdeəfgğhxıijkqlmnoöprsştuüvyz",
      "be": "абвгдеёжзійклмнопрстуўфхцчшыьэюя", "bg": "абвгдежзийклмнопрстуфхцчшщъьюя",
      "ca": "abcçdefghijklmnopqrstuvwxyz", "da": "\(latin)æøå", "de": "\(latin)äöüß",
      "el": "αβγδεζηθικλμνξοπρστυφχψω", "eo": "abcĉdefgĝhĥijĵklmnoprsŝtuŭvz", "es": "abcdefghijklmnñopqrstuvwxyz",
      "et": "abcdefghijklmnopqrsšzžtuvwõäöüxy", "eu": "abcdefghijklmnñopqrstuvwxyz", "fi": "\(latin)åäö",
      "gl": "abcdefghijklmnñopqrstuvwxyz", "he": "אבגדהוזחטיךכלםמןנסעףפץצקרשת", "hr": "abcčćdđefghijklmnopqrsštuvwxyzž",
      "hu": "aábcdeéfghiíjklmnoóöőpqrstuúüűvwxyz", "ka": "აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰ",
      "mk": "абвгдѓежзѕијклљмнњопрстќуфхцчџш", "mn": "абвгдеёжзийклмноөпрстуүфхцчшщъыьэюя",
      "nb": "\(latin)æøå", "nn": "\(latin)æøå", "no": "\(latin)æøå", "pl": "aąbcćdeęfghijklłmnńoópqrsśtuvwxyzźż",
      "ro": "aăâbcdefghiîjklmnopqrsștțuvwxyz", "ru": "абвгдежзийклмнопрстуфхцчшщъыьэюя",
      "sl": "abcčdefghijklmnopqrsštuvwxyzž", "sq": "abcçdeëfghijklmnopqrstuvwxyz",
      "sr": "абвгдђежзијклљмнњопрстћуфхцчџш", "sv": "\(latin)åäö", "tr": "abcçdefgğhıijklmnoöprsştuüvyz",
      "uk": "абвгґдеєжзиіїйклмнопрстуфхцчшщьюя",
    ]
    for code in [
      "af", "br", "cs", "cy", "en", "fr", "fur", "ga", "gd", "id", "it", "la", "lb", "lt", "lv", "ms", "mt",
      "nl", "oc", "pt", "sk", "sw", "vi", "zu",
    ] { alphabets[code] = latin }
    return alphabets
  }()
}
