import { Outlet } from 'react-router';
import { PrivateShell } from '../shell/private-shell.tsx';
import { Waiting } from '../shell/waiting.tsx';

/** Pages drawn in the browser that anybody may open: login, account status. */
export function clientLoader() {
  return null;
}

export { Waiting as HydrateFallback };

export default function PlainArea() {
  return (
    <PrivateShell>
      <Outlet />
    </PrivateShell>
  );
}
