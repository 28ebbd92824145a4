/** Finished visits as their workers may show them: what was done, where by PIN code, and the photos of the work. */
import { type RawBuilder, sql } from 'kysely';
import { isAmong } from '../../../platform/db/is-among.ts';
import type { Reader } from '../../../platform/db/database.ts';
import type { AfterInstant } from '../../../platform/http/cursor.ts';

export interface FinishedJob {
  readonly bookingId: string;
  readonly bookingNumber: string;
  readonly buyerId: string;
  readonly organisationId: string;
  readonly staffId: string | null;
  readonly cityCode: string;
  readonly pincode: string;
  readonly completedAt: Date;
  /** What was booked, in its order, as it was called then. */
  readonly services: readonly string[];
}

/** Of an organisation, or of the professional in all of them. */
export type JobsOf = { readonly organisationId: string } | { readonly staffIds: readonly string[] };

const columns = sql`b.booking_id as "bookingId", b.booking_number as "bookingNumber", b.buyer_id as "buyerId",
  b.organisation_id as "organisationId", b.staff_id as "staffId", b.city_code as "cityCode", b.pincode,
  b.completed_at as "completedAt", array(select l.name from booking_line l where l.booking_id = b.booking_id
    order by l.position) as services`;

/** Finished, and no claim of the customer about it waits or was right. */
const isFinished: RawBuilder<boolean> = sql`b.status in ('Completed', 'Closed') and b.completed_at is not null
  and b.organisation_id is not null and b.project_id is null and b.rework_of_booking_id is null
  and not exists (select 1 from booking_dispute d where d.booking_id = b.booking_id
    and d.outcome is distinct from 'dismissed')`;

export async function findFinishedJob(reader: Reader, bookingId: string): Promise<FinishedJob | null> {
  const { rows } = await sql<FinishedJob>`select ${columns} from booking b
    where b.booking_id = ${bookingId} and ${isFinished}`.execute(reader);
  return rows[0] ?? null;
}

interface JobPage {
  readonly of: JobsOf;
  readonly bookingId: string | null;
  readonly after: AfterInstant | null;
  readonly limit: number;
}

/** The last completed first. */
export async function listFinishedJobs(
  reader: Reader,
  { of, bookingId, after, limit }: JobPage,
): Promise<readonly FinishedJob[]> {
  const worked =
    'organisationId' in of
      ? sql`b.organisation_id = ${of.organisationId}`
      : sql`b.staff_id ${isAmong(of.staffIds, 'uuid')}`;
  const { rows } = await sql<FinishedJob>`select ${columns} from booking b
    where ${worked} and ${isFinished} and ${bookingId === null ? sql`true` : sql`b.booking_id = ${bookingId}`}
      and ${after === null ? sql`true` : sql`(b.completed_at, b.booking_id) < (${after.at}, ${after.id}::uuid)`}
    order by b.completed_at desc, b.booking_id desc limit ${limit}`.execute(reader);
  return rows;
}

export interface WorkPhoto {
  readonly photoId: string;
  readonly bookingId: string;
  readonly stage: 'before' | 'after';
  readonly storageKey: string;
  readonly width: number;
  readonly height: number;
}

/** Photos of the work, those before first; what the customer sent with the request is not of these. */
export async function listWorkPhotos(
  reader: Reader,
  bookingIds: readonly string[],
): Promise<readonly WorkPhoto[]> {
  if (bookingIds.length === 0) return [];
  const { rows } = await sql<WorkPhoto>`select photo_id as "photoId", booking_id as "bookingId", stage,
      storage_key as "storageKey", width, height from booking_photo
    where booking_id ${isAmong(bookingIds, 'uuid')} and stage in ('before', 'after')
    order by stage desc, taken_at, photo_id`.execute(reader);
  return rows;
}

/** Finished visits that their workers may show, and the photos of the work. */
export interface FinishedJobs {
  readonly find: typeof findFinishedJob;
  readonly list: typeof listFinishedJobs;
  readonly photosOf: typeof listWorkPhotos;
}
