// Where a person begins something, or carries on what was begun here or at the prompt.

import { counted, element, view } from './dom.js';

const names = { scramble: 'play', anagram: 'anagram', cryptogram: 'cryptogram' };

/** Shows what there is, and begins what is chosen. */
export async function home(main, begin, ask) {
  main.append(view('home').root);
  for (const form of main.querySelectorAll('form')) {
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const request = requests[form.dataset.open](new FormData(form), event.submitter?.value);
      begin(names[form.dataset.open], request);
    });
  }
  const heading = main.querySelector('h1');
  const kept = await ask({ open: 'kept' });
  if (!heading.isConnected) return;
  if (kept.message) main.append(element('p', { role: 'status' }, kept.message.replace(/^scramble: /gm, '')));
  if (kept.event !== 'kept') return;
  for (const [name, usual] of [['dictionary', 'en_US'], ['model', 'english']]) {
    const names = name === 'model' ? kept.models : kept.dictionaries;
    for (const choice of main.querySelectorAll(`[name=${name}]`)) {
      choice.replaceChildren(...names.map((each) => element('option', { selected: each === usual }, each)));
    }
  }
  for (const place of main.querySelectorAll('.kept')) {
    const sessions = kept.sessions.filter((session) => session.instrument === place.dataset.instrument);
    if (sessions.length === 0) continue;
    place.append(element('h3', {}, 'Carry on'), element('ul', {}, ...sessions.map((session) => row(session, begin))));
  }
}

const requests = {
  scramble(form, choice) {
    if (choice === 'daily') return { open: 'scramble', daily: 'today' };
    if (choice !== 'chosen') return { open: 'scramble' };
    const root = form.get('root').trim();
    const request = { open: 'scramble', dictionary: form.get('dictionary') };
    if (/^\d+$/.test(root)) request.seed = root;
    else if (root) request.root = root;
    if (form.get('level') && !('root' in request)) request.level = form.get('level');
    if (form.get('time')) request.time = Number(form.get('time'));
    return request;
  },
  anagram(form, choice) {
    const text = form.get('letters').trim();
    return { open: 'anagram', dictionary: form.get('dictionary'), ...(choice === 'clue' ? { clue: text } : text && { letters: text }) };
  },
  cryptogram: (form) => ({ open: 'cryptogram', model: form.get('model') }),
};

function row(session, begin) {
  const file = session.file.split('/').pop();
  const done = session.instrument === 'scramble'
    ? `${counted(session.words, 'word')}, ${counted(session.points, 'point')}`
    : session.progress;
  const facts = [
    done, session.daily && `daily of ${session.daily}`, session.dictionary !== 'en_US' && session.dictionary,
    session.state === 'revealed' && 'revealed', session.state === 'time-up' && 'the time is up', `${session.time} UTC`,
    session.inUse && 'in use',
  ].filter(Boolean).join(', ');
  const carryOn = () => begin(names[session.instrument], { open: 'resume', instrument: session.instrument, file });
  return element('li', {},
    element('span', {}, session.title || 'no title', element('small', {}, facts)),
    element('button', { onclick: carryOn, 'aria-label': `Carry on with ${session.title}, ${facts}` }, 'Carry on'));
}
