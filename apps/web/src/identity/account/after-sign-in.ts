import type { MyProfile } from '@nukkad/contract/identity/account/account.model';
import { homeOf } from '../../platform/session/role-home.ts';
import { isOwnPath, rememberReturn, takeReturn } from '../../platform/session/session-store.ts';

export const ownPath = (path: string | null) => (path !== null && isOwnPath(path) ? path : null);

/**
 * Where to go after signing in: the address that the person wanted, only ever on this site; else `home`. A person
 * without a role chooses one first, and continues from there.
 */
export function afterSignIn(profile: MyProfile, asked: string | null, home = homeOf(profile)): string {
  const wanted = ownPath(asked) ?? takeReturn();
  if (profile.role !== null) return wanted ?? home;
  if (wanted !== null) rememberReturn(wanted);
  return homeOf(profile);
}
