// What happens at the bench of the anagram workbench beside what is drawn.
'use strict';

const anagram = {
  /** @param {Answer<any, BenchState>} answer */
  draw({ event, state: { entry = {}, slots, puzzle }, page }) {
    asks('anagram', event.kind === 'refused', Boolean(slots || entry.clue || puzzle));
    say(byId('clue'), page.clue);
    byId('bench').className = `bench ${page.bench}`;
    if (event.kind === 'bench') byId('readings').classList.remove('whole');
    if (event.clue || event.entries || event.kind === 'bench') byId('clue-text').value = '';
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
