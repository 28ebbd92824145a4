import type { MyProfile } from '@nukkad/contract/identity/account/account.model';
import { homeOfProfile } from '@nukkad/contract/identity/account/screen.guard';
import { guardProfileOf } from './guard-profile.ts';

/** Post-login home by role (specification section 2); in the sub-admin mode the shop. */
export function homeOf(profile: MyProfile | null): string {
  return profile ? homeOfProfile(guardProfileOf(profile)) : '/';
}
