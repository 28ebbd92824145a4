/** Letters typed between Ctrl-K and the moment when the field of the search is there: its script may still be on the way. */

/** Null: nothing is awaited. */
let typed: string | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
/** A search that has not come by then does not come. */
const longestMs = 15_000;

function hear(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (typed === null || ctrlKey || metaKey || altKey) return;
  if (key === 'Escape') return forget();
  if (key === 'Backspace') typed = typed.slice(0, -1);
  else if (key.length === 1) typed += key;
  else if (key !== 'Enter') return;
  event.preventDefault();
  event.stopPropagation();
}

function forget(): void {
  typed = null;
  clearTimeout(timer);
  removeEventListener('keydown', hear, true);
}

/** From now on letters are for the search, and no keys of the page. */
export function typeAhead(): void {
  forget();
  typed = '';
  addEventListener('keydown', hear, true);
  timer = setTimeout(forget, longestMs);
}

/** What was typed since; the field itself hears what follows. */
export function takeTyped(): string {
  const words = typed ?? '';
  forget();
  return words;
}
