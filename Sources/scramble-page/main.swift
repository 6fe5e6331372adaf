import Glibc
import ScramblePage

exit(PageProgram.run())
