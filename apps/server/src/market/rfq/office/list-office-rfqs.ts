import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { canMove } from '@nukkad/contract/kernel/lifecycle';
import type { CountedPage } from '@nukkad/contract/kernel/page';
import type { OfficeRfq, listOfficeRfqs as asked } from '@nukkad/contract/market/rfq/office-rfq.api';
import { rfqLifecycle } from '@nukkad/contract/market/rfq/rfq.noun';
import type { Reader } from '../../../platform/db/database.ts';
import { readInstantCursor } from '../../../platform/http/cursor.ts';
import { listOf } from '../../../platform/http/list-of.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { listLeadsOf } from '../lead/lead-list.store.ts';
import type { LeadRow } from '../lead/lead.store.ts';
import type { RfqDependencies } from '../rfq.interface.ts';
import { type Names, namesFor, presentSubject } from '../rfq.presenter.ts';
import type { RfqRow } from '../rfq.store.ts';
import { countAllRfqs, listAllRfqs } from './office-rfq.store.ts';

function presentOffice(row: RfqRow, names: Names, told: readonly LeadRow[]): OfficeRfq {
  const { rfqNumber, title, categoryName, area } = presentSubject(row, names);
  return {
    rfqId: row.rfqId,
    rfqNumber,
    title,
    categoryName,
    area,
    status: row.status,
    told: told.length,
    interested: told.filter(({ interestedAt }) => interestedAt !== null).length,
    unlocked: row.unlocked,
    places: row.places,
    forwards: row.forwards,
    createdAt: row.createdAt.toISOString(),
    closesAt: row.answerBy.toISOString(),
    version: row.version,
    can: {
      forward:
        canMove(rfqLifecycle, 'forwardByHand', row.status) ||
        canMove(rfqLifecycle, 'deliverByHand', row.status),
    },
  };
}

export async function presentOfficeRfqs(
  deps: RfqDependencies,
  reader: Reader,
  rows: readonly RfqRow[],
  { categories, lang }: { readonly categories: Names['categories']; readonly lang: 'en' | 'hi' },
): Promise<OfficeRfq[]> {
  const [names, told] = await Promise.all([
    namesFor(reader, deps, rows, categories, lang),
    listLeadsOf(
      reader,
      rows.map(({ rfqId }) => rfqId),
    ),
  ]);
  return rows.map((row) =>
    presentOffice(
      row,
      names,
      told.filter(({ rfqId }) => rfqId === row.rfqId),
    ),
  );
}

/** Every request, the newest first. */
export function listOfficeRfqs(
  deps: RfqDependencies,
  { lang, input }: SignedInCall<EndpointParsed<typeof asked>>,
): Promise<CountedPage<OfficeRfq>> {
  const { db } = deps.platform;
  return listOf(input.query, {
    after: readInstantCursor,
    rows: (after, most, filter) => listAllRfqs(db, filter, after, most),
    key: (row) => [row.createdAt, row.rfqId],
    count: (filter) => countAllRfqs(db, filter),
    items: async (rows) => {
      const seeing = { categories: await deps.catalog.categoryFaces(lang), lang };
      return presentOfficeRfqs(deps, db, rows, seeing);
    },
  });
}
