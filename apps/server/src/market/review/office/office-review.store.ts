import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';
import type { AfterInstant } from '../../../platform/http/cursor.ts';
import { countRows } from '../../../platform/db/count-rows.ts';
import { type ReviewRow, review } from '../review.store.ts';

export type OfficeState = 'reported' | 'hidden' | 'all';
export interface OfficeFilter {
  readonly q?: string | undefined;
  readonly state: OfficeState;
}

const states: Readonly<Record<OfficeState, RawBuilder<unknown>>> = {
  reported: sql`reported_at is not null`,
  hidden: sql`status = 'Hidden'`,
  all: sql`status <> 'Written'`,
};

const conditions = ({ q, state }: OfficeFilter): RawBuilder<unknown> =>
  sql`${states[state]} ${
    q
      ? sql`and booking_id in (select booking_id from review_window where starts_with(booking_number, ${q.toUpperCase()}))`
      : sql``
  }`;

/** Reported ones: the longest waiting first. The others: the newest first. */
export async function listOfficeRows(
  reader: Reader,
  filter: OfficeFilter,
  after: AfterInstant | null,
  limit: number,
): Promise<ReviewRow[]> {
  const isQueue = filter.state === 'reported';
  const order = isQueue ? sql`reported_at, review_id` : sql`created_at desc, review_id desc`;
  const beyond = isQueue
    ? (at: AfterInstant) => sql`and (reported_at, review_id) > (${at.at}, ${at.id}::uuid)`
    : (at: AfterInstant) => sql`and (created_at, review_id) < (${at.at}, ${at.id}::uuid)`;
  const { rows } = await sql<ReviewRow>`select ${review.asSql} from review
    where ${conditions(filter)} ${after ? beyond(after) : sql``} order by ${order} limit ${limit}`.execute(
    reader,
  );
  return rows;
}

export const countOfficeRows = (reader: Reader, filter: OfficeFilter): Promise<number> =>
  countRows(reader, sql`from review where ${conditions(filter)}`);
