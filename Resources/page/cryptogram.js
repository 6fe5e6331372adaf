// The cryptogram helper: the cipher with a box a letter, words that fit, hints in words, and the solver when asked.

import { counted, element, say } from './dom.js';
import { grid } from './grid.js';

const mostMatches = 120;
/** As many characters of a puzzle as a frame carries in any case. */
const longestPiece = 2600;

/** Fills the parts of the view; the host says lines to the session. */
export function cryptogram(parts, host) {
  const puzzle = grid(parts.grid, { pair, remove, follow, search });
  let state = { ciphertext: [], map: '', words: [], history: [] };
  let map = { pairs: new Map(), locked: new Set(), bans: new Map() };
  let current = null;

  parts.paste.addEventListener('submit', (event) => {
    event.preventDefault();
    const field = document.getElementById('text');
    if (!field.value.trim()) return;
    const pieces = field.value.toWellFormed().match(new RegExp(`[^]{1,${longestPiece}}`, 'gu'));
    pieces.forEach((puzzle, index) => {
      const isLast = index === pieces.length - 1;
      host.say(JSON.stringify({ puzzle, isLast }), !isLast, 'the puzzle that was pasted');
    });
    field.value = '';
  });
  parts.hint.addEventListener('click', () => host.say(`:hint ${document.getElementById('cryptogram-hint').value}`));
  parts.print.addEventListener('click', () => print());
  parts.lock.addEventListener('click', () => host.say(`:${map.locked.has(current.letter) ? 'unlock' : 'lock'} ${current.letter}`));
  parts.ban.addEventListener('input', () => {
    const letter = parts.ban.value.trim();
    if (letter) host.say(`${current.letter}!=${letter}`);
    parts.ban.value = '';
  });
  parts.candidates.addEventListener('click', () => search(current.word));
  parts.enter.addEventListener('submit', (event) => {
    event.preventDefault();
    const field = document.getElementById('plain');
    const plain = field.value.trim();
    if (plain) host.say(`${current.word}=${plain}`);
    field.value = '';
  });
  parts.itself.addEventListener('change', () => host.say(`:itself ${parts.itself.checked ? 'on' : 'off'}`));
  parts.name.addEventListener('click', () => {
    const word = state.words.find((each) => each.cipher === current.word);
    host.say(`:${word?.standing === 'name' ? 'unname' : 'name'} ${current.word}`);
  });

  function pair(letter, plain) { host.say(`${letter}=${plain}`); }
  function remove(letter) { if (map.pairs.has(letter) || host.isBusy()) host.say(`-${letter}`); }
  function search(word) { if (word) host.say(word); }

  /** The cursor stands on a letter of a word. */
  function follow(letter, word) {
    current = { letter, word };
    showLetter();
  }

  function show(event, quiet, line) {
    const before = state;
    state = event;
    map = read(event.map);
    const hasPuzzle = event.ciphertext.length > 0;
    parts.none.hidden = hasPuzzle;
    parts.puzzle.hidden = parts.tips.hidden = !hasPuzzle;
    parts.wordsPart.hidden = parts.countsPart.hidden = !hasPuzzle;
    parts.itself.checked = event.mayBeItself;
    host.title(hasPuzzle ? event.ciphertext.join(' ').trim().slice(0, 30) : 'Cryptogram helper');
    const isOther = event.ciphertext.join('\n') !== before.ciphertext.join('\n');
    if (isOther) {
      current = null;
      parts.letter.hidden = true;
      parts.news.hidden = true;
      puzzle.draw(event.ciphertext);
    }
    showPuzzle();
    if (event.event === 'refused') puzzle.refuse(line);
    showLetter();
    showLists();
    const isListed = showChoices(event, line.trim());
    const said = isListed ? 'There are puzzles to choose from.' : sentence(event);
    const isAtHand = isOther || event.event === 'opened';
    const lead = isAtHand ? atHand(event) : event.event === 'changed' ? change(event.map, before.map) : '';
    const text = [lead, said].filter(Boolean).join('\n');
    // The puzzle is seen.
    if (!quiet) answer(isAtHand ? said : text, event);
    showNews(event);
    return text;
  }

  /** Reads `A=E,B=T*,C!=D`. */
  function read(text) {
    const read = { pairs: new Map(), locked: new Set(), bans: new Map() };
    for (const entry of text.split(',').filter(Boolean)) {
      const ban = entry.match(/^(.+?)!=(.+)$/u);
      const [, letter, plain, lock] = entry.match(/^(.+?)=(.+?)(\*?)$/u) ?? [];
      if (ban) read.bans.set(ban[1], [...(read.bans.get(ban[1]) ?? []), ban[2]]);
      else if (letter) {
        read.pairs.set(letter, plain);
        if (lock) read.locked.add(letter);
      }
    }
    return read;
  }

  function showPuzzle() {
    const doubtful = new Set(state.doubtful);
    const wrong = new Set(state.words.filter((word) => word.standing === 'contradicted').map((word) => word.cipher));
    puzzle.fill(map, doubtful, wrong, state.solution);
    const letters = puzzle.letters;
    const known = [...letters].filter((letter) => map.pairs.has(letter)).length;
    say(parts.known, state.isSolved ? 'Solved.' : `${known} of ${letters.size} letters known.`);
    say(parts.left, state.left ? `Left: ${state.left}` : '');
    const hints = state.hints.reduce((sum, count) => sum + count, 0);
    say(parts.hints, hints > 0 ? `${counted(hints, 'hint')}, ${counted(state.hints.at(-1), 'letter')} told.` : '');
  }

  function showLetter() {
    parts.letter.hidden = !current;
    if (!current) return;
    const { letter, word } = current;
    const plain = map.pairs.get(letter);
    say(parts.letterTitle, `${letter}${plain ? ` = ${plain.toUpperCase()}` : ''}, ${counted(puzzle.count(letter), 'time')}; word ${word}`);
    const isLocked = map.locked.has(letter);
    parts.lock.setAttribute('aria-pressed', String(isLocked));
    parts.lock.disabled = !plain;
    say(parts.lock, isLocked ? 'Unlock' : 'Lock');
    const bans = map.bans.get(letter) ?? [];
    parts.bans.replaceChildren(...bans.flatMap((ban) => [
      element('button', { type: 'button', 'aria-label': `${letter} may be ${ban} again`, onclick: () => host.say(`:unban ${letter}=${ban}`) }, `not ${ban} ×`), ' ']));
    say(parts.candidates, `Words for ${word}`);
    say(parts.enterLabel, `${word} is`);
    say(parts.name, state.words.find((each) => each.cipher === word)?.standing === 'name' ? 'No name after all' : 'It is a name');
  }

  function showLists() {
    const words = [...state.words].sort((first, second) => first.count - second.count);
    parts.words.replaceChildren(...words.slice(0, 300).map((word) =>
      element('li', {}, element('button', { type: 'button', onclick: () => puzzle.focus(word.cipher) || follow(word.cipher[0], word.cipher) }, word.cipher, ' ', element('small', {}, standing(word))))));
    const counts = [...puzzle.letters].sort((first, second) => puzzle.count(second) - puzzle.count(first));
    say(parts.counts, counts.map((letter) => `${letter}\u00a0${puzzle.count(letter)}`).join('   '));
    const searched = state.history.slice(0, 50).map((word) =>
      element('li', {}, element('button', { type: 'button', onclick: () => search(word) }, word)));
    parts.history.replaceChildren(...(searched.length > 0 ? searched : [element('li', {}, 'No word yet.')]));
  }

  function standing(word) {
    return { contradicted: 'no listed word', unlisted: 'in no list', unknown: 'in no list', name: 'a name', group: 'a group' }[word.standing] ?? `${word.count}`;
  }

  /** Answers to these lines have puzzles, a line each; answers with whether it was such a line. */
  function showChoices(event, line) {
    const command = { ':sample': ':sample', ':puzzle list': ':puzzle' }[line];
    const puzzles = event.message.split('\n').filter((text) => line === ':sample' || /^\d+ {2}/.test(text));
    const isListed = event.event === 'info' && command !== undefined && puzzles.length > 0;
    parts.samples.hidden = !isListed;
    if (!isListed) return false;
    parts.samples.replaceChildren(...puzzles.map((text, index) =>
      element('li', {}, element('button', { type: 'button', onclick: () => host.say(`${command} ${index + 1}`) }, text.replace(/^\d+ {2}/, '')))));
    return true;
  }

  function atHand(event) {
    return event.ciphertext.length > 0 ? `The puzzle at hand: ${event.ciphertext.join(' ')}` : 'No puzzle is at hand.';
  }

  function sentence(event) {
    const news = event.news.join(' ');
    switch (event.event) {
      case 'solved': return event.message || news || 'The whole puzzle is read.';
      case 'alternatives': return event.message || 'The readings are listed.';
      case 'explained': return [event.message, ...event.steps].filter(Boolean).join('\n');
      case 'opened': case 'changed': return [event.message, news].filter(Boolean).join('\n');
      default: return event.message;
    }
  }

  function change(now, then) {
    const before = new Set(then.split(','));
    const after = new Set(now.split(','));
    const added = [...after].filter((entry) => entry && !before.has(entry));
    const gone = [...before].filter((entry) => entry && !after.has(entry));
    return [added.join(', '), gone.length > 0 ? `out: ${gone.join(', ')}` : ''].filter(Boolean).join('; ');
  }

  function answer(text, event) {
    const isBad = event.event === 'refused' || (event.event === 'changed' && event.words.some((word) => word.standing === 'contradicted'));
    say(parts.answer, event.event === 'explained' ? event.message : text);
    parts.answer.className = `answer ${isBad ? 'bad' : ''}`;
  }

  function showNews(event) {
    const items = {
      found: () => event.matches.slice(0, mostMatches).map((match, index) => choice(match.word, `:pick ${index + 1}`)),
      alternatives: () => event.solved.solutions.slice(0, event.likely)
        .map((solution, index) => choice(`${Math.round(solution.odds * 100)} %  ${solution.words || solution.plaintext}`, `:alternatives ${index + 1}`)),
      explained: () => event.steps.map((step) => element('li', {}, step)),
    }[event.event]?.();
    if (!items) {
      // Words that were found are out of date with the map.
      if (['changed', 'solved'].includes(event.event)) parts.news.hidden = true;
      return;
    }
    parts.news.hidden = items.length === 0;
    const rest = event.event === 'found' && event.count > mostMatches ? `, the first ${mostMatches}` : '';
    say(parts.newsTitle, { found: `${event.pattern}: ${event.count}${rest}`, alternatives: 'Readings', explained: 'How it could be found' }[event.event]);
    parts.newsWords.replaceChildren(...items);
  }

  function choice(text, line) {
    return element('li', {}, element('button', { type: 'button', onclick: () => host.say(line) }, text));
  }

  function focus() {
    if (!puzzle.resume()) document.getElementById(parts.none.hidden ? 'command' : 'text').focus();
  }

  /** The answers to all lines are there. */
  function ready() {
    if (host.isBusy()) return;
    puzzle.settle();
    showPuzzle();
  }

  return { show, focus, ready };
}
