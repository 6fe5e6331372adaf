import Glibc

/// How many processors are at work in this machine, 1 at least.
package func processorCount() -> Int { max(1, sysconf(CInt(_SC_NPROCESSORS_ONLN))) }
