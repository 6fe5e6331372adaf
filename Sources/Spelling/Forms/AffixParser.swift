/// The content of an `.aff` file, as far as it decides which words there are.
struct AffixParser {
  var alphabet: Alphabet
  var flagReader = FlagReader()
  var flagSets = FlagSets()

  /// Whether the file describes words from their end on (COMPLEXPREFIXES), so that its prefixes are suffixes here.
  private(set) var isMirrored = false
  private(set) var suffixes: [AffixRow] = []
  private(set) var prefixes: [AffixRow] = []
  private(set) var conditions = Conditions()
  private(set) var compounds = CompoundSettings()
  private(set) var conversions: [(source: String, target: String)] = []
  private(set) var outputConversions: [(source: String, target: String)] = []
  private(set) var ignored: Set<Unicode.Scalar> = []
  private(set) var needAffix: UInt16?
  private(set) var forbidden: UInt16?

  /// The most bytes of a file that is read.
  static let longestFile = 1 << 30

  /// Reads the file twice, for the first settings say how the rest is to be read.
  init(_ bytes: [UInt8], _ table: (String) -> [Unicode.Scalar]?) throws(WordFormsFault) {
    let settings = try AffixTextSettings(bytes, table)
    alphabet = Alphabet(bytes: settings.bytes)
    flagReader.format = settings.format
    flagReader.aliases = settings.aliases.map { [reader = flagReader] in reader.ownFlags($0) }
    isMirrored = settings.isMirrored
    ignored = Set(alphabet.decoded(settings.ignored))
    alphabet.ignore(ignored + [])
    var table = TableHead(flag: 0, isSuffix: true, crosses: false, rowsLeft: 0)
    for (number, line) in DictionaryLines(bytes) {
      switch line.directive {
      case "PFX", "SFX": readAffix(line, &table)
      case let directive: try readSetting(directive, line, number)
      }
    }
  }

  // MARK: Affixes

  /// A table of affixes in the file, and how many of its rows are still to come.
  private struct TableHead {
    let flag: UInt16
    let isSuffix: Bool
    let crosses: Bool
    var rowsLeft: Int
  }

  private mutating func readAffix(_ line: ArraySlice<UInt8>, _ table: inout TableHead) {
    let fields = line.fields(5)
    guard fields.count >= 4, let flag = flagReader.flag(fields[1]) else { return }
    guard table.rowsLeft > 0, flag == table.flag else {
      // Whatever stands before the flag, a table is of the kind that its first line says.
      table = TableHead(
        flag: flag, isSuffix: (fields[0].first == UInt8(ascii: "S")) != isMirrored,
        crosses: fields[2].first == UInt8(ascii: "Y"), rowsLeft: decimal(fields[3]))
      return
    }
    table.rowsLeft -= 1
    let slash = fields[3].firstIndex(of: UInt8(ascii: "/")) ?? fields[3].endIndex
    let flags = flagSets.number(of: fields[3][slash...].dropFirst(), flagReader)
    let strip = affixText(fields[2])
    let append = affixText(fields[3][..<slash])
    // Words have at most a hundred letters, and their stems few more.
    guard strip.count <= StemTable.longestStem, append.count <= StemTable.longestStem else { return }
    let text = fields.count > 4 ? fields[4] : []
    let condition = conditions.number(of: text, &alphabet, fromEnd: table.isSuffix, isReversed: isMirrored)
    let row = AffixRow(
      strip: strip, append: append, condition: condition, flags: flags, flag: table.flag, crosses: table.crosses)
    if table.isSuffix { suffixes.append(row) } else { prefixes.append(row) }
  }

  private mutating func affixText(_ text: ArraySlice<UInt8>) -> [Alphabet.Code] {
    text.elementsEqual([UInt8(ascii: "0")]) ? [] : read(text)
  }

  /// The codes of a text, from its end where the file is mirrored.
  private mutating func read(_ text: ArraySlice<UInt8>) -> [Alphabet.Code] {
    let codes = alphabet.read(text)
    return isMirrored ? codes.reversed() : codes
  }

  // MARK: Settings

  private mutating func readSetting(
    _ directive: String, _ line: ArraySlice<UInt8>, _ number: Int
  ) throws(WordFormsFault) {
    let fields = line.fields(4)
    let argument = fields.count > 1 ? fields[1] : []
    // To Hunspell, number 0 is a flag of affixes, and none in a setting.
    var flag: UInt16? { flagReader.flag(argument).flatMap { $0 == 0 ? nil : $0 } }
    switch directive {
    case "COMPOUNDFLAG": compounds.anywhere = flag
    case "COMPOUNDBEGIN": compounds.begin = flag
    case "COMPOUNDMIDDLE": compounds.middle = flag
    case "COMPOUNDEND", "COMPOUNDLAST": compounds.end = flag
    case "COMPOUNDPERMITFLAG": compounds.permit = flag
    case "ONLYINCOMPOUND": compounds.only = flag
    case "FORCEUCASE": compounds.forceCapital = flag
    case "COMPOUNDMIN": compounds.minimumLength = max(1, decimal(argument))
    case "COMPOUNDWORDMAX": compounds.mostParts = decimal(argument)
    case "COMPOUNDSYLLABLE": compounds.countsSyllables = true
    case "COMPOUNDMORESUFFIXES": compounds.allowsTwoSuffixes = true
    case "SIMPLIFIEDTRIPLE": compounds.dropsThird = true
    // The first line says how many there are; in no format is a rule a mere number.
    case "COMPOUNDRULE" where !argument.allSatisfy({ (0x30...0x39).contains($0) }):
      try compounds.rules.append(argument, flagReader, line: number)
    case "CHECKCOMPOUNDPATTERN": try readPattern(fields, number)
    case "NEEDAFFIX", "PSEUDOROOT": needAffix = flag
    case "FORBIDDENWORD": forbidden = flag
    case "ICONV" where fields.count > 2: conversions += conversion(from: argument, to: fields[2])
    case "OCONV" where fields.count > 2: outputConversions += conversion(from: argument, to: fields[2])
    default: break
    }
  }

  private mutating func readPattern(_ fields: [ArraySlice<UInt8>], _ number: Int) throws(WordFormsFault) {
    guard fields.count > 3 else { return }
    let parts = fields[1...3].map { read($0.prefix { $0 != UInt8(ascii: "/") }) }
    guard fields[3].first != UInt8(ascii: "#") else { return }
    let (ending, start) = isMirrored ? (parts[1], parts[0]) : (parts[0], parts[1])
    try compounds.addReplacement(ending: ending, start: start, replacement: parts[2], line: number)
  }

  private func conversion(from: ArraySlice<UInt8>, to: ArraySlice<UInt8>) -> [(source: String, target: String)] {
    // An underscore ties a conversion to the start or the end of a word, which matters to Hunspell alone.
    let marks = { (text: ArraySlice<UInt8>) in text.filter { $0 != UInt8(ascii: "_") }[...] }
    let source = String(String.UnicodeScalarView(alphabet.decoded(marks(from))))
    let target = String(
      String.UnicodeScalarView(alphabet.decoded(marks(to)).filter { !ignored.contains($0) }))
    // Letters that are equal to Unicode are one letter here.
    return source == target || source.isEmpty || target.isEmpty ? [] : [(source, target)]
  }
}

/// The settings of an `.aff` file without which the rest of it cannot be read.
private struct AffixTextSettings {
  var bytes: [Unicode.Scalar]?
  var format = FlagReader.Format.character
  var aliases: [ArraySlice<UInt8>] = []
  var ignored: ArraySlice<UInt8> = []
  var isMirrored = false

  init(_ file: [UInt8], _ table: (String) -> [Unicode.Scalar]?) throws(WordFormsFault) {
    var encoding: (name: String, line: Int) = ("ISO8859-1", 0)
    var hasAliasCount = false
    for (number, line) in DictionaryLines(file) {
      var argument: ArraySlice<UInt8>? { line.fields(2).dropFirst().first }
      switch line.directive {
      case "SET":
        if let argument { encoding = (String(decoding: argument, as: UTF8.self), number) }
      case "FLAG":
        switch String(decoding: argument ?? [], as: UTF8.self) {
        case "long": format = .long
        case "num": format = .number
        case "UTF-8": format = .unicode
        default: break
        }
      case "AF":
        guard let argument else { continue }
        if hasAliasCount { aliases.append(argument) }
        hasAliasCount = true
      case "IGNORE": ignored = argument ?? []
      case "COMPLEXPREFIXES": isMirrored = true
      default: break
      }
    }
    if encoding.name == "UTF-8" { return }
    bytes = table(encoding.name)
    if bytes == nil {
      throw WordFormsFault(line: encoding.line, problem: "the encoding that SET names is unknown here")
    }
  }
}

/// An affix as it stands in the file.
struct AffixRow {
  let strip: [Alphabet.Code]
  let append: [Alphabet.Code]
  let condition: Int32
  let flags: Int32
  let flag: UInt16
  let crosses: Bool
}
