import type { ReviewSubject } from '@nukkad/contract/market/partnership/review.api';
import { readInstantCursor } from '../../../platform/http/cursor.ts';
import { type PageAsked, listOf } from '../../../platform/http/list-of.ts';
import type { Organisation } from '../../../identity/partner/index.ts';
import type { PartnershipDependencies } from '../partnership.interface.ts';
import { type Assignee, readAssignees } from './assign-review.ts';
import { type WaitingRow, countWaiting, listWaiting } from './review.store.ts';

interface Asked extends PageAsked {
  readonly subject?: ReviewSubject | undefined;
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
export function listReviews(
  {
    platform: { db },
    account,
    partner,
    geography,
  }: Pick<PartnershipDependencies, 'account' | 'geography' | 'partner' | 'platform'>,
  { subject, ...page }: Asked,
) {
  return listOf(page, {
    after: readInstantCursor,
    rows: (after, most) => listWaiting(db, { subject, after, limit: most }),
    key: (row) => [row.since, row.id],
    count: () => countWaiting(db, subject),
    items: async (rows) => {
      const organisations = await partner.getOrganisations(
        db,
        rows.map((row) => row.organisationId),
      );
      const assignees = await readAssignees(account, db, [...organisations.keys()]);
      const cities = await geography.cityNames(
        db,
        [...organisations.values()].map(({ cityCode }) => cityCode),
      );
      return rows.map((row) => presentWaiting(row, { organisations, cities, assignees }));
    },
  });
}
