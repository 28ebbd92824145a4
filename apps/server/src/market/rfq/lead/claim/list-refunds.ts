import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { CountedPage } from '@nukkad/contract/kernel/page';
import type {
  OfficeLeadClaim,
  listLeadClaims as claims,
  listLeadRefunds as asked,
} from '@nukkad/contract/market/lead/lead-refund.api';
import type { LeadRefund } from '@nukkad/contract/market/lead/lead-refund.model';
import type { Reader } from '../../../../platform/db/database.ts';
import { readInstantCursor } from '../../../../platform/http/cursor.ts';
import { type PageAsked, listOf } from '../../../../platform/http/list-of.ts';
import type { SignedInCall } from '../../../../platform/http/route.ts';
import type { RfqDependencies } from '../../rfq.interface.ts';
import { noOrganisation } from '../read-leads.ts';
import { listNumbers } from '../../rfq.store.ts';
import { presentClaim, presentRefund } from './lead-refund.presenter.ts';
import { type LeadRefundRow, type RefundFilter, countRefunds, listRefunds } from './lead-refund.store.ts';

type Numbers = ReadonlyMap<string, string>;

function pageOf<Item>(
  db: Reader,
  filter: RefundFilter,
  page: PageAsked,
  present: (rows: readonly LeadRefundRow[], numbers: Numbers) => Item[] | Promise<Item[]>,
): Promise<CountedPage<Item>> {
  return listOf(page, {
    after: readInstantCursor,
    rows: (after, most) => listRefunds(db, filter, after, most),
    key: (row) => [row.askedAt, row.leadId],
    count: () => countRefunds(db, filter),
    items: async (rows) => {
      const numbers = await listNumbers(
        db,
        rows.map(({ leadId }) => leadId),
      );
      return present(rows, numbers);
    },
  });
}

/** Of the own organisation. */
export const listOwnRefunds = (
  { platform: { db } }: RfqDependencies,
  { viewer, input: { query } }: SignedInCall<EndpointParsed<typeof asked>>,
): Promise<CountedPage<LeadRefund>> =>
  pageOf(db, { organisationId: viewer.organisationId ?? noOrganisation }, query, (rows, numbers) =>
    rows.map((row) => presentRefund(row, numbers.get(row.leadId) ?? '')),
  );

export async function presentClaims(
  { partner }: Pick<RfqDependencies, 'partner'>,
  db: Reader,
  rows: readonly LeadRefundRow[],
  numbers: Numbers,
): Promise<OfficeLeadClaim[]> {
  const ids = [...new Set(rows.map(({ organisationId }) => organisationId))];
  const found = await partner.getOrganisations(db, ids);
  return rows.map((row) =>
    presentClaim(row, numbers.get(row.leadId) ?? '', found.get(row.organisationId)?.companyName ?? ''),
  );
}

/** Claims of every partner. */
export const listClaims = (
  deps: RfqDependencies,
  { input: { query } }: SignedInCall<EndpointParsed<typeof claims>>,
): Promise<CountedPage<OfficeLeadClaim>> => {
  const { db } = deps.platform;
  const filter = { organisationId: null, kind: 'claim', status: query.status } as const;
  return pageOf(db, filter, query, (rows, numbers) => presentClaims(deps, db, rows, numbers));
};
