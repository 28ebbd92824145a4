import { type ClientLoaderFunctionArgs, Outlet } from 'react-router';
import { revalidateEachNavigation, enter } from '../../platform/session/guard.ts';
import { PrivateShell } from '../shell/private-shell.tsx';
import { LoadingShell } from '../shell/loading-shell.tsx';

/** Looks in the browser who may come in, by the table of screens; the server sends the shell alone. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return { profile: await enter(request) };
}

export const shouldRevalidate = revalidateEachNavigation;

export { LoadingShell as HydrateFallback };

export default function PrivateArea() {
  return (
    <PrivateShell>
      <Outlet />
    </PrivateShell>
  );
}
