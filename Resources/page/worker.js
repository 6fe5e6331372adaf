// The kernel at work. A page that was opened as a file may load no worker, so it hands on the source of this function.
'use strict';

/** Does tasks in their order, arrays of a name and values, and posts an `answer` each, or the kind of a `failure`. */
function kernelWorker() {
  /** @type {any} the exports of game.wasm or scramble.wasm */
  let kernel;
  /** @type {WebAssembly.Module} */
  let hunspell;
  /** @type {ReturnType<typeof loadDictionary> | undefined} the dictionary that was loaded last */
  let dictionary;

  const put = (/** @type {Uint8Array | string} */ value) =>
    kernel.put(typeof value === 'string' ? new TextEncoder().encode(value) : value);

  /** @type {Record<string, { writer: WritableStreamDefaultWriter, end: Promise<void> }>} the pieces that come */
  const coming = {};

  /** @param {string} name of a piece @param {number} size of it when it is unpacked */
  const unpack = (name, size) => {
    // Not through a Blob: in a page that was opened as a file, WebKit does not read one.
    const { writable, readable } = new DecompressionStream('gzip');
    const end = name.endsWith('.wasm') ? compile(name, size, readable) : provide(name, size, readable);
    return { writer: writable.getWriter(), end };
  };
  const compile = async (/** @type {string} */ name, /** @type {number} */ size, /** @type {any} */ bytes) => {
    const code = new Uint8Array(size);
    await pour(bytes, (part, done) => code.set(part, done));
    const module = await WebAssembly.compile(code);
    if (name === 'hunspell.wasm') hunspell = module;
    else kernel = instantiate(module, { now: Date.now, chance: Math.random, isReal });
  };
  // Into the memory of the kernel as it comes, so that no other has it.
  const provide = async (/** @type {string} */ name, /** @type {number} */ size, /** @type {any} */ bytes) => {
    const place = kernel.room(size);
    await pour(bytes, (part, done) => new Uint8Array(kernel.memory.buffer, place, size).set(part, done));
    kernel.provide(...put(name), place, size);
  };
  /** @param {ReadableStream} bytes @param {(part: Uint8Array, done: number) => void} take the next part */
  const pour = (bytes, take) => {
    let done = 0;
    return bytes.pipeTo(new WritableStream({ write(part) { take(part, done); done += part.length; } }));
  };

  /** @type {Record<string, (...values: any[]) => unknown>} */
  const tasks = {
    async part(name, size, part, isLast) {
      const text = atob(part);
      const bytes = new Uint8Array(text.length);
      for (let place = 0; place < text.length; place++) bytes[place] = text.charCodeAt(place);
      const { writer, end } = coming[name] ??= unpack(name, size);
      // Damage is told with the last part.
      Promise.all([writer.write(bytes), end]).catch(() => {});
      if (!isLast) return;
      delete coming[name];
      await Promise.all([writer.close(), end]);
    },
    provide(name, file) { kernel.provide(...put(name), ...put(file)); },
    dictionary(name, { affixes, words }) {
      dictionary = loadDictionary(hunspell, affixes, words);
      if (!kernel) return;
      kernel.provide(...put(`${name}.aff`), ...put(affixes));
      kernel.provide(...put(`${name}.dic`), ...put(words));
      if (dictionary.characters) tasks.provide(`${name}.characters`, dictionary.characters.join(''));
    },
    call(name, ...values) {
      const place = kernel[name](...values.flatMap((value) => typeof value === 'string' ? put(value) : value));
      const length = new DataView(kernel.memory.buffer).getUint32(place, true);
      return JSON.parse(new TextDecoder().decode(new Uint8Array(kernel.memory.buffer, place + 4, length)));
    },
  };

  /** @param {number} place @param {number} length of a spelling in the memory of the kernel */
  function isReal(place, length) {
    return dictionary && dictionary.isReal(new Uint8Array(kernel.memory.buffer, place, length)) ? 1 : 0;
  }

  /** @type {Promise<unknown>} */
  let last = Promise.resolve();
  onmessage = ({ data: [name, ...values] }) => {
    last = last.then(() => tasks[name](...values)).then((answer) => self.postMessage({ answer }), () => {
      const usual = kernel ? 'ended' : 'piece';
      self.postMessage({ failure: { part: 'piece', dictionary: 'unfit' }[/** @type {string} */ (name)] ?? usual });
    });
  };
}
