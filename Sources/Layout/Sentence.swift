package import Journal

/// A sentence for a person, worded once for every front.
///
/// A terminal lays it out, a page shows it, and a program may read it.
package struct Sentence: Hashable, Sendable {
  /// The words. Nothing of them acts on a terminal, whatever text from outside they quote.
  package var text: String
  package var tone: Tone
  package var marks: [Mark]

  package init(_ text: String, _ tone: Tone = .plain, marks: [Mark] = []) {
    self.text = text
    self.tone = tone
    self.marks = marks
  }

  /// How a sentence is meant. A front may show it by colour or weight, which repeat what the words say.
  package enum Tone: String, Sendable {
    case plain, good, bad

    /// The heading of what follows, or the line that sums up.
    case title
  }

  /// A part of the text with a role of its own, such as the fodder of a clue.
  package struct Mark: Hashable, Sendable {
    /// The part, in characters counted from 0.
    package let range: Range<Int>

    /// The role by the name that fronts know it by: `fodder`, `indicator`, `definition`, `copied`.
    package let role: String

    package init(_ range: Range<Int>, _ role: String) {
      self.range = range
      self.role = role
    }

    /// The mark as an object.
    package var json: JSON { ["start": JSON(range.lowerBound), "end": JSON(range.upperBound), "role": JSON(role)] }
  }

  /// A sentence, and behind it what can be typed at a prompt, which is marked `prompt`: a front without one leaves that
  /// out.
  package init(_ text: String, prompt: String, _ tone: Tone = .plain) {
    let whole = text.isEmpty ? prompt : "\(text) \(prompt)"
    self.init(whole, tone, marks: [Mark(text.count..<whole.count, "prompt")])
  }

  /// A sentence that ends in `text`, which is to be copied as it stands and is marked `copied`.
  package static func copied(_ text: String, behind lead: String = "") -> Sentence {
    Sentence(lead + text, marks: [Mark(lead.count..<lead.count + text.count, copied)])
  }

  private static let copied = "copied"

  /// Whether a part of it is to be copied as it stands.
  package var isCopied: Bool { marks.contains { $0.role == Self.copied } }

  /// The sentence in lines of at most `width` columns, in the ink of its tone. One that is to be copied stays on one
  /// line, however long that is.
  package func lines(width: Int, _ ink: Ink = .plain) -> [String] {
    let lines = isCopied ? [text] : wrapped(text, width: width)
    return switch tone {
    case .plain: lines
    case .good: lines.map(ink.good)
    case .bad: lines.map(ink.bad)
    case .title: lines.map(ink.bold)
    }
  }

  /// The sentence as `screen` shows it. What is to be copied has no marks for the order of its letters.
  package func lines(on screen: Screen) -> [String] {
    let lines = lines(width: screen.width, screen.ink)
    return isCopied ? lines : screen.ordered(lines)
  }

  /// The sentence as an object; a plain tone and no marks are absent.
  package var json: JSON {
    [
      "text": JSON(text), "tone": tone == .plain ? nil : JSON(tone.rawValue),
      "marks": marks.isEmpty ? nil : .array(marks.map { $0.json }),
    ]
  }
}

extension [Sentence] {
  /// All sentences in lines of at most `width` columns, each beginning a line of its own.
  package func lines(width: Int, _ ink: Ink = .plain) -> [String] { flatMap { $0.lines(width: width, ink) } }
}
