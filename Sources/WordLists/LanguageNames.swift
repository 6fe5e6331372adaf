import Lexicon

extension DictionaryLanguage {
  /// The English name of the language, such as German for `de`; nil where the code is unknown.
  package var name: String? { Self.names[code[...]].map { String($0) } }

  private static let names: [Substring: Substring] = Dictionary(
    list.split(whereSeparator: \.isNewline).map { line in
      let parts = line.split(separator: " ", maxSplits: 1)
      return (parts[0], parts[1])
    }
  ) { first, _ in first }

  /// The codes are those of ISO 639.
  private static let list = """
    af Afrikaans
    am Amharic
    an Aragonese
    ar Arabic
    as Assamese
    ast Asturian
    az Azerbaijani
    be Belarusian
    bg Bulgarian
    bn Bengali
    bo Tibetan
    br Breton
    bs Bosnian
    ca Catalan
    ckb Central Kurdish
    cs Czech
    cy Welsh
    da Danish
    de German
    dsb Lower Sorbian
    dz Dzongkha
    el Greek
    en English
    eo Esperanto
    es Spanish
    et Estonian
    eu Basque
    fa Persian
    fi Finnish
    fo Faroese
    fr French
    fur Friulian
    fy Frisian
    ga Irish
    gd Scottish Gaelic
    gl Galician
    gu Gujarati
    gug Guarani
    gv Manx
    he Hebrew
    hi Hindi
    hr Croatian
    hsb Upper Sorbian
    hu Hungarian
    hy Armenian
    ia Interlingua
    id Indonesian
    ie Interlingue
    is Icelandic
    it Italian
    ka Georgian
    kk Kazakh
    km Khmer
    kmr Northern Kurdish
    kn Kannada
    ko Korean
    ku Kurdish
    ky Kyrgyz
    la Latin
    lb Luxembourgish
    lo Lao
    lt Lithuanian
    ltg Latgalian
    lv Latvian
    mi Maori
    mk Macedonian
    ml Malayalam
    mn Mongolian
    mr Marathi
    ms Malay
    mt Maltese
    nb Norwegian Bokmål
    nds Low German
    ne Nepali
    nl Dutch
    nn Norwegian Nynorsk
    no Norwegian
    nr South Ndebele
    nso Northern Sotho
    ny Chewa
    oc Occitan
    or Odia
    pa Punjabi
    pl Polish
    pt Portuguese
    qu Quechua
    ro Romanian
    ru Russian
    rw Kinyarwanda
    sa Sanskrit
    sc Sardinian
    se Northern Sami
    si Sinhala
    sk Slovak
    sl Slovenian
    smj Lule Sami
    so Somali
    sq Albanian
    sr Serbian
    ss Swati
    st Southern Sotho
    sv Swedish
    sw Swahili
    ta Tamil
    te Telugu
    tet Tetum
    tg Tajik
    th Thai
    tk Turkmen
    tl Tagalog
    tn Tswana
    tr Turkish
    ts Tsonga
    tt Tatar
    ug Uyghur
    uk Ukrainian
    ur Urdu
    uz Uzbek
    ve Venda
    vi Vietnamese
    wa Walloon
    xh Xhosa
    yi Yiddish
    zu Zulu
    """
}
