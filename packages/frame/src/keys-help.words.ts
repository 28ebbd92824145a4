import type { Speech } from '@nukkad/contract/kernel/speech';

/** What the keys of a page are called. */
export const keysWords = ({ t }: Speech) => ({
  title: t('keys.title', 'Keyboard shortcuts'),
  everywhere: t('keys.everywhere', 'On every page'),
  list: t('keys.list', 'On this page'),
  search: t('find.title', 'Search everything'),
  keys: t('keys.help', 'Show these shortcuts'),
  /** Escape: closes a dialog, empties a filter, leaves a row. */
  leave: t('keys.leave', 'Close, clear or go back'),
  next: t('keys.next', 'Next row'),
  previous: t('keys.previous', 'Previous row'),
  open: t('keys.open', 'Open the row'),
  filter: t('keys.filter', 'Search this list'),
  singles: t('keys.singles', 'Single-key shortcuts'),
  singlesHint: t('keys.singlesHint', 'Turn off if J, K, / or ? get in your way. Saved on this device.'),
});

export type KeysWords = ReturnType<typeof keysWords>;
