// The round of Word Scramble as it is drawn.
'use strict';

/**
 * @typedef {{ root: string, letters: string, score: number, rank?: string, next?: string, toNext?: number,
 *   totalPoints?: number, ranks?: { rank: string, points: number }[], usedRare?: string[], isOver?: boolean,
 *   lengths: { length: number, words: string[], missing?: number }[], secondsLeft?: number }} RoundState
 */

const game = {
  /** The share of the round that was shown last. */
  shared: '',
  /** When the round is up, in milliseconds since 1970; nothing where it has no time.
   * @type {number | undefined} */
  deadline: undefined,

  /** Draws an answer, and names the place of its sentences.
   * @param {Answer<any, RoundState>} answer */
  draw({ event, state }) {
    if (event.about === 'stats') return this.drawStatistics(event.statistics, state);
    if (event.about === 'answers') return this.drawAnswers(event.answers);
    this.drawRank(state);
    this.drawTiles(state);
    this.drawFound(state, event.verdict === 'accepted' ? event.word : undefined);
    this.deadline = state.secondsLeft === undefined ? undefined : Date.now() + state.secondsLeft * 1000;
    this.tick();
    byId('play').hidden = byId('game-actions').hidden = Boolean(state.isOver);
    byId('over').hidden = !state.isOver;
    if (event.kind === 'accepted') this.clear();
    if (event.kind === 'rejected') byId('word').select();
    byId('play').classList.toggle('refused', event.kind === 'rejected');
    if (event.usesAll) this.cheer(event.word);
    else if (event.rank) this.cheer(event.rank, event.rank);
    byId('tiles').classList.toggle('whole', Boolean(event.usesAll));
    return event.isLast || (event.words && state.isOver) ? this.drawEnd(event, state) : undefined;
  },

  /** @param {RoundState} state */
  drawRank({ score, rank, next, toNext, totalPoints, ranks = [] }) {
    picture(byId('rank-picture'), rank);
    byId('rank-name').textContent = rank ?? '';
    byId('rank-score').textContent = String(score);
    byId('rank-next').replaceChildren(...next ? [make('b', { textContent: `+${toNext}` }), ` ${next}`] : []);
    const thread = byId('thread');
    thread.ariaValueNow = String(Math.min(score, totalPoints ?? score));
    thread.ariaValueMax = String(totalPoints ?? score);
    thread.ariaValueText = [score, rank].join(' ');
    fill(thread, ranks.map(({ rank, points }, number) => {
      const end = ranks[number + 1]?.points ?? points;
      const part = score < points ? 0 : end === points ? 1 : Math.min(1, (score - points) / (end - points));
      return make('span', { className: score >= points ? 'reached' : '', title: `${rank} ${points}`, style: `--part: ${part}` });
    }));
  },

  /** @param {RoundState} state */
  drawTiles({ letters }) {
    const tiles = byId('tiles');
    if (tiles.textContent !== letters) {
      const tile = (/** @type {string} */ letter) => make('button', { type: 'button', className: 'tile', textContent: letter });
      fill(tiles, [...letters].map(tile));
      tiles.style.setProperty('--count', [...letters].length);
    }
    this.dim();
  },

  /** Dims the tiles whose letters stand in the word. */
  dim() {
    const typed = [...byId('word').value.toLowerCase()];
    for (const tile of byId('tiles').children) {
      const place = typed.indexOf(tile.textContent);
      tile.classList.toggle('used', place >= 0);
      if (place >= 0) typed.splice(place, 1);
    }
  },

  /** @param {RoundState} state @param {string} [newest] the word that was just found */
  drawFound({ lengths, usedRare = [] }, newest) {
    const item = (/** @type {string} */ word) => make('li', { textContent: word,
      className: [word === newest && 'new', usedRare.includes(word) && 'rare'].filter(Boolean).join(' ') });
    const blank = (/** @type {number} */ length) => make('li', { className: 'blank', 'aria-hidden': 'true', style: `--count: ${length}` });
    fill(byId('found'), lengths.map(({ length, words, missing = 0 }) => make('section', {},
      make('h2', {}, `${length} letters`, make('small', { textContent: missing ? `${missing} left` : '' })),
      make('ul', { className: 'words' }, ...words.map(item), ...Array.from({ length: missing }, () => blank(length))))));
  },

  /** Draws the end of a round.
   * @param {any} event @param {RoundState} state */
  drawEnd({ kind, result, link, words, missedRare, definitions }, { rank, root }) {
    picture(byId('end-picture'), rank);
    byId('end-title').textContent = rank ?? root;
    this.shared = [result, location.protocol === 'file:' || !link ? '' : `${location.href.split('#')[0]}#${link}`].join('\n').trim();
    byId('share').hidden = !result;
    byId('share-says').textContent = '';
    fill(byId('missed'), [...wordList('Missed', words, definitions), ...wordList('Rare', missedRare, definitions)]);
    if (kind !== 'round') showPanel('end');
    return byId('end-says');
  },

  /** Draws the words of the round of a day that is over.
   * @param {any} answers */
  drawAnswers({ used, missed, rare, definitions }) {
    fill(byId('day-words'), [...wordList('Found', used), ...wordList('Missed', missed, definitions),
      ...wordList('Rare', rare.filter((/** @type {string} */ word) => !used.includes(word)))]);
    return byId('day-says');
  },

  /** @param {any} statistics @param {RoundState} state */
  drawStatistics({ ranks, lastDailies }, state) {
    const rows = (state.ranks ?? []).map(({ rank }) => ({ rank, rounds: ranks[rank] ?? 0 }));
    const most = Math.max(1, ...rows.map(({ rounds }) => rounds));
    fill(byId('statistics-body'), [
      make('ol', { className: 'bars' }, ...rows.map(({ rank, rounds }) =>
        make('li', { style: `--part: ${rounds / most}` }, make('span', { textContent: rank }), make('b', { textContent: String(rounds) })))),
      make('ol', { className: 'days' }, ...lastDailies.map((/** @type {any} */ { date, rank, share }) =>
        make('li', { title: `${date} ${rank}`, style: `--part: ${share / 100}` }, make('span', { className: 'unseen', textContent: `${date} ${rank}` })))),
    ]);
    return byId('statistics-says');
  },

  /** Celebrates for a moment, in the middle of the round.
   * @param {string} text @param {string} [rank] */
  cheer(text, rank) {
    const cheer = byId('cheer');
    cheer.hidden = true;
    picture(cheer, rank ?? 'Golden Silk');
    fill(cheer.querySelector('p'), [...rank ? text.split('') : text].map((letter, number) =>
      make('span', { textContent: letter, className: rank ? '' : 'tile', style: `--number: ${number}` })));
    void cheer.offsetWidth;
    cheer.hidden = false;
    clearTimeout(this.cheering);
    this.cheering = setTimeout(() => { cheer.hidden = true; }, 2600);
  },
  cheering: /** @type {any} */ (undefined),

  /** Shows the time that is left, and tells the kernel when there is none. */
  tick() {
    byId('clock').hidden = this.deadline === undefined;
    if (this.deadline === undefined) return;
    const left = Math.max(0, Math.ceil((this.deadline - Date.now()) / 1000));
    byId('clock').textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
    byId('clock').classList.toggle('short', left < 30);
    if (left > 0) return;
    this.deadline = undefined;
    send({ time: true });
  },

  /** Types into the word, in the place of what is selected there.
   * @param {string} text @param {number} [before] letters that go */
  type(text, before = 0) {
    const word = byId('word'), { selectionStart: start, selectionEnd: end } = word;
    word.setRangeText(text, start === end ? Math.max(0, start - before) : start, end, 'end');
    word.dispatchEvent(new Event('input', { bubbles: true }));
  },

  clear() {
    byId('word').value = '';
    byId('word').dispatchEvent(new Event('input', { bubbles: true }));
  },

  /** A key that was pressed beside every field goes into the word.
   * @param {KeyboardEvent} event */
  press(event) { if (event.key.length === 1 && event.key !== ' ') byId('word').focus(); },

  begin() {
    const isTouched = matchMedia('(pointer: coarse)').matches;
    if (isTouched) byId('word').inputMode = 'none';
    byId('word').addEventListener('input', () => this.dim());
    byId('word').addEventListener('input', () => byId('play').classList.remove('refused'));
    byId('tiles').addEventListener('click', (/** @type {any} */ { target }) => {
      if (target.matches('.tile')) this.type(target.textContent);
    });
    byId('game-delete').addEventListener('click', () => this.type('', 1));
    byId('play').addEventListener('submit', (/** @type {Event} */ event) => {
      event.preventDefault();
      send({ line: byId('word').value });
    });
    byId('share').addEventListener('click', async () => {
      try {
        if (isTouched && navigator.share) await navigator.share({ text: this.shared });
        else await navigator.clipboard.writeText(this.shared);
        byId('share-says').textContent = isTouched ? '' : 'Copied';
      } catch { byId('share-says').textContent = this.shared; }
    });
    setInterval(() => this.tick(), 500);
  },
};
