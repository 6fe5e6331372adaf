/// The words that are left out of roots, hints and printed solutions.
struct ObscenityList {
  /// All words of the lists that this one is made from, in lower case, before any is added or taken away.
  let listed: Set<String>
  /// The words of the dictionary that are hidden, sorted.
  let words: [String]
  private let hidden: Set<String>

  /// Takes the words of all lists that the dictionary accepts, with their inflections, without `ProjectWords.innocent`.
  init(lists: [[String]], _ dictionary: DictionaryWords) {
    listed = Set(lists.joined().map { $0.lowercased() }).union(dictionary.unsuggested).filter(\.isPlainWord)
    let innocent = Set(ProjectWords.innocent.flatMap(dictionary.family))
    let shown = { (word: String) in innocent.contains(word) && !ProjectWords.obscene.contains(word) }
    var hidden: Set<String> = []
    for word in listed.union(ProjectWords.obscene) where dictionary.accepts(word) && !shown(word) {
      for form in [word] + Self.regularForms(of: word) where !shown(form) { hidden.formUnion(dictionary.family(form)) }
    }
    self.hidden = hidden.filter { !shown($0) }
    words = self.hidden.sorted()
  }

  func contains(_ word: String) -> Bool { hidden.contains(word) }

  /// The forms of `word` that English makes by -s, -ed, -er, -ing and -y, whether or not they are words.
  private static func regularForms(of word: String) -> [String] {
    let letters = Array(word)
    guard letters.count > 2, let last = letters.last else { return [] }
    let doubles = letters.suffix(3).map { "aeiouy".contains($0) } == [false, true, false] && !"wxy".contains(last)
    let stem = last == "e" ? String(letters.dropLast()) : doubles ? word + String(last) : word
    let plurals = "sxzh".contains(last) ? ["es"] : last == "o" ? ["s", "es"] : ["s"]
    return plurals.map { word + $0 } + ["ed", "er", "ers", "ing", "y", "ier", "iest"].map { stem + $0 }
  }
}

/// The project's own additions to the lists of others, and exceptions from them.
enum ProjectWords {
  /// Slurs, swear words and sexual terms that the other lists leave out. They are hidden with all their forms.
  static let obscene = words(
    """
    arsed arsing autoeroticism autoerotism bitchily bollocks buggeries buggery clitoral clitoridectomy clitorides
    coital coitus coloreds copulate cybersex dominatrix erection erections erotica erotically eroticism eroticist
    fellation fornicate frig genital genitalia genitals goyish gypster homoeroticism incestuous ithyphallic
    masturbator masturbatory molestation mongolism mongoloid mulatto necrophilia negroid niggard niggardly
    niggerhead nymphet nymphomania nymphomaniac octoroon ofay orgasmically orgiast orgiastic orgiastically
    papistical papistry pederast pederasty perv phallically phallicism phallus pissoir poofter pornographer
    pornographic pornographically postorgasmic pubes quadroon raunchy scrota scrotal sexily sexpot sexting shitwork
    shylock sissified sissyish sluttish sodomite sodomize sodomy sonsofbitches spastic vaginae vaginal vaginally
    vulvae vulval vulvar whoredom whoreish whoremaster whorish
    """
  )

  /// Words of the other lists that a word game need not hide, nor the forms of the same dictionary entry. Many have an
  /// everyday meaning beside the offensive one (bull, fairy, screw), or only look like a form of an offensive word
  /// (peer, titter). Others name a part of the body, a drug, an illness, a crime or a way of life without being
  /// obscene.
  static let innocent = words(
    """
    areole assess bestial bondage booby boy breasts bull bully bustier busty butcher cocked cocker cockers cocking
    cocky congenital congenitally copulative cowgirl crazy crotch damnable damnably damnation damnedest damning
    depot dickens dicker dickers dike dink dinky dirt dirty dogging dong dopey drunk drunken dumb dummy effeminacy
    enlargement erect facial fairy fat fingering flange fondle fondly foobar gamin gamine ganja gash gay gey god
    gonad greaser guinea heller hellers hemp heroin heroine herp herpes hoar hoarsen hoary hoer homey hooch hookah
    hooter hooters hump humpy idiot inbred insane insanity jerk jerky jerry junkie kill kinky knob knobby lame lens
    leper lesbian lesbians loin lube lunatic lust luster lusty mams masochist maxi menses menstruate meth mickey
    moron muff murder naked napalm nappy niggle nimrod ninny nip nipper nippy nob nobly nude opiate opium oral organ
    ovary ovum paddy pansy pantie panties pastie pasty pawn peer peers penetrate penetration perversion peter peyote
    pimply playboy pot potter potty pouf prick pricked pricker pricking prickly prig pron prude puss queen racy
    rapier reassess rectus reefer retarder retarders retarding retardment retool revue rimming ritard rum rumen
    rummer rummy rump rumply sadism sadist sandbar scantily screw screwy scum scummy seaman seamen seduce sexual
    shaft shag shaggy slave slaver slavey sleaze sleazy slope snatch snatchy sniper snuff snuffly snuffy sob sober
    softness souse spade spader spice spicy spook spooky spunk spunky steamy stoned strip stripe striper stripper
    stripy stroke stupid suck sucker sucking suckings suit suitable suite taco tampon tawdry teat testee threesome
    throwaway thrust thruster thug tinkle tinkly titer titers titi titter toke tom tome tool toots tootsy tramp
    transsexual trashy tush ugly undies unmolested unscrew unstriped unsuited unwed urinal urine uterus virgin vixen
    vodka vomit voyeur vulgar wad wade wedgie weed weedy weenie weirdo wench whiz willies willy womb woody xx
    """
  )

  /// Beginnings that no root may have. Words with them are not hidden otherwise.
  static let unfitRoots = words(
    """
    abort asexual ballsi bawd bisexual bordello brothel bunghole buttock cannabis castrat chancre codpiece condom
    crippl crotches cuckold defecat deflower druggie erectil eunuch excret fentanyl fetish flatulen foreplay freebas
    fuehrer genocid gestapo halfwit hardcore harlot headcase homosex incest intersex jihad kinki knockers lecher
    lewd lynch massacre mestizo nazi niggl nudis papoose peepshow perver pillock playboy playgirl plonker pothead
    prepuce pudend randie rapac rapeseed rapine rogering sadis schmuck scumbag seduc sexi sexo sexu slattern snigger
    sperm stripper striptea strumpet subhuman suicid swastika syphil tartie topless trollop unisex urethr urinat
    venereal vibrator welsher welshing wuss
    """
  )

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
