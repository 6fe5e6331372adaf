// A clue as it is printed: its parts are marked as the picked reading has them, and said again in the readings.

import { counted, element } from './dom.js';

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
  const picked = clue.readings.find((reading) => isOnBench(reading, event)) ?? open[0];
  parts.clue.hidden = false;
  parts.legend.hidden = clue.readings.length === 0;
  parts.clueText.replaceChildren(...marked(clue, picked));
  const items = clue.readings.map((reading, index) => element('li', {}, element('button', {
    type: 'button',
    onclick: () => {
      parts.clueText.replaceChildren(...marked(clue, reading));
      say(`:use ${index + 1}`);
    },
  }, offer(reading))));
  parts.readings.replaceChildren(...items.slice(0, open.length));
  parts.others.hidden = open.length === items.length;
  parts.othersTitle.textContent = folded(clue);
  parts.otherReadings.start = open.length + 1;
  parts.otherReadings.replaceChildren(...items.slice(open.length));
}

/** Whether the letters on the bench are those of the reading. */
function isOnBench(reading, { phrase, definition }) {
  const letters = (text) => [...text.toLowerCase()].filter((character) => /[\p{L}?]/u.test(character)).sort().join('');
  const all = [reading.fodder, ...reading.added.map((added) => added.letters), '?'.repeat(Math.max(0, -reading.surplus))];
  return reading.definition === definition && letters(all.join('')) === letters(phrase);
}

/** The clue and what it offers, in words. */
export function told(clue) {
  const open = clue.readings.filter((reading) => !reading.isFolded);
  const none = clue.enumeration ? 'No words of it have the letters of the answer.' : 'It does not tell the length of the answer, such as (8).';
  const others = clue.readings.length > open.length ? [folded(clue)] : [];
  const offers = [...open.map((reading, index) => `${index + 1}. ${offer(reading)}`), ...others];
  return [line(clue), ...(offers.length > 0 ? offers : [none])].join('\n');
}

/** How many readings there are for which little speaks. */
function folded(clue) {
  const count = clue.readings.filter((reading) => reading.isFolded).length;
  const none = count === clue.readings.length ? 'No reading stands out. ' : '';
  return `${none}${counted(count, 'other reading')}, by little but the number of letters`;
}

function offer(reading) {
  const less = reading.subtracted ? ` less ${reading.subtracted}` : '';
  const lost = reading.removed.map((removed) =>
    ` less ${reading.fodder.toLowerCase().includes(removed.words.toLowerCase()) ? removed.letters.toUpperCase() : lettersOf(removed)}`).join('');
  const added = reading.added.map((letters) => ` and ${lettersOf(letters)}`).join('');
  const balance = reading.surplus === 0 ? '' : `, ${Math.abs(reading.surplus)} ${reading.surplus > 0 ? 'over' : 'short'}`;
  const signs = reading.indicators.length > 0 ? `, by ${reading.indicators.map((sign) => `‘${sign}’`).join(' and ')}` : ', by the number of letters';
  return `${reading.fodder}${less}${lost}${added}${balance}${signs}${reading.definition ? `, for ‘${reading.definition}’` : ''}`;
}

/** Letters with the words that they are of, unless these are the letters: `R (right)`. */
function lettersOf({ letters, words }) {
  const capitals = letters.toUpperCase();
  return words.toUpperCase() === capitals ? words : `${capitals} (${words})`;
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
