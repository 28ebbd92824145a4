import type { MyProfile } from '@nukkad/contract/account/account.model';
import type { Standing } from '@nukkad/contract/account/screen.guard';

/** Whose sub-admin mode is on: the flag names its person, so that it says nothing about the next one at this device. */
const subAdminKey = 'subAdmin';

/** A profile as the guards look at it, with the stored flag of the sub-admin mode. */
export function standingOf(profile: MyProfile): Standing {
  return { ...profile, subAdmin: localStorage.getItem(subAdminKey) === profile.userId };
}

export function keepSubAdminMode({ userId }: MyProfile, on: boolean): void {
  if (on) localStorage.setItem(subAdminKey, userId);
  else localStorage.removeItem(subAdminKey);
}
