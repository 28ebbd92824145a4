import type { Reader } from '../../platform/db/database.ts';
import { type AskedBy, organisationOf } from '../../platform/viewer.ts';
import type { CandidateParts, OpenTo } from './candidate.interface.ts';
import { isOpenTo } from './candidate.rules.ts';
import { findCandidates } from './candidate.store.ts';
import { listHiding } from './hidden-business.store.ts';
import { readStandings } from './read-candidate.ts';

/** Of these people those whom the organisation may keep for other jobs, and invite to them. */
export async function listOpenTo(
  deps: Pick<CandidateParts, 'partner' | 'standings'>,
  reader: Reader,
  by: AskedBy,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, OpenTo>> {
  if (userIds.length === 0) return new Map();
  const organisationId = organisationOf(by);
  const [rows, hiding, places, standings] = await Promise.all([
    findCandidates(reader, userIds),
    listHiding(reader, organisationId, userIds),
    deps.partner.members.findPlaces(reader, organisationId, [...userIds]),
    readStandings(deps, reader, by, userIds),
  ]);
  const open = rows.filter((row) => {
    const between = { isHidden: hiding.has(row.userId), worksThere: places.has(row.userId) };
    return isOpenTo(row, between, standings.get(row.userId) ?? null);
  });
  return new Map(
    open.map(({ userId, tradeIds }) => [
      userId,
      { tradeIds, isNamed: standings.get(userId) === 'shortlisted' },
    ]),
  );
}
