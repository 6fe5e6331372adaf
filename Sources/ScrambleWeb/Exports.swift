import Lexicon
import Sessions

/// The kernel of the page, which one worker calls.
private nonisolated(unsafe) var kernel = PageKernel()

/// Memory for so many bytes from outside. What is handed over in it belongs to the kernel.
@_cdecl("room")
public func room(_ count: Int32) -> UnsafeMutableRawPointer { .allocate(byteCount: max(1, Int(count)), alignment: 16) }

/// Hands in a bundled file, such as `words.index`, or a transcript of the shelf, such as `shelf/scramble-1.txt`.
@_cdecl("provide")
public func provide(
  _ name: UnsafeMutableRawPointer, _ nameLength: Int32, _ bytes: UnsafeMutableRawPointer, _ length: Int32
) {
  let memory = unsafe UnsafeRawBufferPointer(start: bytes, count: Int(length))
  let provided = unsafe IndexBytes(memory, keptBy: Provided(bytes))
  unsafe kernel.provide(provided, called: text(name, nameLength))
}

/// Begins what a link asks for, or carries a session on, and answers with what `PageKernel` says of it.
@_cdecl("open")
public func open(_ link: UnsafeMutableRawPointer, _ length: Int32) -> UnsafeRawPointer {
  unsafe answer(kernel.begin(.link(text(link, length))))
}

/// Opens the file that was handed in as `adopted/` and this name, and answers as `open` does.
@_cdecl("adopt")
public func adopt(_ name: UnsafeMutableRawPointer, _ length: Int32) -> UnsafeRawPointer {
  unsafe answer(kernel.begin(.file(text(name, length))))
}

/// Lists the sessions that are kept of the instrument with this name in links.
@_cdecl("sessions")
public func sessions(_ linkName: UnsafeMutableRawPointer, _ length: Int32) -> UnsafeRawPointer {
  unsafe answer(kernel.sessions(of: text(linkName, length)))
}

/// Takes a line (0), a text (1), the time (2) or a key (3).
@_cdecl("take")
public func take(_ kind: Int32, _ input: UnsafeMutableRawPointer, _ length: Int32) -> UnsafeRawPointer {
  unsafe answer(kernel.take(PageInput(kind, text(input, length))))
}

/// The bytes of an answer, behind their number as 32 bits. They are there until the next call.
private func answer(_ text: String) -> UnsafeRawPointer {
  let bytes = Array(text.utf8)
  let place = UnsafeMutableRawPointer.allocate(byteCount: 4 + bytes.count, alignment: 4)
  unsafe place.storeBytes(of: UInt32(bytes.count).littleEndian, as: UInt32.self)
  unsafe UnsafeMutableRawBufferPointer(start: place + 4, count: bytes.count).copyBytes(from: bytes)
  unsafe lastAnswer?.deallocate()
  unsafe lastAnswer = place
  return UnsafeRawPointer(place)
}

private nonisolated(unsafe) var lastAnswer: UnsafeMutableRawPointer?

/// Memory from outside, which is given back at the end. It holds megabytes, so that nothing copies them.
@safe private final class Provided: Sendable {
  private nonisolated(unsafe) let memory: UnsafeMutableRawPointer

  init(_ memory: UnsafeMutableRawPointer) { unsafe self.memory = memory }

  deinit { unsafe memory.deallocate() }
}

private func taken(_ pointer: UnsafeMutableRawPointer, _ length: Int32) -> [UInt8] {
  defer { unsafe pointer.deallocate() }
  return unsafe Array(UnsafeRawBufferPointer(start: pointer, count: Int(length)))
}

private func text(_ pointer: UnsafeMutableRawPointer, _ length: Int32) -> String {
  unsafe String(decoding: taken(pointer, length), as: UTF8.self)
}
