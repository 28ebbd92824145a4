import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';

export interface GstRow {
  readonly gstNumber: string;
  readonly companyName: string;
}

/** Null: the booking is billed to a person. */
export async function findBookingGst(reader: Reader, bookingId: string): Promise<GstRow | null> {
  const { rows } =
    await sql<GstRow>`select gst_number as "gstNumber", company_name as "companyName" from booking_gst
    where booking_id = ${bookingId}`.execute(reader);
  return rows[0] ?? null;
}

export async function putBookingGst(
  tx: Tx,
  booking: Authorized<{ readonly bookingId: string; readonly buyerId: string }>,
  wanted: GstRow | null,
  now: Date,
): Promise<void> {
  const { bookingId, buyerId } = booking;
  if (!wanted) await sql`delete from booking_gst where booking_id = ${bookingId}`.execute(tx);
  else
    await sql`insert into booking_gst (booking_id, buyer_id, gst_number, company_name, saved_at)
      values (${bookingId}, ${buyerId}, ${wanted.gstNumber}, ${wanted.companyName}, ${now})
      on conflict (booking_id) do update set gst_number = excluded.gst_number, company_name = excluded.company_name,
        saved_at = excluded.saved_at`.execute(tx);
}
