import { redirect } from 'react-router';
import { logOut } from '../../platform/session/log-out.ts';

/** Logs out and goes to the root. */
export async function clientLoader() {
  await logOut();
  throw redirect('/');
}

export default function Logout() {
  return null;
}
