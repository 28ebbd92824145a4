import { pageFrom, readInstantCursor } from '../../../platform/http/cursor.ts';
import { withTotal } from '../../../platform/http/total.ts';
import type { Organisation } from '../../../identity/partner/index.ts';
import type { PartnershipDependencies } from '../partnership.interface.ts';
import { type Assignee, readAssignees } from './assign-review.ts';
import { type WaitingRow, countWaiting, listWaiting } from './review.store.ts';

interface Asked {
  readonly subject?: 'profile' | 'change' | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
  readonly count?: boolean | undefined;
}

interface Known {
  readonly organisations: ReadonlyMap<string, Organisation>;
  readonly cities: ReadonlyMap<string, string>;
  readonly assignees: ReadonlyMap<string, Assignee>;
}

const presentWaiting = (
  { since, id: _id, ...row }: WaitingRow,
  { organisations, cities, assignees }: Known,
) => {
  const partner = organisations.get(row.organisationId);
  if (!partner) throw new Error('A review has no partner.');
  const { companyName, cityCode, status } = partner;
  return {
    ...row,
    companyName,
    city: cities.get(cityCode) ?? '',
    status,
    since: since.toISOString(),
    assignee: assignees.get(row.organisationId) ?? null,
  };
};

/** What waits for a reviewer, the oldest first. */
export async function listReviews(
  {
    platform: { db },
    account,
    partner,
    geography,
  }: Pick<PartnershipDependencies, 'account' | 'geography' | 'partner' | 'platform'>,
  { subject, cursor, limit, count }: Asked,
) {
  const [rows, counted] = await Promise.all([
    listWaiting(db, { subject, after: readInstantCursor(cursor), limit: limit + 1 }),
    count ? countWaiting(db, subject) : null,
  ]);
  const organisations = await partner.getOrganisations(
    db,
    rows.map((row) => row.organisationId),
  );
  const assignees = await readAssignees(account, db, [...organisations.keys()]);
  const cities = await geography.cityNames(
    db,
    [...organisations.values()].map(({ cityCode }) => cityCode),
  );
  const page = pageFrom(
    rows,
    limit,
    (row) => presentWaiting(row, { organisations, cities, assignees }),
    (row) => [row.since.toISOString(), row.id],
  );
  return { ...page, ...withTotal(counted) };
}
