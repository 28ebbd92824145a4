import type { CountedPage } from '@nukkad/contract/kernel/page';
import type { OfficeReview } from '@nukkad/contract/market/review/review-office.api';
import type { Reader } from '../../../platform/db/database.ts';
import { pageFrom, readInstantCursor } from '../../../platform/http/cursor.ts';
import { withTotal } from '../../../platform/http/total.ts';
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

export async function listOfficeReviews(
  deps: ReviewDependencies,
  reader: Reader,
  reading: Reading,
  asked: {
    readonly cursor?: string | undefined;
    readonly limit: number;
    readonly count?: boolean | undefined;
    readonly q?: string | undefined;
    readonly state?: OfficeState | undefined;
  },
): Promise<CountedPage<OfficeReview>> {
  const { cursor, limit, count, q, state = 'reported' } = asked;
  const [rows, counted] = await Promise.all([
    listOfficeRows(reader, { q, state }, readInstantCursor(cursor), limit + 1),
    count ? countOfficeRows(reader, { q, state }) : null,
  ]);
  const present = await presentAllInOffice(deps, reader, rows, reading);
  const keyOf = (row: ReviewRow) => {
    const at = state === 'reported' ? (row.reportedAt ?? row.createdAt) : row.createdAt;
    return [at.toISOString(), row.reviewId] as const;
  };
  const page = pageFrom(rows, limit, present, keyOf);
  return { ...page, ...withTotal(counted) };
}
