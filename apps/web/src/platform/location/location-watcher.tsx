import { Suspense, useEffect } from 'react';
import { useLocation, useRevalidator, useSearchParams } from 'react-router';
import { lazyBeside } from '../lazy-beside.ts';
import { currentLocation, markPlaceRead, onLocation } from './location-store.ts';

const LocationDialogs = lazyBeside(
  () => import('./location-dialogs.tsx'),
  (part) => part.LocationDialogs,
);
const names = new Set(['location', 'location-found', 'location-access', 'location-services']);
const asks = (search: URLSearchParams) => names.has(search.get('dialog') ?? '');

/** Where services are shown, a first visit begins with the question where; elsewhere it waits to be asked for. */
const showsServices = (pathname: string) => /^\/(home\/?|services(\/.*)?)?$/.test(pathname);

/** Keeps the flow going: asks at the first visit, draws the dialogs, and reads the page anew for a new place. */
export function LocationWatcher() {
  const { revalidate } = useRevalidator();
  const [search] = useSearchParams();
  useEffect(() => onLocation(() => void revalidate().then(markPlaceRead)), [revalidate]);
  const { pathname } = useLocation();
  const first = typeof localStorage !== 'undefined' && currentLocation() === null && showsServices(pathname);
  if (!first && !asks(search)) return null;
  return (
    <Suspense>
      <LocationDialogs first={first} />
    </Suspense>
  );
}
