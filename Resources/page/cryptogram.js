// The cryptogram as it is drawn: boxes that are typed into.
'use strict';

/** @typedef {{ cipher: string, count: number, plain?: string, isLocked?: boolean, isDoubtful?: boolean }} SheetLetter */
/**
 * @typedef {{ ciphertext?: string[], solution?: string[], letters?: SheetLetter[], alphabet?: { plain: string, cipher?: string }[],
 *   isSolved?: boolean }} SheetState
 */

const cryptogram = {
  /** The box that is typed into, counted from 0. */
  place: 0,
  /** The boxes in reading order.
   * @type {HTMLButtonElement[]} */
  boxes: [],
  /** The ciphertext that is drawn. */
  drawn: '',
  /** Whether another puzzle is asked for. */
  isAsking: false,

  /** Draws an answer, and names the place of its sentences.
   * @param {Answer<any, SheetState>} answer */
  draw({ event, state, says = [] }) {
    if (state.ciphertext && state.ciphertext.join('\n') !== this.drawn) this.isAsking = false;
    byId('puzzle-form').hidden = !this.isAsking && Boolean(state.ciphertext);
    byId('sheet').hidden = !byId('puzzle-form').hidden;
    const samples = (event.samples ?? []).map((/** @type {any} */ { title }, /** @type {number} */ number) => lineButton(title, `:sample ${number + 1}`));
    const left = (event.puzzles ?? []).map((/** @type {any} */ { beginning, known, letters }, /** @type {number} */ number) =>
      lineButton(`${beginning} ${known}/${letters}`, `:puzzle ${number + 1}`));
    fill(byId('samples'), samples);
    const matches = (event.matches ?? []).slice(0, 40).map((/** @type {any} */ { word }, /** @type {number} */ number) => lineButton(word, String(number + 1)));
    fill(byId('fitting'), [...matches, ...left]);
    if (!state.ciphertext) return undefined;
    this.drawGrid(state.ciphertext, state.solution ?? [], state.letters ?? []);
    this.drawKeys(state.letters ?? [], state.alphabet ?? []);
    byId('solved').hidden = !state.isSolved;
    byId('sheet').classList.toggle('done', Boolean(state.isSolved));
    const { letter, words = /** @type {string[]} */ ([]) } = event.hint ?? {};
    for (const box of this.boxes) {
      const isLit = words.includes(box.parentElement?.dataset.cipher) || box.dataset.cipher === letter;
      box.classList.toggle('lit', isLit);
    }
    this.refuse(event.kind === 'refused' ? says.map(({ text }) => text).join(' ') : '');
    return undefined;
  },

  /** @param {string[]} ciphertext @param {string[]} solution @param {SheetLetter[]} letters */
  drawGrid(ciphertext, solution, letters) {
    const known = new Map(letters.map((letter) => [letter.cipher, letter]));
    const total = letters.reduce((sum, { count }) => sum + count, 0);
    if (ciphertext.join('\n') !== this.drawn) this.build(ciphertext, known, total);
    const plain = solution.flatMap((line, number) => [...line].filter((_, place) => known.has([...ciphertext[number]][place]?.toUpperCase())));
    this.boxes.forEach((box, number) => {
      const letter = known.get(box.dataset.cipher ?? '');
      const text = letter?.plain ? plain[number] : '';
      box.children[0].textContent = text;
      box.className = ['box', letter?.isLocked && 'locked', letter?.isDoubtful && 'doubtful'].filter(Boolean).join(' ');
      box.ariaLabel = [`${number + 1} of ${total}`, letter?.cipher, `${letter?.count} times`, text || 'empty',
        letter?.isLocked && 'locked', letter?.isDoubtful && 'doubtful'].filter(Boolean).join(', ');
    });
    this.select(this.place, false);
  },

  /** Makes the boxes of another puzzle.
   * @param {string[]} ciphertext @param {Map<string, SheetLetter>} known @param {number} total */
  build(ciphertext, known, total) {
    this.drawn = ciphertext.join('\n');
    this.boxes = [];
    this.place = 0;
    const sign = (/** @type {string} */ character) => {
      const cipher = character.toUpperCase();
      if (!known.has(cipher)) return make('span', { className: 'sign', textContent: character });
      const box = make('button', { type: 'button', className: 'box', 'data-cipher': cipher, tabIndex: -1 },
        make('b'), make('small', { textContent: cipher }));
      this.boxes.push(box);
      return box;
    };
    byId('grid').style.setProperty('--count', total);
    fill(byId('grid'), ciphertext.map((line) => make('p', {}, ...line.split(/\s+/).map((word) => {
      const cipher = [...word].filter((character) => known.has(character.toUpperCase())).join('').toUpperCase();
      return make('span', { className: 'word', 'data-cipher': cipher }, ...[...word].map(sign));
    }))));
  },

  /** @param {SheetLetter[]} letters @param {{ plain: string, cipher?: string }[]} alphabet */
  drawKeys(letters, alphabet) {
    const most = Math.max(...letters.map(({ count }) => count));
    fill(byId('frequencies'), [...letters].sort((one, other) => other.count - one.count).map(({ cipher, count, plain }) =>
      make('li', { style: `--part: ${count / most}`, title: `${cipher} ${count}` },
        make('i'), make('b', { textContent: cipher }), make('small', { textContent: plain ?? '' }))));
    fill(byId('alphabet'), alphabet.map(({ plain, cipher }) =>
      make('button', { type: 'button', className: cipher ? 'used' : '', 'data-letter': plain, ariaLabel: [plain, cipher].filter(Boolean).join(', ') },
        plain, make('small', { textContent: cipher ?? '' }))));
  },

  /** The cipher letter of the box that is typed into. */
  get cipher() { return this.boxes[this.place]?.dataset.cipher ?? ''; },

  /** @param {number} place @param {boolean} [focuses] */
  select(place, focuses = true) {
    if (!this.boxes[place]) return;
    this.place = place;
    this.boxes.forEach((box, number) => {
      box.tabIndex = number === place ? 0 : -1;
      box.classList.toggle('chosen', number === place);
      box.classList.toggle('same', box.dataset.cipher === this.cipher);
    });
    if (focuses) this.boxes[place].focus();
  },

  /** Shows at the box why a letter is refused; nothing takes it away.
   * @param {string} text */
  refuse(text) {
    const refusal = byId('refusal'), box = this.boxes[this.place];
    refusal.hidden = !text;
    refusal.textContent = text;
    byId('cryptogram-says').classList.toggle('unseen', Boolean(text));
    if (!text || !box) return;
    box.classList.add('refused');
    refusal.style.left = `${Math.max(0, Math.min(box.offsetLeft, byId('grid').parentElement.clientWidth - refusal.offsetWidth))}px`;
    refusal.style.top = `${box.offsetTop + box.offsetHeight + 6}px`;
  },

  /** Enters a letter into the box, or takes it out, and moves on unless it is refused.
   * @param {string} letter */
  async enter(letter) {
    const answers = await send(() => ({ line: letter ? `${this.cipher}=${letter}` : `-${this.cipher}` }));
    if (answers.some(({ event }) => event.kind === 'refused')) return;
    const order = this.boxes.map((_, number) => (this.place + 1 + number) % this.boxes.length);
    const next = order.find((number) => this.boxes[number].children[0].textContent === '');
    if (letter && next !== undefined) this.select(next, this.boxes[this.place] === document.activeElement);
  },

  /** The next box above or below.
   * @param {number} rows 1 or -1 */
  across(rows) {
    const { left, top } = this.boxes[this.place].getBoundingClientRect();
    const others = this.boxes.map((box) => box.getBoundingClientRect()).map((box, number) => ({ number, down: (box.top - top) * rows, aside: Math.abs(box.left - left) }));
    const [nearest] = others.filter(({ down }) => down > 4).sort((one, other) => one.down - other.down || one.aside - other.aside);
    return nearest?.number ?? this.place;
  },

  /** A key at the grid, or beside every field.
   * @param {KeyboardEvent} event */
  press(event) {
    if (byId('sheet').hidden) return;
    const last = this.boxes.length - 1;
    /** @type {Record<string, () => void>} */
    const moves = {
      ArrowLeft: () => this.select(Math.max(0, this.place - 1)), ArrowRight: () => this.select(Math.min(last, this.place + 1)),
      ArrowUp: () => this.select(this.across(-1)), ArrowDown: () => this.select(this.across(1)),
      Home: () => this.select(0), End: () => this.select(last), Delete: () => this.enter(''),
      Backspace: () => this.enter('').then(() => this.select(Math.max(0, this.place - 1))),
    };
    const isAtGrid = event.target === document.body || byId('grid').contains(/** @type {Node} */ (event.target));
    const isLetter = /^\p{L}$/u.test(event.key);
    if (!isLetter && !(isAtGrid && moves[event.key])) return;
    event.preventDefault();
    if (isLetter) this.enter(event.key);
    else inTurn(async () => moves[event.key]());
  },

  begin() {
    byId('puzzle-form').addEventListener('submit', (/** @type {Event} */ event) => {
      event.preventDefault();
      this.isAsking = false;
      begin('cryptogram', { puzzle: byId('puzzle-text').value });
    });
    byId('grid').addEventListener('click', (/** @type {any} */ { target }) => {
      const box = target.closest('.box');
      if (box) this.select(this.boxes.indexOf(box));
    });
    byId('alphabet').addEventListener('click', (/** @type {any} */ { target }) => {
      const letter = target.closest('button')?.dataset.letter;
      if (letter !== undefined) this.enter(letter);
    });
    byId('sheet').addEventListener('click', (/** @type {any} */ { target }) => {
      const { command } = target.closest('[data-command]')?.dataset ?? {};
      if (command === 'word') send({ line: this.boxes[this.place].parentElement?.dataset.cipher ?? '' });
      else if (command) send({ line: `${command} ${this.cipher}` });
    });
    byId('cipher-delete').addEventListener('click', () => this.enter(''));
    byId('another-puzzle').addEventListener('click', () => {
      this.isAsking = byId('sheet').hidden = true;
      byId('puzzle-form').hidden = false;
      byId('puzzle-text').focus();
    });
  },
};
