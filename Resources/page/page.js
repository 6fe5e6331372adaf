// The page: what is shown for an address, and what every instrument has.

import { ask, Session } from './connection.js';
import { element, say, view } from './dom.js';
import { home } from './home.js';
import { play } from './play.js';
import { anagram } from './anagram.js';
import { cryptogram } from './cryptogram.js';

const instruments = {
  play: { open: 'scramble', show: play },
  anagram: { open: 'anagram', show: anagram },
  cryptogram: { open: 'cryptogram', show: cryptogram },
};
const main = document.getElementById('main');
const state = document.getElementById('state');
const longestRecord = 500;
const noticeablePause = 600;
const atWork = 'The program is at work …';
let session;

/** What the tab has of an instrument: the request that brings its session back after a reload. */
const kept = {
  get: (name) => JSON.parse(sessionStorage.getItem(name) ?? 'null'),
  set: (name, request) => sessionStorage.setItem(name, JSON.stringify(request)),
};

/** A request with a name by which the page gets its session again before it knows the transcript. */
const named = (request) => (!request || request.open === 'resume' ? request : { ...request, page: crypto.randomUUID() });

/** Opens a session in this tab. */
export function begin(name, request) {
  kept.set(name, named(request));
  if (location.hash === `#${name}`) showAgain();
  else location.hash = name;
}

function show() {
  const left = session?.leave();
  session = undefined;
  say(state, '');
  const name = location.hash.slice(1);
  const instrument = Object.hasOwn(instruments, name) ? instruments[name] : undefined;
  for (const link of document.querySelectorAll('nav a')) {
    if (link.hash === location.hash) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
  main.replaceChildren();
  if (!instrument) {
    document.title = 'Word Scramble';
    home(main, begin, (request) => Promise.resolve(left).then(() => ask(request))).catch(() => say(state, "The program does not answer. Start 'scramble page' again."));
    return;
  }
  run(name, instrument);
}

function showAgain() {
  // What an instrument gives the focus to comes after this.
  main.focus();
  show();
}

function run(name, instrument) {
  const request = kept.get(name) ?? named({ open: instrument.open });
  kept.set(name, request);
  const { root, parts } = view(name);
  main.append(root);
  const record = addRecord();
  const shown = instrument.show(parts, {
    say: (...spoken) => session.say(...spoken),
    isBusy: () => session.isBusy,
    title: (title) => { document.title = `${title} – Word Scramble`; },
  });
  for (const button of main.querySelectorAll('[data-say]')) {
    button.addEventListener('click', () => session.say(button.dataset.say));
  }
  // A form with one field, whose buttons have the commands that the text goes behind.
  for (const form of main.querySelectorAll('form.command')) {
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const field = form.querySelector('input');
      const command = event.submitter?.value ?? form.querySelector('button').value;
      if (field.value.trim()) session.say(`${command} ${field.value.trim()}`);
      field.value = '';
    });
  }
  main.querySelector('.prompt').addEventListener('submit', (event) => {
    event.preventDefault();
    const field = document.getElementById('command');
    if (field.value.trim()) session.say(field.value);
    field.value = '';
  });
  let working;
  const rest = () => {
    clearTimeout(working);
    working = undefined;
    main.removeAttribute('aria-busy');
    if (state.textContent === atWork) say(state, '');
  };
  session = new Session(request, {
    asked() {
      working ??= setTimeout(() => {
        say(state, atWork);
        main.setAttribute('aria-busy', 'true');
      }, noticeablePause);
    },
    show(event, quiet, line) {
      if (event.event === 'notice') {
        record(event.message.replace(/^scramble: /, ''), 'notice');
        return;
      }
      const text = keepingFocus(() => shown.show(event, quiet, line), shown.focus);
      if (text && !quiet) record(text);
    },
    ready(event) {
      kept.set(name, session?.request ?? request);
      if (!session?.isBusy) rest();
      shown.ready?.(event);
    },
    lost: (message) => say(state, message),
    unheard: (lines) => record(`${session.isOver ? 'Not heard' : 'Perhaps not heard'}: ${lines.join(', ')}`, 'notice'),
    ended(event) {
      rest();
      const isOver = event.message === '';
      const reason = event.message.replace(/^scramble: /, '');
      state.replaceChildren(
        isOver ? 'The session has ended. ' : event.isInUse ? 'Another tab or a prompt has this session. ' : `${reason}. `,
        element('button', { onclick: showAgain }, isOver ? 'Carry on' : 'Try again'), ' ',
        ...(isOver || event.isInUse ? [] : [element('button', { onclick: () => begin(name, null) }, 'Begin anew'), ' ']),
        element('a', { href: '#home' }, 'Begin something else'));
    },
  });
}

/** Does what may take away or hide what has the focus, which goes where `next` brings it then. */
function keepingFocus(change, next) {
  const focused = document.activeElement;
  const result = change();
  const now = document.activeElement;
  if (focused !== document.body && (now === focused ? focused.checkVisibility?.() === false : now === document.body)) next();
  return result;
}

/** Puts the record and the prompt below an instrument; answers with what adds a line. */
function addRecord() {
  const { root } = view('record');
  main.append(root);
  const log = main.querySelector('.log');
  return (text, kind = '') => {
    log.firstChild.append(element('li', kind ? { class: kind } : {}, text));
    while (log.firstChild.children.length > longestRecord) log.firstChild.firstChild.remove();
    log.scrollTop = log.scrollHeight;
  };
}

document.querySelector('.skip').addEventListener('click', (event) => {
  event.preventDefault();
  main.focus();
});
addEventListener('hashchange', showAgain);
show();
