import type { Reader } from '../../platform/db/database.ts';
import type { MemberDependencies } from './member.interface.ts';
import { findMember } from './member.store.ts';

/** The person, or the owner of the business; null: no one any more. */
export async function ownerListens(
  { partner }: Pick<MemberDependencies, 'partner'>,
  reader: Reader,
  memberId: string,
): Promise<string | null> {
  const row = await findMember(reader, memberId);
  if (!row?.organisationId) return row?.userId ?? null;
  const found = await partner.getOrganisations(reader, [row.organisationId]);
  return found.get(row.organisationId)?.ownerUserId ?? null;
}
