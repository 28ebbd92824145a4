import type { MyProfile } from '@nukkad/contract/identity/account/account.model';
import { homeOfStanding } from '@nukkad/contract/identity/account/screen.guard';
import { standingOf } from './standing.ts';

/** Post-login home by role (specification section 2); in the sub-admin mode the shop. */
export function homeOf(profile: MyProfile | null): string {
  return profile ? homeOfStanding(standingOf(profile)) : '/';
}
