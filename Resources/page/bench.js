// The bench as it stands: ring, slots and tray, which are changed by taps, by dragging and by keys.

import { element, isStill } from './dom.js';

const outward = 30;
const inward = 300;
/** More letters stand in rows: on a phone they would be too small for a finger. */
const longestRing = 20;

/** Draws benches into the parts of the view, and hands on the lines for what a hand or a key does there. */
export function bench(parts, host) {
  const say = host.say;
  let state = { ring: [], slots: [], tiles: [], added: [], locked: [], tray: [], breaks: [] };
  let chosen = null;
  let isDiscarding = false;
  let settling;
  // By slots, what keys have put there or taken away while the answer is on its way.
  const ahead = new Map();

  parts.trayButton.addEventListener('click', () => {
    if (chosen !== null && state.slots[chosen]) discard(chosen);
    else setDiscarding(!isDiscarding);
  });

  function setDiscarding(isOn) {
    isDiscarding = isOn;
    parts.trayButton.setAttribute('aria-pressed', String(isOn));
    parts.trayButton.textContent = isOn ? 'Tray: tap letters of the ring' : 'Tray';
  }

  /** Shows a bench: letters move outward at the start, and inward and out where the ring has another order. */
  function show(next, isNew) {
    const before = state;
    state = next;
    if (chosen !== null && chosen >= state.slots.length) chosen = null;
    const isShuffled = !isNew && before.ring.join() !== state.ring.join()
      && [...before.ring].sort().join() === [...state.ring].sort().join();
    clearTimeout(settling);
    if (isStill() || !(isNew || isShuffled)) {
      drawRing();
      parts.ring.classList.remove('gathered');
    } else {
      parts.ring.classList.add('gathered');
      settling = setTimeout(() => {
        drawRing();
        settling = setTimeout(() => parts.ring.classList.remove('gathered'), outward);
      }, isNew ? 0 : inward);
    }
    drawSlots();
    drawTray();
  }

  /** From polar to rectangular coordinates, clockwise from the top. A letter that stays keeps its element, and moves. */
  function drawRing() {
    const old = new Map();
    for (const item of parts.ring.children) {
      const letter = item.firstChild.dataset.letter;
      old.set(letter, [...(old.get(letter) ?? []), item]);
    }
    const items = state.ring.map((letter, index) => {
      const item = old.get(letter)?.shift() ?? element('li', {}, tile(letter, 'ring'));
      const angle = (2 * Math.PI * index) / state.ring.length;
      item.style.setProperty('--x', Math.sin(angle).toFixed(4));
      item.style.setProperty('--y', (-Math.cos(angle)).toFixed(4));
      return item;
    });
    const isSame = items.length === parts.ring.children.length && items.every((item, index) => item === parts.ring.children[index]);
    if (!isSame) {
      const focused = document.activeElement;
      parts.ring.replaceChildren(...items);
      if (focused?.dataset?.place === 'ring' && focused.isConnected) focused.focus();
    }
    // A tile is as wide as its neighbours leave it room, wherever on the ring it stands.
    const count = state.ring.length;
    parts.ring.style.setProperty('--fit', count > 2 ? (Math.SQRT2 * Math.sin(Math.PI / count)).toFixed(4) : '1');
    parts.ring.classList.toggle('crowded', count > 12);
    parts.ring.classList.toggle('rows', count > longestRing);
    parts.ring.classList.toggle('empty', state.ring.length === 0);
  }

  function drawSlots() {
    const isFocused = document.activeElement?.dataset?.place === 'slot';
    const focused = isFocused ? Number(document.activeElement.dataset.slot) : -1;
    const items = state.slots.flatMap((letter, slot) => {
      const isFixed = isLocked(slot);
      const isElsewhere = state.tiles[slot] === '?' && letter !== '?';
      const button = tile(letter, 'slot');
      button.dataset.slot = slot;
      button.classList.toggle('empty', !letter);
      button.classList.toggle('locked', isFixed);
      button.setAttribute('aria-pressed', String(slot === chosen));
      const name = letter === '?' ? 'any letter' : letter ? letter.toUpperCase() : 'empty';
      button.setAttribute('aria-label', `Slot ${slot + 1}: ${name}${isElsewhere ? ', from elsewhere' : ''}${isFixed ? ', locked' : ''}`);
      const item = element('li', {}, button, element('span', { class: 'number', 'aria-hidden': 'true' }, `${slot + 1}${isElsewhere ? '?' : ''}${isFixed ? '*' : ''}`));
      return state.breaks[slot] ? [element('li', { class: 'break' }, state.breaks[slot].replace(' ', '\u00a0')), item] : [item];
    });
    parts.slots.replaceChildren(...items);
    if (isFocused) slotButton(focused)?.focus();
  }

  function drawTray() {
    parts.trayLetters.replaceChildren(...state.tray.map((letter) => element('li', {}, tile(letter, 'tray'))));
    parts.added.textContent = state.added.length > 0 ? `From elsewhere: ${state.added.join(', ').toUpperCase()}` : '';
  }

  function tile(letter, place) {
    const button = element('button', {
      type: 'button', class: 'tile', 'data-place': place, 'data-letter': letter,
      ...(letter && place !== 'slot' ? { 'aria-label': letter === '?' ? 'any letter' : letter.toUpperCase() } : {}),
    }, letter || '\u00a0');
    button.addEventListener('click', () => tap(button));
    return button;
  }

  const slotButton = (slot) => parts.slots.querySelector(`[data-slot="${slot}"]`);

  function choose(slot) {
    chosen = slot;
    for (const button of parts.slots.querySelectorAll('[data-slot]')) {
      button.setAttribute('aria-pressed', String(Number(button.dataset.slot) === slot));
    }
  }

  // By hand

  function tap(button) {
    const { place: origin, letter } = button.dataset;
    if (origin === 'tray') return say(`+${letter}`);
    if (origin === 'ring') {
      if (isDiscarding) return say(`/${letter}`);
      const isFree = chosen !== null && !state.slots[chosen];
      const line = isFree ? put(letter, chosen) : place(letter);
      if (isFree) choose(null);
      return say(line);
    }
    const slot = Number(button.dataset.slot);
    if (chosen === slot) {
      choose(null);
      return state.slots[slot] ? say(`!${slot + 1}`) : undefined;
    }
    if (chosen !== null && state.slots[chosen]) {
      const line = swap(chosen, slot);
      choose(null);
      return say(line);
    }
    choose(slot);
    return undefined;
  }

  /** Into the next free slot; a tile for any letter is put into that slot by its number. */
  function place(letter) {
    const free = state.slots.indexOf('');
    return letter === '?' && free >= 0 ? put(letter, free) : `:place ${letter}`;
  }

  const isLocked = (slot) => state.locked.includes(slot + 1);

  const put = (letter, slot) => `:put ${slot + 1} ${letter}`;

  function swap(from, to) {
    return `:swap ${from + 1} ${to + 1}`;
  }

  function discard(slot) {
    // What stands for a letter from elsewhere goes back as that.
    const tile = state.tiles[slot];
    choose(null);
    say(`-${slot + 1}`);
    if (!isLocked(slot)) say(`/${tile}`);
  }

  /** What dropping the tile `from` on the element `onto` means. */
  function drop(from, onto) {
    const { place: origin, letter } = from.dataset;
    if (onto?.closest('.tile') === from) {
      tap(from);
      return;
    }
    const target = onto?.closest('[data-slot], .tray, .ring, .slots');
    if (!target) return;
    const slot = target.dataset.slot === undefined ? null : Number(target.dataset.slot);
    const old = Number(from.dataset.slot);
    choose(null);
    if (slot !== null) {
      if (origin === 'slot') {
        if (slot !== old) say(swap(old, slot));
      } else {
        if (origin === 'tray' && !isLocked(slot)) say(`+${letter}`);
        say(put(letter, slot));
      }
    } else if (target.matches('.tray')) {
      if (origin === 'slot') discard(old);
      else if (origin === 'ring') say(`/${letter}`);
    } else if (target.matches('.ring')) {
      if (origin === 'slot') say(`-${old + 1}`);
      else if (origin === 'tray') say(`+${letter}`);
    } else if (origin === 'ring') {
      say(place(letter));
    }
  }

  // By keys, as in the key mode at a terminal

  function key(event) {
    const target = event.target;
    if (event.altKey || event.metaKey || target.matches('input, select, textarea')) return;
    const line = lineFor(event, target.matches('button'), target.dataset.place === 'slot');
    if (line === null) return;
    event.preventDefault();
    if (line) say(line);
  }

  function lineFor(event, isOnButton, isOnSlot) {
    if (event.ctrlKey) return { z: ':undo', y: ':redo' }[event.key.toLowerCase()] ?? null;
    switch (event.key) {
      case 'Backspace': return taken();
      case ' ': return isOnButton && !isOnSlot ? null : '.';
      case 'Enter': return isOnButton ? null : ':check';
      case 'ArrowLeft': return step(-1);
      case 'ArrowRight': return step(1);
      case 'Home': return step(-Infinity);
      case 'End': return step(Infinity);
      case 'Escape': return beginLine('');
      default:
        if (/^[\p{L}?]$/u.test(event.key)) return typed(event.key.toLowerCase());
        return /^[^\p{C}\p{Z}]$/u.test(event.key) ? beginLine(event.key) : null;
    }
  }

  /** Signs and digits begin a line as at the prompt; when it is entered, keys go to the bench again. */
  function beginLine(text) {
    const field = document.getElementById('command');
    field.focus();
    field.value = text;
    if (!text) return '';
    const isLeft = new AbortController();
    field.form.addEventListener('submit', () => parts.bench.focus({ preventScroll: true }), { signal: isLeft.signal });
    field.addEventListener('blur', () => isLeft.abort(), { once: true });
    return '';
  }

  /** Ring and slots as they will be when the answers to keys are there. */
  function expected() {
    const slots = [...state.slots];
    const ring = [...state.ring];
    for (const [slot, letter] of ahead) {
      if (slots[slot] === letter || slot >= slots.length) continue;
      if (slots[slot]) ring.push(state.tiles[slot] || slots[slot]);
      slots[slot] = letter;
      const used = ring.includes(letter) ? ring.indexOf(letter) : ring.indexOf('?');
      if (letter && used >= 0) ring.splice(used, 1);
    }
    return { slots, ring };
  }

  /** The answers to all lines are there. */
  function ready() {
    if (!host.isBusy()) ahead.clear();
  }

  /** Into the slot under the cursor, which goes on to the next free one; without a cursor into the next free one. */
  function typed(letter) {
    const { slots, ring } = expected();
    const isThere = ring.includes(letter) || ring.includes('?');
    const slot = chosen ?? slots.indexOf('');
    const isTaken = isThere && slots[slot] !== undefined && !isLocked(slot);
    if (isTaken) ahead.set(slot, letter);
    if (chosen === null || !isThere) return place(letter);
    // What is refused leaves the cursor where it is.
    if (!isTaken) return put(letter, slot);
    const next = slots.findIndex((other, index) => index > slot && other === '');
    choose(next >= 0 ? next : null);
    return put(letter, slot);
  }

  /** The letter under the cursor, or the one before it. */
  function taken() {
    const { slots } = expected();
    const free = slots.indexOf('');
    const from = chosen ?? (free >= 0 ? free : slots.length - 1);
    const filled = slots.findLastIndex((letter, index) => index <= from && letter !== '' && !isLocked(index));
    if (filled < 0) return '-';
    ahead.set(filled, '');
    choose(filled);
    return `-${filled + 1}`;
  }

  function step(by) {
    if (state.slots.length === 0) return null;
    const from = chosen ?? (by > 0 ? -1 : state.slots.length);
    choose(Math.min(state.slots.length - 1, Math.max(0, from + by)));
    slotButton(chosen).focus();
    return '';
  }

  parts.bench.addEventListener('keydown', key);
  parts.put.addEventListener('submit', (event) => {
    event.preventDefault();
    const field = document.getElementById('placed');
    const letters = field.value.trim();
    if (letters) say(chosen === null ? `:place ${letters}` : `:put ${chosen + 1} ${letters.replace(/\s+/g, '')}`);
    field.value = '';
    choose(null);
  });
  return { show, drop, ready };
}
