import { cancelByCustomer, getCustomerBooking } from '@nukkad/contract/market/booking/booking.api';
import { cancelByPartner } from '@nukkad/contract/market/give-back/give-back.api';
import { addDays, istDay } from '@nukkad/contract/kernel/time';
import { rescheduleBooking } from '@nukkad/contract/market/reschedule/reschedule.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BookingFixture, bookingFixture } from '../../../../test/fixtures/booking-fixture.ts';
import { recordPromise } from '../../../../test/faults/record-promise.ts';

/** Rounds of five calls at one instant; `npm run test:long` tries 2,000. */
const rounds = Number(process.env['LET_DOWN_ROUNDS'] ?? 6);
let fixture: BookingFixture;
beforeAll(async () => {
  fixture = await bookingFixture();
});
afterAll(() => fixture.close());

/** Both sides change their mind at one instant: each as the screens showed it before. */
async function race(bookingId: string): Promise<readonly number[]> {
  const [{ owner, desk }] = fixture.partners;
  const shown = (await fixture.as(fixture.buyer).ask(getCustomerBooking, { query: { bookingId } })).body;
  const { startsAt, locality, companyName } = shown;
  const giveBack = { bookingId, reason: 'other' as const, seen: { startsAt, locality, penalty: 20_000 } };
  const cancel = { startsAt, partnerName: companyName, fee: 0, refund: 0 };
  const move = { startsAt, partnerName: companyName, fee: 0, mustAgree: false };
  const day = addDays(istDay(fixture.clock.now()), 3);
  const answers = await Promise.all([
    fixture.as(owner).ask(cancelByPartner, { body: giveBack }),
    fixture.as(desk).ask(cancelByPartner, { body: giveBack }),
    fixture.as(fixture.buyer).ask(cancelByCustomer, { body: { bookingId, reason: 'other', seen: cancel } }),
    ...[1120, 1124].map((slotId) =>
      fixture.as(fixture.buyer).ask(rescheduleBooking, { body: { bookingId, day, slotId, seen: move } }),
    ),
  ]);
  return answers.map(({ status }) => status);
}

test('promises 4 and 7: giving back, cancelling and moving at one instant: one state, one reservation, one penalty', async () => {
  for (let round = 0; round < rounds; round += 1) {
    await fixture.rows(sql`delete from professional_reservation`);
    const startsAt = new Date(fixture.tomorrow.getTime());
    const bookingId = await fixture.assigned({ startsAt, chosen: fixture.partners[0] });
    const statuses = await race(bookingId);
    expect(statuses.every((status) => status === 200 || status === 409 || status === 404)).toBe(true);
    const [ownGiveBack, deskGiveBack, cancelled] = statuses.map((status) => status === 200);
    expect([ownGiveBack, deskGiveBack].filter(Boolean).length).toBeLessThanOrEqual(1);
    await fixture.drain();
    const row = await fixture.row(bookingId);
    expect(row.status === 'Cancelled').toBe(cancelled);
    const kept = await fixture.rows(
      sql`select organisation_id, lower(during) as starts_at from professional_reservation where booking_id = ${bookingId}`,
    );
    expect(kept).toHaveLength(cancelled ? 0 : 1);
    if (!cancelled) expect(kept[0]).toMatchObject({ starts_at: row.starts_at });
    const penalties = await fixture.rows(
      sql`select penalty_paise from booking_offer where booking_id = ${bookingId} and answer = 'given_back'`,
    );
    expect(penalties).toHaveLength(ownGiveBack || deskGiveBack ? 1 : 0);
  }
  recordPromise('4 and 7', rounds * 5, 0);
}, 3_600_000);
