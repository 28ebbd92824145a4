import { useEffect, useRef, useState } from 'react';
import { currentLocation } from '../../../platform/location/location-store.ts';
import type { UrlDialog } from '../../../ui/dialog/url-dialog.ts';

interface Adding {
  /** Read for the place; another object once it was read anew. */
  readonly details: object;
  readonly total: number;
  /** The total is still that of the choice or the place before. */
  readonly stale: boolean;
  readonly picker: UrlDialog;
  readonly onAdd: () => void;
}

/**
 * Adding that waits for a place goes on by itself once one is chosen, at the price that was shown. Where the place has
 * another price, that is said first, and the person decides again.
 */
export function useAddAfterPlace({ details, total, stale, picker, onAdd }: Adding) {
  const [asked, setAsked] = useState<Pick<Adding, 'details' | 'total'> | null>(null);
  const [before, setBefore] = useState<number | null>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (!asked) return;
    if (picker.opened) wasOpen.current = true;
    if (picker.opened || !wasOpen.current) return;
    const chosen = currentLocation();
    const dismissed = chosen === null || chosen.guessed;
    if (!dismissed && (details === asked.details || stale)) return;
    wasOpen.current = false;
    setAsked(null);
    if (dismissed) return;
    if (total === asked.total) onAdd();
    else setBefore(asked.total);
  }, [asked, picker.opened, details, stale, total]);
  return {
    /** What it cost before the place was chosen, where that has changed; null: nothing to say. */
    before,
    ask: () => {
      setBefore(null);
      setAsked({ details, total });
      picker.open();
    },
  };
}
