import Anagrams
import Journal
package import Layout
import Lexicon

/// Keys at the bench: whether they are taken, and the slot under the cursor. A key becomes a line, so that what is
/// recorded is the same as if the line had been typed.
struct BenchKeys {
  /// Whether keys are wanted.
  var isOn: Bool

  /// Why the front has none, or nil.
  var reason: String?

  /// The slot that the cursor was moved to, counted from 1; nil for the next free one.
  private var chosen: Int?

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
    if line != pressed { chosen = nil }
    pressed = nil
  }

  /// The line for `key`, or nil for one that moves the cursor or leaves the keys.
  mutating func line(for key: PressedKey, _ orthography: Orthography, on bench: Bench) -> String? {
    pressed = move(by: key, orthography, on: bench)
    return pressed
  }

  private mutating func move(by key: PressedKey, _ orthography: Orthography, on bench: Bench) -> String? {
    let slot = slot(on: bench) ?? 1
    switch key {
    case .letter(let letter): return line(placing: orthography.folded(String(letter)), into: slot, on: bench)
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
    case .escape: isOn = false
    }
    return nil
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
    guard let bench else { return nil }
    return keys.line(for: key, orthography, on: bench)
  }

  package mutating func declineKeys(because reason: String) { keys.reason = reason }

  package func view() -> AnagramReply { reply(.changed) }

  /// Switches the keys on or off, and keeps that for other runs.
  mutating func takeKeys(_ argument: String) throws -> AnagramReply {
    guard ["", "on", "off"].contains(argument) else {
      return info(AnagramCommandName.table.help(about: AnagramCommandName.keys.rawValue))
    }
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

extension AnagramReply {
  /// Clue, ring, slots and tray with what was said, the cursor in its slot, and the keys below. The ring is a line
  /// where the circle is too high. What a person may want to read again is no part of a picture that the next key takes
  /// away.
  package func keyPicture(on screen: Screen) -> KeyPicture? {
    guard let bench = workbench?.bench, let keys else { return nil }
    switch kind {
    case .solved, .matched, .entries, .clue, .help: return nil
    default: break
    }
    let said = said(on: screen, .plain)
    let help = wrapped(Self.keyHelp, width: screen.width)
    let below = bench.below(width: screen.width) + said + remark(on: screen) + help
    let rows = SlotRows(bench, width: screen.width)
    var above = heading(on: screen) + ring(bench.ring, on: screen)
    if above.count + rows.lines.count + below.count >= screen.height {
      above = heading(on: screen) + wrapped("  Ring: \(bench.ring.spaced)", width: screen.width)
    }
    let place = keys.slot(on: bench).map { rows.place(of: $0 - 1) } ?? (line: 0, column: 0)
    return KeyPicture(lines: above + rows.lines + below, cursor: (above.count + place.line, place.column))
  }

  private static let keyHelp = "Letters, Backspace, Space, arrows; Enter checks, : begins a command, Esc leaves."
}
