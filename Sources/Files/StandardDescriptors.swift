import Glibc

/// Opens the null device in place of each standard descriptor that the program was started without: the next file to be
/// opened would take its number, and what is meant for the screen would end up in it. Standard output is opened so that
/// writing to it fails: whoever closed it does not get the results.
package func occupyStandardDescriptors() {
  for descriptor in 0...2 as ClosedRange<CInt> where fcntl(descriptor, F_GETFD) == -1 {
    _ = unsafe open("/dev/null", descriptor == 2 ? O_WRONLY : O_RDONLY)
  }
}
