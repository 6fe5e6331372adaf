// What the browser keeps: transcripts, and the dictionaries that a person has opened.
'use strict';

/** @param {any} work a request, a transaction or a script; the result of a request @returns {Promise<any>} */
function settled(work) {
  return new Promise((resolve, reject) => {
    work.onsuccess = work.oncomplete = work.onload = () => resolve(work.result);
    work.onerror = work.onabort = () => reject(work.error);
  });
}

/** The transcripts and dictionaries, in memory and in the browser's database. What that cannot keep, it throws. */
class Shelf {
  /** @type {IDBDatabase | undefined} */
  #database;
  /** @type {Map<string, string>} the transcripts as the database has them */
  #kept = new Map();
  /** @type {Map<string, string>} */
  transcripts = new Map();
  /** @type {Map<string, DictionaryFiles>} */
  dictionaries = new Map();

  async open() {
    const request = indexedDB.open('word-scramble', 1);
    request.onupgradeneeded = () => ['shelf', 'dictionaries'].forEach((name) => request.result.createObjectStore(name));
    this.#database = await settled(request);
    this.dictionaries = await this.#read('dictionaries');
  }

  /** Reads the transcripts, and answers with those that another tab has changed since; one that is gone is empty. */
  async changes() {
    const found = this.#database ? await this.#read('shelf') : new Map();
    const changed = [...new Set([...found.keys(), ...this.#kept.keys()])]
      .filter((name) => found.get(name) !== this.#kept.get(name));
    this.#kept = found;
    for (const name of changed) this.transcripts.set(name, found.get(name) ?? '');
    return changed;
  }

  // False, and nothing is written, where another tab has written to one of the transcripts.
  /** @param {Change[]} changes that lie on the disk when the promise is kept */
  async write(changes) {
    const names = new Set();
    for (const { file, append, replace } of changes) {
      if (!file) continue;
      this.transcripts.set(file, replace ?? (this.transcripts.get(file) ?? '') + append);
      names.add(file);
    }
    if (!names.size) return true;
    const store = this.#store('shelf', 'readwrite');
    for (const name of names) if (await settled(store.get(name)) !== this.#kept.get(name)) return false;
    for (const name of names) store.put(this.transcripts.get(name), name);
    await settled(store.transaction);
    for (const name of names) this.#kept.set(name, this.transcripts.get(name) ?? '');
    return true;
  }

  /** @param {string} name @param {DictionaryFiles} files */
  async addDictionary(name, files) {
    this.dictionaries.set(name, files);
    await settled(this.#store('dictionaries', 'readwrite').put(files, name).transaction);
  }

  /** @param {string} name */
  async #read(name) {
    const store = this.#store(name, 'readonly');
    const [names, values] = await Promise.all([settled(store.getAllKeys()), settled(store.getAll())]);
    return new Map(names.map((/** @type {string} */ name, /** @type {number} */ place) => [name, values[place]]));
  }

  /** @param {string} name @param {IDBTransactionMode} mode */
  #store(name, mode) {
    if (!this.#database) throw new Error('nothing is kept');
    return this.#database.transaction(name, mode, { durability: 'strict' }).objectStore(name);
  }
}
