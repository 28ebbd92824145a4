import { Outlet } from 'react-router';
import { revalidateEachNavigation, enter } from '../../platform/session/guard.ts';
import { AccountFrame } from '../account/account-frame.tsx';
import { PrivateShell } from '../shell/private-shell.tsx';
import { LoadingShell } from '../shell/loading-shell.tsx';
import type { Route } from './+types/account-area.ts';

/** The signed-in person's account; the table of screens says who may open which section. */
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
