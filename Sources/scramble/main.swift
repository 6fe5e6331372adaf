import ScrambleCLI

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

exit(ScrambleCommand.run())
