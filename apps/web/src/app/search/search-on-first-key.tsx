import { Suspense, useEffect, useState } from 'react';
import { lazyOptional } from '../../platform/lazy-optional.ts';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';

const SearchKeys = lazyOptional(
  () => import('./search-keys.tsx'),
  (part) => part.SearchKeys,
);

const isSearch = ({ ctrlKey, metaKey, altKey, shiftKey, key, code }: KeyboardEvent): boolean =>
  ctrlKey !== metaKey && !altKey && !shiftKey && (key.toLowerCase() === 'k' || code === 'KeyK');

/**
 * Fetches what hears the keys of the site's own frame, and its search, when a key is first pressed: most people never
 * press one, and it would weigh on each first load. That first press counts.
 */
export function SearchOnFirstKey() {
  const search = useUrlDialog('search');
  const keys = useUrlDialog('keys');
  const [first, setFirst] = useState<KeyboardEvent | null>(null);
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      // One that a part of the page has taken, or that a dialog hears, is not the frame's.
      if (event.defaultPrevented || document.querySelector('dialog[open], [aria-modal="true"]')) return;
      // The browser has a meaning of its own for this one, which must be refused while it is pressed.
      if (isSearch(event)) event.preventDefault();
      setFirst(event);
      removeEventListener('keydown', hear);
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, []);
  if (first === null && !search.opened && !keys.opened) return null;
  return (
    <Suspense>
      <SearchKeys first={first} />
    </Suspense>
  );
}
