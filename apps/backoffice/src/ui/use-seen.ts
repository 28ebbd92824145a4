import type { SeenValue } from '@nukkad/contract/kernel/confirmation';
import { useRef } from 'react';
import { differencesIn } from '../platform/api-error.ts';

interface Told {
  /** As the screen shows it. */
  readonly shown: SeenValue;
  readonly now: SeenValue;
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Adds what was said to have changed to what a dialog shows. */
export type AsSeen = <Shown extends object>(shown: Shown) => Shown;

/**
 * What to send as `seen`: the screen as it was when the dialog opened, with what was said to have changed since. What
 * changes after that is refused again. A field that the screen itself shows anew counts as the screen shows it.
 */
export function useSeen() {
  const told = useRef(new Map<string, Told>());
  const seen: AsSeen = (shown) => {
    const changed = Object.entries(shown).flatMap(([field, value]) => {
      const known = told.current.get(field);
      return known && same(known.shown, value) ? [[field, known.now]] : [];
    });
    return { ...shown, ...Object.fromEntries(changed) };
  };
  return {
    seen,
    /** To be handed every refusal. */
    take: (error: unknown) => {
      for (const { field, seen: sent, now } of differencesIn(error)) {
        const known = told.current.get(field);
        const shown = known && same(known.now, sent) ? known.shown : sent;
        told.current.set(field, { shown, now });
      }
    },
    /** For another dialog. */
    forget: () => told.current.clear(),
  };
}
