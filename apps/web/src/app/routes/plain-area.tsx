import { Suspense } from 'react';
import { Outlet, useSearchParams } from 'react-router';
import { lazyBeside } from '../../platform/lazy-beside.ts';
import { PrivateShell } from '../shell/private-shell.tsx';
import { Waiting } from '../shell/waiting.tsx';

const IncompleteProfile = lazyBeside(
  () => import('../shell/incomplete-profile.tsx'),
  (part) => part.IncompleteProfile,
);

/** Pages drawn in the browser that anybody may open: login, account status. */
export function clientLoader() {
  return null;
}

export { Waiting as HydrateFallback };

export default function PlainArea() {
  const [search] = useSearchParams();
  return (
    <PrivateShell>
      <Outlet />
      {search.get('dialog') === 'incomplete-profile' && (
        <Suspense>
          <IncompleteProfile />
        </Suspense>
      )}
    </PrivateShell>
  );
}
