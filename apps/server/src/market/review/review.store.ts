import type { reviewLifecycle } from '@nukkad/contract/market/review/review.noun';
import { type RawBuilder, sql } from 'kysely';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { isAmong } from '../../platform/db/is-among.ts';
import { type RowOf, tableColumns } from '../../platform/db/table-columns.ts';
import type { AfterInstant } from '../../platform/http/cursor.ts';
import type { ManyRows } from '../../platform/lifecycle/transition-spec.ts';
import type { PersonalPort } from '../../platform/personal.ts';

const columns = {
  reviewId: 'review_id',
  bookingId: 'booking_id',
  cityCode: 'city_code',
  side: 'side',
  authorId: 'author_id',
  buyerId: 'buyer_id',
  organisationId: 'organisation_id',
  staffId: 'staff_id',
  serviceId: 'service_id',
  stars: 'stars',
  tags: 'tags',
  words: 'words',
  shownName: 'shown_name',
  status: 'status',
  showAt: 'show_at',
  shownAt: 'shown_at',
  reply: 'reply',
  repliedAt: 'replied_at',
  hiddenReason: 'hidden_reason',
  reportedAt: 'reported_at',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
  version: 'version',
} as const;
export const review = tableColumns('review', columns);
export type ReviewRow = RowOf<'review', typeof columns>;

export const lockReview = review.lockBy('reviewId');
export const findReview = review.findBy('reviewId');

/** Of both sides; who may read which is for the presenter. */
export async function listOfVisit(reader: Reader, bookingId: string): Promise<ReviewRow[]> {
  const { rows } =
    await sql<ReviewRow>`select ${review.asSql} from review where booking_id = ${bookingId} order by side`.execute(
      reader,
    );
  return rows;
}

export const insertReview = review.insert<'write'>;
export const saveReview = review
  .saveBy('reviewId')
  .only(
    'stars',
    'tags',
    'words',
    'shownName',
    'status',
    'reply',
    'repliedAt',
    'hiddenReason',
    'reportedAt',
    'updatedAt',
    'version',
  );

/** What was written of a visit and is not shown yet. */
export async function showOfVisit(
  tx: Tx,
  { from, to }: ManyRows<typeof reviewLifecycle, 'show'>,
  bookingId: string,
  now: Date,
): Promise<readonly ReviewRow[]> {
  return tx
    .updateTable('review')
    .set({ status: to, shown_at: now, updated_at: now })
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('booking_id', '=', bookingId)
    .where('status', 'in', from)
    .returning(review.selected)
    .execute();
}

export interface ShownFilter {
  readonly organisationId?: string | undefined;
  readonly serviceId?: string | undefined;
  readonly stars?: number | undefined;
  /** Only those that say something in words. */
  readonly told?: boolean;
}

const isShown = sql`status = 'Shown' and side = 'customer'`;

/** Left out filters are not in the statement at all: the planner sees what is asked. */
const shownOf = ({ organisationId, serviceId, stars, told }: ShownFilter): RawBuilder<unknown> =>
  sql`${isShown} ${organisationId ? sql`and organisation_id = ${organisationId}` : sql``}
    ${serviceId ? sql`and service_id = ${serviceId}` : sql``} ${stars ? sql`and stars = ${stars}` : sql``}
    ${told ? sql`and words <> ''` : sql``}`;

const behindShown = (after: AfterInstant | null): RawBuilder<unknown> =>
  after ? sql`and (shown_at, review_id) < (${after.at}, ${after.id}::uuid)` : sql``;

/** What customers say, newest first. */
export async function listShown(
  reader: Reader,
  filter: ShownFilter,
  after: AfterInstant | null,
  limit: number,
): Promise<ReviewRow[]> {
  const { rows } = await sql<ReviewRow>`select ${review.asSql} from review
    where ${shownOf(filter)} ${behindShown(after)} order by shown_at desc, review_id desc limit ${limit}`.execute(
    reader,
  );
  return rows;
}

const isHappy = sql`${isShown} and stars >= 4 and shown_name <> '' and words <> ''`;

/** Of these the good ones with words and a name, in no order. */
export async function findHappy(reader: Reader, reviewIds: readonly string[]): Promise<ReviewRow[]> {
  if (reviewIds.length === 0) return [];
  const { rows } = await sql<ReviewRow>`select ${review.asSql} from review
    where review_id ${isAmong(reviewIds, 'uuid')} and ${isHappy}`.execute(reader);
  return rows;
}

/** Good ones with words and a name. */
export async function listHappy(
  reader: Reader,
  after: AfterInstant | null,
  limit: number,
): Promise<ReviewRow[]> {
  const { rows } = await sql<ReviewRow>`select ${review.asSql} from review
    where ${isHappy} ${behindShown(after)}
    order by shown_at desc, review_id desc limit ${limit}`.execute(reader);
  return rows;
}

/** Stars stay, because they count for others; words, name and photos go with the account. */
export const reviewPersonal: PersonalPort = {
  tables: [
    {
      table: 'review_report',
      title: 'Reviews you reported',
      whose: (userId) => sql`t.user_id = ${userId}`,
      erasure: { kind: 'remove' },
    },
    {
      table: 'review_photo',
      title: 'Photos in your reviews',
      whose: (userId) => sql`t.taken_by = ${userId}`,
      without: ['storage_key'],
      erasure: { kind: 'remove' },
    },
    {
      table: 'review',
      title: 'Reviews you wrote',
      whose: (userId) => sql`t.author_id = ${userId}`,
      without: ['reported_at'],
      erasure: { kind: 'blank', set: { words: '', shown_name: '' } },
    },
    {
      table: 'review',
      title: 'Reviews of you',
      whose: (userId) => sql`t.buyer_id = ${userId} and t.side = 'partner' and t.status = 'Shown'`,
      without: ['author_id', 'staff_id', 'reported_at'],
      erasure: { kind: 'blank', set: { words: '' } },
    },
    {
      table: 'rating',
      title: 'Stars you were given',
      whose: (userId) => sql`t.subject = 'customer' and t.subject_id = ${userId}`,
      erasure: { kind: 'remove' },
    },
    {
      table: 'review_window',
      title: 'Visits you can review',
      whose: (userId) => sql`t.buyer_id = ${userId}`,
      without: ['partner_wrote_at'],
      erasure: { kind: 'keep', kept: { why: 'accounts', years: 8 } },
    },
  ],
  files: async (reader, userId) => {
    const { rows } = await sql<{ key: string }>`select storage_key as key from review_photo
      where taken_by = ${userId}`.execute(reader);
    return rows.map(({ key }) => key);
  },
};
