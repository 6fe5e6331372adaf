/// The names on wordfreq's list of German words, which is in lower case. Elsewhere the dictionary tells names from
/// words by their capitals, but German nouns have a capital, too.
///
/// A name is what Debian's German dictionary writes with a capital alone and never within a compound, such as Maria and
/// Dirk, but for a few words; and what the project's own list has, such as Irak. Nothing of the dictionary is taken
/// over but that decision.
struct GermanNames {
  private let names: Set<String>

  /// - Parameter package: the package of the dictionary, which is in ISO 8859-1.
  init(package: Package) throws(DataError) {
    var (lower, capital): (Set<String>, [String: Bool]) = ([], [:])
    for line in try TextFile.bytes(package.path("usr/share/hunspell/de_DE.dic")).split(separator: UInt8(ascii: "\n")) {
      let text = String(String.UnicodeScalarView(line.map { UnicodeScalar($0) }))
      let entry = DictionaryEntry(line: text.prefix(upTo: "\r"))
      if entry.stem.first?.isUppercase == true {
        // Compounds have nouns with `m` at their end, and with `ij` at their start.
        capital[entry.stem.lowercased(), default: false] = entry.flags.contains { "mij".contains($0) }
      } else {
        lower.insert(entry.stem)
      }
    }
    let alone = capital.filter { !$0.value && !lower.contains($0.key) }.keys
    let names = Set(alone).subtracting(Self.words).union(Self.own)
    // Their genitives are names as well.
    self.names = names.union(names.map { $0 + "s" }.filter { !lower.contains($0) && capital[$0] == nil })
  }

  func contains(_ word: String) -> Bool { names.contains(word) }

  /// Words that are in no compound of the dictionary.
  private static let words = list(
    """
    abo achtelfinale alzheimer android aspirin autismus benziner bios cabrio cannabis canon cola colt doku dschihad duden
    empathie expo fax franc freier gassi globuli halleluja hertz isis kombi kripo lan laudatio leds letter mathe
    mediathek methan metro midi pop promi raid roaming sparkasse stasi stuck titan tsunami ufo ufos uni volksbank
    zeitlang zenit
    """)

  /// Places and people of the dictionary's compounds, such as Irak in Irakkrieg.
  private static let own = list(
    """
    aachen aargau achilles ada adams aden adria afghanistan afrika alabama alaska aleppo amadeus amazonas amerika
    amsterdam anatolien andromeda angeles angola anhalt ankara antwerpen aphrodite apollo arizona aschaffenburg asien
    athen atlanta atlantis augsburg auschwitz australien aviv babylon bagdad bahamas bali bamberg bambi bangkok
    barcelona basel bayern bayreuth beirut belgien berchtesgaden berlin bermuda bern bethlehem bielefeld bingen
    birmingham bob bochum bologna bombay bonn bordeaux bosnien bosporus boston bozen brandenburg brasilien
    braunschweig bregenz bremen bremerhaven breslau brighton bristol buckingham budapest buddha buenos bulgarien
    burgenland burma buxtehude böhmen cambridge cannes celle charlottenburg chemnitz chicago chiemsee chile china
    christi coburg cornwall cottbus cruz cuxhaven dallas danzig darmstadt davos delhi delphi dessau detmold detroit
    deutschland devon dhabi dietrich dortmund dover dresden dublin duisburg düsseldorf ecuador eden edinburgh eifel
    eisenach elbe elsass emden ems england erfurt eritrea estland europa fahrenheit ferrara finnland firefox flensburg
    florenz florida francisco frankfurt frankreich freiburg freud friedrichshafen friesland fukushima fulda
    gelsenkirchen genf georgien ghana gibraltar glasgow godesberg goslar gotha graz grenoble griechenland guatemala
    guinea göttingen hades hagen haiti hamburg hamlet hannover hanoi harlem harvard harz hawaii heidelberg heilbronn
    helgoland helsinki hessen hildesheim hiroshima holland hollywood holstein honduras husum illinois indiana indien
    indonesien ingolstadt innsbruck irak iran irland isar israel istanbul italien jamaika japan java jemen jena
    jericho jerusalem johannesburg jordanien juneau kabul kairo kaiserslautern kalifornien kamerun kanada kansas
    karlsbad karlsruhe kasachstan kassel kaukasus kenia kent kentucky kiel klagenfurt koblenz kolumbien kongo konstanz
    korea kosovo krakau krefeld kreta kroatien kuba kurdistan kuwait köln labrador landau landshut lanka laos
    lateinamerika leipzig leningrad lettland leverkusen libanon liberia libyen liechtenstein lille lima linux linz
    lissabon litauen liverpool london lothringen louisiana louvre ludwigsburg ludwigshafen lugano luxemburg luzern
    lübeck maastricht madrid magdeburg mailand mainz malaysia mali mallorca malta manchester mandela manhattan manila
    mannheim marburg marokko marseille massachusetts mauritius mecklenburg medina mekka melbourne memphis mephisto
    merlin metz mexiko milan minden minsk mississippi mitteleuropa moldau monaco mongolei montenegro montpellier
    montreal mosambik mosel moskau mozilla münchen münster nairobi namibia nassau neapel nebraska neckar nepal
    neuseeland neuss nevada niedersachsen nigeria nil nordamerika nordkorea normandie norwegen nürnberg oberhausen
    odessa offenbach ohio oldenburg oregon orlando orleans oslo osnabrück osteuropa oxford paderborn pakistan palermo
    palästina paraguay paris parkinson pennsylvania persien peru petersburg pfalz pforzheim philadelphia philippinen
    pilsen pisa polen pommern portland porto portugal potsdam prag preußen pyrenäen python recklinghausen regensburg
    reutlingen rhein rheinland rhodos riga rio rom rostock rotterdam ruhr rumänien russland saarland sachsen sahara
    salvador salzburg san santa sao sarajevo saudi schaffhausen schlesien schleswig schottland schweden schweiz
    schwerin seattle senegal seoul serbien sibirien simbabwe sinai sizilien skandinavien slowakei slowenien sofia
    somalia spandau spanien sparta sri stalingrad stanford steiermark stettin stralsund stuttgart sudan sumatra sydney
    syrien südamerika südkorea taiwan tansania teheran tennessee tessin texas thailand thor thurgau thüringen tibet
    tirol togo tokio toronto toulouse trier troja tschechien tschetschenien tunesien tunis turin tübingen türkei
    uganda ukraine ulm ungarn unix ural uruguay utrecht vancouver vatikan venedig venezuela verdun verona versailles
    vietnam virginia vorarlberg washington weimar weser westeuropa westfalen westminster wien wiesbaden wilhelmshaven
    wimbledon winterthur wismar wittenberg wolfsburg wuppertal würzburg york zwickau zypern zürich ägypten äthiopien
    österreich
    """)

  private static func list(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
