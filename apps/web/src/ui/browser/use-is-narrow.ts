import { useSyncExternalStore } from 'react';

const phone = '(max-width: 47.99em)';

const subscribe = (onChange: () => void) => {
  const media = window.matchMedia(phone);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
};

/** A phone: no room for rows of hours. Only in what the browser draws. */
export const useIsNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(phone).matches,
    () => false,
  );
