// The page around the instruments: links, panels, settings, and the way of an input to the kernel and back.
'use strict';

const views = { game, anagram, cryptogram };
/** The instrument in sight.
 * @type {keyof typeof views} */
let view = 'game';
/** @type {Kernel} */
let kernel;
/** The input that is at work.
 * @type {Promise<unknown>} */
let turn = Promise.resolve();

/** Does one thing after the other, in the order of the keys.
 * @template Value @param {() => Promise<Value>} work */
function inTurn(work) {
  const next = turn.then(work);
  turn = next.catch(() => {});
  return next;
}

/**
 * Hands an input to the kernel when its turn has come, and shows what is answered.
 * @param {Input | (() => Input)} input
 */
const send = (input) => ask(() => kernel.take(typeof input === 'function' ? input() : input));

/**
 * Asks the kernel when the turn has come, and shows what it answers.
 * @param {() => Promise<any>} question @returns {Promise<Answer[]>}
 */
const ask = (question) => inTurn(async () => {
  const busy = setTimeout(() => { document.body.ariaBusy = 'true'; }, 300);
  try {
    /** @type {Answer[]} */
    const answers = await question();
    if (kernel.fragment) remember(sessionStorage, `link/${link()}`, kernel.fragment);
    answers.forEach(show);
    return answers;
  } catch (error) {
    tell(/** @type {Error} */ (error).message);
    return [];
  } finally {
    clearTimeout(busy);
    document.body.ariaBusy = 'false';
  }
});

/** @param {Answer} answer */
function show(answer) {
  const clue = answer.state.entry?.clue;
  const said = [...withoutPrompts(answer.says).filter(({ text }) => text !== clue), ...answer.failure ? [{ text: answer.failure, tone: /** @type {const} */ ('bad') }] : []];
  const place = views[view].draw(answer) ?? byId(`${view}-says`);
  document.querySelector('.question')?.remove();
  say(place, said);
  if (answer.event.about === 'question') {
    place.after(make('p', { className: 'question' }, lineButton('Yes', answer.event.line, { className: 'key wide' })));
  }
  byId('console-log').append(said.map(({ text }) => `${text}\n`).join(''));
  byId('console-log').scrollTop = byId('console-log').scrollHeight;
}

/** Tells what is no answer of an instrument.
 * @param {string} text */
function tell(text) { byId('notice').textContent = text; }

/** Begins something by its link.
 * @param {string} instrument @param {Record<string, string>} values */
function begin(instrument, values) {
  const told = Object.entries({ ...values, dictionary: setting('dictionary') }).filter(([, value]) => value);
  const beginning = `${instrument}?${new URLSearchParams(told)}`;
  remember(sessionStorage, `link/${beginning}`, '');
  if (link() === beginning) follow();
  else location.hash = beginning;
}

/** What the address begins. */
const link = () => location.hash.slice(1) || 'game';

/** Goes where the address says. A link that was opened in this tab before is carried on. */
async function follow() {
  const name = link().split('?')[0];
  const begun = remembered(sessionStorage, `link/${link()}`);
  view = Object.hasOwn(views, name) ? /** @type {keyof typeof views} */ (name) : 'game';
  document.body.dataset.view = view;
  for (const dialog of document.querySelectorAll('dialog')) dialog.close();
  for (const section of document.querySelectorAll('.view')) /** @type {HTMLElement} */ (section).hidden = section.id !== view;
  for (const anchor of document.querySelectorAll('nav a')) {
    /** @type {HTMLElement} */ (anchor).ariaCurrent = /** @type {HTMLElement} */ (anchor).dataset.view === view ? 'page' : null;
  }
  document.title = `${document.querySelector(`#${view}-title`)?.textContent} – Word Scramble`;
  tell('');
  await ask(() => kernel.open(begun || link().replace(/^\w+\?resume=/, 'resume?file=')));
  if (view === 'game' && matchMedia('(pointer: fine)').matches) byId('word').focus();
}

/** Shows a panel.
 * @param {string} name */
function showPanel(name) {
  if (name === 'statistics') send({ line: ':stats' });
  if (name === 'day') send({ line: ':answers' });
  if (name === 'new') showKept('game', byId('rounds'));
  for (const dialog of document.querySelectorAll('dialog')) dialog.close();
  byId(name).showModal();
}

/** Shows the sessions of an instrument that can be carried on.
 * @param {string} instrument @param {HTMLElement} place */
async function showKept(instrument, place) {
  const kept = await inTurn(() => kernel.sessions(instrument));
  fill(place, kept.filter(({ state }) => state === 'open').slice(0, 12).map(({ file, title, progress, words, total }) =>
    make('a', { href: `#${instrument}?resume=${encodeURIComponent(file)}` }, title, make('small', { textContent: progress || `${words}/${total || '?'}` }))));
}

/** What the person has set.
 * @param {string} name */
const setting = (name) => remembered(localStorage, `setting/${name}`);

/** Puts the settings into effect. */
function applySettings() {
  document.documentElement.dataset.theme = setting('theme');
  byId('console').hidden = !setting('console');
  const names = kernel?.dictionaries ?? [];
  fill(byId('own-dictionaries'), names.map((name) => make('option', { value: name, textContent: name })));
  byId('own-dictionaries').hidden = names.length === 0;
  for (const field of document.querySelectorAll('[data-setting]')) {
    if (field instanceof HTMLInputElement) field.checked = Boolean(setting('console'));
    else if (field instanceof HTMLSelectElement) field.value = setting(field.dataset.setting ?? '');
  }
}

/** What is pressed anywhere sends its line or its key, or shows its panel.
 * @param {MouseEvent} event */
function press({ target }) {
  const button = /** @type {Element} */ (target).closest('button');
  if (!button) return;
  const { line, then, key, panel } = button.dataset;
  button.closest('details.menu')?.removeAttribute('open');
  if (panel) showPanel(panel);
  if (line) send({ line });
  if (then) send({ line: then });
  if (key) send({ key });
}

/** @param {SubmitEvent} event */
function submit(event) {
  const form = /** @type {HTMLFormElement} */ (event.target), field = form.querySelector('input');
  if (form.dataset.line === undefined || !field) return;
  event.preventDefault();
  send({ line: form.dataset.line + field.value });
  field.value = '';
  form.closest('details.menu')?.removeAttribute('open');
}

document.addEventListener('click', press);
document.addEventListener('submit', submit);
document.addEventListener('keydown', (event) => {
  const { target, key } = event;
  if (key === 'Escape') document.querySelectorAll('details.menu[open]').forEach((menu) => menu.removeAttribute('open'));
  if (event.ctrlKey && key === 'z' && view !== 'game') send({ line: ':undo' });
  const isElsewhere = /** @type {Element} */ (target).closest('input, textarea, select, dialog, .console');
  if (!event.ctrlKey && !event.metaKey && !event.altKey && !isElsewhere) views[view].press(event);
});
document.addEventListener('input', ({ target }) => {
  const field = /** @type {HTMLInputElement} */ (target);
  if (field.dataset.setting) {
    remember(localStorage, `setting/${field.dataset.setting}`, field.type === 'checkbox' ? (field.checked ? 'on' : '') : field.value);
    applySettings();
  } else if (field.id) remember(sessionStorage, `draft/${field.id}`, field.value);
});
byId('new-random').addEventListener('click', () => {
  const [seed] = crypto.getRandomValues(new Uint32Array(1));
  begin('game', { seed: String(seed), level: setting('level'), time: setting('time') });
});
byId('new-root').addEventListener('submit', (/** @type {Event} */ event) => {
  event.preventDefault();
  begin('game', { root: byId('root').value, time: setting('time') });
});
byId('save').addEventListener('click', () => kernel.save());
byId('opened-file').addEventListener('change', (/** @type {any} */ { target }) => {
  byId('settings').close();
  if (target.files[0]) ask(() => kernel.adopt(target.files[0]));
});

/** Keeps a dictionary that was opened or dropped.
 * @param {FileList} files */
async function keepDictionary(files) {
  try {
    remember(localStorage, 'setting/dictionary', await kernel.addDictionary(files));
    applySettings();
  } catch (error) { tell(/** @type {Error} */ (error).message); }
}
byId('dictionary-files').addEventListener('change', (/** @type {any} */ { target }) => keepDictionary(target.files));
document.addEventListener('dragover', (event) => event.preventDefault());
document.addEventListener('drop', (event) => {
  event.preventDefault();
  if (event.dataTransfer?.files.length) keepDictionary(event.dataTransfer.files);
});

(async () => {
  for (const name of ['word', 'clue-text', 'puzzle-text']) byId(name).value = remembered(sessionStorage, `draft/${name}`);
  applySettings();
  for (const instrument of Object.values(views)) instrument.begin();
  const loading = byId('loading');
  try {
    kernel = await Kernel.start({
      progress: (_, part) => { loading.value = part; loading.hidden = part === 1; },
      notice: tell,
    });
    applySettings();
    addEventListener('hashchange', follow);
    await follow();
  } catch (error) { tell(/** @type {Error} */ (error).message); }
})();
