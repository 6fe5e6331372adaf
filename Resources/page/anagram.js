// The bench of the anagram workbench as it is drawn.
'use strict';

const anagram = {
  /** @type {Puzzle | undefined} the crossword as it was opened */
  puzzle: undefined,

  /** @param {Answer<any, BenchState>} answer draws an answer */
  draw({ event, state }) {
    const { entry = {}, slots, readings = [], picked } = state;
    if (event.kind === 'puzzle') this.puzzle = event.puzzle;
    byId('puzzle').hidden = !state.puzzle || !this.puzzle;
    if (state.puzzle && this.puzzle) this.drawPuzzle(this.puzzle, state.puzzle, entry.name);
    asks('anagram', event.kind === 'refused', Boolean(slots || entry.clue || state.puzzle));
    if (['clue', 'bench'].includes(event.kind)) fill(byId('answers'), []);
    const text = entry.clue ?? [state.phrase, state.enumeration].filter(Boolean).join(' ');
    const name = entry.name ? [make('b', {}, entry.name), ' '] : [];
    fill(byId('clue'), [...name, ...marked({ text, marks: entry.marks })]);
    const isPlain = !slots && readings.every(({ isFolded }) => isFolded);
    const isWhole = event.kind !== 'bench' && byId('readings').matches('.whole');
    set(byId('readings'), { className: ['choices', picked && 'picked', isPlain && 'plain', isWhole && 'whole'] });
    fill(byId('readings'), readings.map(({ text, isFolded }, number) => lineButton(text, String(number + 1),
      { className: [isFolded && 'folded'], ariaPressed: picked === number + 1 })));
    byId('bench').classList.toggle('bare', !slots);
    if (slots) this.drawBench({ ...state, slots });
    byId('bench').classList.toggle('complete', Boolean(state.isComplete));
    byId('slots').classList.toggle('refused', event.kind === 'refused');
    if (event.entries) {
      fill(byId('answers'), event.entries.map((/** @type {any} */ { name, slots }) =>
        lineButton([name, slots].join(' '), `:entry ${name}`)));
    } else if (event.words && event.kind !== 'checked') {
      fill(byId('answers'), event.words.map((/** @type {string} */ word) => lineButton(word, word)));
    }
    if (event.clue || event.entries || event.kind === 'bench') byId('clue-text').value = '';
  },

  /** @param {Puzzle} puzzle @param {Filling} filling @param {string} [open] the entry on the bench */
  drawPuzzle({ width, numbers, barsAtRight, barsBelow, entries }, { rows, filled }, open) {
    const shown = entries.find(({ name }) => name === open)?.cells ?? [];
    const square = (/** @type {string} */ sign, /** @type {number} */ cell) => {
      const here = entries.filter(({ cells }) => cells.includes(cell)).map(({ name }) => name);
      const kind = { '#': 'block', ' ': 'void' }[sign];
      return button({
        tabIndex: -1, textContent: kind || sign === '_' ? '' : sign, 'data-number': numbers[cell] ?? undefined,
        className: [kind ?? 'light', shown.includes(cell) && 'open', barsAtRight.includes(cell) && 'bar-right',
          barsBelow.includes(cell) && 'bar-below'],
        // The entry that is open gives way to the one that crosses it.
        'data-line': here.find((name) => name !== open) ?? here[0],
      });
    };
    byId('puzzle-grid').style.setProperty('--columns', width);
    fill(byId('puzzle-grid'), rows.flatMap((row, y) => [...row].map((sign, x) => square(sign, y * width + x))));
    for (const way of ['across', 'down']) {
      fill(byId(way), entries.filter(({ name }) => name.endsWith(way[0])).map(({ name, clue }) => lineButton(
        `${name} ${clue}`, name, { ariaPressed: name === open, className: [filled.includes(name) && 'filled'] })));
    }
  },

  /** @param {BenchState & { slots: string[] }} state */
  drawBench({ ring = [], letters, slots, breaks, locked, tray, cursor }) {
    fill(byId('ring'), (letters ?? ring).map((letter, number) =>
      button({ className: 'tile', 'data-key': letter, style: `--turn: ${number / ring.length}turn` }, letter)));
    byId('bench').classList.toggle('any', Boolean(letters));
    /** @type {HTMLElement[]} */
    const words = [];
    slots.forEach((letter, index) => {
      const number = index + 1, isLocked = locked.includes(number), isHere = number === cursor;
      const before = breaks[index]?.trim() || undefined;
      if (index === 0 || breaks[index]) words.push(make('span', { className: 'word', 'data-before': before }));
      words[words.length - 1].append(button({
        className: ['slot', letter && 'tile', isLocked && 'locked', isHere && 'cursor'],
        ariaLabel: [`Slot ${number}`, letter || 'empty', isLocked && 'locked'], ariaCurrent: String(isHere),
        ...letter ? { 'data-line': `:take ${number}` } : { 'data-key': `slot ${number}` },
      }, letter));
    });
    byId('slots').style.setProperty('--count', Math.max(...words.map((word) => word.children.length)));
    fill(byId('slots'), words);
    fill(byId('tray'), tray.map((letter) => lineButton(letter, `:restore ${letter}`, { className: 'tile' })));
  },

  /** @param {KeyboardEvent} event a key that was pressed beside every field goes to the bench */
  press(event) {
    const isTaken = /^(.|Backspace|Enter|ArrowLeft|ArrowRight|Home|End)$/u.test(event.key);
    const isForButton = event.target instanceof HTMLButtonElement && ['Enter', ' '].includes(event.key);
    if (!isTaken || isForButton || byId('anagram').matches('.asking')) return;
    event.preventDefault();
    send({ key: event.key });
  },
};
