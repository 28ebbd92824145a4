/** Dragging by mouse, pen and finger with Pointer Events: a finger rests first, so that it can still scroll. */

export interface DragHandlers {
  /** Where it may be dropped is asked for here. */
  readonly onPick: (id: string) => void;
  /** `target`: the place below the pointer; null: none. */
  readonly onDrop: (id: string, target: string | null) => void;
  readonly onEnd: () => void;
}

const movedPixels = 6;
const restMs = 320;
const edgePixels = 56;
const scrollPixels = 14;

const dragOf = (event: Event) =>
  event.target instanceof Element ? event.target.closest<HTMLElement>('[data-drag]') : null;

const placeAt = (x: number, y: number) =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop]') ?? null;

/** The picture of what is dragged, below the pointer. */
function ghostOf(card: HTMLElement, x: number, y: number) {
  const box = card.getBoundingClientRect();
  const ghost = card.cloneNode(true) as HTMLElement;
  ghost.removeAttribute('id');
  ghost.setAttribute('aria-hidden', 'true');
  ghost.dataset['ghost'] = 'true';
  Object.assign(ghost.style, {
    position: 'fixed',
    inset: 'auto',
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    zIndex: '400',
    pointerEvents: 'none',
  });
  document.body.append(ghost);
  return {
    move: (toX: number, toY: number) => {
      ghost.style.transform = `translate(${toX - x}px, ${toY - y}px)`;
    },
    remove: () => ghost.remove(),
  };
}

/** The page follows the pointer to its edges. */
function scrollAtEdge(y: number): void {
  if (y < edgePixels) window.scrollBy(0, -scrollPixels);
  if (y > window.innerHeight - edgePixels) window.scrollBy(0, scrollPixels);
}

/** A press that ends a drag is no press of the card. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0);
}

/** To be called at every `pointerdown` within the board: begins a drag where the pointer is on a `[data-drag]`. */
export function watchDrag(down: PointerEvent, handlers: DragHandlers): void {
  const card = dragOf(down);
  const id = card?.dataset['drag'];
  if (!card || !id || down.button !== 0 || !down.isPrimary) return;
  const [x, y] = [down.clientX, down.clientY];
  const ending = new AbortController();
  const { signal } = ending;
  let ghost: ReturnType<typeof ghostOf> | null = null;
  let over: HTMLElement | null = null;

  const markOver = (next: HTMLElement | null) => {
    if (over === next) return;
    over?.removeAttribute('data-over');
    next?.setAttribute('data-over', 'true');
    over = next;
  };
  const pick = () => {
    ghost = ghostOf(card, x, y);
    card.dataset['picked'] = 'true';
    handlers.onPick(id);
  };
  const end = () => {
    clearTimeout(resting);
    ending.abort();
    if (!ghost) return;
    ghost.remove();
    delete card.dataset['picked'];
    markOver(null);
    handlers.onEnd();
  };
  const resting = down.pointerType === 'touch' ? setTimeout(pick, restMs) : undefined;

  const move = (event: PointerEvent) => {
    const isFar = Math.hypot(event.clientX - x, event.clientY - y) > movedPixels;
    // A finger that moves before it has rested scrolls.
    if (!ghost && isFar && down.pointerType === 'touch') return end();
    if (!ghost && isFar) pick();
    if (!ghost) return;
    ghost.move(event.clientX, event.clientY);
    markOver(placeAt(event.clientX, event.clientY));
    scrollAtEdge(event.clientY);
  };
  const up = () => {
    const target = over?.dataset['drop'] ?? null;
    const wasDragged = ghost !== null;
    end();
    if (!wasDragged) return;
    swallowClick();
    handlers.onDrop(id, target);
  };
  window.addEventListener('pointermove', move, { signal });
  window.addEventListener('pointerup', up, { signal });
  window.addEventListener('pointercancel', end, { signal });
  window.addEventListener('keydown', (event) => event.key === 'Escape' && end(), { signal });
  window.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  window.addEventListener('contextmenu', (event) => ghost && event.preventDefault(), { signal });
  window.addEventListener('touchmove', (event) => ghost && event.preventDefault(), {
    signal,
    passive: false,
  });
}
