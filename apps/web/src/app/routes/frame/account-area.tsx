import { Outlet } from 'react-router';
import { revalidateEachNavigation, enter } from '../../../platform/session/guard.ts';
import { AccountFrame } from '../../account/account-frame.tsx';
import { frameOf } from '../../shell/frame-of.ts';
import { PrivateShell } from '../../shell/private-shell.tsx';
import { ReadOnlyScreens } from '../../shell/read-only-screens.tsx';
import { LoadingShell } from '../../shell/loading-shell.tsx';
import type { Route } from './+types/account-area.ts';

/** The signed-in person's account; the table of screens says who may open which section. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const profile = await enter(request);
  return { profile, Frame: await frameOf(profile) };
}

export const shouldRevalidate = revalidateEachNavigation;

export { LoadingShell as HydrateFallback };

export default function AccountArea({ loaderData: { profile, Frame } }: Route.ComponentProps) {
  return (
    <PrivateShell Frame={Frame}>
      <ReadOnlyScreens>
        <AccountFrame profile={profile}>
          <Outlet />
        </AccountFrame>
      </ReadOnlyScreens>
    </PrivateShell>
  );
}
