import { type ClientLoaderFunctionArgs, Outlet } from 'react-router';
import { atEachDoor, enter } from '../../platform/session/guard.ts';
import { PrivateShell } from '../shell/private-shell.tsx';
import { Waiting } from '../shell/waiting.tsx';

/** Looks in the browser who may come in, by the table of screens; the server sends the shell alone. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return { profile: await enter(request) };
}

export const shouldRevalidate = atEachDoor;

export { Waiting as HydrateFallback };

export default function PrivateArea() {
  return (
    <PrivateShell>
      <Outlet />
    </PrivateShell>
  );
}
