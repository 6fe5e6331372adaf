/// A key as it was pressed, or a letter of what was pasted.
package enum Key: Equatable, Sendable {
  case letter(Unicode.Scalar)

  /// A letter held together with Control, in small: `control("a")`. Enter, Tab and Backspace are keys of their own.
  case control(Unicode.Scalar)

  /// A letter held together with Alt.
  case alt(Unicode.Scalar)

  case enter, tab, backspace, delete, escape
  case up, down, left, right, home, end, wordLeft, wordRight
  case altBackspace, deleteWord

  /// A letter that the terminal says was pasted, which commands nothing; the ends of lines are line feeds.
  case pasted(Unicode.Scalar)
}
