import { Suspense, useEffect } from 'react';
import { useLocation, useRevalidator, useSearchParams } from 'react-router';
import { lazyOptional } from '../lazy-optional.ts';
import { devicePosition } from './device-position.ts';
import { locationDialogNames } from './location-dialog-names.ts';
import { currentLocation, markPlaceRead, onLocation } from './location-store.ts';

const LocationDialogs = lazyOptional(
  () => import('./location-dialogs.tsx'),
  (part) => part.LocationDialogs,
);
const names: ReadonlySet<string> = new Set(locationDialogNames);
const asks = (search: URLSearchParams) => names.has(search.get('dialog') ?? '');

/** Where services are shown the device is asked where it is; elsewhere it waits until they are. */
const showsServices = (pathname: string) => /^\/(home\/?|services(\/.*)?)?$/.test(pathname);

/** Once a start. */
let followed = false;

/** With a place stored the device is asked again, without a dialog: after a refusal the stored place remains. */
function followOnce(): void {
  if (followed || currentLocation() === null) return;
  followed = true;
  const asked = devicePosition();
  asked
    .then(() => import('./locate.ts'))
    .then((part) => part.followDevice(asked))
    .catch(() => {});
}

/** Keeps the flow going: asks at each start, draws the dialogs, and reads the page anew for a new place. */
export function LocationWatcher() {
  const { revalidate } = useRevalidator();
  const [search] = useSearchParams();
  useEffect(() => onLocation(() => void revalidate().then(markPlaceRead)), [revalidate]);
  const { pathname } = useLocation();
  const here = showsServices(pathname);
  const first = typeof localStorage !== 'undefined' && currentLocation() === null && here;
  useEffect(() => {
    if (here && !first) followOnce();
    // The first start asks by the dialogs, and once is enough.
    if (first) followed = true;
  }, [here, first]);
  if (!first && !asks(search)) return null;
  return (
    <Suspense>
      <LocationDialogs first={first} />
    </Suspense>
  );
}
