import { seenOfCancellation } from '@nukkad/contract/market/booking/booking.confirm';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type BookingWorld, bookingWorld } from '../../../test/booking-world.ts';

let world: BookingWorld;
beforeEach(async () => {
  world = await bookingWorld();
});
afterEach(() => world.close());

/** With the fee that the dialog showed, in paise; everything else as it is now. */
const cancel = async (bookingId: string, fee: number, viewer = world.buyer) => {
  const { body } = await world.as(world.buyer).get(`service/booking/customer/details?bookingId=${bookingId}`);
  const now = (await charges(bookingId)).body;
  const shown = body.code ? { startsAt: null, partnerName: null, refund: 0 } : seenOfCancellation(body, now);
  const seen = { ...shown, fee };
  return world
    .as(viewer)
    .patch('service/booking/customer/cancel', { bookingId, reason: 'changed_plan', seen });
};
const charges = (bookingId: string) =>
  world.as(world.buyer).get(`service/customer/cancellationCharges?bookingId=${bookingId}`);
const twoHoursBefore = () => world.clock.set(new Date(world.tomorrow.getTime() - 2 * 3_600_000));

test('early it costs nothing, the time is free again and the partner is told', async () => {
  const bookingId = await world.accepted();
  const { status, body } = await cancel(bookingId, 0);

  expect([status, body.status, body.paymentStatus, body.can.cancel]).toEqual([
    200,
    'Cancelled',
    'not_due',
    false,
  ]);
  expect(await world.rows(sql`select 1 from professional_reservation`)).toHaveLength(0);
  expect(await world.events('booking.cancelled')).toMatchObject([
    { bookingId, feePaise: 0, reason: 'changed_plan', organisationId: world.partners[0].organisationId },
  ]);
});

test('an open offer is withdrawn with it', async () => {
  const bookingId = await world.offered();
  await cancel(bookingId, 0);
  expect(await world.rows(sql`select answer from booking_offer where booking_id = ${bookingId}`)).toEqual([
    { answer: 'withdrawn' },
  ]);
});

test('late it costs what was shown; a fee that was not confirmed is not taken', async () => {
  const bookingId = await world.assigned();
  twoHoursBefore();
  expect((await charges(bookingId)).body).toEqual({
    fee: 10_000,
    refund: 0,
    reason: 'late',
    freeUntil: null,
  });

  const surprised = await cancel(bookingId, 0);
  expect(surprised.body).toMatchObject({
    code: 'confirmation_differs',
    differences: [{ field: 'fee', kind: 'money', seen: 0, now: 10_000 }],
  });
  expect((await world.row(bookingId)).status).toBe('Assigned');
  expect((await cancel(bookingId, 10_000)).body.status).toBe('Cancelled');
});

test('promise 25: an unpaid fee is collected by the next booking, once, and waits again if that one is cancelled', async () => {
  const bookingId = await world.assigned();
  twoHoursBefore();
  await cancel(bookingId, 10_000);
  const open = () => world.rows(sql`select amount_paise, collected_booking_id from cancellation_charge`);
  expect(await open()).toEqual([{ amount_paise: 10_000, collected_booking_id: null }]);

  const { body: next } = await world.book();
  expect(await open()).toEqual([{ amount_paise: 10_000, collected_booking_id: next.bookingId }]);
  await cancel(next.bookingId, 0);
  expect(await open()).toEqual([{ amount_paise: 10_000, collected_booking_id: null }]);
});

test('of what was paid the fee is kept and the rest goes back, and then it is Refunded', async () => {
  const { body } = await world.book({ paymentMode: 'online' });
  await world.pay(body.bookingId, 50_000);
  const { owner, professionals } = world.partners[0];
  await world
    .as(owner)
    .patch('service/booking/partner/acceptReject', { bookingId: body.bookingId, action: 'accept' });
  await world.as(owner).patch('service/booking/partner/assign_pro', {
    bookingId: body.bookingId,
    staffId: professionals[1].staffId,
  });
  twoHoursBefore();
  expect((await charges(body.bookingId)).body).toMatchObject({ fee: 10_000, refund: 40_000 });
  await cancel(body.bookingId, 10_000);

  expect(await world.events('booking.refund_due')).toMatchObject([{ amountPaise: 40_000 }]);
  expect(await world.rows(sql`select 1 from cancellation_charge`)).toHaveLength(0);
  await world.refund(body.bookingId, 40_000);
  expect(await world.row(body.bookingId)).toMatchObject({ status: 'Refunded', payment_status: 'refunded' });
});

test("of somebody else's booking nothing is learned", async () => {
  const bookingId = await world.offered();
  const stranger = await cancel(bookingId, 0, world.stranger);
  const unknown = await cancel('01a1fa5b-7e7d-7109-96ee-9ac20b3e4e3e', 0, world.stranger);
  expect([stranger.status, stranger.body.code]).toEqual([404, 'booking_not_found']);
  expect(unknown.body.code).toBe(stranger.body.code);
  expect(
    (await world.as(world.stranger).get(`service/customer/cancellationCharges?bookingId=${bookingId}`))
      .status,
  ).toBe(404);
});

test('promise 7: cancel, accept and reject at one instant: one wins, and everything agrees', async () => {
  const { owner, desk } = world.partners[0];
  for (let round = 0; round < 12; round += 1) {
    const bookingId = await world.offered({
      startsAt: new Date(world.tomorrow.getTime() + round * 3 * 3_600_000),
    });
    const answer = (viewer: typeof owner, action: string) =>
      world.as(viewer).patch('service/booking/partner/acceptReject', { bookingId, action });
    const [accept, reject, first] = await Promise.all([
      answer(owner, 'accept'),
      answer(desk, 'reject'),
      cancel(bookingId, 0),
    ]);
    // Where the partner's refusal came first, the dialog showed another partner, and the buyer confirms again.
    const cancelled = first.body.code === 'confirmation_differs' ? await cancel(bookingId, 0) : first;
    const row = await world.row(bookingId);
    const won = [accept, reject, cancelled].map(({ status }) => status);

    expect(cancelled.status).toBe(200);
    expect(row.status).toBe('Cancelled');
    expect(won.filter((status) => status === 200).length).toBeLessThanOrEqual(2);
    expect(won.every((status) => status === 200 || status === 409)).toBe(true);
    expect(accept.status === 200 && reject.status === 200).toBe(false);
    expect(
      await world.rows(sql`select 1 from professional_reservation where booking_id = ${bookingId}`),
    ).toEqual([]);
    expect(
      await world.rows(sql`select 1 from booking_offer where booking_id = ${bookingId} and answer = 'open'`),
    ).toEqual([]);
    const moves = await world.rows(sql`select version from booking_event where booking_id = ${bookingId}`);
    expect(new Set(moves.map(({ version }) => version)).size).toBe(moves.length);
  }
});
