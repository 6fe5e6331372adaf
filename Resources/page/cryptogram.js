// What happens in a cryptogram beside what is drawn: boxes are typed into.
'use strict';

const cryptogram = {
  /** The box that is typed into, counted from 0. */
  place: 0,
  /** @type {HTMLButtonElement[]} the boxes in reading order */
  boxes: [],
  /** The ciphertext that is drawn. */
  drawn: '',

  /** @param {Answer<any, SheetState>} answer */
  draw({ event, state, page }) {
    const ciphertext = state.ciphertext?.join('\n') ?? '', isNew = ciphertext !== this.drawn;
    const goesOn = event.kind === 'refused' || (event.kind !== 'opened' && !isNew);
    const hasAsked = asks('cryptogram', goesOn, ciphertext !== '');
    this.drawn = ciphertext;
    if (isNew) this.place = 0;
    this.refuse([]);
    if (!ciphertext) return;
    if (isNew) byId('puzzle-text').value = '';
    this.boxes = all('.box');
    byId('solved').hidden = !page.isSolved;
    byId('sheet').classList.toggle('done', page.isSolved);
    const focused = /** @type {HTMLButtonElement} */ (document.activeElement);
    const isLost = isNew && focused === document.body;
    this.select(this.place, hasAsked || isLost || this.boxes.includes(focused));
    // Where a text is asked for, what is refused has no box, and is said below the field.
    if (event.kind === 'refused' && !byId('cryptogram').matches('.asking')) this.refuse(page.says);
  },

  /** The cipher letter of the box that is typed into. */
  get cipher() { return this.boxes[this.place]?.dataset.cipher ?? ''; },

  /** @param {string} command for the letter of the box; where it is empty, the word is looked for */
  command(command) {
    send({ line: command ? command + this.cipher : this.boxes[this.place]?.dataset.word ?? '' });
  },

  /** @param {number} place @param {boolean} [focuses] */
  select(place, focuses = true) {
    // A refusal is about its box.
    if (place !== this.place) this.refuse([]);
    this.place = Math.max(0, Math.min(this.boxes.length - 1, place));
    this.boxes.forEach((box, number) => {
      box.tabIndex = number === this.place ? 0 : -1;
      box.classList.toggle('chosen', number === this.place);
    });
    for (const each of all('.box, .frequencies li')) each.classList.toggle('same', each.dataset.cipher === this.cipher);
    if (focuses) this.boxes[this.place]?.focus();
  },

  /** @param {Sentence[]} says shows at the box why a letter is refused, or nothing any more */
  refuse(says) {
    const refusal = byId('refusal'), box = this.boxes[this.place], isRefused = says.length > 0;
    say(refusal, says);
    refusal.hidden = !isRefused;
    byId('cryptogram-says').classList.toggle('unseen', isRefused);
    for (const each of this.boxes) each.classList.toggle('refused', isRefused && each === box);
    if (!isRefused) return;
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
