// The cipher as a person sees it on paper: each letter with a box for what it stands for.

import { element } from './dom.js';

/** More boxes make a browser slow; a longer puzzle is text, and pairs are typed as at the prompt. */
const mostBoxes = 3000;
const isLetter = (character) => /\p{L}/u.test(character);
const apostrophes = "['’ʼ`]";
const parts = new RegExp(`\\p{L}(?:${apostrophes}?\\p{L})*|[^\\p{L}]`, 'gu');

/** Draws a puzzle into `place`; `on` has what is done at a box: `pair`, `remove`, `follow` and `search`. */
export function grid(place, on) {
  let boxes = [];
  let counts = new Map();
  let isText = false;
  let current;
  let typed;
  // By cipher letters, the plain letters that are on their way to the program; empty where a pair is taken out.
  const ahead = new Map();

  function draw(lines) {
    boxes = [];
    current = undefined;
    counts = new Map();
    for (const letter of lines.join('')) if (isLetter(letter)) counts.set(letter, (counts.get(letter) ?? 0) + 1);
    isText = [...counts.values()].reduce((sum, count) => sum + count, 0) > mostBoxes;
    if (isText) place.replaceChildren(...lines.flatMap((line) => [element('pre', {}, line), element('pre', { class: 'plain' })]));
    else place.replaceChildren(...lines.map((line) => element('p', {}, ...line.split(/\s+/u).filter(Boolean).map(token))));
  }

  /** What stands between two spaces: words, and the marks around and between them. */
  function token(text) {
    return element('span', { class: 'token' }, ...(text.match(parts) ?? []).map((part) => (isLetter(part) ? word(part) : mark(part))));
  }

  function word(part) {
    // As the program calls the word, whatever apostrophe it is printed with.
    const text = part.replace(new RegExp(apostrophes, 'gu'), "'");
    const holder = element('span', { class: 'cipherword' });
    holder.append(...[...part].map((character) => (isLetter(character) ? cell(character, text, holder) : mark(character))));
    return holder;
  }

  const mark = (character) => element('span', { class: 'mark' }, character);

  function cell(letter, text, holder) {
    const input = element('input', {
      autocomplete: 'off', autocapitalize: 'off', autocorrect: 'off', spellcheck: 'false',
      'aria-label': `${letter} in ${text}`,
    });
    const box = { letter, word: text, shown: '', input, holder, cell: element('span', { class: 'cell' }, element('span', { 'aria-hidden': 'true' }, letter), input) };
    const index = boxes.push(box) - 1;
    input.addEventListener('focus', () => enter(box));
    // What is typed beside a letter takes its place: a second tap leaves none selected.
    input.addEventListener('input', (event) => type(box, index, event.data ?? input.value));
    input.addEventListener('keydown', (event) => key(event, box, index));
    return box.cell;
  }

  function enter(box) {
    box.input.select();
    current = box;
    for (const other of boxes) other.cell.classList.toggle('same', other.letter === box.letter);
    on.follow(box.letter, box.word);
  }

  /** A typed letter is entered, and the cursor goes on to the next box that is empty. */
  function type(box, index, text) {
    const plain = [...text.trim().toLowerCase()].at(-1);
    if (!plain && text) {
      // A blank is no letter.
      box.input.value = box.shown;
      return undefined;
    }
    if (!plain) return remove(box);
    ahead.set(box.letter, plain);
    on.pair(box.letter, plain);
    for (const other of boxes) if (other.letter === box.letter) other.input.value = other.shown = plain.toUpperCase();
    const next = boxes.findIndex((other, place) => place > index && !other.input.value);
    const onward = boxes[next >= 0 ? next : index];
    typed = { line: `${box.letter}=${plain}`, box, onward };
    onward.input.focus();
    return undefined;
  }

  /** Where the last letter that was typed is refused, the cursor goes back, unless it is elsewhere already. */
  function refuse(line) {
    if (typed?.line === line && document.activeElement === typed.onward.input) typed.box.input.focus();
  }

  function key(event, box, index) {
    switch (event.key) {
      case 'ArrowRight': move(event, index + 1); break;
      case 'ArrowLeft': move(event, index - 1); break;
      case 'ArrowDown': move(event, vertical(box, 1)); break;
      case 'ArrowUp': move(event, vertical(box, -1)); break;
      case 'Enter': event.preventDefault(); on.search(box.word); break;
      case 'Backspace':
        event.preventDefault();
        if (box.input.value) remove(box);
        else move(event, index - 1);
        break;
      default: break;
    }
  }

  function remove(box) {
    ahead.set(box.letter, '');
    on.remove(box.letter);
  }

  function move(event, index) {
    if (!boxes[index]) return;
    event.preventDefault();
    boxes[index].input.focus();
  }

  /** The nearest box on the next row of the screen. */
  function vertical(box, direction) {
    const from = box.input.getBoundingClientRect();
    let best = -1;
    let least = Infinity;
    boxes.forEach((other, index) => {
      const to = other.input.getBoundingClientRect();
      const down = (to.top - from.top) * direction;
      const distance = down * 10 + Math.abs(to.left - from.left);
      if (down > 5 && distance < least) [best, least] = [index, distance];
    });
    return best;
  }

  /** Brings the focus to the box that had it last, or to the first; answers with whether there is one. */
  function resume() {
    const box = current ?? boxes[0];
    box?.input.focus();
    return box !== undefined;
  }

  function fill(map, doubtful, wrong, solution) {
    if (isText) {
      place.querySelectorAll('.plain').forEach((line, index) => { line.textContent = solution[index] ?? ''; });
      return;
    }
    for (const box of boxes) {
      const plain = (ahead.get(box.letter) ?? map.pairs.get(box.letter) ?? '').toUpperCase();
      box.shown = plain;
      if (box.input.value !== plain) box.input.value = plain;
      const isDoubtful = doubtful.has(box.letter);
      const locked = map.locked.has(box.letter);
      box.cell.classList.toggle('locked', locked);
      box.cell.classList.toggle('doubtful', isDoubtful);
      box.input.readOnly = locked;
      box.holder.classList.toggle('wrong', wrong.has(box.word));
      const label = `${box.letter} in ${box.word}${locked ? ', locked' : ''}${isDoubtful ? ', doubtful' : ''}${wrong.has(box.word) ? ', no listed word fits' : ''}`;
      if (box.input.getAttribute('aria-label') !== label) box.input.setAttribute('aria-label', label);
    }
  }

  return {
    draw,
    settle: () => ahead.clear(),
    fill,
    resume,
    refuse,
    /** Brings the focus to the word; answers with whether it has boxes. */
    focus(text) {
      const box = boxes.find((each) => each.word === text);
      box?.input.focus();
      return box !== undefined;
    },
    count: (letter) => counts.get(letter) ?? 0,
    get letters() { return new Set(counts.keys()); },
  };
}
