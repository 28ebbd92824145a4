import type { MyProfile } from '@nukkad/contract/identity/account/account.model';
import { homeOf } from '../../platform/session/role-home.ts';
import { isOwnPath, rememberReturn, takeReturn } from '../../platform/session/session-store.ts';

export const ownPath = (path: string | null) => (path !== null && isOwnPath(path) ? path : null);

/**
 * Where to go after signing in: where one was going, only ever on this site; else `home`. Whoever has yet to choose a
 * role does that first, and goes on from there.
 */
export function afterSignIn(profile: MyProfile, asked: string | null, home = homeOf(profile)): string {
  const wanted = ownPath(asked) ?? takeReturn();
  if (profile.role !== null) return wanted ?? home;
  if (wanted !== null) rememberReturn(wanted);
  return homeOf(profile);
}
