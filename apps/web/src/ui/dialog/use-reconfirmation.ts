import type { Difference, SeenValue } from '@nukkad/contract/kernel/confirmation';
import { useState } from 'react';
import { ApiError } from '@nukkad/contract/kernel/client';

/** Fields as the person was told that they are now. */
export type ShownSince = Readonly<Record<string, SeenValue>>;

/** What the screen shows, with what the person was told since. */
export const withShownSince = <Shown extends object>(shown: Shown, reviewed: ShownSince): Shown => ({
  ...shown,
  ...reviewed,
});

/** What the server found to be different from what was confirmed; null: it refused for another reason. */
export const differencesIn = (error: unknown): readonly Difference[] | null =>
  error instanceof ApiError && error.differences.length > 0 ? error.differences : null;

export const shownSinceOf = (differences: readonly Difference[]): ShownSince =>
  Object.fromEntries(differences.map(({ field, now }) => [field, now]));

export interface ReconfirmationState {
  /** Empty: there is nothing to review. */
  readonly differences: readonly Difference[];
  /** What to send as `seen`. */
  readonly seen: <Shown extends object>(shown: Shown) => Shown;
  /** Takes a refusal that says what changed; false where it is about something else. */
  readonly take: (error: unknown) => boolean;
  readonly close: () => void;
}

/**
 * For a button that confirms something: what was refused as changed is shown (`ReviewDialog`) and, when the person goes
 * on, sent as seen. What changes meanwhile is refused again.
 */
export function useReconfirmation(): ReconfirmationState {
  const [differences, setDifferences] = useState<readonly Difference[]>([]);
  const [told, setTold] = useState<ShownSince>({});
  return {
    differences,
    seen: (shown) => withShownSince(shown, told),
    take: (error) => {
      const found = differencesIn(error);
      if (!found) return false;
      setDifferences(found);
      setTold((before) => ({ ...before, ...shownSinceOf(found) }));
      return true;
    },
    close: () => {
      setDifferences([]);
      setTold({});
    },
  };
}
