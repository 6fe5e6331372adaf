// A clue as it is printed: its parts are marked as the picked reading has them, and said again in the readings.

import { element } from './dom.js';

/** The clue in a line, as an entry has it. */
const line = (clue) => [clue.text, clue.enumeration].filter(Boolean).join(' ');

/** Shows a clue of which nothing but its text is known, or none. */
export function plainClue(parts, text) {
  parts.clue.hidden = !text;
  parts.legend.hidden = parts.others.hidden = true;
  parts.clueText.replaceChildren(text);
  parts.readings.replaceChildren();
}

/** Shows what the clue of `event` offers; a reading that is picked is said as a line. */
export function clue(parts, event, say) {
  const { clue } = event;
  const open = clue.readings.filter((reading) => !reading.isFolded);
  const picked = clue.readings[clue.picked - 1] ?? open[0];
  parts.clue.hidden = false;
  parts.legend.hidden = clue.readings.length === 0;
  parts.clueText.replaceChildren(...marked(clue, picked));
  const items = clue.readings.map((reading, index) => element('li', {}, element('button', {
    type: 'button',
    onclick: () => {
      parts.clueText.replaceChildren(...marked(clue, reading));
      say(`:use ${index + 1}`);
    },
  }, reading.text)));
  parts.readings.replaceChildren(...items.slice(0, open.length));
  parts.others.hidden = open.length === items.length;
  parts.othersTitle.textContent = clue.remark;
  parts.otherReadings.start = open.length + 1;
  parts.otherReadings.replaceChildren(...items.slice(open.length));
}

/** The clue and what it offers, in words. */
export function told(clue) {
  const open = clue.readings.filter((reading) => !reading.isFolded);
  return [line(clue), ...open.map((reading, index) => `${index + 1}. ${reading.text}`), clue.remark].filter(Boolean).join('\n');
}

/** The clue with the marks of a reading, or without any. */
function marked(clue, reading) {
  const text = line(clue);
  const marks = [];
  const add = (phrase, kind) => {
    const place = phrase ? text.toLowerCase().indexOf(phrase.toLowerCase()) : -1;
    if (place >= 0 && marks.every((other) => place >= other.end || place + phrase.length <= other.place)) {
      marks.push({ place, end: place + phrase.length, kind });
    }
  };
  if (reading) {
    add(reading.fodder, 'fodder');
    for (const phrase of [reading.subtracted, ...reading.removed.map((letters) => letters.words)]) add(phrase, 'taken');
    for (const sign of reading.indicators) add(sign, 'sign');
    for (const letters of reading.added) add(letters.words, 'added');
    add(reading.definition, 'definition');
    for (const sign of clue.indicators) add(sign, 'sign');
  }
  marks.sort((first, second) => first.place - second.place);
  let from = 0;
  const pieces = marks.flatMap(({ place, end, kind }) => {
    const before = text.slice(from, place);
    from = end;
    return [before, element('span', { class: kind }, text.slice(place, end))];
  });
  return [...pieces, text.slice(from)];
}
