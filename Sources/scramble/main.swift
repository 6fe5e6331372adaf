import Glibc
import ScrambleCLI

exit(ScrambleCommand.run())
