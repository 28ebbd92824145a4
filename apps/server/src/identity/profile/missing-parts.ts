import {
  type ProfessionalPart,
  missingOfProfessional,
} from '@nukkad/contract/identity/account/professional-profile';
import type { Reader } from '../../platform/db/database.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { ProfileDependencies } from './profile.interface.ts';
import { findProfile } from './profile.store.ts';

/** The missing parts of a professional's profile (specification section 6); other people need none. */
export async function missingParts(
  { account }: Pick<ProfileDependencies, 'account'>,
  reader: Reader,
  { userId, role, isProfessional }: Pick<Viewer, 'userId' | 'role' | 'isProfessional'>,
): Promise<ProfessionalPart[]> {
  if (role !== 'subUser' || !isProfessional) return [];
  const [people, { languages }] = await Promise.all([
    account.getPeople(reader, [userId]),
    findProfile(reader, userId),
  ]);
  const { fullName = '', mobileNumber = '' } = people.get(userId) ?? {};
  return missingOfProfessional({ fullName, mobileNumber, languages });
}
