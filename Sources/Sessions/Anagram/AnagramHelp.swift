/// The page of help: every operation in a line, and the bench at work on three clues.
enum AnagramHelp {
  static let page = [
    "  sur     :place sur      letters of the ring into the next free slots",
    "  3=r     :put 3 r        a letter into slot 3",
    "  -  -3   :take [3]       the last letter placed, or that of a slot, back",
    "          :swap 1 2       the letters of two slots",
    "  !  !3   :lock [3]       keep all that is placed, or a slot; again: :unlock",
    "  =       :clear          back into the ring what is not locked",
    "  /taste  :discard taste  letters into the tray",
    "  +  +e   :restore [e]    letters back from the tray, or all",
    "          :cross 6 i      a crossing letter, locked; :pattern ???p??s?",
    "  .       :shuffle        another order; :rotate [n] turns the ring",
    "          :undo :redo     a change back or forth; :reset begins again",
    "          :enumeration 3,5   the words of the answer",
    "  1       :use 1          a fodder of the clue that :clue TEXT has read",
    "          :check          ask the dictionary about the complete words",
    "          :hint [1-4]     how many answers; v and c; initials; a letter; or a guess",
    "          :solve [n]      answers, the common ones first, after :solver on",
    "          :new LETTERS (8)   another anagram",
    "          :set layout line   no ring (screen readers); animation, bell, colour",
    "          :save FILE, :help [COMMAND], :quit (or Ctrl-D)",
    "  Users rip off revelation (8): users rip, then :cross 6 i and .",
    "  Creationist has no taste for what's sarcastic (6): creationist, then /taste",
    "  Consumables minus bacon and shellfish (6): consumables, then /bacon",
  ]
}
