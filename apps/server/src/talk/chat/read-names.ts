import type { Reader } from '../../platform/db/database.ts';
import type { ChatDependencies } from './chat.interface.ts';
import type { Sides } from './chat.policy.ts';

/** Who the people and partners of some conversations are. */
export interface Names {
  readonly people: ReadonlyMap<string, string>;
  readonly organisations: ReadonlyMap<string, { readonly companyName: string; readonly ownerUserId: string }>;
}

const present = (ids: readonly (string | null)[]): string[] => [...new Set(ids.flatMap((id) => id ?? []))];

/** A question for all people and one for all partners; `senders` besides the sides. */
export async function readNames(
  { account, partner }: Pick<ChatDependencies, 'account' | 'partner'>,
  reader: Reader,
  rows: readonly Sides[],
  senders: readonly (string | null)[],
): Promise<Names> {
  const userIds = present([...rows.flatMap((row) => [row.aUserId, row.bUserId]), ...senders]);
  const organisationIds = present(rows.flatMap((row) => [row.aOrganisationId, row.bOrganisationId]));
  const [people, organisations] = await Promise.all([
    userIds.length > 0 ? account.namesOf(reader, userIds) : new Map<string, string>(),
    organisationIds.length > 0
      ? partner.getOrganisations(reader, organisationIds)
      : new Map<string, { companyName: string; ownerUserId: string }>(),
  ]);
  return { people, organisations };
}
