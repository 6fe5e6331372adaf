/// The words that a family game neither asks for nor shows, in two tiers: those that are hidden wherever words are
/// shown, and those that are answers of crosswords all the same.
struct UnfitWords {
  /// All words of the lists that this one is made from, in lower case, before any is added or taken away.
  let listed: Set<String>
  /// The slurs and the obscene words.
  let hidden: Set<String>
  /// The words about sex, swear words, and insults, though they have a harmless meaning besides.
  let adult: Set<String>
  /// All words of the other lists and their inflections, as far as they are not innocent. No root is one of them.
  private let doubtful: Set<String>

  /// Takes the words of all lists that one of the dictionaries accepts, with their inflections, without
  /// `ProjectWords.innocent`, and sorts them as `ProjectWords` says. A word that an earlier dictionary accepts is
  /// judged by its inflections there: the stems of the British dictionary are no lexicographer's, and `spic` makes
  /// `spiced`. No root is chosen by `obscene`, a list whose words are for adults.
  init(lists: [[String]], obscene: [String], _ dictionaries: [DictionaryWords]) {
    let listed = dictionaries.reduce(into: Set(lists.joined().map { $0.lowercased() })) { $0.formUnion($1.unsuggested) }
      .filter(\.isPlainWord)
    self.listed = listed
    var (doubtful, hidden, adult): (Set<String>, Set<String>, Set<String>) = ([], [], [])
    for (place, dictionary) in dictionaries.enumerated() {
      let isNew = { (word: String) in !dictionaries[..<place].contains { $0.accepts(word) } }
      let innocent = Set(ProjectWords.innocent.flatMap(dictionary.family))
      let fit = { (word: String) in innocent.contains(word) && !ProjectWords.unfit.contains(word) }
      var unfit: Set<String> = []
      for word in listed.union(ProjectWords.unfit) where dictionary.accepts(word) && !fit(word) {
        for form in [word] + Self.regularForms(of: word) where !fit(form) { unfit.formUnion(dictionary.family(form)) }
      }
      doubtful.formUnion(unfit.filter { isNew($0) && !fit($0) })
      hidden.formUnion(Self.allForms(of: ProjectWords.hidden, in: dictionary).filter(isNew))
      adult.formUnion(Self.allForms(of: ProjectWords.adult, in: dictionary).filter(isNew))
      for word in ProjectWords.insulting.union(obscene) where !ProjectWords.harmless.contains(word) {
        // Other forms are often innocent, such as prickly and butter.
        if dictionary.accepts(word) { adult.formUnion([word, word + "s", word + "es"].filter(dictionary.accepts)) }
      }
    }
    self.hidden = hidden.subtracting(ProjectWords.shown)
    self.adult = adult.union(doubtful).subtracting(ProjectWords.shown).subtracting(self.hidden)
    self.doubtful = doubtful
  }

  func isDoubtful(_ word: String) -> Bool { doubtful.contains(word) }

  /// Whether the word is in either tier.
  func contains(_ word: String) -> Bool { hidden.contains(word) || adult.contains(word) }

  /// The words and their forms, those that the dictionary lists apart included.
  private static func allForms(of words: Set<String>, in dictionary: DictionaryWords) -> Set<String> {
    Set(words.filter(dictionary.accepts).flatMap { [$0] + regularForms(of: $0) }.flatMap(dictionary.family))
  }

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

/// The project's own additions to the lists of others, exceptions from them, and how the rest is sorted.
enum ProjectWords {
  /// Slurs and obscene words. They are hidden with all their forms.
  static let hidden = words(
    """
    arsehole asshole bitch bitchily bitchiness bitchy blackamoor blowjob bullshit bullshitter chickenshit clit
    cocksucker coloreds coloureds coolie coon cumming cums cunt dago darkie darky dickhead faggot fuck fucker fuckhead
    golliwog gollywog gook greaseball halfbreed honkies honky horseshit jew jigaboo kaffir kafir kike kraut milf
    mongolism mongoloid motherfucker motherfucking mulatto negro negroid nigga niggaz nigger niggerhead octoroon ofay
    piccaninny pickaninny poofter poon quadroon redskin sambo sheeny shit shite shitfaced shithead shitload shitting
    shitty shitwork shylock slut sluttish slutty sonsofbitches spastic spic squaw twat wank wanker wetback whitey wog
    wop yid
    """
  )

  /// Words about sex, and others for adults, that the other lists leave out. They are left out of the goal with all
  /// their forms.
  static let adult = words(
    """
    aphrodisiac arse bordello brothel castrate castration condom erectile fetish fetishism fetishist fetishistic
    foreplay harlot herpes impotent intercourse knockers lecherous lecherously lechery lewd lewdly lewdness libido
    masochism masochist masochistic menstruate menstruation oriental paedophile paedophilia perversion pervert
    perverted pillock randy rapine redneck redskin rogering sadomasochism sadomasochist sadomasochistic seduce seducer seduction
    seductive sexless sexologist sexology sexual sexuality sexually sod sodding spermatozoa spermatozoon spermicide
    stripper striptease strumpet subhuman syphilis syphilitic titillate topless trollop unsexy venereal vibrator voyeur
    voyeurism voyeuristic
    """
  )

  /// Words with an insulting or sexual sense in common use, which an everyday one does not make up for.
  static let insulting = words(
    """
    bondage busty dike dong dyke gash ho hooter kinky knob muff nob nude pansy pantie panty playboy pouf prick sadism
    sadist shag slag spunk threesome tit tush voyeur willy
    """
  )

  /// Words of the list of obscene ones whose everyday sense is the one that is meant.
  static let harmless = words(
    """
    bastinado domination escort scat scissoring shrimping skeet snatch snowballing strappado undressing xx
    """
  )

  /// Words that are on the other lists, or look like forms of words that are, and may nevertheless be in the goal.
  static let shown = words(
    """
    hell hells jackass jackasses
    """
  )

  /// Words about sex, swear words and slurs that the other lists leave out. They are unfit with all their forms.
  static let unfit = words(
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

  /// Words of the other lists that are fit for any game, as are the forms of the same dictionary entry. Many have an
  /// everyday meaning beside the offensive one (bull, fairy, screw), or only look like a form of an offensive word
  /// (peer, titter). Others name a part of the body, a drug, an illness, a crime or a way of life without being
  /// obscene.
  static let innocent = words(
    """
    areole assess bestial bondage booby boy breasts bull bully bustier busty butcher cocked cocker cockers cocking
    cocky congenital congenitally copulative cowgirl crazy crotch damnable damnably damnation damnedest damning depot
    dickens dicker dickers dike dink dinky dirt dirty dogging dong dopey drunk drunken dumb dummy effeminacy
    enlargement erect facial fairy fat fingering flange fondle fondly foobar gamin gamine ganja gash gay gey god gonad
    greaser guinea heller hellers hemp heroin heroine herp herpes hoar hoarsen hoary hoer homey hooch hookah hootch
    hooter hooters hump humpy idiot inbred insane insanity jerk jerky jerry junkie junky kill kinky knob knobby lame
    lens leper lesbian lesbians loin lube lunatic lust luster lusty mams masochist maxi menses menstruate meth mickey
    moron muff murder naked napalm nappy niggle nimrod ninny nip nipper nippy nob nobly nude opiate opium oral organ
    ovary ovum paddy pansy pantie panties panty pastie pasty pawn peer peers penetrate penetration perversion peter
    peyote pimply playboy pollock pot potter potty pouf prick pricked pricker pricking prickly prig pron prude puss
    queen racy rapier reassess rectus reefer retarder retarders retarding retardment retool revue rimming ritard rum
    rumen rummer rummy rump rumply sadism sadist sandbar scantily screw screwy scum scummy seaman seamen seduce sexual
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
