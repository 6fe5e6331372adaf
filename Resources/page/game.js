// The round of Word Scramble as it is drawn.
'use strict';

const game = {
  /** The share of the round that was shown last. */
  shared: '',
  /** @type {number | undefined} when the round is up, in milliseconds since 1970; nothing where it has no time */
  deadline: undefined,
  cheering: 0,

  /** @param {Answer<any, RoundState>} answer draws an answer, and names the place of its sentences */
  draw({ event, state }) {
    if (event.about === 'stats') return this.drawStatistics(event.statistics, state);
    if (event.about === 'answers') return this.drawAnswers(event.answers);
    if (event.kind === 'accepted') this.change((word) => { word.value = ''; });
    this.drawRank(state);
    this.drawTiles(state);
    this.drawFound(state, event.verdict === 'accepted' ? event.word : undefined);
    this.deadline = state.secondsLeft === undefined ? undefined : Date.now() + state.secondsLeft * 1000;
    this.tick();
    byId('play').hidden = byId('game-actions').hidden = Boolean(state.isOver);
    byId('over').hidden = !state.isOver;
    if (event.kind === 'rejected') byId('word').select();
    byId('play').classList.toggle('refused', event.kind === 'rejected');
    byId('tiles').classList.toggle('whole', Boolean(event.usesAll));
    if (event.usesAll) this.cheer([...event.word], 'tile');
    else if (event.rank) this.cheer([...event.rank], '', event.rank);
    return event.isLast || (event.words && state.isOver) ? this.drawEnd(event, state) : undefined;
  },

  /** @param {RoundState} state */
  drawRank({ score, rank, next, toNext, totalPoints = score, ranks = [] }) {
    picture(byId('rank-picture'), rank);
    fill(byId('rank-name'), [rank ?? '']);
    fill(byId('rank-score'), [String(score)]);
    fill(byId('rank-next'), next ? [make('b', {}, `+${toNext}`), ` ${next}`] : []);
    const ariaValueNow = Math.min(score, totalPoints), ariaValueText = [score, rank].join(' ');
    set(byId('thread'), { ariaValueNow, ariaValueMax: totalPoints, ariaValueText });
    fill(byId('thread'), ranks.map(({ rank, points }, number) => {
      const end = ranks[number + 1]?.points ?? points;
      const part = end === points ? Number(score >= points) : (score - points) / (end - points);
      return make('span', { title: `${rank} ${points}`, style: `--part: ${part}` });
    }));
  },

  /** @param {{ letters: string }} state */
  drawTiles({ letters }) {
    const tiles = byId('tiles');
    if (tiles.textContent !== letters) {
      fill(tiles, [...letters].map((letter) => button({ className: 'tile', 'data-letter': letter }, letter)));
      tiles.style.setProperty('--count', tiles.children.length);
    }
    // Those that stand in the word are dimmed.
    const typed = [...byId('word').value.toLowerCase()];
    for (const tile of tiles.children) {
      const place = typed.indexOf(tile.textContent);
      tile.classList.toggle('used', place >= 0);
      if (place >= 0) typed.splice(place, 1);
    }
  },

  /** @param {RoundState} state @param {string} [newest] the word that was just found */
  drawFound({ lengths, usedRare = [] }, newest) {
    const item = (/** @type {string} */ word) =>
      make('li', { className: [word === newest && 'new', usedRare.includes(word) && 'rare'] }, word);
    const blank = () => make('li', { className: 'blank', ariaHidden: 'true' });
    const all = lengths.map(({ length, words, missing = 0 }) => make('section', { style: `--length: ${length}` },
      make('h2', {}, `${length} letters`, make('small', {}, missing ? `${missing} left` : '')),
      make('ul', { className: 'words' }, ...words.map(item), ...Array.from({ length: missing }, blank))));
    fill(byId('found'), all);
  },

  /** @param {any} event @param {RoundState} state draws the end of a round */
  drawEnd({ kind, result, link, words, missedRare, definitions }, { rank, root }) {
    picture(byId('end-picture'), rank);
    fill(byId('end-title'), [rank ?? root]);
    const address = location.protocol === 'file:' || !link ? '' : `${location.href.split('#')[0]}#${link}`;
    this.shared = `${result}\n${address}`.trim();
    byId('share').hidden = !result;
    fill(byId('share-says'), []);
    fill(byId('missed'), [...wordList('Missed', words, definitions), ...wordList('Rare', missedRare, definitions)]);
    if (kind !== 'round') showPanel('end');
    return byId('end-says');
  },

  /** @param {any} answers draws the words of the round of a day that is over */
  drawAnswers({ used, missed, rare, definitions }) {
    const others = rare.filter((/** @type {string} */ word) => !used.includes(word));
    const found = wordList('Found', used);
    fill(byId('day-words'), [...found, ...wordList('Missed', missed, definitions), ...wordList('Rare', others)]);
    return byId('day-says');
  },

  /** @param {any} statistics @param {RoundState} state */
  drawStatistics({ ranks, lastDailies }, state) {
    const most = Math.max(1, ...Object.values(ranks));
    const row = (/** @type {string} */ rank, rounds = 0) =>
      make('li', { style: `--part: ${rounds / most}` }, make('span', {}, rank), make('b', {}, String(rounds)));
    const day = (/** @type {any} */ { date, rank, share }) =>
      make('li', { title: `${date} ${rank}`, ariaLabel: `${date} ${rank}`, style: `--part: ${share / 100}` });
    fill(byId('statistics-body'), [
      make('ol', { className: 'bars' }, ...(state.ranks ?? []).map(({ rank }) => row(rank, ranks[rank]))),
      make('ol', { className: 'days' }, ...lastDailies.map(day)),
    ]);
    return byId('statistics-says');
  },

  /** @param {string[]} letters that are celebrated for a moment @param {string} className @param {string} [rank] */
  cheer(letters, className, rank = 'Golden Silk') {
    const cheer = byId('cheer');
    cheer.hidden = true;
    picture(cheer, rank);
    fill(cheer.querySelector('p'), letters.map((letter, number) =>
      make('span', { className, style: `--number: ${number}` }, letter)));
    void cheer.offsetWidth;
    cheer.hidden = false;
    clearTimeout(this.cheering);
    this.cheering = setTimeout(() => { cheer.hidden = true; }, 2600);
  },

  /** Shows the time that is left, and tells the kernel when there is none. */
  tick() {
    const clock = byId('clock');
    clock.hidden = this.deadline === undefined;
    if (this.deadline === undefined) return;
    const left = Math.max(0, Math.ceil((this.deadline - Date.now()) / 1000));
    clock.textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
    clock.classList.toggle('short', left < 30);
    if (left > 0) return;
    this.deadline = undefined;
    send({ time: true });
  },

  /** @param {(word: HTMLInputElement) => void} change changes the word as if it was typed */
  change(change) {
    change(byId('word'));
    byId('word').dispatchEvent(new Event('input', { bubbles: true }));
  },

  /** @param {string} letter enters a letter in the place of what is selected in the word, or takes the last one out */
  enter(letter) {
    this.change((word) => {
      const start = word.selectionStart ?? 0, end = word.selectionEnd ?? 0;
      word.setRangeText(letter, start === end && !letter ? Math.max(0, start - 1) : start, end, 'end');
    });
  },

  /** @param {KeyboardEvent} event a key that was pressed beside every field goes into the word */
  press({ key }) { if (key.length === 1 && key !== ' ') byId('word').focus(); },

  begin() {
    const isTouched = matchMedia('(pointer: coarse)').matches;
    if (isTouched) byId('word').inputMode = 'none';
    on(byId('word'), 'input', () => {
      this.drawTiles({ letters: byId('tiles').textContent });
      byId('play').classList.remove('refused');
    });
    on(byId('share'), 'click', async () => {
      let told = this.shared;
      try {
        if (isTouched && navigator.share) await navigator.share({ text: this.shared });
        else await navigator.clipboard.writeText(this.shared);
        told = isTouched ? '' : 'Copied';
      } catch { /* What cannot be copied is shown. */ }
      fill(byId('share-says'), [told]);
    });
    setInterval(() => this.tick(), 500);
  },
};
