import { Suspense, useEffect } from 'react';
import { useLocation, useRevalidator, useSearchParams } from 'react-router';
import { lazyOptional } from '../lazy-optional.ts';
import { devicePosition, mayReadPosition } from './device-position.ts';
import { locationDialogNames } from './location-dialog-names.ts';
import { currentLocation, markPlaceRead, onLocation } from './location-store.ts';

const LocationDialogs = lazyOptional(
  () => import('./location-dialogs.tsx'),
  (part) => part.LocationDialogs,
);
const names: ReadonlySet<string> = new Set(locationDialogNames);
const asks = (search: URLSearchParams) => names.has(search.get('dialog') ?? '');

/** Where services are shown a place is needed; elsewhere it waits until they are. */
const showsServices = (pathname: string) => /^\/(home\/?|services(\/.*)?)?$/.test(pathname);

/** Once a start. */
let begun = false;

/**
 * At each start the device is asked where it is, if it answers without a question to the person; a stored place remains
 * otherwise, and a first start guesses one. No dialog opens by itself.
 */
async function beginOnce(): Promise<void> {
  if (begun) return;
  begun = true;
  if (currentLocation() === null) return (await import('./locate.ts')).guessPlace();
  if (!(await mayReadPosition())) return;
  const asked = devicePosition();
  await asked;
  await (await import('./locate.ts')).followDevice(asked);
}

/** Keeps the flow going: finds a place at each start, draws the dialogs, and reads the page anew for a new place. */
export function LocationWatcher() {
  const { revalidate } = useRevalidator();
  const [search] = useSearchParams();
  useEffect(() => onLocation(() => void revalidate().then(markPlaceRead)), [revalidate]);
  const { pathname } = useLocation();
  const here = showsServices(pathname);
  useEffect(() => {
    if (here) beginOnce().catch(() => {});
  }, [here]);
  if (!asks(search)) return null;
  return (
    <Suspense>
      <LocationDialogs />
    </Suspense>
  );
}
