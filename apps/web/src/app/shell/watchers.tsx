import { Suspense } from 'react';
import { lazyBeside } from '../../platform/lazy-beside.ts';
import { LocationWatcher } from '../../platform/location/location-watcher.tsx';
import { useSession } from '../../platform/session/use-session.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';

const SessionWatcher = lazyBeside(
  () => import('./session-watcher.tsx'),
  (part) => part.SessionWatcher,
);
const AlertHost = lazyBeside(
  () => import('./alert-host.tsx'),
  (part) => part.AlertHost,
);
const SignedInWatcher = lazyBeside(
  () => import('./signed-in-watcher.tsx'),
  (part) => part.SignedInWatcher,
);
const StartUp = lazyBeside(
  () => import('./start-up.tsx'),
  (part) => part.StartUp,
);

/** What goes on beside every page; drawn in the browser only, and none of it in the first load. */
export function Watchers() {
  const signedIn = useSession().status === 'signed-in';
  if (!useHydrated()) return null;
  return (
    <Suspense>
      <SessionWatcher />
      <AlertHost />
      <StartUp />
      {signedIn && <SignedInWatcher />}
      <LocationWatcher />
    </Suspense>
  );
}
