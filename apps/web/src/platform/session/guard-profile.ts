import type { MyProfile } from '@nukkad/contract/identity/account/account.model';
import type { GuardProfile } from '@nukkad/contract/identity/account/screen.guard';

/** Whose sub-admin mode is on: the flag names its person, so that it says nothing about the next one at this device. */
const subAdminKey = 'subAdmin';

/**
 * A profile as the guards look at it, with the stored flag of the sub-admin mode. Until this device has one, the
 * owner's word counts.
 */
export function guardProfileOf(profile: MyProfile): GuardProfile {
  const stored = localStorage.getItem(subAdminKey);
  const chosen = stored === profile.userId || stored === offFor(profile);
  return { ...profile, subAdmin: chosen ? stored === profile.userId : profile.subAdminMode };
}

const offFor = ({ userId }: MyProfile) => `off ${userId}`;

export function keepSubAdminMode(profile: MyProfile, on: boolean): void {
  localStorage.setItem(subAdminKey, on ? profile.userId : offFor(profile));
}
