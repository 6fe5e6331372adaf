import Testing

@testable import ScrambleCLI
@testable import Sessions

/// Pictures that were looked at, and are kept as they were.
@Suite struct RingPictureTests {
  @Test func `The circle keeps its size while letters leave it`() throws {
    let all = Array("silkworm")
    let whole = try #require(RingPicture(all, width: 76)).lines()
    for count in 0...8 {
      let left = try #require(RingPicture(Array(all.prefix(count)), of: all, width: 76)).lines()
      #expect(left.count == whole.count)
      #expect(left.joined().count { $0 != " " } == count)
    }
  }

  @Test(arguments: [40, 80, 120])
  func `The circle is as small as its letters let it be, on a terminal of any width`(width: Int) throws {
    for (letters, picture) in Self.pictures {
      #expect(try #require(RingPicture(Array(letters), width: width)).lines() == picture)
    }
  }

  @Test func `A circle that does not fit is none`() {
    #expect(RingPicture(Array("abcdefgh"), width: 13) == nil)
    #expect(RingPicture(Array("abcdefgh"), width: 14) != nil)
  }

  @Test func `Every number of letters has room, also of those that take two columns`() throws {
    for count in 1...64 {
      for letter in ["a", "漢"] {
        let letters = [Character](repeating: Character(letter), count: count)
        let lines = try #require(RingPicture(letters, width: 80)).lines()
        #expect(lines.joined().count { $0 != " " } == count)
      }
    }
  }

  @Test func `The letters set out from the middle`() throws {
    let picture = try #require(RingPicture(Array("abcde"), width: 40))
    #expect(picture.lines(share: 0) == ["", "", "", "      E", "", "", ""])
    #expect(picture.lines(share: 0).count == picture.lines().count)
  }

  private static let pictures: [(letters: String, picture: [String])] = [
    (
      "abcde",
      [
        "      A",
        "",
        "E           B",
        "",
        "",
        "  D       C",
        "",
      ]
    ),
    (
      "usersrip",
      [
        "      U",
        "  P       S",
        "",
        "I           E",
        "",
        "  R       R",
        "      S",
      ]
    ),
    (
      "abcdefghijklm",
      [
        "   M  A  B",
        " L         C",
        "",
        "K           D",
        "J           E",
        "  I       F",
        "     H G",
      ]
    ),
    (
      "abcdefghijklmnopqrstuvwxyzabcd",
      [
        "          D A B",
        "     B C         C D",
        "   A                 E",
        "  Z                   F",
        " Y                     G",
        "X                       H",
        "",
        "W                       I",
        " V                     J",
        "  U                   K",
        "   T                 L",
        "     S R         N M",
        "          Q P O",
      ]
    ),
    (
      "漢字仮名交文",
      [
        "      漢",
        " 文        字",
        "",
        "",
        " 交        仮",
        "",
        "      名",
      ]
    ),
  ]
}
