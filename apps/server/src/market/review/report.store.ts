import type { ReportReason } from '@nukkad/contract/market/review/review.model';
import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { isAmong } from '../../platform/db/is-among.ts';
import type { ReviewRow } from './review.store.ts';

export interface NewReport {
  readonly reportId: string;
  readonly reviewId: string;
  readonly photoId: string | null;
  readonly userId: string;
  readonly reason: ReportReason;
  readonly note: string;
  readonly now: Date;
}

/** False: this person has reported it before. */
export async function addReport(tx: Tx, report: Authorized<NewReport>): Promise<boolean> {
  const { reportId, reviewId, photoId, userId, reason, note, now } = report;
  const { rows } = await sql`with added as (
      insert into review_report (report_id, review_id, photo_id, user_id, reason, note, created_at)
      values (${reportId}, ${reviewId}, ${photoId}, ${userId}, ${reason}, ${note}, ${now})
      on conflict (review_id, user_id, photo_id) do nothing returning review_id
    ), waits as (update review set reported_at = ${now} where review_id in (select review_id from added) and reported_at is null)
    select review_id from added`.execute(tx);
  return rows.length > 0;
}

/** An Admin has looked at them. */
export async function decideReports(tx: Tx, { reviewId }: Authorized<ReviewRow>, now: Date): Promise<void> {
  await sql`update review_report set decided_at = ${now} where review_id = ${reviewId} and decided_at is null`.execute(
    tx,
  );
}

export interface Report {
  readonly reviewId: string;
  readonly photoId: string | null;
  readonly reason: ReportReason;
  readonly note: string;
  readonly createdAt: Date;
  readonly decidedAt: Date | null;
}

/** The newest of each review; of one that many report the first 20. */
export async function listReports(reader: Reader, reviewIds: readonly string[]): Promise<readonly Report[]> {
  const { rows } =
    await sql<Report>`select review_id as "reviewId", photo_id as "photoId", reason, note, created_at as "createdAt",
      decided_at as "decidedAt"
    from (select *, row_number() over (partition by review_id order by created_at desc, report_id) as place
      from review_report where review_id ${isAmong(reviewIds, 'uuid')}) r
    where place <= 20 order by review_id, created_at desc, report_id`.execute(reader);
  return rows;
}
