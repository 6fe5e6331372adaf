// The anagram workbench: the clue with its readings, the bench, hints and answers.

import { bench } from './bench.js';
import { element, say } from './dom.js';
import { dragging } from './drag.js';

/** Fills the parts of the view; the host says lines to the session. */
export function anagram(parts, host) {
  const drawn = bench(parts, host.say);
  const field = document.getElementById('letters');
  let clue = null;
  let isFirst = true;

  dragging(parts.bench, drawn.drop);
  parts.begin.addEventListener('submit', (event) => {
    event.preventDefault();
    const text = field.value.trim();
    if (!text) return;
    host.say(event.submitter?.value === 'clue' ? `:clue ${text}` : `:new ${text}`);
    field.value = '';
  });
  parts.crossing.addEventListener('submit', (event) => {
    event.preventDefault();
    const name = event.submitter?.value === 'enumeration' ? 'enumeration' : 'pattern';
    const value = document.getElementById(name).value.trim();
    if (value) host.say(`:${name} ${value}`);
  });
  parts.hint.addEventListener('click', () => host.say(`:hint ${document.getElementById('anagram-hint').value}`));
  parts.solver.addEventListener('change', () => host.say(`:solver ${parts.solver.checked ? 'on' : 'off'}`));

  function show(event, quiet) {
    if (event.clue) showClue(event.clue);
    const hasBench = event.phrase !== '';
    parts.bench.hidden = parts.tools.hidden = parts.crossing.hidden = !hasBench;
    if (hasBench && ['bench', 'changed', 'hint', 'end'].includes(event.event)) drawn.show(event, event.event === 'bench');
    if (hasBench && event.event === 'bench') parts.another.open = false;
    if (hasBench) {
      const title = `${event.phrase} ${event.enumeration}`;
      say(parts.title, title);
      host.title(title);
    }
    parts.solver.checked = event.isSolverOn;
    parts.solve.disabled = !event.isSolverOn;
    if (isFirst) begin(event, hasBench);
    const text = sentence(event);
    if (event.event !== 'clue' && !quiet) answer(text, event);
    showNews(event);
    return text;
  }

  /** After the first answer the bench has the focus, and a session that goes on is asked for its clue. */
  function begin(event, hasBench) {
    isFirst = false;
    if (hasBench && matchMedia('(pointer: fine)').matches) parts.bench.focus({ preventScroll: true });
    if (host.isCarriedOn && !event.clue) host.say(':clue', true);
  }

  function answer(text, event) {
    const isGood = event.event === 'checked' && event.verdicts.every((verdict) => ['word', 'capitalised'].includes(verdict));
    const isBad = event.event === 'refused' || (event.event === 'checked' && !isGood);
    say(parts.answer, event.event === 'changed' || event.event === 'bench' ? balance(event) : text);
    parts.answer.className = `answer ${isGood ? 'good' : isBad ? 'bad' : ''}`;
  }

  function balance(event) {
    if (event.surplus > 0) return `${event.surplus} to discard.`;
    if (event.surplus < 0) return `${-event.surplus} missing.`;
    const isFull = event.slots.length > 0 && event.slots.every((letter) => letter !== '');
    return isFull ? 'Every letter has its place. Check asks the dictionary.' : '';
  }

  function sentence(event) {
    if (event.event === 'clue') {
      const offers = event.clue.readings.map((reading, index) => `${index + 1}. ${offer(reading)}`);
      return [event.clue.text, ...(offers.length > 0 ? offers : [event.message.split('\n').pop()])].join('\n');
    }
    if (event.event === 'solved') return `${event.message} ${event.words.join(', ')}`;
    return event.message;
  }

  function showNews(event) {
    if (!['solved', 'checked'].includes(event.event)) {
      if (event.event === 'bench') parts.news.hidden = true;
      return;
    }
    parts.news.hidden = event.event === 'checked';
    say(parts.newsTitle, event.message);
    parts.newsWords.replaceChildren(...event.words.map((word) => element('li', {}, word)));
  }

  // The clue: its parts are marked as the chosen reading has them, and said again in the readings.

  function showClue(next) {
    clue = next;
    parts.clue.hidden = false;
    mark(clue.readings[0]);
    parts.readings.replaceChildren(...clue.readings.map((reading, index) =>
      element('li', {}, element('button', {
        type: 'button',
        onclick: () => {
          mark(reading);
          host.say(`:use ${index + 1}`);
        },
      }, offer(reading)))));
  }

  function offer(reading) {
    const less = reading.subtracted ? ` less ${reading.subtracted}` : '';
    const signs = reading.indicators.length > 0 ? `, by ${reading.indicators.map((sign) => `‘${sign}’`).join(' and ')}` : ', by the number of letters';
    return `${reading.fodder}${less}${signs}${reading.definition ? `, for ‘${reading.definition}’` : ''}`;
  }

  function mark(reading) {
    const text = clue.text;
    const marks = [];
    const add = (phrase, kind) => {
      const place = phrase ? text.toLowerCase().indexOf(phrase.toLowerCase()) : -1;
      if (place >= 0 && marks.every((other) => place >= other.end || place + phrase.length <= other.place)) {
        marks.push({ place, end: place + phrase.length, kind });
      }
    };
    add(reading?.fodder, 'fodder');
    add(reading?.subtracted, 'taken');
    add(reading?.definition, 'definition');
    for (const sign of [...(reading?.indicators ?? []), ...clue.indicators]) add(sign, 'sign');
    marks.sort((first, second) => first.place - second.place);
    let from = 0;
    const pieces = marks.flatMap(({ place, end, kind }) => {
      const before = text.slice(from, place);
      from = end;
      return [before, element('span', { class: kind }, text.slice(place, end))];
    });
    parts.clueText.replaceChildren(...pieces, text.slice(from), clue.enumeration ? ` (${clue.enumeration.replace(/[()]/g, '')})` : '');
  }

  return { show };
}
