import { Suspense } from 'react';
import { Outlet, useSearchParams } from 'react-router';
import { lazyOptional } from '../../../platform/lazy-optional.ts';
import { PrivateShell } from '../../shell/private-shell.tsx';
import { LoadingShell } from '../../shell/loading-shell.tsx';

const IncompleteProfile = lazyOptional(
  () => import('../../shell/incomplete-profile.tsx'),
  (part) => part.IncompleteProfile,
);

/** Pages rendered in the browser that every visitor may open: login, account status. */
export function clientLoader() {
  return null;
}

export { LoadingShell as HydrateFallback };

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
