import { type ClientLoaderFunctionArgs, Outlet } from 'react-router';
import { enter } from '../../platform/session/guard.ts';
import { PrivateShell } from '../shell/private-shell.tsx';
import { Waiting } from '../shell/waiting.tsx';

/** Looks in the browser who may come in; the server sends the shell alone. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return { profile: await enter('sub-user', request) };
}

export { Waiting as HydrateFallback };

export default function ProfessionalArea() {
  return (
    <PrivateShell>
      <Outlet />
    </PrivateShell>
  );
}
