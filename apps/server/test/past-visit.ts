import { sql } from 'kysely';
import type { Database } from '../src/platform/db/database.ts';
import { newId } from '../src/platform/id.ts';

export interface PastVisit {
  readonly buyerId: string;
  readonly organisationId: string;
  readonly serviceId: string;
  readonly completedAt: Date;
  /** What the customer gave it; left out: no review. */
  readonly stars?: number;
}

let made = 0;

/** A visit that was finished some time ago, with its line and the customer's review; answers the booking's id. */
export async function aPastVisit(db: Database, visit: PastVisit): Promise<string> {
  const { buyerId, organisationId, serviceId, completedAt, stars } = visit;
  const bookingId = newId();
  const number = `B${String(made++).padStart(5, '0')}-PASTV`;
  await sql`insert into booking (booking_id, booking_number, buyer_id, organisation_id, city_code, category_id, status, version,
      starts_at, ends_at, price, total_paise, payment_mode, payment_status, contact_name, formatted_address, locality, pincode,
      state_code, latitude, longitude, created_at, completed_at)
    select ${bookingId}, ${number}, ${buyerId}, ${organisationId}, p.city_code, s.category_id, 'Closed', 1,
      ${completedAt}::timestamptz - interval '1 hour', ${completedAt}, '{}', 45000, 'cash', 'paid', 'Meera', '12, 4th Cross', 'Indiranagar', o.pincode,
      '29', o.latitude, o.longitude, ${completedAt}, ${completedAt}
    from organisation o join pincode p on p.pincode = o.pincode cross join service s
    where o.organisation_id = ${organisationId} and s.service_id = ${serviceId}`.execute(db);
  await sql`insert into booking_line (booking_id, city_code, position, line_id, service_id, name, subcategory_name, category_image,
      quantity, price_paise, minutes, sac_code, gst_class)
    select booking_id, city_code, 0, ${newId()}, ${serviceId}, 'Tap repair', 'Taps', 'plumber', 1, 45000, 60, '998719', 'standard'
    from booking where booking_id = ${bookingId}`.execute(db);
  if (stars !== undefined) await aReview(db, bookingId, { ...visit, stars });
  return bookingId;
}

async function aReview(
  db: Database,
  bookingId: string,
  { buyerId, organisationId, serviceId, completedAt, stars }: PastVisit & { readonly stars: number },
): Promise<void> {
  await sql`insert into review_window (booking_id, booking_number, buyer_id, organisation_id, service_id, city_code, completed_at,
      write_before, customer_wrote_at)
    select booking_id, booking_number, ${buyerId}, ${organisationId}, ${serviceId}, city_code, ${completedAt},
      ${completedAt}::timestamptz + interval '7 days', ${completedAt} from booking where booking_id = ${bookingId}`.execute(
    db,
  );
  await sql`insert into review (review_id, booking_id, city_code, side, author_id, buyer_id, organisation_id, service_id, stars, status,
      show_at, shown_at, created_at, updated_at)
    select ${newId()}, booking_id, city_code, 'customer', ${buyerId}, ${buyerId}, ${organisationId}, ${serviceId}, ${stars}, 'Shown',
      ${completedAt}, ${completedAt}, ${completedAt}, ${completedAt} from booking where booking_id = ${bookingId}`.execute(
    db,
  );
}
