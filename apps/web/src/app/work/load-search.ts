import { withWords } from '../../platform/i18n/with-words.ts';

export const searchDialog = 'search';

/** Fetched when it is first opened, or when a hand draws near. */
export const loadSearch = () => withWords('app/work/search-dialog.tsx', () => import('./search-dialog.tsx'));
