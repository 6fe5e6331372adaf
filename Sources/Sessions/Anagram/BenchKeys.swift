import Anagrams
import Journal
import Lexicon

/// Keys at the bench: whether they are taken, and the slot under the cursor. A key becomes a line, so that what is
/// recorded is the same as if the line had been typed.
struct BenchKeys {
  var isOn: Bool

  /// Why the front has none, or nil.
  var reason: String?

  /// The slot that the cursor was moved to, counted from 1; nil for the next free one.
  private var chosen: Int?

  /// The number of the slot that was typed last, or 0 where no letter has been.
  private var typed = 0

  /// The line of the latest key, until it is answered.
  private var pressed: String?

  init(isOn: Bool) { self.isOn = isOn }

  /// The number of the slot under the cursor; nil where there are no slots.
  func slot(on bench: Bench) -> Int? {
    let free = bench.slots.firstIndex { $0.letter == nil }.map { $0 + 1 }
    return bench.slots.isEmpty ? nil : min(chosen ?? free ?? bench.slots.count, bench.slots.count)
  }

  /// Leads the cursor back to the next free slot where `line` is not that of a key: it may have changed anything.
  mutating func answer(to line: String) {
    if line != pressed { (chosen, typed) = (nil, 0) }
    pressed = nil
  }

  /// The line for `key`, or nil for one that moves the cursor or leaves the keys.
  mutating func line(for key: PressedKey, _ orthography: Orthography, on bench: Bench) -> String? {
    pressed = move(by: key, orthography, on: bench)
    return pressed
  }

  private mutating func move(by key: PressedKey, _ orthography: Orthography, on bench: Bench) -> String? {
    let slot = slot(on: bench) ?? 1
    if case .letter(let letter) = key {
      let text = orthography.folded(String(letter))
      return passes(text, to: slot, on: bench) ? nil : line(placing: text, into: slot, on: bench)
    }
    defer { typed = max(0, (chosen ?? 1) - 1) }
    switch key {
    case .backspace:
      let filled = bench.slots.prefix(slot).lastIndex { $0.letter != nil && !$0.isLocked }
      guard let filled else { return ":take" }
      chosen = filled + 1
      return ":take \(filled + 1)"
    case .space: return ":shuffle"
    case .enter: return ":check"
    case .left: chosen = max(1, slot - 1)
    case .right: chosen = min(slot + 1, max(1, bench.slots.count))
    case .home: chosen = 1
    case .end: chosen = max(1, bench.slots.count)
    case .slot(let number): chosen = max(1, min(number, bench.slots.count))
    case .escape: isOn = false
    case .letter: break
    }
    return nil
  }

  /// Whether `text` is the letter of the next locked slot before the cursor: a word is typed as a whole, also where it
  /// has crossing letters.
  private mutating func passes(_ text: String, to slot: Int, on bench: Bench) -> Bool {
    guard typed + 1 < slot, slot <= bench.slots.count else { return false }
    let next = bench.slots[typed]
    guard next.isLocked, next.letter.map({ text == String($0) }) == true else { return false }
    typed += 1
    return true
  }

  /// The line that puts `text` into `slot`, with the cursor moved to the next free slot if that can be done.
  private mutating func line(placing text: String, into slot: Int, on bench: Bench) -> String? {
    guard let letters = TypedMove.tiles(text) else { return nil }
    // What is not in the ring is refused, and not taken from another slot.
    let isInRing = letters.allSatisfy { bench.ring.contains($0) } || bench.ring.contains(Fodder.unknown)
    guard letters.count == 1, isInRing else { return ":place \(text)" }
    var chance = SplitMix64(seed: 0)
    if let next = try? bench.making(.put(letters[0], slot: slot), shufflingBy: &chance) {
      let free = next.slots.indices.filter { next.slots[$0].letter == nil }
      typed = slot
      chosen = (free.first { $0 >= slot } ?? free.first ?? min(slot, next.slots.count - 1)) + 1
    }
    return ":put \(slot) \(text)"
  }
}

extension AnagramSession {
  /// Keys need letters on the bench, and a picture of it.
  package var takesKeys: Bool {
    keys.isOn && keys.reason == nil && bench != nil && settings.layout == .ring
  }

  package mutating func line(for key: PressedKey) -> String? {
    if key == .enter, isOffering { return ":use 1" }
    guard let bench else { return nil }
    return keys.line(for: key, orthography, on: bench)
  }

  package mutating func declineKeys(because reason: String) { keys.reason = reason }

  package func view() -> AnagramReply { reply(.changed) }

  /// Switches the keys on or off, and keeps that for other runs.
  mutating func takeKeys(_ argument: String) throws(Diagnostic) -> AnagramReply {
    guard ["", "on", "off"].contains(argument) else { return help(about: "keys") }
    let isOn = argument != "off"
    settings.takesKeys = isOn
    keys.isOn = isOn
    // A pipe has no say in what a terminal does.
    if keys.reason == nil { keepSettings() }
    if !isOn { return info("Lines are taken.") }
    if let reason = keys.reason { return info("Lines are taken here all the same, since \(reason).") }
    if settings.layout == .line {
      return info("Lines are taken as long as the bench is one: ':set layout ring' leads to the keys.")
    }
    return info(
      bench == nil ? "Keys are taken one by one when there are letters." : "Keys are taken one by one.")
  }
}
