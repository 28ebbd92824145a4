import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { canMove } from '@nukkad/contract/kernel/lifecycle';
import type { CountedPage } from '@nukkad/contract/kernel/page';
import type { OfficeRfq, listOfficeRfqs as asked } from '@nukkad/contract/market/rfq/office-rfq.api';
import { rfqLifecycle } from '@nukkad/contract/market/rfq/rfq.noun';
import type { Reader } from '../../../platform/db/database.ts';
import { nextCursor, readInstantCursor } from '../../../platform/http/cursor.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { withTotal } from '../../../platform/http/total.ts';
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
export async function listOfficeRfqs(
  deps: RfqDependencies,
  { lang, input }: SignedInCall<EndpointParsed<typeof asked>>,
): Promise<CountedPage<OfficeRfq>> {
  const { db } = deps.platform;
  const { cursor, limit, count, ...filter } = input.query;
  const [rows, counted] = await Promise.all([
    listAllRfqs(db, filter, readInstantCursor(cursor), limit + 1),
    count ? countAllRfqs(db, filter) : null,
  ]);
  const seeing = { categories: await deps.catalog.categoryFaces(lang), lang };
  return {
    items: await presentOfficeRfqs(deps, db, rows.slice(0, limit), seeing),
    nextCursor: nextCursor(rows, limit, (row) => [row.createdAt.toISOString(), row.rfqId]),
    ...withTotal(counted),
  };
}
