export const searchDialog = 'search';

/** Fetched when it is first opened, or when a hand draws near. */
export const loadSearch = () => import('./search-dialog.tsx');
