import { useSyncExternalStore } from 'react';

const desk = '(min-width: 64em)';

const subscribe = (onChange: () => void) => {
  const media = window.matchMedia(desk);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
};

/** A desk: room for what stands beside a list. Only in what the browser draws; a phone does not ask for it. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(desk).matches,
    () => false,
  );
