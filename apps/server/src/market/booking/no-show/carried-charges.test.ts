import { cancelByCustomer, getCustomerBooking } from '@nukkad/contract/market/booking/booking.api';
import { istDay, istMinuteOfDay } from '@nukkad/contract/kernel/time';
import { reportCustomerAbsent } from '@nukkad/contract/market/no-show/no-show.api';
import { answerNewTime, rescheduleBooking } from '@nukkad/contract/market/reschedule/reschedule.api';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BookingFixture, bookingFixture } from '../../../../test/fixtures/booking-fixture.ts';

let fixture: BookingFixture;
beforeAll(async () => {
  fixture = await bookingFixture();
});
afterAll(() => fixture.close());

const hourMs = 3_600_000;
const open = async () =>
  (
    await fixture.rows(
      sql`select occasion, amount_paise from cancellation_charge where collected_booking_id is null order by created_at, occasion`,
    )
  ).map(({ occasion, amount_paise: amount }) => [occasion, amount]);
const shownTo = async (bookingId: string) =>
  (await fixture.as(fixture.buyer).ask(getCustomerBooking, { query: { bookingId } })).body;

/** Assigned, and two hours before its time: each day another one. */
async function aLateOne(day: number): Promise<string> {
  const startsAt = new Date(fixture.tomorrow.getTime() + day * 24 * hourMs);
  const bookingId = await fixture.assigned({ startsAt });
  fixture.clock.set(new Date(startsAt.getTime() - 2 * hourMs));
  return bookingId;
}

/** Asked for late by the customer, agreed to by the partner. */
async function moveLate(bookingId: string): Promise<void> {
  const { startsAt, companyName } = await shownTo(bookingId);
  const at = new Date(Date.parse(startsAt) + hourMs);
  const place = { day: istDay(at), slotId: 1100 + istMinuteOfDay(at) / 30 };
  const seen = { startsAt, partnerName: companyName, fee: 10_000, mustAgree: true };
  const asked = await fixture
    .as(fixture.buyer)
    .ask(rescheduleBooking, { body: { bookingId, ...place, seen } });
  const { proposalId, startsAt: newStartsAt, fee } = asked.body.proposal ?? {};
  const answer = {
    bookingId,
    proposalId: proposalId as string,
    answer: 'agree' as const,
    seen: { startsAt, newStartsAt: newStartsAt as string, fee: fee as number },
  };
  const agreed = await fixture.as(fixture.partners[0].owner).ask(answerNewTime, { body: answer });
  expect(agreed.status).toBe(200);
}

async function reportAbsent(bookingId: string): Promise<void> {
  const [pro] = fixture.partners[0].professionals;
  const row = await fixture.row(bookingId);
  fixture.clock.set(new Date(row.starts_at.getTime() + 20 * 60_000));
  const photoId = randomUUID();
  await fixture.rows(sql`insert into booking_photo (photo_id, booking_id, city_code, stage, storage_key, width, height, taken_by, taken_at)
    values (${photoId}, ${bookingId}, ${row.city_code}, 'before', ${`bookings/${bookingId}/${photoId}`}, 8, 8, ${pro.userId},
      ${fixture.clock.now()})`);
  const answer = await fixture.as(pro).ask(reportCustomerAbsent, { body: { bookingId, photoId } });
  expect(answer.status).toBe(200);
}

test('promise 25: late changes, a late cancellation and an absence are carried, and the next booking collects each once', async () => {
  const cancelled = await aLateOne(0);
  await fixture.as(fixture.buyer).ask(cancelByCustomer, { body: { bookingId: cancelled, reason: 'other' } });
  expect(await open()).toEqual([[0, 10_000]]);

  // Each booking collects what was open; its own end opens it again, with what it owes itself.
  const moved = await aLateOne(1);
  expect([await open(), (await fixture.row(moved)).total_paise]).toEqual([[], 60_000]);
  await moveLate(moved);
  expect(await open()).toEqual([[1, 10_000]]);
  await reportAbsent(moved);
  expect(await open()).toEqual([
    [0, 10_000],
    [1, 10_000],
    [0, 20_000],
  ]);

  const next = await fixture.book({ startsAt: new Date(fixture.clock.now().getTime() + 26 * hourMs) });
  expect(next.status).toBe(201);
  expect((await fixture.row(next.body.bookingId)).total_paise).toBe(90_000);
  expect(await open()).toEqual([]);
  const after = await fixture.book({ startsAt: new Date(fixture.clock.now().getTime() + 30 * hourMs) });
  expect((await fixture.row(after.body.bookingId)).total_paise).toBe(50_000);
});
