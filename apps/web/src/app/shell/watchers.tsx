import { type ReactNode, Suspense } from 'react';
import { withWords } from '../../platform/i18n/with-words.ts';
import { lazyOptional } from '../../platform/lazy-optional.ts';
import { LocationWatcher } from '../../platform/location/location-watcher.tsx';
import { useSession } from '../../platform/session/use-session.ts';
import { useHydrated } from '../../ui/browser/use-hydrated.ts';

const BackgroundTasks = lazyOptional(
  () => import('./background-tasks.tsx'),
  (part) => part.BackgroundTasks,
);
const SignedInWatcher = lazyOptional(
  () => withWords('app/shell/signed-in-watcher.tsx', () => import('./signed-in-watcher.tsx')),
  (part) => part.SignedInWatcher,
);

/** What goes on beside every page; drawn in the browser only, and none of it in the first load. `children`: of this frame alone. */
export function Watchers({ children }: { children?: ReactNode }) {
  const signedIn = useSession().status === 'signed-in';
  if (!useHydrated()) return null;
  return (
    <Suspense>
      <BackgroundTasks />
      {signedIn && <SignedInWatcher />}
      <LocationWatcher />
      {children}
    </Suspense>
  );
}
