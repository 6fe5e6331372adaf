// Dragging tiles with a finger, a pen or a mouse. What is dragged can also be tapped and typed.

const threshold = 6;
/** How far a hand trembles in a tap. */
const tremble = 16;

/** Lets tiles inside `place` be dragged; `drop(tile, onto)` has the tile and the element that it was let go over, the tile itself where it was hardly moved. */
export function dragging(place, drop) {
  let tile;
  let picture;
  let start;

  place.addEventListener('pointerdown', (event) => {
    const pressed = event.target.closest('.tile');
    if (!pressed?.dataset.letter || event.button !== 0) return;
    tile = pressed;
    start = { x: event.clientX, y: event.clientY };
  });
  place.addEventListener('pointermove', (event) => {
    if (!tile) return;
    // The button was let go where no event of it came here.
    if (!event.buttons) {
      end();
      return;
    }
    if (!picture && Math.hypot(event.clientX - start.x, event.clientY - start.y) > threshold) begin(event);
    if (picture) picture.style.transform = `translate(${event.clientX - 24}px, ${event.clientY - 24}px)`;
  });
  place.addEventListener('pointerup', (event) => {
    const dragged = picture && tile;
    const isTap = dragged && Math.hypot(event.clientX - start.x, event.clientY - start.y) <= tremble;
    end();
    if (dragged) drop(dragged, isTap ? dragged : document.elementFromPoint(event.clientX, event.clientY));
  });
  place.addEventListener('pointercancel', end);
  // What was dragged is no tap.
  place.addEventListener('click', (event) => {
    if (!place.dataset.dragged) return;
    event.preventDefault();
    event.stopPropagation();
  }, true);

  function begin(event) {
    picture = tile.cloneNode(true);
    picture.classList.add('dragged');
    picture.setAttribute('aria-hidden', 'true');
    document.body.append(picture);
    // The place gets all that follows, whatever becomes of the tile meanwhile.
    place.setPointerCapture(event.pointerId);
    place.dataset.dragged = 'yes';
  }

  function end() {
    picture?.remove();
    picture = undefined;
    tile = undefined;
    setTimeout(() => { delete place.dataset.dragged; }, 0);
  }
}
