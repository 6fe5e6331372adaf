package import Lexicon

/// The slots of a `WordTable`, while words are put into them.
struct WordSlots {
  private(set) var slots: [UInt64]

  /// The number of words that may still be added without searches becoming long.
  private(set) var room: Int

  /// Empty slots for so many words.
  init(room: Int) {
    self.room = room
    slots = [UInt64](repeating: 0, count: room * 10 / 7 + 1)
  }

  /// Slots as a table has them.
  init(_ slots: [UInt64]) {
    self.slots = slots
    room = slots.count * 9 / 10 - slots.count { $0 != 0 }
  }

  /// The slot of the word whose spelling has this hash, or nil.
  func place(of hash: UInt64) -> Int? {
    var slot = Int(WordTable.slot(hash, slots: UInt32(slots.count)))
    while slots[slot] != 0 {
      if UInt32(truncatingIfNeeded: slots[slot]) == Self.mark(hash) { return slot }
      slot = (slot + 1) % slots.count
    }
    return nil
  }

  /// Adds a word that is not there yet, and tells its slot.
  @discardableResult
  mutating func add(_ hash: UInt64, cost: Int, backoff: Int) -> Int {
    var slot = Int(WordTable.slot(hash, slots: UInt32(slots.count)))
    while slots[slot] != 0 { slot = (slot + 1) % slots.count }
    slots[slot] = UInt64(Self.mark(hash)) | UInt64(cost) << 32 | UInt64(backoff) << 48
    room -= 1
    return slot
  }

  /// The cost of the word in a slot, in any context.
  subscript(cost slot: Int) -> Int {
    get { Int(slots[slot] >> 32 & 0xFFFF) }
    set { slots[slot] = slots[slot] & ~(0xFFFF << 32) | UInt64(min(newValue, 0xFFFF)) << 32 }
  }

  private static func mark(_ hash: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: hash) | 1 }
}

extension LanguageModel {
  /// The model with the words of a list of common words, which people use today whatever text the model has learned
  /// from, and with rarer ones. They are mixed in when a model is opened, so that lists and model lie apart, each with
  /// its own licence.
  ///
  /// - Complexity: linear in the words of both, some milliseconds in practice.
  /// - Parameter lists: the common words, and then rarer ones, whose levels lie below those of the former.
  package func knowing(_ lists: [CommonWords]) -> LanguageModel {
    var slots = WordSlots(words.allSlots)
    guard slots.slots.contains(0) else { return self }
    var listed = listedSpellings
    for place in listed.indices { listed[place].cost += Self.textShare }
    var places = [UInt64: Int](minimumCapacity: listed.count)
    for (place, word) in listed.enumerated() { places[WordTable.hash(word.spelling)] = place }
    for slot in slots.slots.indices where slots.slots[slot] != 0 { slots[cost: slot] += Self.textShare }
    let alphabet = alphabet.foldingMarks
    for (number, list) in lists.enumerated() {
      let levels = number == 0 ? 0 : list.words.first?.level ?? 0
      for word in list.words {
        guard let spelling = alphabet.spelling(of: word.text) else { continue }
        let hash = WordTable.hash(spelling)
        let cost = Self.cost(ofLevel: word.level - levels)
        if let slot = slots.place(of: hash) {
          slots[cost: slot] = min(slots[cost: slot], cost)
        } else if slots.room > 0 {
          slots.add(hash, cost: cost, backoff: 0)
        }
        if let place = places[hash] {
          listed[place].cost = min(listed[place].cost, cost)
        } else {
          places[hash] = listed.count
          listed.append((spelling, cost))
        }
      }
    }
    listed.sort { $0.cost < $1.cost }
    return LanguageModel(self, words: words.with(slots.slots), listed: listed, from: lists)
  }

  /// The share of the text beside the lists, as a cost: one in seven.
  private static let textShare = 2 * Nats.unit

  /// The cost of a word of the list: a level is a quarter of a decade, and the lowest begins with once in a million.
  private static func cost(ofLevel level: Int) -> Int { (6125 - 250 * level) * 2947 / 10_000 + Nats.unit / 5 }
}
