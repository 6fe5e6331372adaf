// One Hunspell dictionary, as functions that JavaScript calls.
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "filemgr.hxx"
#include "hunspell.hxx"

struct Text {
  char* start;
  size_t length;
};
static Text affixes, words;
static Hunspell* dictionary;

FileMgr::FileMgr(const char* path, const char*) {
  const Text& text = strcmp(path, "aff") == 0 ? affixes : words;
  place = text.start;
  end = text.start + text.length;
}

bool FileMgr::getline(std::string& line) {
  line.clear();
  if (place == end) return false;
  const char* feed = static_cast<const char*>(memchr(place, '\n', end - place));
  line.assign(place, (feed ? feed : end) - place);
  place = feed ? feed + 1 : end;
  ++count;
  return true;
}

// Goes on by fifty microseconds each time that it is read, as in the program: Hunspell gives a word up after fifty
// milliseconds, here and there after a thousand parts of compounds.
extern "C" clock_t clock() {
  static clock_t ticks;
  return ticks += CLOCKS_PER_SEC / 20000;
}

extern "C" {
// Memory for so many bytes.
__attribute__((export_name("room"))) char* memory(size_t count) { return static_cast<char*>(malloc(count)); }

// Loads the dictionary whose two files lie in memory from room(), which is given back, and answers the name of its
// encoding.
__attribute__((export_name("open"))) const char* load(char* aff, size_t affLength, char* dic, size_t dicLength) {
  affixes = {aff, affLength};
  words = {dic, dicLength};
  dictionary = new Hunspell("aff", "dic");
  free(aff);
  free(dic);
  return dictionary->get_dict_encoding().c_str();
}

// Whether the dictionary has a word, which is in its encoding and ends with a NUL.
__attribute__((export_name("isReal"))) bool isReal(const char* word) { return dictionary->spell(word); }
}
