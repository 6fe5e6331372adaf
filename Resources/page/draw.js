// What the page draws with: templates that are filled with what the kernel tells, sentences, and what a tab remembers.
'use strict';

/** @param {string} id @returns {any} the element of the page with an id */
const byId = (id) => document.getElementById(id);

/** @param {string} selector @returns {any[]} */
const all = (selector) => [...document.querySelectorAll(selector)];

/** @param {any} target @param {string} type of an event @param {(event: any) => void} action */
const on = (target, type, action) => target.addEventListener(type, action);

/** @type {WeakMap<Element, Element>} the templates of the elements that are drawn */
const patterns = new WeakMap();

// An attribute whose names are all of nothing is left out.
/** @param {any} element a copy @param {any} pattern the template @param {Item} item has what is named in braces */
function update(element, pattern, item) {
  const told = (/** @type {string} */ text) => text.replace(/\{(\w+)\}/g, (_, name) => item[name] ?? '');
  for (const { name, value } of pattern.attributes) {
    if (!value.includes('{')) continue;
    const text = told(value);
    if (!text) element.removeAttribute(name);
    else if (text !== element.getAttribute(name)) element.setAttribute(name, text);
  }
  const { each } = pattern.dataset;
  if (each) return fill(element, item[each]);
  for (const [place, node] of pattern.childNodes.entries()) {
    const child = element.childNodes[place];
    if (node instanceof Element) update(child, node, item);
    else if (child.data !== told(node.data)) child.data = told(node.data);
  }
}

// Elements stay where they are, and with them the focus.
/** @param {any} parent whose `data-each`, or `data-as`, names the template of its items @param {Item[]} [items] */
function fill(parent, items = []) {
  const { each, as = each } = parent.dataset;
  for (const [place, item] of items.entries()) {
    const pattern = byId(`item-${item.as ?? as}`).content.firstElementChild;
    const old = parent.children[place];
    const element = patterns.get(old) === pattern ? old : pattern.cloneNode(true);
    if (element !== old) parent.insertBefore(element, old ?? null);
    patterns.set(element, pattern);
    update(element, pattern, item);
  }
  while (parent.children.length > items.length) parent.lastElementChild.remove();
}

/** @param {Sentence} sentence @returns {(Node | string)[]} its text with the marked parts */
function marked({ text, marks = [] }) {
  // Marks count characters as a person sees them.
  const characters = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
  const part = (/** @type {[number, number?]} */ ...range) => characters.slice(...range).join('');
  let place = 0;
  const parts = [...marks].sort((one, other) => one.start - other.start).flatMap(({ start, end, role }) => {
    const before = part(place, start);
    const mark = Object.assign(document.createElement('mark'), { className: role, title: role });
    mark.append(part(start, end));
    place = end;
    return [before, mark];
  });
  return [...parts, part(place)];
}

/** @param {HTMLElement} parent @param {Sentence[]} says shows sentences in the place of others, or behind them */
function say(parent, says, goesOn = false) {
  if (!goesOn) parent.replaceChildren();
  parent.append(...says.map((sentence) => {
    const line = Object.assign(document.createElement('span'), { className: sentence.tone ?? '' });
    line.append(...marked(sentence));
    return line;
  }));
}

/** @typedef {'sessionStorage' | 'localStorage'} Store which a browser may refuse to hand out at all */

/** @param {Store} store @param {string} name what is remembered under a name; nothing where the browser forbids it */
function remembered(store, name) {
  try { return window[store].getItem(`word-scramble/${name}`) ?? ''; } catch { return ''; }
}

/** @param {Store} store @param {string} name @param {string} text remembers a text where the browser lets it */
function remember(store, name, text) {
  try { window[store].setItem(`word-scramble/${name}`, text); } catch { /* The page works without. */ }
}
