// The anagram workbench: the entry, the bench, hints and answers.

import { bench } from './bench.js';
import { clue, plainClue, told } from './clue.js';
import { element, say } from './dom.js';
import { dragging } from './drag.js';

/** Fills the parts of the view; the host says lines to the session. */
export function anagram(parts, host) {
  const drawn = bench(parts, host);
  let asked = '';
  let isFirst = true;

  dragging(parts.bench, drawn.drop);
  parts.hint.addEventListener('click', () => host.say(`:hint ${document.getElementById('anagram-hint').value}`));
  parts.solver.addEventListener('change', () => host.say(`:solver ${parts.solver.checked ? 'on' : 'off'}`));
  for (const button of [parts.combinations, parts.more]) button.addEventListener('click', () => host.say(button.dataset.line));

  function show(event, quiet, line) {
    const hasBench = event.phrase !== '';
    for (const part of [parts.bench, parts.tools, parts.letters]) part.hidden = !hasBench;
    parts.search.hidden = hasBench;
    if (hasBench) drawn.show(event, event.event === 'bench');
    if (event.event === 'bench') {
      parts.another.open = !hasBench;
      // Whoever has picked a reading goes on with its letters.
      if (hasBench && parts.clue.contains(document.activeElement)) focus();
    }
    const title = [event.entry, hasBench && `${event.phrase} ${event.enumeration}`].filter(Boolean).join(': ');
    say(parts.title, title || 'Anagram workbench');
    host.title(title || 'Anagram workbench');
    parts.solver.checked = event.isSolverOn;
    parts.solve.disabled = !event.isSolverOn;
    if (isFirst && hasBench && matchMedia('(pointer: fine)').matches) parts.bench.focus({ preventScroll: true });
    isFirst = false;
    showEntry(event);
    const text = sentence(event);
    if (event.event !== 'clue' && !quiet) answer(text, event);
    showNews(event, line);
    return text;
  }

  /** The clue of the entry; what it offers is asked for once where this page has not seen it. */
  function showEntry(event) {
    if (event.clue) clue(parts, event, host.say);
    else if (event.entryClue !== asked) {
      plainClue(parts, event.entryClue);
      if (event.entryClue) host.say(':clue', true);
    }
    asked = event.entryClue;
  }

  function answer(text, event) {
    const isGood = event.event === 'checked' && event.verdicts.every((verdict) => !['no-word', 'incomplete'].includes(verdict));
    const isBad = event.event === 'refused' || (event.event === 'checked' && !isGood);
    // The bench is seen: below it stands what is to be done, and what else was told.
    const remarks = event.message.split('\n').slice(1).join(' ');
    say(parts.answer, ['changed', 'bench'].includes(event.event) ? [balance(event), remarks].filter(Boolean).join(' ') : text);
    parts.answer.className = `answer ${isGood ? 'good' : isBad ? 'bad' : ''}`;
  }

  function balance(event) {
    if (event.surplus > 0) return `${event.surplus} to discard.`;
    if (event.surplus < 0) return `${-event.surplus} missing.`;
    const isFull = event.slots.length > 0 && event.slots.every((letter) => !['', '?'].includes(letter));
    return isFull ? 'Every letter has its place. Check asks the dictionary.' : '';
  }

  function sentence(event) {
    if (event.clue) return told(event.clue);
    if (['solved', 'matched'].includes(event.event)) return `${event.message} ${event.words.join(', ')}`;
    return event.message;
  }

  /** Answers, or the entries that are kept. */
  function showNews(event, line) {
    const items = {
      solved: () => event.words.map((word, index) => element('li', {}, word, ...kind(event, index))),
      matched: () => event.words.map((word) => element('li', {}, word)),
      entries: () => event.entries.map(entry),
    }[event.event]?.();
    if (!items) {
      if (['bench', 'checked'].includes(event.event)) parts.news.hidden = true;
      return;
    }
    parts.news.hidden = false;
    say(parts.newsTitle, event.event === 'entries' ? 'Entries' : event.message.split('\n')[0]);
    parts.newsWords.replaceChildren(...(items.length > 0 ? items : [element('li', {}, 'None.')]));
    const isCombined = event.kinds[0] === 'combination';
    parts.combinations.hidden = event.event !== 'solved' || isCombined;
    parts.combinations.dataset.line = ':solve more';
    say(parts.combinations, event.combinations > 0 ? `Combinations of words: ${event.combinations}` : 'Combinations of words');
    parts.more.hidden = event.event !== 'solved' || !event.mayHaveMore || event.words.length === 0;
    parts.more.dataset.line = `:solve ${isCombined ? 'more ' : ''}${event.words.length * 5}`;
  }

  /** What kind of answer it is, where they are of several. */
  function kind(event, index) {
    if (new Set(event.kinds).size < 2) return [];
    return [' ', element('small', {}, { listed: 'listed', word: 'word', combination: 'words' }[event.kinds[index]] ?? '')];
  }

  function entry({ name, clue, slots }) {
    const forget = () => {
      host.say(`:forget ${name}`);
      host.say(':entries');
    };
    return element('li', { class: 'entry' },
      element('button', { type: 'button', onclick: () => host.say(`:entry ${name}`) }, name), ' ', [slots, clue].filter(Boolean).join('  ') || 'no clue yet', ' ',
      element('button', { type: 'button', onclick: forget, 'aria-label': `Forget ${name}` }, 'Forget'));
  }

  function focus() {
    if (parts.bench.hidden) document.getElementById('command').focus();
    else parts.bench.focus({ preventScroll: true });
  }

  return { show, focus, ready: drawn.ready };
}
