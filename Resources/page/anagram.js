// What happens at the bench of the anagram workbench beside what is drawn.
'use strict';

const anagram = {
  /** @param {Answer<any, BenchState>} answer */
  draw({ event, state: { entry = {}, slots, puzzle }, page }) {
    const hasAsked = asks('anagram', event.kind === 'refused', Boolean(slots || entry.clue || puzzle));
    say(byId('clue'), page.clue);
    if (hasAsked) byId('clue').focus();
    byId('bench').className = `bench ${page.bench}`;
    if (event.kind === 'bench') byId('readings').classList.remove('whole');
    if (event.clue || event.entries || event.kind === 'bench') byId('clue-text').value = '';
  },

  /** @param {KeyboardEvent} event a key that was pressed beside every field goes to the bench */
  press(event) {
    const isTaken = /^(.|Backspace|Enter|ArrowLeft|ArrowRight|Home|End)$/u.test(event.key);
    const target = /** @type {Element} */ (event.target);
    const isForControl = ['Enter', ' '].includes(event.key) && target.closest('button, summary, a');
    if (!isTaken || isForControl || byId('anagram').matches('.asking')) return;
    event.preventDefault();
    send({ key: event.key });
  },
};
