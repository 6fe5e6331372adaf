// What the three instruments draw with: elements, sentences, and what a tab remembers.
'use strict';

/** @typedef {{ start: number, end: number, role: string }} Mark */
/** @typedef {{ text: string, tone?: 'title' | 'good' | 'bad', marks?: Mark[] }} Sentence */
/** @typedef {{ word: string, lemma?: string, relation?: string, partOfSpeech?: string, sense?: string }} Definition */

/**
 * An answer of the kernel, as docs/json.md describes it.
 * @template [Event=any] @template [State=any]
 * @typedef {{ event: Event, state: State, says?: Sentence[], failure?: string }} Answer
 */

/** The element of the page with an id.
 * @param {string} id @returns {any} */
const byId = (id) => document.getElementById(id);

/**
 * Makes an element. A property that elements lack becomes an attribute; one that is undefined is left out.
 * @param {string} tag @param {Record<string, any>} [properties] @param {(Node | string)[]} children @returns {any}
 */
function make(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined) continue;
    if (name in element) Object.assign(element, { [name]: value });
    else element.setAttribute(name, value);
  }
  element.append(...children);
  return element;
}

/** A button that sends a line when it is pressed.
 * @param {string} text @param {string} line @param {object} [more] */
const lineButton = (text, line, more) => make('button', { type: 'button', textContent: text, 'data-line': line, ...more });

/**
 * Fills an element anew. The focus stays on the child of the same number, and the element hides where it may be empty.
 * @param {HTMLElement} parent @param {(Node | string)[]} children
 */
function fill(parent, children) {
  const focused = [...parent.querySelectorAll('button')].findIndex((button) => button === document.activeElement);
  parent.replaceChildren(...children);
  if (parent.classList.contains('choices')) parent.hidden = children.length === 0;
  const buttons = parent.querySelectorAll('button');
  if (focused >= 0) buttons[Math.min(focused, buttons.length - 1)]?.focus();
}

/** The sentences without those to be copied and what is for a prompt, which stands at their end.
 * @param {Sentence[]} [says] @returns {Sentence[]} */
function withoutPrompts(says = []) {
  return says.filter(({ marks = [] }) => !marks.some(({ role }) => role === 'copied')).map((sentence) => {
    const prompt = sentence.marks?.find(({ role }) => role === 'prompt');
    return prompt ? { ...sentence, text: characters(sentence.text).slice(0, prompt.start).join(''), marks: [] } : sentence;
  }).filter(({ text }) => text);
}

/** The characters of a text as a person sees them.
 * @param {string} text */
const characters = (text) => Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);

/** A text with its marked parts.
 * @param {Sentence} sentence */
function marked({ text, marks = [] }) {
  const all = characters(text), part = (/** @type {number} */ start, /** @type {number} */ end) => all.slice(start, end).join('');
  /** @type {(Node | string)[]} */
  const parts = [];
  let place = 0;
  for (const { start, end, role } of [...marks].sort((one, other) => one.start - other.start)) {
    parts.push(part(place, start), make('mark', { className: role, title: role }, part(start, end)));
    place = end;
  }
  return [...parts, part(place, all.length)];
}

/** Shows sentences in the place of others, a line each.
 * @param {HTMLElement} parent @param {Sentence[]} [says] */
function say(parent, says = []) {
  parent.replaceChildren(...says.map((sentence) => make('span', { className: sentence.tone ?? '' }, ...marked(sentence))));
}

/** Shows a symbol of the page, or none where it has none of that name.
 * @param {HTMLElement} picture @param {string} [name] */
function picture(picture, name = '') {
  const symbol = `rank-${name.toLowerCase().replaceAll(' ', '-')}`;
  picture.querySelector('use')?.setAttribute('href', byId(symbol) ? `#${symbol}` : '#');
}

/** Words as a list, those with a sense first.
 * @param {string} title @param {string[]} [words] @param {Definition[]} [senses] */
function wordList(title, words = [], senses = []) {
  if (words.length === 0) return [];
  const told = senses.filter(({ word, sense }) => sense && words.includes(word));
  const others = words.filter((word) => !told.some((one) => one.word === word));
  return [
    make('h3', { textContent: title }),
    make('dl', {}, ...told.flatMap(({ word, relation, lemma, partOfSpeech, sense }) => [
      make('dt', { textContent: word }),
      make('dd', {}, make('i', { textContent: [relation, lemma].filter(Boolean).join(' ') || partOfSpeech }), ` ${sense}`),
    ])),
    make('ul', { className: 'words' }, ...others.map((word) => make('li', { textContent: word }))),
  ];
}

/** What is remembered under a name; nothing where the browser forbids it.
 * @param {Storage} store @param {string} name */
function remembered(store, name) {
  try { return store.getItem(`word-scramble/${name}`) ?? ''; } catch { return ''; }
}

/** Remembers a text where the browser lets it.
 * @param {Storage} store @param {string} name @param {string} text */
function remember(store, name, text) {
  try { store.setItem(`word-scramble/${name}`, text); } catch { /* The page works without. */ }
}
