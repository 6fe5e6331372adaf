/// The project's own word lists: what the other lists leave out, and where they go too far.
enum HouseWords {
  /// Added to the other lists, with all their forms: slurs, swear words and plain sexual terms they leave out.
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

  /// On one of the other lists, but innocent for a word game, as are the forms of the same dictionary entry. Many have
  /// an everyday meaning beside the one that put them there (bull, fairy, screw), or only look like a form (peer,
  /// titter); others name a body, a drug, an illness, a crime or a way of life without being obscene.
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

  /// What no root may begin with, although such words are not hidden.
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
