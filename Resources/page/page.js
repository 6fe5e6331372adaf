// The page around the instruments: links, panels, settings, and the way of an input to the kernel and back.
'use strict';

/** @type {Record<string, any>} */
const views = { game, anagram, cryptogram };
/** The instrument in sight, and how many inputs wait or are at work. */
let view = 'game', waiting = 0;
/** @type {Record<string, string>} the lines of keys that are pressed with Ctrl or Command */
const shortcuts = { 'z': ':undo', 'shift z': ':redo', 'y': ':redo' };
/** @type {Kernel} */
let kernel;
/** @type {Promise<unknown>} the input that is at work */
let turn = Promise.resolve();

/** @template Value @param {() => Promise<Value>} work that is done when all before it is, in the order of the keys */
function inTurn(work) {
  waiting += 1;
  const next = turn.then(work).finally(() => { waiting -= 1; });
  turn = next.catch(() => {});
  return next;
}

/** @param {Input | (() => Input)} input hands an input to the kernel when its turn has come, and shows the answers */
const send = (input) => ask(() => kernel.take(typeof input === 'function' ? input() : input), true);

/** @param {() => Promise<Answer[]>} question for the kernel when the turn has come, whose answers are shown */
const ask = (question, isInput = false) => inTurn(async () => {
  const told = byId('notice').textContent;
  const busy = setTimeout(() => { document.body.ariaBusy = 'true'; }, 300);
  const answers = await question().catch(tell) ?? [];
  clearTimeout(busy);
  document.body.ariaBusy = 'false';
  // Whoever goes on has read what was told before.
  if (isInput && answers.length && byId('notice').textContent === told) tell({ message: '' });
  if (waiting === 1 && kernel.view && kernel.view !== view) {
    look(kernel.view);
    history.replaceState(null, '', `#${view}`);
  }
  if (waiting === 1 && answers.length) {
    // A session that has no transcript yet is begun again by its link, a round that was dealt by its seed.
    const { seed } = answers[0].state, dealt = view === 'game' ? `game?seed=${seed}` : '';
    const again = kernel.fragment ?? (link() === view ? remembered('sessionStorage', `link/${view}`) || dealt : link());
    if (kernel.fragment) remember('sessionStorage', `link/${link()}`, kernel.fragment);
    if (again) remember('sessionStorage', `link/${view}`, again);
  }
  keepFocus(() => answers.forEach((answer, number) => show(answer, number > 0)));
  return answers;
});

/** @param {() => void} work after which the focus, where what had it is gone, goes to what is nearest around it */
function keepFocus(work) {
  /** @type {Element[]} */
  const around = [];
  for (let place = document.activeElement; place && place !== document.body; place = place.parentElement) {
    around.push(place);
  }
  work();
  const isShown = (/** @type {Element} */ one) => one !== document.body && one.getClientRects().length > 0;
  if (isShown(document.activeElement ?? document.body)) return;
  around.flatMap((place) => /** @type {any[]} */ ([...place.querySelectorAll('a, button, input, textarea, summary')]))
    .find((one) => one.tabIndex >= 0 && isShown(one))?.focus();
}

/** @param {Answer} answer @param {boolean} goesOn whether it is to the same line as the one before */
function show(answer, goesOn) {
  const { state, page } = answer;
  for (const place of all('[data-each]')) if (page[place.dataset.each]) fill(place, page[place.dataset.each]);
  views[view].draw(answer);
  // A session that has ended asks for another one, and takes no line.
  const hasEnded = answer.event.kind === 'end';
  byId(view).classList.toggle('ended', hasEnded);
  if (hasEnded) {
    byId(view).classList.replace('filled', 'asking');
    listSessions(byId(view));
  }
  const said = page.says.filter(({ text }) => text !== state.entry?.clue);
  say(byId(`${page.panel ?? view}-says`), said, goesOn && !page.panel);
  const log = byId('console-log');
  log.append(said.map(({ text }) => `${text}\n`).join(''));
  log.scrollTop = log.scrollHeight;
}

/** @param {{ message: string }} notice that is no answer of an instrument */
function tell({ message }) { byId('notice').textContent = message; }

// Where an instrument has nothing it asks for something, and where it asks already and goes on.
/** @param {string} name @param {boolean} goesOn @param {boolean} hasSomething @returns {boolean} focus needs a place */
function asks(name, goesOn, hasSomething) {
  const { classList } = byId(name);
  classList.toggle('filled', hasSomething);
  const isAsking = classList.toggle('asking', !hasSomething || (goesOn && classList.contains('asking')));
  return !isAsking && byId(name).querySelector('.asks').contains(document.activeElement);
}

/** Goes back from asking for something else to what is at hand, if anything is. */
function goBack() {
  if (!byId(view).matches('.filled.asking')) return;
  byId(view).classList.remove('asking');
  byId(view).querySelector('[data-another]').focus();
}

/** @param {string} instrument @param {Record<string, any>} values begins something by its link */
function begin(instrument, values) {
  const all = { ...values, time: instrument === 'game' ? setting('time') : '', dictionary: setting('dictionary') };
  const beginning = `${instrument}?${new URLSearchParams(Object.entries(all).filter(([, value]) => value))}`;
  remember('sessionStorage', `link/${beginning}`, '');
  // The text that is drawn may be begun in another language.
  if (instrument === 'cryptogram') cryptogram.drawn = '';
  if (instrument === 'game') game.change((word) => { word.value = ''; });
  history.pushState(null, '', `#${beginning}`);
  follow();
}

/** What the address begins. */
const link = () => location.hash.slice(1) || 'game';

/** @param {string} name of the instrument that comes into sight */
function look(name) {
  view = document.body.dataset.view = name;
  for (const section of all('.view')) section.hidden = section.id !== view;
  for (const anchor of all('nav a')) anchor.ariaCurrent = anchor.dataset.view === view ? 'page' : null;
  document.title = `${byId(`${view}-title`).textContent} – ${all('.brand')[0].textContent}`;
}

const randomSeed = () => Math.ceil(Math.random() * 1e6);

/** @param {string} begun what this tab began by the address @returns {Promise<Answer[]>} */
async function openLink(begun, address = link()) {
  try {
    return await kernel.open(begun || address);
  } catch (error) {
    const { name } = /** @type {Error} */ (error), isElsewhere = name === 'elsewhere';
    // What is no longer kept, or another tab has, is begun anew.
    if (begun && (isElsewhere || name === 'failure')) {
      remember('sessionStorage', `link/${address}`, '');
    } else if (isElsewhere) {
      const name = Object.hasOwn(views, address) ? address : view;
      history.replaceState(null, '', `#${name}?${name === 'game' ? `seed=${randomSeed()}` : 'new'}`);
      // Why the link itself was refused is told already.
      if (!byId('notice').textContent) tell(trouble('another'));
    } else {
      throw error;
    }
    return openLink('');
  }
}

/** Goes where the address says. A link that was opened in this tab before is carried on. */
async function follow() {
  const address = link(), begun = remembered('sessionStorage', `link/${address}`), [name] = address.split('?');
  const instrument = Object.hasOwn(views, name) ? name : 'game';
  look(instrument);
  for (const dialog of all('dialog')) dialog.close();
  // That the browser keeps nothing is told before the first session.
  if (kernel.view) tell({ message: '' });
  await ask(() => openLink(begun));
  for (const other of [instrument, 'game']) if (!kernel.view) await ask(() => openLink('', other));
  if (matchMedia('(pointer: fine)').matches) all('#word, .asking textarea').find((one) => one.offsetParent)?.focus();
}

/** @param {string} name of a panel */
async function showPanel(name) {
  const { line } = byId(name).dataset;
  for (const dialog of all('dialog')) dialog.close();
  byId(name).showModal();
  const answers = line ? await send({ line }) : [];
  // What is refused is said in the panel.
  for (const { page } of answers) if (!page.panel) say(byId(`${name}-says`), page.says);
  await listSessions(byId(name));
}

/** @param {Element} parent of a list of sessions that can be carried on, if it has one */
async function listSessions(parent) {
  /** @type {HTMLElement | null} */
  const list = parent.querySelector('[data-sessions]');
  if (list) fill(list, await inTurn(() => kernel.sessions(list.dataset.sessions ?? '')));
}

/** @param {Answer[]} answers to a line that was typed: the panel of the last one comes up; the end of a round has its own */
function openPanel(answers) {
  const name = answers.at(-1)?.page.panel;
  if (name && name !== 'end' && !byId(name).open) byId(name).showModal();
}

/** @param {string} name what the person has set */
const setting = (name) => remembered('localStorage', `setting/${name}`);

/** Puts the settings into effect. */
function applySettings() {
  document.documentElement.dataset.theme = setting('theme');
  byId('console').hidden = !setting('console');
  fill(byId('own-dictionaries'), kernel?.dictionaries.map((name) => ({ name })));
  for (const field of all('[data-setting]')) {
    Object.assign(field, { checked: Boolean(setting('console')), value: setting(field.dataset.setting) });
  }
  const dictionary = setting('dictionary') && `&dictionary=${encodeURIComponent(setting('dictionary'))}`;
  byId('new-daily').hash = `game?daily${dictionary}`;
}

/** @param {FileList} list of files that were chosen or dropped: a dictionary is kept, any other file is opened */
async function openFiles(list) {
  const files = [...list], ofDictionary = files.filter(({ name }) => /\.(aff|dic)$/.test(name));
  for (const dialog of all('dialog')) dialog.close();
  tell({ message: '' });
  const name = ofDictionary.length && await inTurn(() => kernel.addDictionary(ofDictionary)).catch(tell);
  if (name) remember('localStorage', 'setting/dictionary', name);
  if (name) tell(trouble('added'));
  applySettings();
  for (const file of files) if (!ofDictionary.includes(file)) await ask(() => kernel.adopt(file));
}

for (const type of ['click', 'focusin']) on(document, type, ({ target }) => {
  for (const menu of all('details.menu[open]')) if (!menu.contains(target)) menu.open = false;
});
// What is pressed anywhere sends its line or its key, enters its letter, or shows its panel.
on(document, 'click', ({ target, detail }) => {
  const button = target.closest('button');
  if (!button) return;
  const { line, then, key, letter, box, command, panel, whole, another, back } = button.dataset;
  const menu = button.closest('details.menu');
  menu?.removeAttribute('open');
  // A key that presses a button has no clicks to count; the focus stays where the menu was.
  if (!detail) menu?.querySelector('summary').focus();
  // Behind a letter that was clicked, keys go where they go beside every field.
  else if (letter !== undefined || key) button.blur();
  if (panel) showPanel(panel);
  const sent = line && send({ line });
  // The clue of an entry, or of a reading, comes into sight.
  if (sent && button.closest('.crossword')) sent.then(() => byId('clue').scrollIntoView({ block: 'nearest' }));
  if (sent && !detail && button.closest('#readings')) sent.then(() => byId('clue').focus());
  if (then) send({ line: then });
  if (key) send({ key });
  if (letter !== undefined) views[view].enter(letter);
  if (box) cryptogram.select(Number(box));
  if (command !== undefined) cryptogram.command(command);
  if (whole) byId(whole).classList.add('whole');
  if (back !== undefined) goBack();
  if (another === undefined) return;
  byId(view).classList.add('asking');
  say(byId(`${view}-says`), []);
  byId(view).querySelector('textarea').focus();
  listSessions(byId(view));
});
on(document, 'submit', (event) => {
  const form = event.target, field = form.querySelector('input, textarea');
  if (form.method === 'dialog') return;
  event.preventDefault();
  const part = (event.submitter ?? form.querySelector('button')).value;
  form.closest('details.menu')?.removeAttribute('open');
  if (part) remember('sessionStorage', `draft/${field.id}`, '');
  if (part) begin(view, { [part]: field.value, model: form.querySelector('select')?.value });
  else if (form.dataset.sent !== field.value) {
    // A double click gives a line once.
    form.dataset.sent = field.value;
    send({ line: (form.dataset.line ?? '') + field.value }).then(openPanel)
      .finally(() => { delete form.dataset.sent; });
  }
  if (form.dataset.line === undefined && (part || !field.value.startsWith(':'))) return;
  field.value = '';
  if (field.id) remember('sessionStorage', `draft/${field.id}`, '');
});
on(document, 'keydown', (event) => {
  if (event.key === 'Escape' && !event.target.closest('dialog')) {
    for (const menu of all('details.menu[open]')) {
      if (menu.contains(event.target)) menu.querySelector('summary').focus();
      menu.open = false;
    }
    goBack();
  }
  if (event.key === 'Enter' && event.target.id === 'clue-text') event.target.form.requestSubmit();
  const isElsewhere = event.target.closest('input, textarea, select, dialog, .console');
  // In a field with a text the browser undoes what was typed.
  const key = `${event.shiftKey ? 'shift ' : ''}${event.key.toLowerCase()}`;
  const line = (event.ctrlKey || event.metaKey) && view !== 'game' && shortcuts[key];
  if (line && !(isElsewhere && event.target.value)) {
    event.preventDefault();
    send({ line });
  }
  if (!event.ctrlKey && !event.metaKey && !event.altKey && !isElsewhere) views[view].press(event);
});
on(document, 'input', ({ target: { id, type, checked, value, dataset } }) => {
  if (!dataset.setting) return id && remember('sessionStorage', `draft/${id}`, value);
  remember('localStorage', `setting/${dataset.setting}`, type === 'checkbox' ? (checked ? 'on' : '') : value);
  applySettings();
});
for (const type of ['dragover', 'drop']) on(document, type, (event) => {
  if (event.dataTransfer.types.includes('Files')) event.preventDefault();
});
on(document, 'drop', ({ dataTransfer: { files } }) => files.length && openFiles(files));
on(document, 'change', ({ target }) => target.files && openFiles(target.files).finally(() => { target.value = ''; }));
on(byId('new-random'), 'click', () => begin('game', { seed: randomSeed(), level: setting('level') }));
// What is chosen is begun also where the address stays the same, and where the tab has begun something else by it.
on(document, 'click', ({ target }) => {
  const chosen = target.closest('[data-sessions] a, #new-daily');
  if (!chosen) return;
  remember('sessionStorage', `link/${chosen.hash.slice(1)}`, '');
  byId('new').close();
  goBack();
  if (chosen.hash === location.hash) follow();
});
on(byId('end'), 'close', () => byId('over').querySelector('button').focus());
on(byId('save'), 'click', () => kernel?.save());

(async () => {
  for (const id of ['word', 'clue-text', 'puzzle-text']) byId(id).value = remembered('sessionStorage', `draft/${id}`);
  applySettings();
  for (const instrument of Object.values(views)) instrument.begin?.();
  // What is pressed meanwhile waits for its turn, for ever where the page cannot begin.
  kernel = await inTurn(() => Kernel.start({
    progress: (_, value) => Object.assign(byId('loading'), { value, hidden: value === 1 }),
    notice: tell,
  }));
  applySettings();
  // A dictionary that is gone judges nothing: no choice has its name.
  remember('localStorage', 'setting/dictionary', byId('dictionary').value);
  applySettings();
  on(window, 'hashchange', follow);
  await follow();
})().catch((error) => {
  tell(error);
  turn = new Promise(() => {});
});
