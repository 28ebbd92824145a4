import { Outlet } from 'react-router';
import { revalidateEachNavigation, enter } from '../../../platform/session/guard.ts';
import { frameOf } from '../../shell/frame-of.ts';
import { PrivateShell } from '../../shell/private-shell.tsx';
import { ReadOnlyScreens } from '../../shell/read-only-screens.tsx';
import { LoadingShell } from '../../shell/loading-shell.tsx';
import type { Route } from './+types/private-area.ts';

/** Looks in the browser who may come in, by the table of screens; the server sends the shell alone. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const profile = await enter(request);
  return { profile, Frame: await frameOf(profile) };
}

export const shouldRevalidate = revalidateEachNavigation;

export { LoadingShell as HydrateFallback };

export default function PrivateArea({ loaderData: { Frame } }: Route.ComponentProps) {
  return (
    <PrivateShell Frame={Frame}>
      <ReadOnlyScreens>
        <Outlet />
      </ReadOnlyScreens>
    </PrivateShell>
  );
}
