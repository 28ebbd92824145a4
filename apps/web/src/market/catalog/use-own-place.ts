import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { currentLocation } from '../../platform/location/location-store.ts';

/** The server knows the visitor's city at most; where the browser knows the place, what it drew is read again: unless there is nobody to ask. */
export function useOwnPlace(drawnByServer: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (drawnByServer && navigator.onLine && currentLocation()) void revalidate();
  }, [drawnByServer, revalidate]);
}
