import { Suspense } from 'react';
import { withWords } from '../../platform/i18n/with-words.ts';
import { lazyBeside } from '../../platform/lazy-beside.ts';
import { LocationWatcher } from '../../platform/location/location-watcher.tsx';
import { useSession } from '../../platform/session/use-session.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';

const Beside = lazyBeside(
  () => import('./beside.tsx'),
  (part) => part.Beside,
);
const SignedInWatcher = lazyBeside(
  () => withWords('app/shell/signed-in-watcher.tsx', () => import('./signed-in-watcher.tsx')),
  (part) => part.SignedInWatcher,
);

/** What goes on beside every page; drawn in the browser only, and none of it in the first load. */
export function Watchers() {
  const signedIn = useSession().status === 'signed-in';
  if (!useHydrated()) return null;
  return (
    <Suspense>
      <Beside />
      {signedIn && <SignedInWatcher />}
      <LocationWatcher />
    </Suspense>
  );
}
