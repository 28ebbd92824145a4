import type { SeenValue } from '@nukkad/contract/kernel/confirmation';
import { useRef } from 'react';
import { differencesIn } from '../platform/api-error.ts';

/**
 * What to send as `seen`: the screen as it was when the dialog opened, with what was said to have changed since. What
 * changes after that is refused again.
 */
export function useSeen() {
  const told = useRef<Record<string, SeenValue>>({});
  return {
    seen: <Shown extends object>(shown: Shown): Shown => ({ ...shown, ...told.current }),
    /** To be handed every refusal. */
    take: (error: unknown) => {
      for (const { field, now } of differencesIn(error)) told.current[field] = now;
    },
    /** For another dialog. */
    forget: () => {
      told.current = {};
    },
  };
}
