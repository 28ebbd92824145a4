import { getCustomerBooking } from '@nukkad/contract/market/booking/booking.api';
import { rescheduleBooking } from '@nukkad/contract/market/reschedule/reschedule.api';
import { sql } from 'kysely';
import type { Database } from '../../src/platform/db/database.ts';
import type { Answer, TestClient } from '../harness/test-client.ts';

/** Booking id -> the start that the server said yes to last. */
export type MovedVisits = Map<string, string>;

const looks = 3;

interface Moving {
  readonly bookingId: string;
  readonly day: string;
  readonly slotId: number;
  readonly insist: (call: () => Promise<Answer>) => Promise<Answer | null>;
}

/** Moves a visit; where a partner came in between, its customer looks again. Without an answer nothing is known of it. */
export async function moveVisit(client: TestClient, moved: MovedVisits, moving: Moving): Promise<void> {
  const { bookingId, day, slotId, insist } = moving;
  for (let look = 0; look < looks; look += 1) {
    const shown = await insist(() => client.ask(getCustomerBooking, { query: { bookingId } }));
    if (shown?.status !== 200) return;
    const { startsAt, companyName } = shown.body;
    const seen = { startsAt, partnerName: companyName, fee: 0, mustAgree: false };
    const answer = await insist(() =>
      client.askLoosely(rescheduleBooking, { body: { bookingId, day, slotId, seen } }),
    );
    if (answer?.status === 200) return void moved.set(bookingId, answer.body.startsAt);
    if (answer?.body.code !== 'confirmation_differs') return;
  }
}

/** Moved visits that are not at the time that was said yes to, or whose time is reserved elsewhere or not at all. */
export async function misplaced(db: Database, moved: MovedVisits): Promise<number> {
  const { rows } = await sql<{ bookingId: string; startsAt: Date; reserved: Date[] }>`
    select b.booking_id as "bookingId", b.starts_at as "startsAt",
      array(select lower(r.during) from professional_reservation r where r.booking_id = b.booking_id) as reserved
    from booking b where b.booking_id = any(${[...moved.keys()]}::uuid[]) and b.status not in ('Cancelled', 'Rejected')`.execute(
    db,
  );
  return rows.filter(({ bookingId, startsAt, reserved }) => {
    const there = startsAt.toISOString() === moved.get(bookingId);
    return !there || reserved.length > 1 || reserved.some((at) => at.getTime() !== startsAt.getTime());
  }).length;
}
