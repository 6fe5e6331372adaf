// Elements and what they say. Text reaches the page as text nodes and attributes alone, so none of it can act.

/** Makes an element with properties, attributes and children; a child that is a string is text. */
export function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key === 'onclick') made.addEventListener('click', value);
    else if (typeof value === 'boolean') made.toggleAttribute(key, value);
    else made.setAttribute(key, value);
  }
  made.append(...children);
  return made;
}

/** As many characters as fit into a line of the program, and into a frame. */
const longestLine = 4000;

/** A copy of a template of the page, with its parts by their names. */
export function view(name) {
  const root = document.getElementById(name).content.cloneNode(true);
  const parts = {};
  for (const field of root.querySelectorAll('input')) if (field.maxLength < 0) field.maxLength = longestLine;
  for (const part of root.querySelectorAll('[data-part]')) parts[part.dataset.part] = part;
  return { root, parts };
}

/** Sets what an element says, and touches it only where that changes. */
export function say(part, text) {
  if (part.textContent !== text) part.textContent = text;
}

/** `1 word`, `2 words`. */
export function counted(number, noun) {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/** Copies text, or selects it to be copied by hand where the browser does not let a page copy. */
export async function copy(field) {
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    return document.execCommand('copy');
  }
}

export const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
