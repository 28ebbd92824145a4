import { cancelByCustomer, getCustomerBooking } from '@nukkad/contract/market/booking/booking.api';
import {
  answerEarlier,
  getEarlierRequest,
  setEarlierRequest,
} from '@nukkad/contract/market/earlier/earlier.api';
import { rescheduleBooking } from '@nukkad/contract/market/reschedule/reschedule.api';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type BookingFixture, bookingFixture } from '../../../../test/fixtures/booking-fixture.ts';
import { recordPromise } from '../../../../test/faults/record-promise.ts';
import type { Viewer } from '../../../platform/viewer.ts';

/** Rounds of a yes against the clock and against another booker; `npm run test:long` tries more. */
const rounds = Number(process.env['EARLIER_ROUNDS'] ?? 4);
let fixture: BookingFixture;
beforeEach(async () => {
  fixture = await bookingFixture();
});
afterEach(() => fixture.close());

const hours = (count: number) => new Date(fixture.tomorrow.getTime() + count * 3_600_000);
const minutes = (count: number) => new Date(fixture.clock.now().getTime() + count * 60_000);
const requestOf = async (bookingId: string, viewer: Viewer = fixture.buyer) =>
  (await fixture.as(viewer).ask(getEarlierRequest, { query: { bookingId } })).body;
const request = (bookingId: string, on = true, viewer: Viewer = fixture.buyer) =>
  fixture.as(viewer).ask(setEarlierRequest, { body: { bookingId, on } });

async function cancel(bookingId: string, buyer: Viewer = fixture.buyer) {
  const { startsAt, companyName } = (
    await fixture.as(buyer).ask(getCustomerBooking, { query: { bookingId } })
  ).body;
  const seen = { startsAt, partnerName: companyName, fee: 0, refund: 0 };
  const body = { bookingId, reason: 'changed_plan' as const, seen };
  expect((await fixture.as(buyer).ask(cancelByCustomer, { body })).status).toBe(200);
}

async function answer(bookingId: string, choice: 'accept' | 'decline', viewer: Viewer = fixture.buyer) {
  const { offer } = await requestOf(bookingId, viewer);
  const { starts_at: startsAt } = await fixture.row(bookingId);
  const seen = { startsAt: startsAt.toISOString(), newStartsAt: offer?.startsAt ?? null };
  return () =>
    fixture.as(viewer).ask(answerEarlier, {
      body: { bookingId, offerId: offer?.offerId ?? bookingId, answer: choice, seen },
    });
}

/** Asha's only professional has a visit soon; two later visits wait for an earlier time, that of Meera for longer. */
async function story() {
  const [{ professionals }] = fixture.partners;
  await fixture.rows(
    sql`insert into staff_leave values (gen_random_uuid(), ${professionals[1].staffId}, tstzrange(${fixture.tomorrow}, ${hours(200)}))`,
  );
  const sooner = await fixture.assigned({ startsAt: hours(24) });
  const meera = await fixture.assigned({ startsAt: hours(72) });
  const later = await fixture.accepted({ startsAt: hours(96), buyer: fixture.stranger });
  await request(meera);
  fixture.clock.advance(60_000);
  await request(later, true, fixture.stranger);
  return { sooner, meera, later };
}
const offers = async () =>
  fixture.rows(sql`select booking_id, status, starts_at from earlier_offer order by created_at, offer_id`);

test('a customer turns the request on and off; a stranger and the partner do not learn of it', async () => {
  const bookingId = await fixture.assigned({ startsAt: hours(48) });
  expect(await requestOf(bookingId)).toMatchObject({ on: false, mayAsk: true, offer: null });
  expect((await request(bookingId)).body.on).toBe(true);
  expect((await request(bookingId)).body.on).toBe(true);
  expect((await request(bookingId, false)).body.on).toBe(false);
  expect((await request(bookingId, true, fixture.stranger)).status).toBe(404);
  expect((await request(bookingId, true, fixture.partners[0].owner)).status).toBe(403);
  fixture.clock.set(new Date(hours(48).getTime() - 60 * 60_000));
  expect(await requestOf(bookingId)).toMatchObject({ mayAsk: false });
  expect((await request(bookingId)).body.code).toBe('booking_moved_on');
});

test('a cancelled visit is offered to the one who has waited longest, for 15 minutes, and taking it moves the visit at no charge', async () => {
  const { sooner, meera, later } = await story();
  await cancel(sooner);
  await fixture.drain();
  expect(await requestOf(meera)).toMatchObject({
    offer: { startsAt: hours(24).toISOString(), answerBefore: minutes(15).toISOString() },
  });
  expect((await requestOf(later, fixture.stranger)).offer).toBeNull();
  expect(fixture.sms.at(-1)?.variables['text']).toContain('an earlier time is free');

  const taken = await (await answer(meera, 'accept'))();
  expect([taken.status, taken.body.startsAt]).toEqual([200, hours(24).toISOString()]);
  expect(await fixture.row(meera)).toMatchObject({
    status: 'Assigned',
    reschedules: 0,
    starts_at: hours(24),
  });
  expect(
    await fixture.rows(
      sql`select lower(during) as at from professional_reservation where booking_id = ${meera}`,
    ),
  ).toEqual([{ at: hours(24) }]);
  expect(await fixture.rows(sql`select 1 from cancellation_charge`)).toEqual([]);
  expect((await requestOf(meera)).on).toBe(false);
  await fixture.drain();
  // The time that it left is free now: the other one, who comes later still, is asked about it.
  expect((await requestOf(later, fixture.stranger)).offer?.startsAt).toBe(hours(72).toISOString());
});

test('a no, and a clock that runs out, pass it on to the next; no one is asked twice about one time', async () => {
  const { sooner, meera, later } = await story();
  await cancel(sooner);
  await fixture.drain();
  expect((await (await answer(meera, 'decline'))()).status).toBe(200);
  await fixture.drain();
  expect((await requestOf(meera)).offer).toBeNull();
  expect((await requestOf(later, fixture.stranger)).offer?.startsAt).toBe(hours(24).toISOString());
  const late = await answer(later, 'accept', fixture.stranger);
  fixture.clock.advance(15 * 60_000);
  expect((await late()).body.code).toBe('earlier_over');
  await fixture.drain();
  expect((await offers()).map(({ status }) => status)).toEqual(['declined', 'expired']);
  expect((await fixture.row(meera)).starts_at).toEqual(hours(72));
});

test('a visit that is moved frees its time as well; one that is too soon is offered to no one', async () => {
  const { sooner, meera } = await story();
  const { starts_at: startsAt } = await fixture.row(sooner);
  const seen = {
    startsAt: startsAt.toISOString(),
    partnerName: 'Asha Electricals',
    fee: 0,
    mustAgree: false,
  };
  const body = { bookingId: sooner, day: '2026-11-30', slotId: 1120, seen };
  expect((await fixture.as(fixture.buyer).ask(rescheduleBooking, { body })).status).toBe(200);
  await fixture.drain();
  expect((await requestOf(meera)).offer?.startsAt).toBe(hours(24).toISOString());

  const soon = await fixture.accepted({ startsAt: hours(0) });
  fixture.clock.set(new Date(hours(0).getTime() - 74 * 60_000));
  await cancel(soon);
  await fixture.drain();
  expect((await offers()).filter(({ starts_at: at }) => at.getTime() === hours(0).getTime())).toEqual([]);
});

test('promises 4 and 7: a yes against the clock: the visit is at one of both times, with one reservation', async () => {
  const { meera } = await story();
  for (let round = 0; round < rounds; round += 1) {
    const startsAt = hours(26 + 2 * (round % 16));
    await fixture.rows(sql`delete from earlier_offer`);
    await fixture.rows(sql`delete from earlier_request where booking_id <> ${meera}`);
    await request(meera);
    const freed = await fixture.assigned({ startsAt });
    await cancel(freed);
    await fixture.drain();
    const yes = await answer(meera, 'accept');
    const before = (await fixture.row(meera)).starts_at;
    fixture.clock.advance(15 * 60_000 - (round % 2));
    const [given] = await Promise.all([yes(), fixture.drain()]);
    const row = await fixture.row(meera);
    const won = given.status === 200;
    expect(row.starts_at).toEqual(won ? startsAt : before);
    expect((await offers()).map(({ status }) => status)).toEqual([won ? 'accepted' : 'expired']);
    const kept = await fixture.rows(
      sql`select lower(during) as at from professional_reservation where booking_id = ${meera}`,
    );
    expect(kept).toEqual([{ at: row.starts_at }]);
    // Back to a later time, for the next round.
    await fixture.rows(
      sql`update booking set starts_at = ${hours(72)}, ends_at = ${hours(73)} where booking_id = ${meera}`,
    );
    await fixture.rows(
      sql`update professional_reservation set during = tstzrange(${hours(72)}, ${hours(73)}) where booking_id = ${meera}`,
    );
  }
  recordPromise('4 and 7', rounds, 0);
}, 3_600_000);

test('promise 1: another customer books the freed time while it is offered: one has it, and the visit of the other stays', async () => {
  const { sooner, meera } = await story();
  await cancel(sooner);
  await fixture.drain();
  const yes = await answer(meera, 'accept');
  const [given, booked] = await Promise.all([
    yes(),
    fixture.book({ startsAt: hours(24), chosen: fixture.partners[0], buyer: fixture.stranger }),
  ]);
  expect([given.status === 200, booked.status === 201].filter(Boolean)).toHaveLength(1);
  if (given.status !== 200) expect(given.body.code).toBe('slot_taken');
  expect((await fixture.row(meera)).starts_at).toEqual(given.status === 200 ? hours(24) : hours(72));
  expect(
    await fixture.rows(
      sql`select count(*)::int as n from professional_reservation where lower(during) = ${hours(24)}`,
    ),
  ).toEqual([{ n: 1 }]);
  if (given.status !== 200) expect((await requestOf(meera)).offer).toBeNull();
});
