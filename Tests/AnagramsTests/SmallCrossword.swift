import Foundation

/// A small crossword in several formats. Those in bytes were written by puzpy 0.7.0 and Python's zipfile, the object of
/// .ipuz by ipuz 1.0.
///
/// ```
/// S P A R E
/// T # N # A
/// E A T E R
/// P # E # N
/// ```
enum SmallCrossword {
  static let ipuz = #"""
    {"version": "http://ipuz.org/v2", "kind": ["http://ipuz.org/crossword#1"], "dimensions": {"width": 5, "height": 4}, "title": "Small", "author": "A. Setter", 
    "puzzle": [[1, 0, 2, 0, 3], [0, "#", 0, "#", 0], [4, 0, 0, 0, 0], [0, "#", 0, "#", 0]], 
    "solution": [["S", "P", "A", "R", "E"], ["T", "#", "N", "#", "A"], ["E", "A", "T", "E", "R"], ["P", "#", "E", "#", "N"]], 
    "clues": {"Across": [[1,
    "Pears ground, thin (5)"], {"number": 4, "clue": "One dining on a tree, roughly", "enumeration": "5"}], 
    "Down": [[1, "Pets running round for a stage (4)"], [2, "Neat, disturbed stake (4)"], [3, "Near, out to make money (4)"]]}}
    """#

  static let jpz = #"""
    <?xml version="1.0" encoding="UTF-8"?>
    <crossword-compiler-applet xmlns="http://crossword.info/xml/crossword-compiler">
    <rectangular-puzzle xmlns="http://crossword.info/xml/rectangular-puzzle">
    <metadata><title>Small</title><creator>A. Setter</creator></metadata>
    <crossword><grid width="5" height="4"><grid-look numbering-scheme="normal"/>
    <cell x="1" y="1" solution="S" number="1"/><cell x="2" y="1" solution="P"/><cell x="3" y="1" solution="A" number="2"/><cell x="4" y="1" solution="R"/><cell x="5" y="1" solution="E" number="3"/>
    <cell x="1" y="2" solution="T"/><cell x="2" y="2" type="block"/><cell x="3" y="2" solution="N"/><cell x="4" y="2" type="block"/><cell x="5" y="2" solution="A"/>
    <cell x="1" y="3" solution="E" number="4"/><cell x="2" y="3" solution="A"/><cell x="3" y="3" solution="T"/><cell x="4" y="3" solution="E"/><cell x="5" y="3" solution="R"/>
    <cell x="1" y="4" solution="P"/><cell x="2" y="4" type="block"/><cell x="3" y="4" solution="E"/><cell x="4" y="4" type="block"/><cell x="5" y="4" solution="N"/>
    </grid>
    <word id="1" x="1-5" y="1"><cells x="1-5" y="3"/></word><word id="2" x="1-5" y="3"/>
    <word id="3"><cells x="1" y="1"/><cells x="1" y="2"/><cells x="1" y="3-4"/></word><word id="4" x="3" y="1-4"/><word id="5" x="5" y="1-4"/>
    <clues ordering="normal"><title><b>Across</b></title>
    <clue word="1" number="1, 4" format="5,5">Pears ground, <i>thin</i> &amp; a tree&#8217;s diner</clue><clue word="2" number="4" is-link="1">1</clue></clues>
    <clues ordering="normal"><title><b>Down</b></title>
    <clue word="3" number="1" format="4">Pets running round for a stage</clue><clue word="4" number="2" format="4">Neat, disturbed stake</clue><clue word="5" number="3" format="4">Near, out to make money</clue></clues>
    </crossword></rectangular-puzzle></crossword-compiler-applet>
    """#

  static let exolve = """
    exolve-begin
      exolve-id: small
      exolve-title: Small
      exolve-setter: A. Setter
      exolve-width: 5
      exolve-height: 4
      exolve-grid:
        S P A R E
        T . N . A
        E A T E R
        P . E . N
      exolve-across:
        1 Pears ground, thin (5)
        4 One dining on a tree, roughly (5) [EATER] (A TREE)*
      exolve-down:
        1 Pets running round for a stage (4) Anagram of PETS
        2 Neat, disturbed stake (4)
        3 Near, out to make money (4)
    exolve-end
    """

  /// A file with an S filled in, and an é in the title.
  static let puz = unpacked(
    """
    Hs1BQ1JPU1MmRE9XTgAAYkmDySQj+oWWMS4zAAAAAAAAAAAAAAAAAAAAAAAFBAUAAQAAAFNQQVJFVC5OLkFFQVRFUlAuRS5OUy0tLS0tLi0u
    LS0tLS0tLS4tLi1TbWFsbCBjYWbpAEEuIFNldHRlcgAoYykgbm9ib2R5AFBlYXJzIGdyb3VuZCwgdGhpbiAoNSkAUGV0cyBydW5uaW5nIHJv
    dW5kIGZvciBhIHN0YWdlICg0KQBOZWF0LCBkaXN0dXJiZWQgc3Rha2UgKDQpAE5lYXIsIG91dCB0byBtYWtlIG1vbmV5ICg0KQBPbmUgZGlu
    aW5nIG9uIGEgdHJlZSwgcm91Z2hseSAoNSkAYSBub3RlAA==
    """)

  /// A file whose solution is scrambled.
  static let lockedPuz = unpacked(
    """
    1Q1BQ1JPU1MmRE9XTgACYku8ySQjkIWWMS4zAAAAdw4AAAAAAAAAAAAAAAAFBAUAAQAEAEFORlJMRy5BLkJNRFpCWE4uSi5CUy0tLS0tLi0u
    LS0tLS0tLS4tLi1TbWFsbCBjYWbpAEEuIFNldHRlcgAoYykgbm9ib2R5AFBlYXJzIGdyb3VuZCwgdGhpbiAoNSkAUGV0cyBydW5uaW5nIHJv
    dW5kIGZvciBhIHN0YWdlICg0KQBOZWF0LCBkaXN0dXJiZWQgc3Rha2UgKDQpAE5lYXIsIG91dCB0byBtYWtlIG1vbmV5ICg0KQBPbmUgZGlu
    aW5nIG9uIGEgdHJlZSwgcm91Z2hseSAoNSkAYSBub3RlAA==
    """)

  /// A file whose first square takes ST.
  static let rebusPuz = unpacked(
    """
    Hs1BQ1JPU1MmRE9XTgAAYkmDySQj+oWWMS4zAAAAAAAAAAAAAAAAAAAAAAAFBAUAAQAAAFNQQVJFVC5OLkFFQVRFUlAuRS5OUy0tLS0tLi0u
    LS0tLS0tLS4tLi1TbWFsbCBjYWbpAEEuIFNldHRlcgAoYykgbm9ib2R5AFBlYXJzIGdyb3VuZCwgdGhpbiAoNSkAUGV0cyBydW5uaW5nIHJv
    dW5kIGZvciBhIHN0YWdlICg0KQBOZWF0LCBkaXN0dXJiZWQgc3Rha2UgKDQpAE5lYXIsIG91dCB0byBtYWtlIG1vbmV5ICg0KQBPbmUgZGlu
    aW5nIG9uIGEgdHJlZSwgcm91Z2hseSAoNSkAYSBub3RlAEdSQlMUAAAgAQAAAAAAAAAAAAAAAAAAAAAAAAAAUlRCTAYAhQAgMDpTVDsA
    """)

  /// A file that lacks a clue, with right checksums.
  static let shortPuz = unpacked(
    """
    F6RBQ1JPU1MmRE9XTgAAWkmDydsb+oX2MS4zAAAAAAAAAAAAAAAAAAAAAAAFBAQAAQAAAFNQQVJFVC5OLkFFQVRFUlAuRS5OUy0tLS0tLi0u
    LS0tLS0tLS4tLi1TbWFsbCBjYWbpAEEuIFNldHRlcgAoYykgbm9ib2R5AFBlYXJzIGdyb3VuZCwgdGhpbiAoNSkAUGV0cyBydW5uaW5nIHJv
    dW5kIGZvciBhIHN0YWdlICg0KQBOZWF0LCBkaXN0dXJiZWQgc3Rha2UgKDQpAE5lYXIsIG91dCB0byBtYWtlIG1vbmV5ICg0KQBhIG5vdGUA
    """)

  /// A file that has a clue too many, with right checksums.
  static let longPuz = unpacked(
    """
    XTZBQ1JPU1MmRE9XTgAAakmDyaQr+oU8MS4zAAAAAAAAAAAAAAAAAAAAAAAFBAYAAQAAAFNQQVJFVC5OLkFFQVRFUlAuRS5OUy0tLS0tLi0u
    LS0tLS0tLS4tLi1TbWFsbCBjYWbpAEEuIFNldHRlcgAoYykgbm9ib2R5AFBlYXJzIGdyb3VuZCwgdGhpbiAoNSkAUGV0cyBydW5uaW5nIHJv
    dW5kIGZvciBhIHN0YWdlICg0KQBOZWF0LCBkaXN0dXJiZWQgc3Rha2UgKDQpAE5lYXIsIG91dCB0byBtYWtlIG1vbmV5ICg0KQBPbmUgZGlu
    aW5nIG9uIGEgdHJlZSwgcm91Z2hseSAoNSkATW9yZSAoMykAYSBub3RlAA==
    """)

  /// The text of `jpz` packed.
  static let packedJpz = unpacked(
    """
    UEsDBBQAAAAIAAAAIVwtSK0lUgIAAAgHAAAFAAAAYS5qcHqNVV1vmzAUfe+vuPKkPoV44UOrVuMq0rbHqFrbH0CCm1gxNrLN0vTXz5BCXQzr
    XkD43nN87vX1gdy9VAL+MG24kjlaLb8iYHKnSi73OXp6/BXdoDt6RXZaGXNSuox2qqq5YDoq6lowCw4vTY4O1tbfMR7yllw+K+yCOIQiR6jZ
    zhZy34hCR3Xz+irY50whpmWqmC3KwhaUWG4Fow9VIQTBlw8nnBVWabpewgOzlmmC+yWCB6hXICV7zUs48dIecpQhODC+P9gcpegSioRSR5BN
    tWXadSkyuwOrWI6k0m5nhFsyJgS8uHYiOHdPo0Rjuw4/oDdou47pkBqHqfd+PAnj63eq2E9Nw9TffjwL4z/fqZKJCmI/9zGU7Z72XLsebIXa
    HUPZH/CbUOs8Pgvx6wmByUwxaag1GXONtCaztaZTWwVak3Hfx1rT2TOO+/g/m5nOCkg/wWchftMJxO1cu3c7/8DLTmmrN+pH5cJh/MV2Tgi+
    3JgBF6NxikeafKB5Y8bBWjyxlkTp1HYp8q7GJWWIZcib9S7mDkI0zIDL6G7ucGV75yBbuu58gOAt7R3kgoKWt1Mz3N4FuO2fWwZnDtkiQ/Se
    FdrAXqtGlgsgnNoDlwRzCtdFVd9CAVYzdv3lJl59uzXgPLazI0dP/U1if36Bm0hweexOYdVndy/zXxX9UCc5W0/iu9FQTNqWYg3oRkrHCl1B
    bdRVYGyxZxOiU9+MfKaNM9uFq9XYRm9Z2RIcpwgy34JGBHoBqrFgFVQODJWS7By0AnsWPvGroATP/sTo1V9QSwECFAMUAAAACAAAACFcLUit
    JVICAAAIBwAABQAAAAAAAAAAAAAAgAEAAAAAYS5qcHpQSwUGAAAAAAEAAQAzAAAAdQIAAAAA
    """)

  /// One clue packed by the codes that every packer knows.
  static let packedText = unpacked(
    """
    UEsDBBQAAAAIAAAAIVwwCk90IgAAACAAAAAFAAAAYS5qcHpzTC7KLy7mMlQISE0sKlZIL8ovzUvRUSjJyMxT0DDV5AIAUEsBAhQDFAAAAAgA
    AAAhXDAKT3QiAAAAIAAAAAUAAAAAAAAAAAAAAIABAAAAAGEuanB6UEsFBgAAAAABAAEAMwAAAEUAAAAAAA==
    """)

  /// One clue in a block that is not packed.
  static let storedBlock = unpacked(
    """
    UEsDBBQAAAAIAAAAIVwwCk90JQAAACAAAAAFAAAAYS5qcHoBIADf/0Fjcm9zcwoxIFBlYXJzIGdyb3VuZCwgdGhpbiAoNSkKUEsBAhQDFAAA
    AAgAAAAhXDAKT3QlAAAAIAAAAAUAAAAAAAAAAAAAAIABAAAAAGEuanB6UEsFBgAAAAABAAEAMwAAAEgAAAAAAA==
    """)

  /// One clue that is not packed.
  static let stored = unpacked(
    """
    UEsDBBQAAAAAAAAAIVwwCk90IAAAACAAAAAFAAAAYS5qcHpBY3Jvc3MKMSBQZWFycyBncm91bmQsIHRoaW4gKDUpClBLAQIUAxQAAAAAAAAA
    IVwwCk90IAAAACAAAAAFAAAAAAAAAAAAAACAAQAAAABhLmpwelBLBQYAAAAAAQABADMAAABDAAAAAAA=
    """)

  /// 60,000 letters, packed.
  static let bomb = unpacked(
    """
    UEsDBBQAAAAIAAAAIVySieKyTAAAAGDqAAAFAAAAYS5qcHrtwTEBAAAAwqCs61/CGh5AAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
    AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAHwZUEsBAhQDFAAAAAgAAAAhXJKJ4rJMAAAAYOoAAAUAAAAAAAAAAAAAAIABAAAAAGEuanB6
    UEsFBgAAAAABAAEAMwAAAG8AAAAAAA==
    """)

  private static func unpacked(_ text: String) -> [UInt8] {
    Array(Data(base64Encoded: text, options: .ignoreUnknownCharacters) ?? Data())
  }
}
