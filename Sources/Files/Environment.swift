#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What the environment says of `name`, or nil where it says nothing.
package func environmentVariable(_ name: String) -> String? {
  guard let value = unsafe getenv(name) else { return nil }
  let text = unsafe String(cString: value)
  return text.isEmpty ? nil : text
}
