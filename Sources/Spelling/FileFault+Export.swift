// A dictionary that cannot be read is a fault of a file, which whoever imports this module has to be able to name.
@_exported public import struct ScrambleFiles.FileFault
