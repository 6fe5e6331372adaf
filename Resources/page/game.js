// What happens in a round of Word Scramble beside what is drawn.
'use strict';

const game = {
  /** The share of the round that was shown last. */
  shared: '',
  /** Whether that is the result of the round as it stands. */
  hasResult: false,
  /** @type {number | undefined} when the round is up, in milliseconds since 1970; nothing where it has no time */
  deadline: undefined,
  cheering: 0,

  /** @param {Answer<any, RoundState>} answer */
  draw({ event, state, page }) {
    if (event.kind === 'accepted') this.change((word) => { word.value = ''; });
    if (event.kind === 'rejected') byId('word').select();
    byId('play').classList.toggle('refused', event.kind === 'rejected');
    const isOver = Boolean(state.isOver), hasEnded = isOver || event.kind === 'end';
    // Another word, or another round, has another result.
    const goesOn = event.kind !== 'accepted' && event.kind !== 'round';
    this.hasResult = isOver || page.panel === 'end' || (this.hasResult && goesOn);
    byId('play').hidden = byId('game-actions').hidden = hasEnded;
    byId('over').hidden = !hasEnded && !this.hasResult;
    byId('result').hidden = !this.hasResult;
    byId('tiles').classList.toggle('whole', Boolean(event.usesAll));
    this.dim();
    const left = event.kind === 'end' ? undefined : state.secondsLeft;
    this.deadline = left === undefined ? undefined : Date.now() + left * 1000;
    this.tick();
    if (page.cheers) this.cheer();
    if (page.panel === 'end') this.end(event, page.says);
  },

  /** Dims the tiles that stand in the word. */
  dim() {
    const typed = [...byId('word').value.toLowerCase()];
    for (const tile of byId('tiles').children) {
      const place = typed.indexOf(tile.textContent);
      tile.classList.toggle('used', place >= 0);
      if (place >= 0) typed.splice(place, 1);
    }
  },

  /** @param {any} event the end of a round @param {Sentence[]} says stands beside one that is come back to */
  end({ kind, result, link }, says) {
    const address = location.protocol === 'file:' || !link ? '' : `${location.href.split('#')[0]}#${link}`;
    this.shared = `${result}\n${address}`.trim();
    byId('share').hidden = !result;
    byId('share-says').textContent = '';
    say(byId('game-says'), kind === 'round' ? says : []);
    if (kind !== 'round') showPanel('end');
  },

  /** Celebrates for a moment. */
  cheer() {
    const cheer = byId('cheer');
    cheer.hidden = true;
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
    send({ time: '' });
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
  press(event) {
    const { key } = event, isAtPage = event.target === document.body;
    if (key.length === 1 && key !== ' ') byId('word').focus();
    if (!isAtPage || byId('play').hidden) return;
    if (key === 'Backspace') this.enter('');
    if (key === 'Enter') byId('play').requestSubmit();
  },

  begin() {
    const isTouched = matchMedia('(pointer: coarse)').matches;
    if (isTouched) byId('word').inputMode = 'none';
    on(byId('word'), 'input', () => {
      this.dim();
      byId('play').classList.remove('refused');
    });
    on(byId('share'), 'click', async () => {
      const says = byId('share-says');
      try {
        if (isTouched && navigator.share) return await navigator.share({ text: this.shared });
        await navigator.clipboard.writeText(this.shared);
        says.textContent = says.dataset.copied;
      } catch { says.textContent = this.shared; }
    });
    setInterval(() => this.tick(), 500);
  },
};
