// A round of Word Scramble: letters to tap or to type, the words, the way to the next rank, the clock, the end.

import { copy, counted, element, say } from './dom.js';

/** Fills the parts of the view; the host says lines to the session. */
export function play(parts, host) {
  const field = document.getElementById('word');
  let round = { root: '', letters: '', used: [], score: 0 };
  let goal = { total: 0, usedRare: [] };
  let deadline = null;

  parts.form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (field.value.trim()) host.say(field.value);
    field.value = '';
    markTiles();
  });
  field.addEventListener('input', markTiles);
  parts.hint.addEventListener('click', () => host.say(`:hint ${document.getElementById('hint-level').value}`));
  parts.copy.addEventListener('click', async () => {
    say(parts.copy, (await copy(parts.shareLine)) ? 'Copied' : 'Press Ctrl-C');
  });
  for (const choice of document.getElementsByName('order')) choice.addEventListener('change', showWords);
  const ticking = setInterval(() => (parts.clock.isConnected ? tick() : clearInterval(ticking)), 250);
  if (matchMedia('(pointer: fine)').matches) field.focus();

  function show(event) {
    const before = round;
    const rareBefore = goal.usedRare.length;
    round = event;
    if (event.event === 'round') begin(event);
    if (event.total > 0) goal = event;
    if (event.letters !== before.letters) showTiles();
    if (event.used.length !== before.used.length || goal.usedRare.length !== rareBefore || event.event === 'round') showWords();
    showScore();
    const hasNews = event.event === 'time-up' || event.words.length > 0 || event.definitions.length > 0;
    if (hasNews) showNews(event);
    if (event.event !== 'round') answer(hasNews ? '' : event.text, event.event);
    return event.text;
  }

  function begin(event) {
    goal = { total: 0, usedRare: [] };
    parts.news.hidden = true;
    answer('', '');
    say(parts.title, `Root word: ${event.root}`);
    host.title(event.root);
  }

  function answer(text, kind) {
    say(parts.answer, text);
    parts.answer.className = `answer ${{ accepted: 'good', rejected: 'bad' }[kind] ?? ''}`;
  }

  function showScore() {
    say(parts.score, counted(round.score, 'point'));
    say(parts.words, goal.total > 0 ? `${goal.found} of ${counted(goal.total, 'word')}${goal.rare > 0 ? `, +${goal.rare} rare` : ''}` : counted(round.used.length, 'word'));
    say(parts.rank, goal.rank ?? '');
    parts.progress.hidden = goal.total === 0;
    parts.bar.max = goal.next ? round.score + goal.toNext : 1;
    parts.bar.value = goal.next ? round.score : 1;
    say(parts.toNext, goal.next ? `${counted(goal.toNext, 'point')} to ${goal.next}` : 'the highest rank');
  }

  // Tiles: each stands for a letter of the root, and is pressed while that letter is in the field.

  function showTiles() {
    parts.tiles.replaceChildren(...[...round.letters].map((letter) =>
      element('button', { type: 'button', class: 'tile', 'aria-pressed': 'false', onclick: tap }, letter)));
    markTiles();
  }

  function tap(event) {
    const tile = event.currentTarget;
    const letter = tile.textContent;
    if (tile.getAttribute('aria-pressed') === 'true') {
      const place = field.value.toLowerCase().lastIndexOf(letter.toLowerCase());
      field.value = field.value.slice(0, place) + field.value.slice(place + letter.length);
    } else {
      field.value += letter;
    }
    markTiles(tile);
  }

  /** Presses the tiles of the letters that are typed; of equal letters the one that was tapped comes first. */
  function markTiles(tapped) {
    const left = [...field.value.toLowerCase()];
    const tiles = [...parts.tiles.children];
    const isPressed = (tile) => tile.getAttribute('aria-pressed') === 'true';
    const inOrder = [...tiles.filter(isPressed), ...tiles.filter((tile) => !isPressed(tile))];
    if (tapped instanceof Element && !isPressed(tapped)) inOrder.unshift(tapped);
    const pressed = new Set();
    for (const tile of inOrder) {
      const place = left.indexOf(tile.textContent.toLowerCase());
      if (pressed.has(tile) || place < 0 || (tile === tapped && isPressed(tile))) continue;
      left.splice(place, 1);
      pressed.add(tile);
    }
    for (const tile of tiles) tile.setAttribute('aria-pressed', String(pressed.has(tile)));
  }

  function showWords() {
    if (round.used.length === 0) {
      parts.found.replaceChildren(element('p', {}, 'None yet.'));
    } else if (document.querySelector('[name=order]:checked').value === 'newest') {
      parts.found.replaceChildren(list(round.used));
    } else {
      const lengths = [...new Set(round.used.map((word) => [...word].length))].sort((a, b) => b - a);
      parts.found.replaceChildren(...lengths.flatMap((length) => [
        element('h3', {}, counted(length, 'letter')),
        list(round.used.filter((word) => [...word].length === length).sort()),
      ]));
    }
  }

  function list(words) {
    return element('ul', { class: 'words found' }, ...words.map((word) =>
      element('li', {}, word, ' ', element('small', {}, `${[...word].length}${goal.usedRare.includes(word) ? ', rare' : ''}`))));
  }

  /** What a hint, a definition or the end has to show. */
  function showNews(event) {
    const isEnd = event.event === 'time-up' || event.missedRare.length > 0 || event.share;
    parts.news.hidden = false;
    say(parts.newsTitle, isEnd ? (event.event === 'time-up' ? 'The time is up' : 'The end of the round') : event.word ? 'In the dictionary' : 'Hint');
    const told = isEnd ? event.message.split('\n').filter((line) => !event.share || !line.endsWith(event.share)) : [];
    parts.newsBody.replaceChildren(
      ...told.map((line) => element('p', {}, line)),
      ...section(isEnd ? 'Missed' : '', event.words), ...section('Rare words', event.missedRare),
      element('dl', {}, ...event.definitions.flatMap(definition)));
    parts.share.hidden = !event.share;
    parts.shareLine.value = event.share;
    say(parts.copy, 'Copy');
  }

  function section(title, words) {
    if (words.length === 0) return [];
    const items = element('ul', { class: 'words' }, ...words.map((word) => element('li', {}, word)));
    return title ? [element('h3', {}, `${title}: ${words.length}`), items] : [items];
  }

  function definition(sense) {
    const lead = sense.lemma ? `${sense.relation} ${sense.lemma}: ` : '';
    return [element('dt', {}, sense.word), element('dd', {}, `${lead}${sense.sense}`)];
  }

  // The clock shows what is left by this machine's own; the program decides when the time is up.

  function ready(event) {
    deadline = event.secondsLeft >= 0 ? performance.now() + event.secondsLeft * 1000 : null;
    tick();
  }

  function tick() {
    parts.clock.hidden = deadline === null;
    if (deadline === null) return;
    const left = Math.max(0, Math.ceil((deadline - performance.now()) / 1000));
    say(parts.clock, `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`);
    parts.clock.classList.toggle('low', left <= 10);
  }

  return { show, ready, focus: () => field.focus() };
}
