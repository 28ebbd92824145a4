import { useState } from 'react';
import { useMatches } from 'react-router';

/** The layout of all pages that the server renders whole (`routes.ts`). */
export const publicLayout = 'routes/frame/public';

/**
 * True for a document that the server rendered whole, and for as long as it is open: its styles are in the HTML, and its
 * scripts start after the first view.
 */
export function useDrawnByServer(): boolean {
  const matches = useMatches();
  const [drawn] = useState(() => matches.some(({ id }) => id === publicLayout));
  return drawn;
}
