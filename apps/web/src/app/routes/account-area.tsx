import { Outlet } from 'react-router';
import { enter } from '../../platform/session/guard.ts';
import { AccountFrame } from '../account/account-frame.tsx';
import { PrivateShell } from '../shell/private-shell.tsx';
import { Waiting } from '../shell/waiting.tsx';
import type { Route } from './+types/account-area.ts';

/** One's own account, for everybody signed in; a section may ask for more in its own clientLoader. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { profile: await enter('profile', request) };
}

export { Waiting as HydrateFallback };

export default function AccountArea({ loaderData: { profile } }: Route.ComponentProps) {
  return (
    <PrivateShell>
      <AccountFrame profile={profile}>
        <Outlet />
      </AccountFrame>
    </PrivateShell>
  );
}
