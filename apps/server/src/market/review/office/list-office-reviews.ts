import type { CountedPage } from '@nukkad/contract/kernel/page';
import type { OfficeReview } from '@nukkad/contract/market/review/review-office.api';
import type { Reader } from '../../../platform/db/database.ts';
import { readInstantCursor } from '../../../platform/http/cursor.ts';
import { type PageAsked, listOf } from '../../../platform/http/list-of.ts';
import { readNames } from '../read-names.ts';
import type { Reading } from '../read-visit.ts';
import { type Report, listReports } from '../report.store.ts';
import type { ReviewDependencies } from '../review.interface.ts';
import { type Names, presentToPartner } from '../review.presenter.ts';
import type { ReviewRow } from '../review.store.ts';
import { type OfficeState, countOfficeRows, listOfficeRows } from './office-review.store.ts';

interface Shown extends Reading {
  readonly names: Names;
  readonly reports: readonly Report[];
}

function presentInOffice(row: ReviewRow, { reports, names, ...reading }: Shown): OfficeReview {
  const { can: _own, ...read } = presentToPartner(row, { ...reading, names });
  const { side, buyerId, organisationId, reportedAt, status } = row;
  return {
    ...read,
    side,
    buyerId,
    customerName: names.customer(buyerId),
    organisationId,
    companyName: names.company(organisationId),
    reportedAt: reportedAt?.toISOString() ?? null,
    reports: reports
      .filter((report) => report.reviewId === row.reviewId)
      .map(({ photoId, reason, note, createdAt, decidedAt }) => ({
        photoId,
        reason,
        note,
        at: createdAt.toISOString(),
        isDecided: decidedAt !== null,
      })),
    createdAt: row.createdAt.toISOString(),
    can: {
      hide: status === 'Shown',
      keep: status === 'Shown' && reportedAt !== null,
      restore: status === 'Hidden',
    },
  };
}

export async function presentAllInOffice(
  deps: ReviewDependencies,
  reader: Reader,
  rows: readonly ReviewRow[],
  reading: Reading,
): Promise<(row: ReviewRow) => OfficeReview> {
  const ids = rows.map(({ reviewId }) => reviewId);
  const [names, reports] = await Promise.all([
    readNames(deps, reader, rows, reading.lang),
    ids.length === 0 ? [] : listReports(reader, ids),
  ]);
  return (row) => presentInOffice(row, { ...reading, names, reports });
}

export function listOfficeReviews(
  deps: ReviewDependencies,
  reader: Reader,
  reading: Reading,
  asked: PageAsked & {
    readonly q?: string | undefined;
    readonly state?: OfficeState | undefined;
  },
): Promise<CountedPage<OfficeReview>> {
  const { q, state = 'reported', ...page } = asked;
  return listOf(page, {
    after: readInstantCursor,
    rows: (after, most) => listOfficeRows(reader, { q, state }, after, most),
    key: (row) => [state === 'reported' ? (row.reportedAt ?? row.createdAt) : row.createdAt, row.reviewId],
    count: () => countOfficeRows(reader, { q, state }),
    items: async (rows) => rows.map(await presentAllInOffice(deps, reader, rows, reading)),
  });
}
