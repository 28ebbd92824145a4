import { Outlet } from 'react-router';
import { revalidateEachNavigation, enter } from '../../platform/session/guard.ts';
import { AccountFrame } from '../account/account-frame.tsx';
import { PrivateShell } from '../shell/private-shell.tsx';
import { LoadingShell } from '../shell/loading-shell.tsx';
import type { Route } from './+types/account-area.ts';

/** One's own account, for everybody signed in; who may open which section says the table of screens. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { profile: await enter(request) };
}

export const shouldRevalidate = revalidateEachNavigation;

export { LoadingShell as HydrateFallback };

export default function AccountArea({ loaderData: { profile } }: Route.ComponentProps) {
  return (
    <PrivateShell>
      <AccountFrame profile={profile}>
        <Outlet />
      </AccountFrame>
    </PrivateShell>
  );
}
