// Plays the same lines by the program and by its kernel as WebAssembly, which have to answer alike and to keep the same
// transcripts: sessions.mjs PROGRAM WASM HUNSPELL RESOURCES
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import assert from 'node:assert';

const [program, wasm, hunspell, resources] = process.argv.slice(2);
const [module, judge] = [wasm, hunspell].map((file) => new WebAssembly.Module(readFileSync(file)));
const { instantiate, loadDictionary } =
  new Function(`${readFileSync(join(resources, 'page/hunspell.js'), 'utf8')}; return { instantiate, loadDictionary }`)();
const folder = mkdtempSync(join(tmpdir(), 'word-scramble-'));

/** A kernel without a page. */
class Kernel {
  transcript = '';

  constructor() {
    const isReal = (place, length) => this.dictionary.isReal(new Uint8Array(this.exports.memory.buffer, place, length));
    this.exports = instantiate(module, { now: Date.now, chance: Math.random, isReal });
    this.provide('dictionaries', Buffer.from(Object.keys(dictionaries).join('\n')));
    this.provide(`adopted/${crossword}`, readFileSync(crossword));
  }

  provide(name, bytes) { this.exports.provide(...this.put(Buffer.from(name)), ...this.put(bytes)); }

  /** Provides what the kernel needs. */
  bring(file) {
    if (!file.startsWith('dictionary/')) return this.provide(file, readFileSync(join(resources, file)));
    const files = dictionaries[file.slice('dictionary/'.length)];
    this.dictionary = loadDictionary(judge, files.aff, files.dic);
    for (const ending in files) this.provide(`${file}.${ending}`, files[ending]);
    if (this.dictionary.characters) this.provide(`${file}.characters`, Buffer.from(this.dictionary.characters.join('')));
  }

  put(bytes) {
    const place = this.exports.room(bytes.length);
    new Uint8Array(this.exports.memory.buffer, place).set(bytes);
    return [place, bytes.length];
  }

  call(name, ...values) {
    const { memory } = this.exports;
    const task = values.flatMap((value) => typeof value === 'string' ? this.put(Buffer.from(value)) : value);
    const place = this.exports[name](...task);
    const length = new DataView(memory.buffer).getUint32(place, true);
    const answer = JSON.parse(Buffer.from(memory.buffer, place + 4, length).toString());
    for (const file of answer.needs ?? []) this.bring(file);
    if (answer.needs) return this.call(name, ...values);
    assert(!answer.failure, answer.failure);
    for (const { append = '', replace } of answer.keeps) this.transcript = replace ?? this.transcript + append;
    // The program draws no page.
    return answer.answers.map(({ page, ...told }) => told);
  }
}

/** What is another in a session of a person's own: who it is, and that it counts. */
const shared = (transcript) => transcript.split('\n').filter((line) => !/^(id:|counts )/.test(line));

const crossword = join(resources, '../Examples/small.exolve');

// No language, so that no list of common words chooses its roots.
const polish = join(folder, 'xx_XX');

/** A dictionary that a person might open: with affixes, compounds, accents, capitals, and an encoding of its own. */
const dictionaries = {
  [polish]: {
    aff: Buffer.from('SET ISO8859-2\nTRY aeiosz\nCOMPOUNDFLAG C\nCOMPOUNDMIN 3\nSFX S Y 2\nSFX S 0 y .\nSFX S a \xf3w a\n', 'latin1'),
    dic: Buffer.from('12\nkosa/SC\nsk\xf3ra/S\nrakieta/S\nkot/SC\nrok/SC\ntras\nKasia\nar\nkartka/S\nska\xb3a/S\nstrokata\nrokotasy\n', 'latin1'),
  },
};
for (const [name, files] of Object.entries(dictionaries)) {
  for (const ending in files) writeFileSync(`${name}.${ending}`, files[ending]);
}

const env = { ...process.env, XDG_STATE_HOME: folder, XDG_CONFIG_HOME: folder };

const scripts = {
  'a seeded round': {
    link: 'game?seed=42', arguments: ['--seed', '42'],
    lines: ['climb', 'limes, smile', 'xyz', ':hint', ':hint 2', ':hint 4', ':shuffle', 'ribs cribs', ':undo', ':list', ':rank', ':define crime', ':score'],
  },
  'a round by its root in British English': {
    link: 'game?root=colouring&dictionary=en_GB&min-length=4', lines: ['colour', 'grin', 'color', ':rules', ':hint 5', ':seed'],
    arguments: ['--root', 'colouring', '--dictionary', 'en_GB', '--min-length', '4'],
  },
  'a round with a dictionary of one\'s own': {
    link: `game?root=strokata&dictionary=${polish}`, arguments: ['--root', 'strokata', '--dictionary', polish],
    lines: ['kot', 'koty', 'skora', 'skóra', 'rokkot', 'kotrok', 'kasia', 'zzz', ':hint', ':hint 4', ':rank', ':list'],
  },
  'a root of a dictionary of one\'s own': {
    link: `game?seed=4&dictionary=${polish}`, arguments: ['--seed', '4', '--dictionary', polish], lines: ['kot', ':rank'],
  },
  'a hard round': { link: 'game?seed=9&level=hard', arguments: ['--seed', '9', '--level', 'hard'], lines: ['zzz', ':hint 3', ':rank'] },
  'a round of a day, a name, and the words of another day': {
    link: 'game?daily=2027-03-05', arguments: ['--daily', '2027-03-05'],
    lines: ['pass', 'alyssa', 'paly', ':answers 2026-11-22', ':hint 1'],
  },
  'a clue': {
    link: 'anagram?clue=Corrupt users rip for shock (8)&seed=7', arguments: ['anagram', '--clue', 'Corrupt users rip for shock (8)', '--seed', '7'],
    lines: ['1', 'sur', ':check', ':hint', ':hint 2', ':shuffle', ':solver on', ':solve', 'surprise', ':check', ':undo',
      'Users rap off revelation (8) = SURPRISE', ':anagrams debit card +bad', ':pattern s[aeiou]l/wkmor/', ':pattern *xj* 3',
      ':new creationist/taste (6)', '12a s?r?i?'],
  },
  'letters': {
    link: 'anagram?letters=in seat ? (7)&seed=3', arguments: ['anagram', 'in seat ? (7)', '--seed', '3'],
    lines: ['in', ':cross 7 e', ':solver on', ':solve 30', ':pattern ?n???t?', ':clear', ':enumeration 3,4', ':hint 3'],
  },
  'a crossword': {
    link: `anagram?puzzle=${crossword}&seed=5`, arguments: ['anagram', '--puzzle', crossword, '--seed', '5'],
    lines: ['1a', 'spare', '2d', '1', 'ante', ':clues', '1d', 'stop', '4a', ':undo', ':check', ':grid', ':solver on', ':solve', ':hint 4'],
  },
  'a cryptogram': {
    link: 'cryptogram', arguments: ['cryptogram'],
    lines: [':sample 1', ':hint 1', ':hint 2', ':hint 3', 'J=A', ':check', ':words', 'RTJR', '1', ':alternatives', ':solve', ':explain', ':undo', ':map', ':sample 2', ':solve', ':sample 3', ':solve', ':alternatives'],
  },
};

for (const [name, { link, arguments: options, lines }] of Object.entries(scripts)) {
  const kernel = new Kernel();
  const answers = [kernel.call('open', link), ...lines.map((line) => kernel.call('take', 0, line))].flat();
  const transcript = join(folder, `${name}.txt`);
  const input = lines.map((line) => `${line}\n`).join('');
  const output = execFileSync(program, [...options, '--format', 'json', '--transcript', transcript], { input, env });
  const objects = output.toString().trim().split('\n').map((line) => JSON.parse(line));
  // Where the program has to load a dictionary first, it tells the totals later.
  const isOwn = link.includes(polish);
  assert.deepStrictEqual(answers.slice(+isOwn), objects.slice(+isOwn, -1), name);
  // The program has also recorded that the session ended.
  const kept = shared(readFileSync(transcript, 'utf8'));
  assert.deepStrictEqual(shared(kernel.transcript).slice(0, -1), kept.slice(0, shared(kernel.transcript).length - 1), name);
  writeFileSync(transcript, kernel.transcript);
  execFileSync(program, ['replay', transcript], { env });
  console.error(`${name}: ${answers.length} answers alike`);
}
rmSync(folder, { recursive: true });
