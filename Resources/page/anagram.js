// The bench of the anagram workbench as it is drawn.
'use strict';

/** @typedef {{ text: string, isFolded?: boolean }} ClueReading */
/**
 * @typedef {{ entry?: { name?: string, clue?: string, marks?: Mark[] }, phrase?: string, enumeration?: string,
 *   ring?: string[], letters?: string[], slots?: string[], breaks: string[], locked: number[], tray: string[], cursor?: number,
 *   readings?: ClueReading[], picked?: number, isComplete?: boolean, puzzle?: { rows: string[], filled: string[] } }} BenchState
 * @typedef {{ name: string, clue: string, cells: number[] }} PuzzleEntry
 * @typedef {{ width: number, numbers: (number | null)[], barsAtRight: number[], barsBelow: number[], entries: PuzzleEntry[] }} Puzzle
 */

const anagram = {
  /** Whether another clue is asked for. */
  isAsking: false,
  /** Whether readings are shown for which little speaks, and those beside the picked one. */
  showsAll: false,
  /** The crossword as it was opened.
   * @type {Puzzle | undefined} */
  puzzle: undefined,

  /** Draws an answer.
   * @param {Answer<any, BenchState>} answer */
  draw({ event, state }) {
    if (event.kind === 'bench') this.showsAll = false;
    if (event.kind !== 'refused') this.isAsking = false;
    const { entry = {}, slots, readings = [], picked } = state;
    if (event.kind === 'puzzle') this.puzzle = event.puzzle;
    byId('puzzle').hidden = !state.puzzle || !this.puzzle;
    if (state.puzzle && this.puzzle) this.drawPuzzle(this.puzzle, state.puzzle, entry.name);
    byId('clue-form').hidden = !this.isAsking && Boolean(slots || entry.clue || state.puzzle);
    byId('bench').hidden = byId('bench-actions').hidden = !byId('clue-form').hidden;
    if (['clue', 'bench'].includes(event.kind)) fill(byId('answers'), []);
    fill(byId('clue'), [
      ...entry.name ? [make('b', { textContent: entry.name }), ' '] : [],
      ...marked({ text: entry.clue ?? [state.phrase, state.enumeration].filter(Boolean).join(' '), marks: entry.marks }),
    ]);
    const isWhole = !slots && readings.every(({ isFolded }) => isFolded) || this.showsAll;
    fill(byId('readings'), picked && !this.showsAll ? [] : readings.map(({ text, isFolded }, number) =>
      lineButton(text, String(number + 1), { ariaPressed: String(picked === number + 1), hidden: Boolean(isFolded && !isWhole) })));
    byId('bench').classList.toggle('bare', !slots);
    if (slots) this.drawBench({ ...state, slots });
    byId('bench').classList.toggle('complete', Boolean(state.isComplete));
    byId('slots').classList.toggle('refused', event.kind === 'refused');
    if (event.entries) {
      fill(byId('answers'), event.entries.map((/** @type {any} */ { name, slots = '' }) => lineButton(`${name} ${slots}`, `:entry ${name}`)));
    } else if (event.words && event.kind !== 'checked') {
      fill(byId('answers'), event.words.map((/** @type {string} */ word) => lineButton(word, word)));
    }
    if (event.clue || event.entries || event.kind === 'bench') byId('clue-text').value = '';
  },

  /** Draws the grid, a square of which opens an entry, and the clues.
   * @param {Puzzle} puzzle @param {{ rows: string[], filled: string[] }} state @param {string} [open] the entry on the bench */
  drawPuzzle({ width, numbers, barsAtRight, barsBelow, entries }, { rows, filled }, open) {
    const shown = entries.find(({ name }) => name === open)?.cells ?? [];
    const square = (/** @type {string} */ sign, /** @type {number} */ cell) => {
      const here = entries.filter(({ cells }) => cells.includes(cell)).map(({ name }) => name);
      return make('button', {
        type: 'button', tabIndex: -1, className: [sign === '#' ? 'block' : sign === ' ' ? 'void' : 'light', shown.includes(cell) && 'open',
          barsAtRight.includes(cell) && 'bar-right', barsBelow.includes(cell) && 'bar-below'].filter(Boolean).join(' '),
        textContent: /[#_ ]/.test(sign) ? '' : sign, 'data-number': numbers[cell] ?? undefined,
        // The entry that is open gives way to the one that crosses it.
        'data-line': here.length ? here.find((name) => name !== open) ?? here[0] : undefined,
      });
    };
    byId('puzzle-grid').style.setProperty('--columns', width);
    fill(byId('puzzle-grid'), rows.flatMap((row, y) => [...row].map((sign, x) => square(sign, y * width + x))));
    fill(byId('puzzle-clues'), ['Across', 'Down'].map((title) => make('section', {}, make('h2', { textContent: title }),
      ...entries.filter(({ name }) => name.endsWith(title[0].toLowerCase())).map(({ name, clue }) =>
        lineButton(`${name} ${clue}`, name, { ariaPressed: String(name === open), className: filled.includes(name) ? 'filled' : '' })))));
  },

  /** @param {BenchState & { slots: string[] }} state */
  drawBench({ ring = [], letters, slots, breaks, locked, tray, cursor }) {
    const tile = (/** @type {string} */ letter, /** @type {object} */ more) =>
      make('button', { type: 'button', className: 'tile', textContent: letter, ...more });
    fill(byId('ring'), (letters ?? ring).map((letter, number) => tile(letter, { 'data-key': letter, style: `--turn: ${number / ring.length}turn` })));
    byId('bench').classList.toggle('any', Boolean(letters));
    /** @type {HTMLElement[]} */
    const words = [];
    slots.forEach((letter, index) => {
      const number = index + 1, isLocked = locked.includes(number);
      if (index === 0 || breaks[index]) words.push(make('span', { className: 'word', 'data-before': breaks[index]?.trim() || undefined }));
      words[words.length - 1].append(tile(letter, {
        className: ['slot', letter && 'tile', isLocked && 'locked', number === cursor && 'cursor'].filter(Boolean).join(' '),
        ariaLabel: [`Slot ${number}`, letter || 'empty', isLocked && 'locked'].filter(Boolean).join(', '),
        ariaCurrent: number === cursor ? 'true' : undefined,
        ...letter ? { 'data-line': `:take ${number}` } : { 'data-key': `slot ${number}` },
      }));
    });
    byId('slots').style.setProperty('--count', String(Math.max(...words.map((word) => word.children.length))));
    fill(byId('slots'), words);
    fill(byId('tray'), tray.map((letter) => lineButton(letter, `:restore ${letter}`, { className: 'tile' })));
  },

  /** A key that was pressed beside every field goes to the bench.
   * @param {KeyboardEvent} event */
  press(event) {
    const isTaken = event.key.length === 1 || ['Backspace', 'Enter', 'ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key);
    const isForButton = event.target instanceof HTMLButtonElement && ['Enter', ' '].includes(event.key);
    if (!isTaken || isForButton || byId('bench').hidden) return;
    event.preventDefault();
    send({ key: event.key });
  },

  begin() {
    byId('clue-form').addEventListener('submit', (/** @type {SubmitEvent} */ event) => {
      event.preventDefault();
      this.isAsking = false;
      const button = /** @type {HTMLButtonElement | null} */ (event.submitter);
      begin('anagram', { [button?.value || 'clue']: byId('clue-text').value });
    });
    byId('all-readings').addEventListener('click', () => {
      this.showsAll = true;
      send({ line: ':clue' });
    });
    byId('another-clue').addEventListener('click', () => {
      this.isAsking = byId('bench').hidden = byId('bench-actions').hidden = true;
      byId('clue-form').hidden = false;
      fill(byId('answers'), []);
      byId('clue-text').focus();
    });
  },
};
