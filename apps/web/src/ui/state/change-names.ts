import { useEffect, useState } from 'react';
import type { Translate } from '../../platform/i18n/i18n.ts';

/**
 * What each field of a confirmation is called; of a version, the whole sentence that says that it is another one. Each
 * domain has its own in `*.changes.ts`.
 */
export type ChangeNames = Readonly<Record<string, (t: Translate) => string>>;

type Bring = () => Promise<ChangeNames>;

let told: (bring: Bring) => void = () => undefined;
const known = new Promise<Bring>((resolve) => {
  told = resolve;
});

/** The app says where the names of all domains come from; they are fetched when something is first refused as changed. */
export const bringChangeNames = (bring: Bring): void => told(bring);

/** Null until they are there; empty where they cannot be had. */
export function useChangeNames(): ChangeNames | null {
  const [names, setNames] = useState<ChangeNames | null>(null);
  useEffect(() => {
    let current = true;
    void known
      .then((bring) => bring())
      .catch((): ChangeNames => ({}))
      .then((found) => {
        if (current) setNames(found);
      });
    return () => {
      current = false;
    };
  }, []);
  return names;
}
