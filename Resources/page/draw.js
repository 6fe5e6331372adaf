// What the three instruments draw with: elements, sentences, and what a tab remembers.
'use strict';

/** @param {string} id @returns {any} the element of the page with an id */
const byId = (id) => document.getElementById(id);

/** @param {any} target @param {string} type of an event @param {(event: any) => void} action */
const on = (target, type, action) => target.addEventListener(type, action);

// What elements lack becomes an attribute, what is undefined is left out, and of a list that is told which applies.
/** @param {any} element @param {Record<string, any>} properties that it gets */
function set(element, properties) {
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined) continue;
    const told = Array.isArray(value) ? value.filter(Boolean).join(name === 'className' ? ' ' : ', ') : value;
    if (name in element) element[name] = told;
    else element.setAttribute(name, told);
  }
  return element;
}

/** @typedef {Node | string} Child */

/** @param {string} tag of a new element @param {Record<string, any>} [properties] @param {Child[]} children */
function make(tag, properties = {}, ...children) {
  const element = set(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

/** @param {object} properties of a button @param {Child[]} children */
const button = (properties, ...children) => make('button', { type: 'button', ...properties }, ...children);

/** @param {string} text @param {string} line that the button sends @param {object} [more] */
const lineButton = (text, line, more) => button({ 'data-line': line, ...more }, text);

// The focus stays on the child of the same number, and choices hide where there are none.
/** @param {HTMLElement} parent @param {Child[]} children that take the place of all others */
function fill(parent, children) {
  const focused = [...parent.querySelectorAll('button')].findIndex((button) => button === document.activeElement);
  parent.replaceChildren(...children);
  if (parent.classList.contains('choices')) parent.hidden = children.length === 0;
  const buttons = parent.querySelectorAll('button');
  if (focused >= 0) buttons[Math.min(focused, buttons.length - 1)]?.focus();
}

// What is to be copied is left out, and what is for a prompt, which stands at the end of a sentence.
/** @param {Sentence[]} [says] @returns {Sentence[]} */
function withoutPrompts(says = []) {
  return says.filter(({ marks = [] }) => !marks.some(({ role }) => role === 'copied')).map((sentence) => {
    const prompt = sentence.marks?.find(({ role }) => role === 'prompt');
    const text = characters(sentence.text).slice(0, prompt?.start).join('');
    return prompt ? { ...sentence, text, marks: [] } : sentence;
  }).filter(({ text }) => text);
}

/** @param {string} text the characters of a text as a person sees them */
const characters = (text) => Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);

/** @param {Sentence} sentence @returns {Child[]} its text with the marked parts */
function marked({ text, marks = [] }) {
  const all = characters(text);
  let place = 0;
  const parts = [...marks].sort((one, other) => one.start - other.start).flatMap(({ start, end, role }) => {
    const before = all.slice(place, start).join('');
    place = end;
    return [before, make('mark', { className: role, title: role }, all.slice(start, end).join(''))];
  });
  return [...parts, all.slice(place).join('')];
}

/** @param {HTMLElement} parent @param {Sentence[]} says shows sentences in the place of others, a line each */
function say(parent, says) {
  const line = (/** @type {Sentence} */ one) => make('span', { className: one.tone ?? '' }, ...marked(one));
  parent.replaceChildren(...says.map(line));
}

/** @param {HTMLElement} picture @param {string} [rank] shows the symbol of a rank, or none */
function picture(picture, rank = '') {
  const symbol = `rank-${rank.toLowerCase().replaceAll(' ', '-')}`;
  picture.querySelector('use')?.setAttribute('href', byId(symbol) ? `#${symbol}` : '#');
}

/** @param {string} title @param {string[]} [words] those first that have @param {Definition[]} [senses] */
function wordList(title, words = [], senses = []) {
  if (words.length === 0) return [];
  const told = senses.filter(({ word, sense }) => sense && words.includes(word));
  const others = words.filter((word) => !told.some((one) => one.word === word));
  return [
    make('h3', { textContent: title }),
    make('dl', {}, ...told.flatMap(({ word, relation, lemma, partOfSpeech, sense }) => [
      make('dt', { textContent: word }),
      make('dd', {}, make('i', {}, [relation, lemma].filter(Boolean).join(' ') || partOfSpeech || ''), ` ${sense}`),
    ])),
    make('ul', { className: 'words' }, ...others.map((word) => make('li', {}, word))),
  ];
}

/** @param {Storage} store @param {string} name what is remembered under a name; nothing where the browser forbids it */
function remembered(store, name) {
  try { return store.getItem(`word-scramble/${name}`) ?? ''; } catch { return ''; }
}

/** @param {Storage} store @param {string} name @param {string} text remembers a text where the browser lets it */
function remember(store, name, text) {
  try { store.setItem(`word-scramble/${name}`, text); } catch { /* The page works without. */ }
}
