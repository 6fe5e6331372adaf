import Lexicon

extension FormFixture {
  static let all = affixes + flags + texts + compounds

  /// How affixes are added.
  static let affixes = [
    FormFixture(
      name: "suffixes that strip, under conditions",
      affix: """
        SFX P Y 4
        SFX P 0 s [^sy]
        SFX P 0 es s
        SFX P y ies [^aeiou]y
        SFX P 0 s [aeiou]y
        """,
      words: ["cat/P", "gas/P", "fly/P", "toy/P"], good: ["cats", "gases", "flies", "toys", "cat"],
      wrong: ["flys", "toies", "gass", "catss"]),
    FormFixture(
      name: "a condition of dots, and one that is longer than a stem",
      affix: """
        SFX D Y 2
        SFX D 0 d ..e
        SFX D 0 ed ....t
        """,
      words: ["bake/D", "be/D", "boat/D", "float/D"], good: ["baked", "floated"], wrong: ["bed", "boated"]),
    FormFixture(
      name: "prefixes and suffixes go together where both say so",
      affix: """
        PFX R Y 1
        PFX R 0 re .
        PFX U N 1
        PFX U 0 un .
        SFX S Y 1
        SFX S 0 s .
        SFX D N 1
        SFX D 0 ed .
        """,
      words: ["tie/RS", "lock/US", "act/RD"], good: ["reties", "unlock", "locks", "react", "acted"],
      wrong: ["unlocks", "reacted"]),
    FormFixture(
      name: "a prefix that strips what makes a capital",
      affix: """
        PFX L Y 2
        PFX L H h H
        PFX L 0 un .
        SFX E Y 1
        SFX E 0 e .
        """,
      words: ["Hand/LE", "Ort/E"], good: ["hand", "hande"], wrong: ["ort", "orte"], racks: ["unhand", "unHand"]),
    FormFixture(
      name: "a suffix on a suffix, which takes letters of it back",
      affix: """
        SFX V Y 2
        SFX V 0 ify/N .
        SFX V e ize/N e
        SFX N Y 3
        SFX N y ication fy
        SFX N ize 0 ize
        SFX N 0 r e
        """,
      words: ["not/V", "tone/V"], good: ["notify", "notification", "tonizer", "ton"],
      wrong: ["notifyr", "tone" + "ize"], racks: ["tonize"]),
    FormFixture(
      name: "a second suffix that takes away letters of the stem",
      affix: """
        SFX A Y 2
        SFX A d m/B d
        SFX A 0 0/B .
        SFX B Y 2
        SFX B oam ue oam
        SFX B ad in ad
        """,
      words: ["road/A"], good: ["roam", "rue", "roin", "road"], wrong: ["roaue"]),
    FormFixture(
      name: "a suffix that brings a prefix, and a prefix that brings a suffix",
      affix: """
        PFX P Y 1
        PFX P 0 pre/S .
        PFX Q Y 1
        PFX Q 0 un .
        SFX S Y 1
        SFX S 0 s .
        SFX T Y 1
        SFX T 0 ed/Q .
        """,
      words: ["set/P", "tie/T"], good: ["preset", "presets", "tieed", "untieed"], wrong: ["sets", "untie"]),
    FormFixture(
      name: "two suffixes with a prefix that either brings",
      affix: """
        PFX P Y 1
        PFX P 0 x .
        SFX A Y 1
        SFX A 0 b/BP .
        SFX B Y 1
        SFX B 0 c/P .
        SFX C N 1
        SFX C 0 d/B .
        """,
      words: ["a/A", "e/C"], good: ["ab", "abc", "xab", "xabc", "xedc"], wrong: ["xa", "xed"]),
    FormFixture(
      name: "two prefixes",
      affix: """
        COMPLEXPREFIXES
        PFX A Y 1
        PFX A 0 tek .
        PFX B Y 1
        PFX B 0 met/A .
        SFX C Y 2
        SFX C a ouro [^b]a
        SFX C 0 n o
        """,
      words: ["foo/BC", "ora/C"], good: ["foo", "metfoo", "tekmetfoo", "metfoon", "orouro"],
      wrong: ["tekfoo", "oran"]),
    FormFixture(
      name: "a suffix that takes all of the stem away",
      affix: """
        FULLSTRIP
        SFX A Y 2
        SFX A go went .
        SFX A 0 es o
        """,
      words: ["go/A"], good: ["went", "goes"], wrong: ["gowent"]),
    FormFixture(
      name: "stems that need an affix, and affixes that need one",
      affix: """
        NEEDAFFIX X
        CIRCUMFIX Y
        FORBIDDENWORD F
        PFX G Y 1
        PFX G 0 ge/Y .
        SFX G Y 1
        SFX G 0 t/Y .
        SFX S Y 1
        SFX S 0 s/XT .
        SFX T Y 1
        SFX T 0 t .
        """,
      words: ["mach/XG", "lob/S", "tot/S", "tots/F"], good: ["gemacht", "lobst", "lob", "totst"],
      wrong: ["mach", "macht", "lobs", "tots"]),
    FormFixture(
      name: "forbidden stems, which are parts by a rule all the same",
      affix: "FORBIDDENWORD W\nCOMPOUNDMIN 1\nCOMPOUNDRULE 1\nCOMPOUNDRULE Y*", words: ["b/Y", "ca/WY"],
      good: ["b", "bca"], wrong: ["ca"]),
  ]

  /// How flags are written.
  static let flags = [
    FormFixture(
      name: "flags of two characters",
      affix: "FLAG long\nSFX zx Y 1\nSFX zx 0 s/09 .\nSFX 09 Y 1\nSFX 09 0 t .", words: ["cat/zx", "dog/zy"],
      good: ["cats", "catst"], wrong: ["dogs", "catt"]),
    FormFixture(
      name: "flags that are numbers",
      affix: "FLAG num\nSFX 999 Y 1\nSFX 999 0 s/1,54 .\nSFX 54 Y 1\nSFX 54 0 t .", words: ["cat/54,999", "dog/99"],
      good: ["cats", "catst", "catt"], wrong: ["dogs"]),
    FormFixture(
      name: "flags that are characters", affix: "FLAG UTF-8\nSFX Ж Y 1\nSFX Ж 0 s .\nSFX é Y 1\nSFX é 0 t .",
      words: ["cat/Ж", "dog/é"], good: ["cats", "dogt"], wrong: ["catt", "dogs"]),
    FormFixture(
      name: "numbers that stand for flags",
      affix: "AF 2\nAF S # 1\nAF ST # 2\nSFX S Y 1\nSFX S 0 s/2 .\nSFX T Y 1\nSFX T 0 t .",
      words: ["cat/1", "dog/2"], good: ["cats", "dogt", "catst"], wrong: ["catt"]),
  ]

  /// How text is written.
  static let texts = [
    FormFixture(
      name: "an encoding of a byte for a character",
      affix: "SFX A Y 2\nSFX A a ą [łż]a\nSFX A 0 ów .", words: ["piła/A", "róża/A", "kot/A", "mama/A"],
      good: ["piłą", "różą", "kotów"], wrong: ["mamą", "kotą"], encoding: "ISO8859-2"),
    FormFixture(
      name: "descriptions, slashes and capitals in the list", affix: "SFX S Y 1\nSFX S 0 s .",
      words: [
        "cat/S po:noun is:x", "dog\tpo:noun/S", "km\\/h/S", "Paris/S", "TV/S", "cat's", "it po:pronoun", "/silk",
      ],
      good: ["cats", "dog", "it"], wrong: ["dogs", "paris", "tvs", "catss"], racks: ["kmhs", "silk"]),
    FormFixture(
      name: "capitals where they are allowed", affix: "SFX S Y 1\nSFX S 0 s .\nKEEPCASE K",
      words: ["Paris/S", "TV/S", "cat/S", "McCat", "it/K"], good: ["Pariss", "cats", "Cats", "it"],
      wrong: ["paris", "Tvs", "Mccat", "It"],
      orthography: Orthography(allowsCapitals: true), racks: ["tvs", "mccat"]),
    FormFixture(
      name: "sharp s",
      affix: "CHECKSHARPS\nKEEPCASE K\nSFX S Y 1\nSFX S 0 e .", words: ["Fuß/S", "groß/KS", "Strasse"],
      good: ["Fuße", "große", "Strasse"], wrong: ["Fusse", "Straße"], orthography: Orthography(allowsCapitals: true)),
    FormFixture(
      name: "accents that do not matter, but for a letter that stays",
      affix: "SFX S Y 2\nSFX S er é er\nSFX S 0 s [^r]", words: ["aimer/S", "année/S", "año/S", "à"],
      good: ["aimé", "années", "años", "à"], wrong: ["aime", "anos"],
      orthography: Orthography(accents: .folded(keeping: ["ñ"])), racks: ["aanos", "aañe"]),
    FormFixture(
      name: "letters that Hunspell converts",
      affix: "ICONV 2\nICONV ij ĳ\nICONV w vv\nSFX S Y 1\nSFX S 0 n .", words: ["ĳs/S", "dĳk/S", "vver", "sijs"],
      good: ["ijs", "ijsn", "dijkn", "wer"], wrong: ["sijs", "isj"], racks: ["dĳk", "ijsij", "vver", "dijĳk"]),
    FormFixture(
      name: "capitals that Hunspell converts", affix: "ICONV 2\nICONV iJ ĳ\nICONV w vv\nSFX S Y 1\nSFX S 0 s .",
      words: ["ĳ/S", "dĳk/S", "vver"], good: ["wer"], wrong: ["ijs", "dijk"], racks: ["dijks", "ĳs"]),
    FormFixture(
      name: "conversions that spell a form in two ways, and two forms alike",
      affix: "ICONV 4\nICONV a x\nICONV b y\nICONV ab xy\nICONV ij ĳ",
      words: ["xy", "ijs", "ĳs", "ab"], good: ["ab", "ijs"], wrong: ["ba"], racks: ["xyab"]),
    FormFixture(
      name: "capitals that Hunspell converts, where one at the start is allowed",
      affix: "ICONV 2\nICONV ij ĳ\nICONV IJ Ĳ", words: ["Ĳs", "ĳk"], good: ["ijk"], wrong: ["ijs", "Ijs"],
      orthography: Orthography(allowsCapitals: true), racks: ["ijs", "ĳs", "ĳk"]),
    FormFixture(
      name: "letters that Hunspell converts to one with an accent, where accents do not matter",
      affix: "ICONV 1\nICONV x é", words: ["été", "sec"], good: ["xtx", "été"], wrong: ["xtt"],
      orthography: Orthography(accents: .folded(keeping: [])), racks: ["xte"]),
    FormFixture(
      name: "letters that Hunspell ignores or converts", affix: "IGNORE q\nICONV 1\nICONV q x", words: ["x", "xy"],
      good: ["x", "qy"], wrong: ["y"], racks: ["qq", "qqy"]),
    FormFixture(
      name: "characters that Hunspell ignores",
      affix: "IGNORE \u{301}q\nSFX S Y 1\nSFX S 0 qs .", words: ["cat/S", "doqg", "ко\u{301}т"],
      good: ["cats", "dog", "doqg", "ко\u{301}т", "кот", "qcat"], wrong: ["tac"],
      racks: ["cqats", "ко\u{301}отq", "dogqq"]),
    FormFixture(
      name: "marks that stand apart, and letters with theirs",
      affix: "SFX S Y 1\nSFX S 0 \u{301} [бо]", words: ["бо/S", "co\u{301}b", "bar"],
      good: ["бо\u{301}", "bar"], wrong: ["б\u{301}о"], racks: ["бобо\u{301}", "bcó"]),
    FormFixture(
      name: "syllables of several characters", affix: "SFX S Y 1\nSFX S 0 \u{1102}\u{1173}\u{11AB} .",
      words: ["\u{1100}\u{1161}\u{11A8}/S", "\u{1100}\u{1161}", "क\u{93F}", "कम", "क्षय"], good: ["각는", "कि", "क्षय"],
      wrong: ["क"],
      racks: ["는각가", "कमकि"]),
    FormFixture(
      name: "a dot that doubles a letter", affix: "SFX S Y 1\nSFX S a es a", words: ["col·la/S", "cola"],
      good: ["cola"], wrong: ["colla"], orthography: Orthography(accents: .folded(keeping: ["ŀ"])), racks: ["coŀla"]),
  ]

  /// How words are joined.
  static let compounds = [
    FormFixture(
      name: "parts that may stand anywhere", affix: "COMPOUNDFLAG C\nCOMPOUNDMIN 2\nSFX S Y 1\nSFX S 0 s .",
      words: ["fo/CS", "bar/C", "x/C", "ab"], good: ["fobar", "barfo", "fofo", "barfos"],
      wrong: ["fosbar", "xfo", "abfo"], racks: ["fofobr"]),
    FormFixture(
      name: "parts by their place, with affixes that may stand within",
      affix: """
        COMPOUNDBEGIN B
        COMPOUNDMIDDLE M
        COMPOUNDEND E
        COMPOUNDPERMITFLAG P
        ONLYINCOMPOUND O
        COMPOUNDMIN 1
        SFX S Y 1
        SFX S 0 s/P .
        SFX T Y 1
        SFX T 0 t .
        SFX U Y 1
        SFX U 0 u/PBO .
        PFX V Y 1
        PFX V 0 v .
        PFX W Y 1
        PFX W 0 w/P .
        """,
      words: ["ab/BSTU", "cd/MST", "ef/ETVW", "gh/O", "i/U"],
      good: ["abef", "absef", "abcdef", "abeft", "abwef", "abuef", "iuef"],
      wrong: ["cdef", "abtef", "abcd", "abvef", "abu", "gh"], racks: ["abscdef"]),
    FormFixture(
      name: "few parts", affix: "COMPOUNDFLAG C\nCOMPOUNDMIN 1\nCOMPOUNDWORDMAX 2", words: ["ab/C", "c/C"],
      good: ["abab", "abc", "cc"], wrong: ["ccc", "abcc"]),
    FormFixture(
      name: "parts with two suffixes",
      affix:
        "COMPOUNDFLAG C\nCOMPOUNDMIN 1\nCOMPOUNDMORESUFFIXES\nSFX S Y 1\nSFX S 0 s/T .\nSFX T Y 1\nSFX T 0 t .",
      words: ["ab/CS", "c/C"], good: ["abstc", "cabst"], wrong: ["abtc"]),
    FormFixture(
      name: "patterns of flags",
      affix:
        "COMPOUNDRULE 3\nCOMPOUNDRULE AB*C\nCOMPOUNDRULE CD?A\nCOMPOUNDRULE DD\nCOMPOUNDMIN 1\nSFX S Y 1\nSFX S 0 s .",
      words: ["a/A", "b/B", "c/CS", "d/D"], good: ["ac", "abc", "abbbc", "ca", "cda", "dd", "acs"],
      wrong: ["ab", "cdda", "csa", "ddd", "bc"], racks: ["abbcdd"]),
    FormFixture(
      name: "patterns of flags in brackets",
      affix: "FLAG num\nCOMPOUNDRULE 1\nCOMPOUNDRULE (1001)(2)*(3)?\nCOMPOUNDMIN 1",
      words: ["a/1001", "b/2", "c/3"], good: ["ab", "abb", "ac", "abc"], wrong: ["bc", "acb"]),
    FormFixture(
      name: "letters that turn into others where parts meet",
      affix:
        "COMPOUNDFLAG C\nCOMPOUNDMIN 2\nCHECKCOMPOUNDPATTERN 2\nCHECKCOMPOUNDPATTERN o b z\nCHECKCOMPOUNDPATTERN r f",
      words: ["foo/C", "bar/C"], good: ["fozar", "barbar"], wrong: ["barfoo"], racks: ["fozarz"]),
    FormFixture(
      name: "a third equal letter is dropped",
      affix: "COMPOUNDFLAG C\nCOMPOUNDMIN 2\nCHECKCOMPOUNDTRIPLE\nSIMPLIFIEDTRIPLE",
      words: ["buss/C", "sko/C", "os/C"],
      good: ["bussko", "skobuss"], wrong: ["busssko"], racks: ["busskos"]),
    FormFixture(
      name: "compounds that need a capital", affix: "COMPOUNDFLAG C\nFORCEUCASE U\nCOMPOUNDMIN 2",
      words: ["foo/C", "bar/CU"], good: ["Foobar", "barfoo"], wrong: ["foobar"],
      orthography: Orthography(allowsCapitals: true)),
    FormFixture(
      name: "a compound that needs a capital, which is a word besides",
      affix: "COMPOUNDFLAG C\nFORCEUCASE U\nCOMPOUNDMIN 2", words: ["foo/C", "bar/CU", "Foobar", "ßa/C"],
      good: ["Foobar", "barfoo"], wrong: ["foobar", "ßabar"], orthography: Orthography(allowsCapitals: true),
      racks: ["ßabar"]),
    FormFixture(
      name: "parts that lose their capital",
      affix:
        "COMPOUNDBEGIN x\nCOMPOUNDEND z\nCOMPOUNDPERMITFLAG p\nONLYINCOMPOUND o\nPFX - Y 2\nPFX - H h/p H\nPFX - T t/p T",
      words: ["Hand/x-z", "Tuch/xz-"], good: ["Handtuch", "Hand"], wrong: ["handt", "tu"],
      orthography: Orthography(allowsCapitals: true), racks: ["handtu"]),
  ]
}
