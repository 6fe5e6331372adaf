@testable import Lexicon

/// The words of the bundled dictionaries: SCOWL's without abbreviations, Roman numerals, lone letters and stumps, and
/// what is written so often that everybody knows it.
struct EnglishWords {
  private let scowl: Scowl
  private let frequencies: WordFrequencies
  /// The words of crosswords, in lower case.
  private let answers: Set<String>
  private let numerals: Set<String>
  /// Names, abbreviations and contractions as one writes them in a hurry.
  private let names: Set<String>

  /// The least Zipf value of a word that stands on no list up to `Scowl.dictionaryLevel`: once in a million words.
  static let leastZipf = 3.0

  init(_ packages: Packages, _ frequencies: WordFrequencies) throws(DataError) {
    self.frequencies = frequencies
    scowl = try Scowl(package: packages.named("scowl"))
    answers = Set(try AnswerFile.ukacd(packages.named("ukacd")).filter(\.isPlainWord))
    numerals = try scowl.words(["special"], kind: "roman-numerals", upTo: Scowl.lastLevel)
    let written = try scowl.words(
      Scowl.spellings(.either), kinds: ["upper", "proper-names", "abbreviations", "contractions"],
      upTo: Scowl.lastLevel)
    names = Set(written.map { $0.lowercased().filter { $0 != "'" && $0 != "." } })
  }

  /// The words of these spellings, with names and contractions as they are written.
  func words(_ spellings: [String]) throws(DataError) -> Set<String> {
    let usual = try list(spellings, upTo: Scowl.dictionaryLevel).filter(isWhole)
    let rarer = try list(spellings, upTo: Scowl.wordLevel).subtracting(usual)
    let rarest = try list(spellings, upTo: Scowl.lastLevel).subtracting(usual).intersection(answers)
    let everyday = rarer.union(rarest).filter {
      $0.isPlainWord && frequencies.zipf($0) >= Self.leastZipf && isWhole($0) && !names.contains($0)
        && !Self.refused.contains($0)
    }
    let written = try scowl.words(
      spellings, kinds: ["upper", "proper-names", "contractions"], upTo: Scowl.dictionaryLevel)
    let forms = rarer.filter { !names.contains($0) && isForm($0, of: everyday) }
    return usual.union(everyday).union(forms).union(Self.added).union(written.map(\.withoutAccents))
  }

  private func list(_ spellings: [String], upTo level: Int) throws(DataError) -> Set<String> {
    Set(try scowl.words(spellings, kind: "words", upTo: level).map(\.withoutAccents))
  }

  /// Whether the word is no stump, numeral or row of consonants. What is as short as one has to be an answer.
  private func isWhole(_ word: String) -> Bool {
    guard word.isPlainWord else { return word.utf8.count > 1 }
    let isDoubtful =
      word.utf8.count < 4 || numerals.contains(word) || !word.contains { "aeiouy".contains($0) }
    return !isDoubtful || word.utf8.count > 1 && answers.contains(word) || Self.short.contains(word)
  }

  private func isForm(_ word: String, of stems: Set<String>) -> Bool {
    Inflection.all(of: word).contains { stems.contains($0.lemma) }
  }

  /// Words of up to three letters, or without a vowel, that UKACD lacks.
  private static let short = words(
    """
    a aah avo azo brr cis cwms dis duh emo fer goa hmm hun i jew ki kor mac meg meh mic mut nus o ora oud oui pes pol pul
    pwn pwns quo shh som sri ssh uh ump vav wog wop xis ya yer yid yum
    """)

  /// Words that SCOWL lacks, or has among the abbreviations alone, with their forms.
  private static let added = words(
    """
    ab abs admin admins app apps aw bio bios bot bots bro bros cert certs chads chai chais comp comps copyleft cos crit
    crits demo demos dom doms dorm dorms el els emojis gen gens gif gifs glitched glitching gotchas grok grokked
    grokking groks intro intros kludge kludges lase lased lases lasing lav lavs lockdown lockdowns mag mags maths max
    maxed maxes maxing mem mems modded modding modulo nanobot nanobots newline newlines nori noris op ops overclock
    overclocked overclocking panini paninis para paras pastie pasties prelim prelims psi psis rad rads rec ref refs rem
    rems samurais sec secs selfies snark snarked snarkier snarkiest snarking snarks snarky spec specs stat stats sudoku
    sudokus sysadmin sysadmins tech techs ufo ufos vlog vlogged vlogger vloggers vlogging vlogs vocab vocabs warez wifi
    workaround workarounds
    """)

  /// Names, slips, and words of other languages that SCOWL writes in lower case.
  private static let refused = words(
    """
    aswell auf bien boko bowser clegg covent fil ghostbusters gump het highschool hoa ich jin js khalifa kang knicks
    lakers liang lohan mein mens modi muppets naw ons overwatch pointe portman rei rin siri sixers spiderman syed taj
    tellin thankyou theres todays vivo warcraft wha
    """)

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
