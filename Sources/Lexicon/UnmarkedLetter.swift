extension Unicode.Scalar {
  /// The letter without its mark: e for é, o for ø; nil where it has none, or is no small letter of Latin, Greek or
  /// Cyrillic script.
  package var unmarked: Unicode.Scalar? { unmarkedLetters[self] }
}

private let unmarkedLetters: [Unicode.Scalar: Unicode.Scalar] = {
  var letters: [Unicode.Scalar: Unicode.Scalar] = [:]
  for family in families.split(separator: " ") {
    guard let plain = family.unicodeScalars.first else { continue }
    for marked in family.unicodeScalars.dropFirst() { letters[marked] = plain }
  }
  return letters
}()

/// Each letter with those that Unicode names after it, such as `LATIN SMALL LETTER E WITH ACUTE`.
///
/// The names themselves would be half of what a game has to load in a browser.
private let families = """
  aàáâãäåāăąǎǟǡǻȁȃȧᶏḁẚạảấầẩẫậắằẳẵặⱥ bƀƃɓᵬᶀḃḅḇꞗ cçćĉċčƈȼɕḉꞓꞔ𝼝 dďđƌȡɖɗᵭᶁᶑḋḍḏḑḓꟈ𝼥 eèéêëēĕėęěȅȇȩɇᶒḕḗḙḛḝẹẻẽếềểễệⱸꬴ \
  fƒᵮᶂḟꞙ gĝğġģǥǧǵɠᶃḡꞡ hĥħȟɦḣḥḧḩḫẖⱨꞕ iìíîïĩīĭįǐȉȋɨᶖḭḯỉị𝼚 jĵǰɉʝ kķƙǩᶄḱḳḵⱪꝁꝃꝅꞣ lĺļľŀłƚȴɫɬɭᶅḷḹḻḽⱡꝉꞎꬷꬸꬹ𝼑𝼓𝼦 mɱᵯᶆḿṁṃꬺ \
  nñńņňƞǹȵɲɳᵰᶇṅṇṉṋꞑꞥꬻ𝼧 oòóôõöøōŏőơǒǫǭǿȍȏȫȭȯȱṍṏṑṓọỏốồổỗộớờởỡợⱺꝋꝍ𝼛 pƥᵱᵽᶈṕṗꝑꝓꝕ qɋʠꝗꝙ rŕŗřȑȓɍɼɽɾᵲᵳᶉṙṛṝṟꞧꭉ𝼖𝼨 \
  sśŝşšșȿʂᵴᶊṡṣṥṧṩꞩꟊꟍ𝼞𝼩 tţťŧƫƭțȶʈᵵṫṭṯṱẗⱦ𝼉𝼪 uùúûüũūŭůűųưǔǖǘǚǜȕȗᶙṳṵṷṹṻụủứừửữựꞹꭎꭒ vʋᶌṽṿⱱⱴꝟ wŵẁẃẅẇẉẘⱳ xᶍẋẍꭖꭗꭘꭙ \
  yýÿŷƴȳɏẏẙỳỵỷỹỿꭚ zźżžƶȥɀʐʑᵶᶎẑẓẕⱬ æǣǽ ſẛẜẝ ǳǆ ʒƺǯ αάἀἁἂἃἄἅἆἇὰάᾀᾁᾂᾃᾄᾅᾆᾇᾰᾱᾲᾳᾴᾶᾷ εέἐἑἒἓἔἕὲέ ηήἠἡἢἣἤἥἦἧὴήᾐᾑᾒᾓᾔᾕᾖᾗῂῃῄῆῇ \
  ιΐίϊἰἱἲἳἴἵἶἷὶίῐῑῒΐῖῗ οόὀὁὂὃὄὅὸό ρῤῥ υΰϋύὐὑὒὓὔὕὖὗὺύῠῡῢΰῦῧ ωώὠὡὢὣὤὥὦὧὼώᾠᾡᾢᾣᾤᾥᾦᾧῲῳῴῶῷ аӑӓ гґғҕӷӻ еѐӗ жҗӂӝ зҙӟ иѝӣӥ \
  йҋ кқҝҟӄ лӆԓԡԯ мӎ нңӈӊԣԩ оӧ пҧԥ рҏ сҫ тҭ уӯӱӳ хҳӽӿ чҷҹӵ ыӹ эӭ ѡѽ ѵѷ үұ һԧ ҽҿ әӛ өӫ
  """
