// Reads the lines of a dictionary's file from memory, in the place of Hunspell's class of this name.
#ifndef FILEMGR_HXX_
#define FILEMGR_HXX_

#include <string>

class FileMgr {
 public:
  // The path is "aff" or "dic". A key is for encrypted files, which there are none of.
  FileMgr(const char* path, const char* key = nullptr);
  // Answers false at the end, with no line.
  bool getline(std::string& line);
  int getlinenum() { return count; }

 private:
  const char* place;
  const char* end;
  int count = 0;
};

#endif
