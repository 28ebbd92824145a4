import { sql } from 'kysely';
import type { Authorized } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { sendOff } from '../../../platform/db/pipeline.ts';

/** A row of `booking_absence`; each field is explained in the migration. */
export interface Absence {
  readonly bookingId: string;
  readonly cityCode: string;
  readonly reportedBy: string;
  readonly photoId: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly accuracyMetres: number | null;
  readonly distanceMetres: number | null;
  readonly reportedAt: Date;
}

export async function insertAbsence(tx: Tx, absence: Authorized<Absence>): Promise<void> {
  const row = sql`insert into booking_absence (booking_id, city_code, reported_by, photo_id, latitude, longitude, accuracy_metres,
      distance_metres, reported_at)
    values (${absence.bookingId}, ${absence.cityCode}, ${absence.reportedBy}, ${absence.photoId}, ${absence.latitude},
      ${absence.longitude}, ${absence.accuracyMetres}, ${absence.distanceMetres}, ${absence.reportedAt})`;
  await sendOff(tx, row);
}

/** Assigned, and not begun long after the visit was due: the oldest first. */
export async function listOverdue(
  reader: Reader,
  {
    dueBefore,
    dueAfter,
    limit,
  }: { readonly dueBefore: Date; readonly dueAfter: Date; readonly limit: number },
): Promise<readonly string[]> {
  const { rows } = await sql<{ bookingId: string }>`select booking_id as "bookingId" from booking
    where status = 'Assigned' and starts_at < ${dueBefore} and starts_at > ${dueAfter} order by starts_at limit ${limit}`.execute(
    reader,
  );
  return rows.map(({ bookingId }) => bookingId);
}
