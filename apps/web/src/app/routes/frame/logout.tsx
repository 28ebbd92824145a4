import { replace } from 'react-router';
import { logOut } from '../../../platform/session/log-out.ts';
import { isOwnPath } from '../../../platform/session/session-store.ts';
import type { Route } from './+types/logout.ts';

/** Logs out and goes to the root, or where `to` says on this site; Back does not lead into what was left. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await logOut();
  const to = new URL(request.url).searchParams.get('to') ?? '/';
  throw replace(isOwnPath(to) ? to : '/');
}

export default function Logout() {
  return null;
}
