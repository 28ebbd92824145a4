import type { CountedPage, Page } from '@nukkad/contract/kernel/page';
import type { PartnerReview, Rating, ReviewToWrite } from '@nukkad/contract/market/review/review.model';
import * as z from 'zod/mini';
import type { Reader } from '../../platform/db/database.ts';
import { pageFrom, readInstantCursor } from '../../platform/http/cursor.ts';
import { listOf } from '../../platform/http/list-of.ts';
import { type PartnerSort, countPartnerRows, listPartnerRows } from './partner-review.store.ts';
import { readStars } from './rating.store.ts';
import { readNames } from './read-names.ts';
import type { Reading } from './read-visit.ts';
import type { ReviewDependencies } from './review.interface.ts';
import { listedFor } from './review.policy.ts';
import { presentToPartner } from './review.presenter.ts';
import { ratingFrom } from './review.rules.ts';
import { listToWrite } from './window.store.ts';

interface Asked {
  readonly cursor?: string | undefined;
  readonly limit: number;
}
const key = z.tuple([z.boolean(), z.iso.datetime({ precision: 3 }), z.uuid()]);

/** Finished visits that wait for the caller's own side. */
export async function listReviewsToWrite(
  deps: ReviewDependencies,
  reader: Reader,
  { viewer, now, lang }: Reading,
  { cursor, limit }: Asked,
): Promise<Page<ReviewToWrite>> {
  const who = viewer.role === 'Buyer' ? { buyerId: viewer.userId } : listedFor(viewer);
  const rows = await listToWrite(reader, who, { now, after: readInstantCursor(cursor), limit: limit + 1 });
  const names = await readNames(deps, reader, rows, lang);
  const present = (row: (typeof rows)[number]): ReviewToWrite => ({
    bookingId: row.bookingId,
    bookingNumber: row.bookingNumber,
    serviceName: names.service(row.serviceId),
    otherName: 'buyerId' in who ? names.company(row.organisationId) : names.customer(row.buyerId),
    professionalName: names.professional(row.staffId),
    completedAt: row.completedAt.toISOString(),
    writeBefore: row.writeBefore.toISOString(),
  });
  return pageFrom(rows, limit, present, (row) => [row.completedAt.toISOString(), row.bookingId]);
}

export function listPartnerReviews(
  deps: ReviewDependencies,
  reader: Reader,
  reading: Reading,
  asked: Asked & {
    readonly count?: boolean | undefined;
    readonly stars?: number | undefined;
    readonly answered?: boolean | undefined;
    readonly sort?: PartnerSort | undefined;
  },
): Promise<CountedPage<PartnerReview>> {
  const { stars, answered, sort = 'unanswered', ...page } = asked;
  const filter = { ...listedFor(reading.viewer), stars, answered };
  return listOf(page, {
    after: key,
    rows: (after, most) => listPartnerRows(reader, filter, { sort, after, limit: most }),
    key: (row) => [row.repliedAt !== null, row.shownAt ?? row.showAt, row.reviewId],
    count: () => countPartnerRows(reader, filter),
    items: async (rows) => {
      const names = await readNames(deps, reader, rows, reading.lang);
      return rows.map((row) => presentToPartner(row, { ...reading, names }));
    },
  });
}

export async function readPartnerRating(
  reader: Reader,
  { viewer }: Pick<Reading, 'viewer'>,
  mine: boolean,
): Promise<Rating> {
  const { organisationId, staffId } = listedFor(viewer, mine);
  const of =
    staffId === null
      ? ({ subject: 'partner', subjectId: organisationId } as const)
      : ({ subject: 'professional', subjectId: staffId } as const);
  return ratingFrom(await readStars(reader, of));
}
