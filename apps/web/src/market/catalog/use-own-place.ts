import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { currentLocation } from '../../platform/location/location-store.ts';

/**
 * The server knows at most the visitor's city. When the browser knows the place, the rendered data is fetched again,
 * unless the API is unreachable.
 */
export function useOwnPlace(drawnByServer: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (drawnByServer && navigator.onLine && currentLocation()) void revalidate();
  }, [drawnByServer, revalidate]);
}
