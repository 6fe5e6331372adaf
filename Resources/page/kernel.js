// The kernel as the page sees it: a session is opened, takes input, and answers once what it keeps is kept.
'use strict';

/** The most milliseconds for an answer where the person has opened a dictionary, which may be a hostile one. */
const patience = 60_000;

/** @param {string} kind of a failure that the page words */
function trouble(kind) {
  const notices = /** @type {HTMLTemplateElement} */ (document.getElementById('notices')).content;
  return Object.assign(new Error(notices.querySelector(`[data-kind=${kind}]`)?.textContent ?? ''), { name: kind });
}

/** @param {File} file @returns {Promise<Uint8Array>} */
const contents = async (file) => new Uint8Array(await file.arrayBuffer().catch(() => { throw trouble('unread'); }));

/** @param {string} name @param {string} text */
function saveFile(name, text) {
  const href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  Object.assign(document.createElement('a'), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), patience);
}

/** A worker, which does the tasks of `kernelWorker` in their order. */
class Crew {
  /** @type {{ resolve(answer: any): void, reject(error: Error): void }[]} */
  #waiting = [];
  #worker;
  #hasEnded = false;

  constructor() {
    const source = `'use strict';${instantiate};${loadDictionary};(${kernelWorker})()`;
    this.#worker = new Worker(URL.createObjectURL(new Blob([source], { type: 'text/javascript' })));
    this.#worker.onmessage = ({ data }) => this.#waiting.shift()?.resolve(data);
    this.#worker.onerror = () => this.end();
  }

  /** @param {any[]} task @param {number} [limit] the milliseconds after which the worker is ended */
  async ask(task, limit) {
    const timer = limit && setTimeout(() => this.end(), limit);
    const { answer, failure } = await new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
      this.#worker.postMessage(task);
      if (this.#hasEnded) this.end();
    }).finally(() => clearTimeout(timer));
    if (failure) throw trouble(failure);
    return answer;
  }

  /** Ends the worker; what it has not done fails. */
  end() {
    this.#hasEnded = true;
    this.#worker.terminate();
    for (const { reject } of this.#waiting.splice(0)) reject(trouble('ended'));
  }
}

class Kernel {
  #listener;
  #shelf = new Shelf();
  #crew = new Crew();
  /** The piece that the crew works with: the first one knows the game alone, and is half as large. */
  #core = 'game.wasm';
  #isTold = false;
  #limit = 0;
  /** @type {string | undefined} the transcript of the session */
  #file;
  /** @type {(_?: unknown) => void} lets go of the session, so that another tab may have it */
  #release = () => {};
  /** @type {Promise<unknown>} */
  #last = Promise.resolve();
  /** The instrument of the session by its name in links; empty where there is no session. */
  view = '';

  /** @param {Listener} listener */
  constructor(listener) { this.#listener = listener; }

  /** @param {Listener} listener is told how far pieces are loaded, and of what does not keep a person from playing */
  static async start(listener) {
    if (typeof WebAssembly === 'undefined') throw trouble('browser');
    const link = { rel: 'manifest', href: 'manifest.webmanifest' };
    if (location.protocol !== 'file:') document.head.append(Object.assign(document.createElement('link'), link));
    if (location.protocol !== 'file:') navigator.serviceWorker?.register('service-worker.js').catch(() => {});
    const kernel = new Kernel(listener);
    await kernel.#stored(async () => kernel.#shelf.open());
    await kernel.#inTurn(() => kernel.#begin());
    return kernel;
  }

  /** The fragment of an address by which a reload carries on. */
  get fragment() { return this.#file && `resume?file=${encodeURIComponent(this.#file)}`; }

  /** The names of the dictionaries that the person has opened. */
  get dictionaries() { return [...this.#shelf.dictionaries.keys()]; }

  /** @param {string} fragment says what is to be opened */
  open(fragment) { return this.#inTurn(() => this.#open(() => this.#call(['open', fragment]))); }

  /** @param {string} instrument @returns {Promise<any[]>} its sessions that are kept, as docs/json.md has them */
  sessions(instrument) {
    return this.#inTurn(async () => {
      await this.#provide(await this.#shelf.changes());
      return (await this.#call(['sessions', instrument])).answers;
    });
  }

  /** @param {File} file a transcript, which is put on the shelf, or a puzzle */
  adopt(file) {
    return this.#inTurn(() => this.#open(async () => {
      const bytes = await contents(file);
      if (this.#core !== 'scramble.wasm') await this.#renew('scramble.wasm');
      await this.#crew.ask(['provide', `adopted/${file.name}`, bytes]);
      return this.#call(['adopt', file.name]);
    }));
  }

  /** @param {Input} input */
  take(input) {
    const [[name, value]] = Object.entries(input);
    const task = ['take', ['line', 'text', 'time', 'key'].indexOf(name), value];
    return this.#inTurn(async () => this.#keep(await this.#call(task)));
  }

  /** Saves the transcript as a file of the person's. */
  save() { if (this.#file) saveFile(this.#file, this.#shelf.transcripts.get(this.#file) ?? ''); }

  /** @param {Iterable<File>} files of a dictionary, which is kept once a worker of its own has loaded it */
  async addDictionary(files) {
    const [words, affixes] = ['.dic', '.aff'].map((ending) => [...files].find(({ name }) => name.endsWith(ending)));
    if (!words || !affixes) throw trouble('dictionary');
    const name = words.name.slice(0, -'.dic'.length);
    const bytes = { affixes: await contents(affixes), words: await contents(words) };
    const trial = new Crew();
    const judged = () => trial.ask(['dictionary', name, bytes], patience).catch(() => { throw trouble('unfit'); });
    await this.#load('hunspell.wasm', trial).then(judged).finally(() => trial.end());
    await this.#stored(() => this.#shelf.addDictionary(name, bytes));
    await this.#inTurn(() => this.#tellDictionaries());
    return name;
  }

  async #begin() {
    await this.#load(this.#core);
    await Promise.all(['words.index', 'start.txt'].map((name) => this.#load(name)));
    await this.#tellDictionaries();
    await this.#provide(this.#shelf.transcripts.keys());
  }

  /** Goes on with another crew. */
  #renew(core = this.#core) {
    this.#core = core;
    this.#crew = new Crew();
    return this.#begin();
  }

  #tellDictionaries() { return this.#crew.ask(['provide', 'dictionaries', this.dictionaries.join('\n')]); }

  /** @param {Iterable<string>} files */
  async #provide(files) {
    for (const file of files) await this.#crew.ask(['provide', `shelf/${file}`, this.#shelf.transcripts.get(file)]);
  }

  // A worker that has ended over its work, or lacks a piece, is replaced, and carries on with the session.
  /** @template Value @param {() => Promise<Value>} work that is done when all before it is @returns {Promise<Value>} */
  #inTurn(work) {
    const turn = this.#last.then(work);
    const isGone = (/** @type {Error} */ { name }) => name === 'ended' || name === 'piece';
    this.#last = turn.catch((error) => isGone(error) ? this.#restart().catch(() => {}) : undefined);
    return turn;
  }

  async #restart() {
    this.#crew.end();
    await this.#renew();
    if (this.fragment) await this.#call(['open', this.fragment]).catch(() => {
      this.#file = undefined;
      return this.#restart();
    });
  }

  // Where nothing can be begun, the session that there was goes on with its crew.
  /** @param {() => Promise<KernelAnswer>} begin */
  async #open(begin) {
    const [crew, core, view] = [this.#crew, this.#core, this.view];
    await this.#provide(await this.#shelf.changes());
    this.#limit = 0;
    try {
      const answer = await begin();
      // The lock of a session that goes on is kept: one that is let go is free only a moment later.
      if (answer.file !== this.#file) {
        this.#release();
        this.#file = undefined;
      }
      return await this.#keep(answer);
    } catch (error) {
      if (this.#crew !== crew) this.#crew.end();
      if (this.#crew !== crew) [this.#crew, this.#core, this.view] = [crew, core, view];
      throw error;
    } finally {
      if (this.#crew !== crew) crew.end();
    }
  }

  /** @param {any[]} task is asked again until the kernel has what it needs @returns {Promise<KernelAnswer>} */
  async #call(task) {
    const { needs, failure, ...answer } = await this.#crew.ask(['call', ...task], this.#limit);
    if (failure) throw Object.assign(new Error(failure), { name: 'failure' });
    if (!needs) return answer;
    for (const name of needs) {
      if (name === 'scramble.wasm') await this.#renew(name);
      if (name === this.#core) continue;
      const files = name.startsWith('dictionary/') && this.#shelf.dictionaries.get(name.slice('dictionary/'.length));
      if (files) this.#limit = patience;
      await this.#load(files ? 'hunspell.wasm' : name);
      if (files) await this.#crew.ask(['dictionary', name, files], patience);
    }
    return this.#call(task);
  }

  /** @param {string} name of a piece, which a crew is handed part by part */
  async #load(name, crew = this.#crew) {
    const count = pieceList.chunks[name];
    if (!count) throw trouble('piece');
    for (let number = 0; number < count; number++) {
      const key = `${name}-${number}`;
      const script = Object.assign(document.createElement('script'), { src: `pieces/${pieceList.version}/${key}.js` });
      document.head.append(script);
      await settled(script).catch(() => { throw trouble('piece'); });
      script.remove();
      // The part stands in the comment of a function: ()=>{/*...*/}
      const part = pieces[key].toString().slice(7, -3);
      delete pieces[key];
      await crew.ask(['part', name, pieceList.sizes[name], part, number === count - 1]);
      this.#listener.progress(name, (number + 1) / count);
    }
  }

  /** @param {KernelAnswer} answer */
  async #keep({ answers, keeps, file, view }) {
    this.view = view;
    if (file && file !== this.#file && !await this.#claim(file)) throw trouble('elsewhere');
    this.#file = file ?? this.#file;
    if (await this.#stored(() => this.#shelf.write(keeps)) === false) throw trouble('elsewhere');
    for (const { forPerson, text } of keeps) if (forPerson) saveFile(forPerson, text ?? '');
    return answers;
  }

  /** @param {() => Promise<unknown>} work on the shelf; that it keeps nothing is told once, and play goes on */
  async #stored(work) {
    try {
      return await work();
    } catch {
      if (!this.#isTold) this.#listener.notice(trouble('storage'));
      this.#isTold = true;
    }
  }

  /** @param {string} file held for this tab; false where another tab has it */
  #claim(file) {
    return new Promise((resolve, reject) => {
      navigator.locks.request(`word-scramble/${file}`, { ifAvailable: true }, (lock) => {
        resolve(lock !== null);
        return lock && new Promise((release) => { this.#release = release; });
      }).catch(reject);
    // Where there are no locks, the shelf tells what another tab has written.
    }).catch(() => true);
  }
}
