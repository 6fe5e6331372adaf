// Asks Hunspell as WebAssembly and the program about the same words, which they have to judge alike.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import assert from 'node:assert';

const program = process.env.SCRAMBLE ?? '.build/release/scramble';
const module = new WebAssembly.Module(readFileSync('.build/web/hunspell.wasm'));
const loadDictionary = new Function(`${readFileSync('Resources/page/hunspell.js', 'utf8')}; return loadDictionary`)();

/** Stems of a dictionary, with other beginnings and ends, changed, and joined by two and by three. */
function wordsLike(stems) {
  return stems.flatMap((stem, place) => {
    const [next, third] = [stems[(place + 1) % stems.length], stems[(place + 7) % stems.length]];
    const shorter = stem.slice(0, -1);
    return [stem, stem.toLowerCase(), shorter, stem + 's', stem + 'e', shorter + next.slice(-1), stem + next,
      (stem + next).toLowerCase(), (stem + next + third).toLowerCase(), 'un' + stem, stem.toUpperCase(), stem + 'ен'];
  });
}

for (const name of ['de_DE', 'hu_HU', 'en_GB', 'pl_PL']) {
  test(`${name}: WebAssembly and the program judge alike`, () => {
    const files = ['aff', 'dic'].map((ending) => `/usr/share/hunspell/${name}.${ending}`);
    const [affixes, words] = files.map((file) => readFileSync(file));
    const dictionary = loadDictionary(module, affixes, words);
    const encoding = name === 'pl_PL' ? 'iso-8859-2' : 'utf-8';
    const stems = new TextDecoder(encoding).decode(words).split('\n').map((line) => line.split(/[/\t]/)[0])
      .filter((stem, line) => line % 97 === 1 && /^\p{L}{2,20}$/u.test(stem));
    const spellings = wordsLike(stems).filter((word) => word.length < 60).map((word) => word.normalize());
    // A question of the program's own processes: its length, and the words with a NUL behind each.
    const question = Buffer.from(spellings.map((word) => word + '\0').join(''));
    const length = Buffer.alloc(4);
    length.writeUInt32LE(question.length);
    const { stdout } = spawnSync(program, ['serve-dictionary', ...files], { input: Buffer.concat([length, question]) });
    // A greeting of no bytes and the length of the answer come first.
    const expected = stdout.subarray(8).toString();
    assert.equal(expected.length, spellings.length);
    const different = spellings.filter((word, place) =>
      dictionary.isReal(new TextEncoder().encode(word)) !== (expected[place] === 'y'));
    assert.deepEqual(different, []);
    const real = expected.split('y').length - 1;
    assert.ok(real > stems.length / 2 && real < spellings.length / 2 + stems.length, `${real} of ${spellings.length}`);
    console.log(`${name}: ${spellings.length} words, ${real} real`);
  });
}
