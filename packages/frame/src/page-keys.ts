/** The single keys of a work page, found by the marks in its HTML: no list keeps a state for them. Pure but for the DOM. */

/** Put on every row of a list: `<tr {...listRow}>`. The row's first link, or the one marked with `data-row-link`, opens it. */
export const listRow = { 'data-list-row': '' } as const;

/** What a key does on this page. */
export type PageKey = 'next' | 'previous' | 'filter' | 'search' | 'leave' | 'keys';

/** Where these letters are on a keyboard of another script, such as Devanagari. */
const places: Readonly<Record<string, string>> = { KeyJ: 'j', KeyK: 'k', Slash: '/' };

/** Also a named key, as Escape. */
const isLatin = (key: string) => /^[\u0020-\u007e]+$/.test(key);

/** As much of a key press as its meaning depends on. */
export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing'
>;

/** The sign of a key press in lower case; of another script the sign that a Latin keyboard has there. */
function signOf({ key, code, shiftKey }: KeyPress): string {
  if (key === '?') return '?';
  const sign = isLatin(key) ? key : (places[code] ?? key);
  if (sign === '/' && shiftKey) return isLatin(key) ? '/' : '?';
  // With Caps Lock on, the letter is a capital without Shift.
  return shiftKey ? sign : sign.toLowerCase();
}

const meanings: Readonly<Record<string, PageKey>> = {
  j: 'next',
  k: 'previous',
  '/': 'filter',
  '?': 'keys',
  escape: 'leave',
};

/** What a key press asks for; null: nothing of ours. `singles` false: Ctrl-K and Escape alone. */
export function meaningOf(event: KeyPress, singles: boolean): PageKey | null {
  const { ctrlKey, metaKey, altKey, shiftKey } = event;
  const sign = signOf(event);
  if ((ctrlKey || metaKey) && !(ctrlKey && metaKey) && !altKey && !shiftKey && sign === 'k') return 'search';
  if (ctrlKey || metaKey || altKey || event.isComposing) return null;
  const meaning = meanings[sign] ?? null;
  return singles || meaning === 'leave' ? meaning : null;
}

/** Letters typed here mean themselves: text fields, and lists that jump to a row by its first letter. */
const typed =
  'input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"], [type="range"]), textarea, select, ' +
  '[contenteditable]:not([contenteditable="false"]), [role="textbox"], [role="combobox"], [role="listbox"], [role="menu"]';

export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(typed) !== null;

/** While a dialog is open, its keys are its own. */
export const isDialogOpen = (): boolean =>
  document.querySelector('dialog[open], [role="dialog"][aria-modal="true"], [role="alertdialog"]') !== null;

const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
const page = (): ParentNode => document.getElementById('page') ?? document;

/** The rows of the page's lists, in the order of the page. */
export const rowsOfPage = (): HTMLElement[] =>
  [...page().querySelectorAll<HTMLElement>('[data-list-row]')].filter(isShown);

/** The field that filters the page's list; null: it has none. */
export const filterOfPage = (): HTMLInputElement | null =>
  [...page().querySelectorAll<HTMLInputElement>('input[data-list-filter], input[type="search"]')].find(
    isShown,
  ) ?? null;

/** What can be opened in a row, the best first: its own link, then any other, then its box to tick. */
const targets = ['[data-row-link]', 'a[href], button', 'input'] as const;

/** The first that is shown: on a phone a card hides columns that a table has, and what is hidden takes no focus. */
function linkOf(row: HTMLElement): HTMLElement | undefined {
  for (const target of targets) {
    const shown = [...row.querySelectorAll<HTMLElement>(target)].find(isShown);
    if (shown) return shown;
  }
  return undefined;
}

const hasFocus = (row: HTMLElement) => row.contains(document.activeElement);

/** Moves the focus to the next or the previous row: the cursor of the list is the focus itself, so that Enter opens it. */
export function moveCursor(step: 1 | -1): void {
  const rows = rowsOfPage();
  const at = rows.findIndex(hasFocus);
  const from = at < 0 && step < 0 ? rows.length : at;
  const row = rows[Math.min(Math.max(from + step, 0), rows.length - 1)];
  if (!row) return;
  // A row that opens nothing takes the focus itself, or the keys would seem dead on it.
  const target = linkOf(row) ?? row;
  if (target === row) row.tabIndex = -1;
  target.focus();
}

/** As if the person had deleted it: the owner of the field hears of it. */
function empty(field: HTMLInputElement): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, '');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Something is open that Escape closes by itself. */
const isOpen = () =>
  document.querySelector('[aria-haspopup][aria-expanded="true"], [role="combobox"][aria-expanded="true"]') !==
  null;

/** Follows the page's own way back, as to the list that it is one of; what is typed is not left so. */
function goBack(): boolean {
  if (isTyping(document.activeElement) || isOpen()) return false;
  const back = page().querySelector<HTMLElement>('[data-page-back]');
  back?.click();
  return back !== null;
}

/**
 * Empties the filter where it has words, else leaves the filter or the row, else goes back. Answers whether there was
 * anything to do.
 */
export function leave(): boolean {
  const active = document.activeElement;
  const filter = filterOfPage();
  if (filter && active === filter) {
    if (filter.value !== '') empty(filter);
    else filter.blur();
    return true;
  }
  const row = rowsOfPage().find(hasFocus);
  if (!row) return goBack();
  if (active instanceof HTMLElement) active.blur();
  return true;
}
