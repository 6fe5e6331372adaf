// The cryptogram as it is drawn: boxes that are typed into.
'use strict';

const cryptogram = {
  /** The box that is typed into, counted from 0. */
  place: 0,
  /** @type {HTMLButtonElement[]} the boxes in reading order */
  boxes: [],
  /** The ciphertext that is drawn. */
  drawn: '',

  /** @param {Answer<any, SheetState>} answer draws an answer */
  draw({ event, state: { ciphertext, solution = [], letters = [], alphabet = [], isSolved = false }, says = [] }) {
    asks('cryptogram', event.kind !== 'opened' && ciphertext?.join('\n') === this.drawn, Boolean(ciphertext));
    const choices = (/** @type {any[]} */ from = [], line = '', told = (/** @type {any} */ one) => one) =>
      from.slice(0, 40).map((one, number) => lineButton(told(one), `${line}${number + 1}`));
    fill(byId('samples'), choices(event.samples, ':sample ', ({ title }) => title));
    const left = choices(event.puzzles, ':puzzle ', (one) => `${one.beginning} ${one.known}/${one.letters}`);
    fill(byId('fitting'), [...choices(event.matches, '', ({ word }) => word), ...left]);
    if (!ciphertext) return;
    this.drawGrid(ciphertext, solution, letters, event.hint);
    this.drawKeys(letters, alphabet);
    byId('solved').hidden = !isSolved;
    byId('sheet').classList.toggle('done', isSolved);
    this.refuse(event.kind === 'refused' ? says.map(({ text }) => text).join(' ') : '');
  },

  /** @param {string[]} ciphertext @param {string[]} solution @param {SheetLetter[]} letters @param {any} [hint] */
  drawGrid(ciphertext, solution, letters, hint) {
    const known = new Map(letters.map((letter) => [letter.cipher, letter]));
    if (ciphertext.join('\n') !== this.drawn) this.build(ciphertext, known);
    const ciphers = [...ciphertext.join('')].map((sign) => sign.toUpperCase());
    const plain = [...solution.join('')].filter((_, place) => known.has(ciphers[place]));
    this.boxes.forEach((box, number) => {
      const cipher = box.dataset.cipher ?? '', letter = known.get(cipher);
      const text = letter?.plain ? plain[number] : '';
      const states = [letter?.isLocked && 'locked', letter?.isDoubtful && 'doubtful'];
      const place = `${number + 1} of ${plain.length}`;
      box.children[0].textContent = text;
      set(box, {
        className: ['box', ...states, (cipher === hint?.letter || hint?.words?.includes(this.word(box))) && 'lit'],
        ariaLabel: [place, cipher, `${letter?.count} times`, text || 'empty', ...states],
      });
    });
    this.select(this.place, false);
  },

  /** @param {string[]} ciphertext @param {Map<string, SheetLetter>} known makes the boxes of another puzzle */
  build(ciphertext, known) {
    this.drawn = ciphertext.join('\n');
    this.boxes = [];
    this.place = 0;
    const sign = (/** @type {string} */ character) => {
      const cipher = character.toUpperCase();
      if (!known.has(cipher)) return make('span', { className: 'sign' }, character);
      const names = { 'data-cipher': cipher, 'data-box': this.boxes.length };
      const box = button(names, make('b'), make('small', {}, cipher));
      this.boxes.push(box);
      return box;
    };
    fill(byId('grid'), ciphertext.map((line) => make('p', {}, ...line.split(/\s+/).map((word) => {
      const cipher = [...word.toUpperCase()].filter((character) => known.has(character)).join('');
      return make('span', { className: 'word', 'data-cipher': cipher }, ...[...word].map(sign));
    }))));
    byId('grid').style.setProperty('--count', this.boxes.length);
  },

  /** @param {SheetLetter[]} letters @param {{ plain: string, cipher?: string }[]} alphabet */
  drawKeys(letters, alphabet) {
    const most = Math.max(...letters.map(({ count }) => count));
    const sorted = [...letters].sort((one, other) => other.count - one.count);
    fill(byId('frequencies'), sorted.map(({ cipher, count, plain = '' }) =>
      make('li', { style: `--part: ${count / most}`, title: `${cipher} ${count}` },
        make('i'), make('b', {}, cipher), make('small', {}, plain))));
    fill(byId('alphabet'), alphabet.map(({ plain, cipher = '' }) => button({
      className: cipher && 'used', 'data-letter': plain, ariaLabel: [plain, cipher],
    }, plain, make('small', {}, cipher))));
  },

  /** The cipher letter of the box that is typed into. */
  get cipher() { return this.boxes[this.place]?.dataset.cipher ?? ''; },

  /** @param {HTMLElement} box @returns {string} the word of ciphertext that it stands in */
  word: (box) => box.parentElement?.dataset.cipher ?? '',

  /** @param {string} command for the letter of the box; where it is empty, the word is looked for */
  command(command) { send({ line: command ? command + this.cipher : this.word(this.boxes[this.place]) }); },

  /** @param {number} place @param {boolean} [focuses] */
  select(place, focuses = true) {
    this.place = Math.max(0, Math.min(this.boxes.length - 1, place));
    this.boxes.forEach((box, number) => {
      box.tabIndex = number === this.place ? 0 : -1;
      box.classList.toggle('chosen', number === this.place);
      box.classList.toggle('same', box.dataset.cipher === this.cipher);
    });
    if (focuses) this.boxes[this.place]?.focus();
  },

  /** @param {string} text shows at the box why a letter is refused; nothing takes it away */
  refuse(text) {
    const refusal = byId('refusal'), box = this.boxes[this.place];
    refusal.hidden = !text;
    refusal.textContent = text;
    byId('cryptogram-says').classList.toggle('unseen', Boolean(text));
    if (!text || !box) return;
    box.classList.add('refused');
    const room = refusal.parentElement.clientWidth - refusal.offsetWidth;
    refusal.style.left = `${Math.max(0, Math.min(box.offsetLeft, room))}px`;
    refusal.style.top = `${box.offsetTop + box.offsetHeight + 6}px`;
  },

  /** @param {string} letter enters a letter into the box, or takes it out, and moves on unless it is refused */
  async enter(letter) {
    const answers = await send(() => ({ line: letter ? `${this.cipher}=${letter}` : `-${this.cipher}` }));
    if (answers.some(({ event }) => event.kind === 'refused')) return;
    const order = this.boxes.map((_, number) => (this.place + 1 + number) % this.boxes.length);
    const next = order.find((number) => this.boxes[number].children[0].textContent === '');
    if (letter && next !== undefined) this.select(next, this.boxes[this.place] === document.activeElement);
  },

  /** @param {number} rows 1 or -1 the next box above or below */
  across(rows) {
    const { left, top } = this.boxes[this.place].getBoundingClientRect();
    const [nearest] = this.boxes.map((box, number) => {
      const { left: x, top: y } = box.getBoundingClientRect();
      return { number, down: (y - top) * rows, aside: Math.abs(x - left) };
    }).filter(({ down }) => down > 4).sort((one, other) => one.down - other.down || one.aside - other.aside);
    return nearest?.number ?? this.place;
  },

  /** @param {KeyboardEvent} event a key at the grid, or beside every field */
  press(event) {
    if (byId('cryptogram').matches('.asking')) return;
    /** @type {Record<string, () => unknown>} */
    const moves = {
      ArrowLeft: () => this.select(this.place - 1), ArrowRight: () => this.select(this.place + 1),
      ArrowUp: () => this.select(this.across(-1)), ArrowDown: () => this.select(this.across(1)),
      Home: () => this.select(0), End: () => this.select(Infinity), Delete: () => this.enter(''),
      Backspace: () => this.enter('').then(() => this.select(this.place - 1)),
    };
    const isAtGrid = event.target === document.body || byId('grid').contains(/** @type {Node} */ (event.target));
    const isLetter = /^\p{L}$/u.test(event.key);
    if (!isLetter && !(isAtGrid && moves[event.key])) return;
    event.preventDefault();
    if (isLetter) this.enter(event.key);
    // What enters a letter waits for its turn by itself.
    else inTurn(async () => { moves[event.key](); });
  },
};
