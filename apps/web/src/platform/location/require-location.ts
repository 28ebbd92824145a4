import { useEffect } from 'react';
import { useUrlDialog } from '../../ui/url-dialog.ts';
import { currentLocation } from './location-store.ts';

/** Service details need a stored place, otherwise the location dialog opens (specification section 2). */
export function useRequiredLocation(): void {
  const { open } = useUrlDialog('location');
  useEffect(() => {
    const busy = new URLSearchParams(window.location.search).has('dialog');
    if (currentLocation() === null && !busy) open();
  }, [open]);
}
