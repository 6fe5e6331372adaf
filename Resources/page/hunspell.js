// Hunspell as WebAssembly, in a worker.
'use strict';

// The C library could ask for more than is given, all of which answers 0.
/** @param {WebAssembly.Module} module @param {Record<string, Function>} given @returns {any} its exports, and `put` */
function instantiate(module, given) {
  /** @type {Record<string, Record<string, any>>} */
  const imports = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module)) {
    (imports[from] ??= {})[name] = given[name] ?? (() => 0);
  }
  /** @type {any} */
  const exports = new WebAssembly.Instance(module, imports).exports;
  exports.__wasm_call_ctors();
  /** @param {Uint8Array} bytes that go into the memory of the module @returns {number[]} their place and how many */
  const put = (bytes) => {
    const place = exports.room(bytes.length);
    new Uint8Array(exports.memory.buffer).set(bytes, place);
    return [place, bytes.length];
  };
  return { ...exports, put };
}

// Hunspell may fail at a hostile dictionary, or never come to an end.
/** @param {WebAssembly.Module} module @param {Uint8Array} affixes the .aff file @param {Uint8Array} words the .dic */
function loadDictionary(module, affixes, words) {
  const { memory, room, open, isReal, put } = instantiate(module, {});
  const name = open(...put(affixes), ...put(words));
  const heap = new Uint8Array(memory.buffer);
  const encoding = new TextDecoder().decode(heap.subarray(name, heap.indexOf(0, name)));
  /** @type {string[] | undefined} the characters of the encoding by their byte, U+FFFD for none; absent for UTF-8 */
  let characters;
  if (encoding !== 'UTF-8') {
    const decoder = new TextDecoder(encoding.replace('microsoft-', '').replace('TIS620-2533', 'tis-620'));
    characters = Array.from({ length: 256 }, (_, byte) => decoder.decode(new Uint8Array([byte])) || '\u{FFFD}');
    // Browsers read the encodings of Windows in the place of these, which have letters more.
    if (/^(ISO|TIS)/.test(encoding)) characters.fill('\u{FFFD}', 0x80, 0xA0);
  }
  const bytes = new Map(characters?.map((character, byte) => [character, byte]));
  const word = room(512);
  return {
    characters,
    /** @param {Uint8Array} spelling of a word, in UTF-8 and without a NUL */
    isReal(spelling) {
      const letters = characters
        ? [...new TextDecoder().decode(spelling)].map((letter) => bytes.get(letter) ?? 0) : [...spelling];
      if (letters.length >= 300 || letters.includes(0)) return false;
      new Uint8Array(memory.buffer).set([...letters, 0], word);
      return isReal(word) !== 0;
    },
  };
}
