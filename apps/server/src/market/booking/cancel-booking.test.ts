import {
  cancelByCustomer,
  getCancellationCharges,
  getCustomerBooking,
} from '@nukkad/contract/market/booking/booking.api';
import { acceptOrReject, assignProfessional } from '@nukkad/contract/market/fulfilment/fulfilment.api';
import { seenOfCancellation } from '@nukkad/contract/market/booking/booking.confirm';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type BookingFixture, bookingFixture } from '../../../test/fixtures/booking-fixture.ts';
import { required } from '../../../test/harness/required.ts';

let fixture: BookingFixture;
beforeEach(async () => {
  fixture = await bookingFixture();
});
afterEach(() => fixture.close());

/** With the fee that the dialog showed, in paise; everything else as it is now. */
const cancel = async (bookingId: string, fee: number, viewer = fixture.buyer) => {
  const { body } = await fixture.as(fixture.buyer).ask(getCustomerBooking, { query: { bookingId } });
  const now = (await charges(bookingId)).body;
  const shown = body.code ? { startsAt: null, partnerName: null, refund: 0 } : seenOfCancellation(body, now);
  const seen = { ...shown, fee };
  return fixture.as(viewer).ask(cancelByCustomer, { body: { bookingId, reason: 'changed_plan', seen } });
};
const charges = (bookingId: string) =>
  fixture.as(fixture.buyer).ask(getCancellationCharges, { query: { bookingId } });
const twoHoursBefore = () => fixture.clock.set(new Date(fixture.tomorrow.getTime() - 2 * 3_600_000));

test('early it costs nothing, the time is free again and the partner is told', async () => {
  const bookingId = await fixture.accepted();
  const { status, body } = await cancel(bookingId, 0);

  expect([status, body.status, body.paymentStatus, body.can.cancel]).toEqual([
    200,
    'Cancelled',
    'not_due',
    false,
  ]);
  expect(await fixture.rows(sql`select 1 from professional_reservation`)).toHaveLength(0);
  expect(await fixture.events('booking.cancelled')).toMatchObject([
    { bookingId, feePaise: 0, reason: 'changed_plan', organisationId: fixture.partners[0].organisationId },
  ]);
});

test('an open offer is withdrawn with it', async () => {
  const bookingId = await fixture.offered();
  await cancel(bookingId, 0);
  expect(await fixture.rows(sql`select answer from booking_offer where booking_id = ${bookingId}`)).toEqual([
    { answer: 'withdrawn' },
  ]);
});

test('late it costs what was shown; a fee that was not confirmed is not taken', async () => {
  const bookingId = await fixture.assigned();
  twoHoursBefore();
  expect((await charges(bookingId)).body).toMatchObject({
    fee: 10_000,
    refund: 0,
    reason: 'late',
    freeUntil: null,
    after: { charge: { amount: 10_000, kept: 0, carried: 10_000 }, entries: [] },
  });

  const surprised = await cancel(bookingId, 0);
  expect(surprised.body).toMatchObject({
    code: 'confirmation_differs',
    differences: [{ field: 'fee', kind: 'money', seen: 0, now: 10_000 }],
  });
  expect((await fixture.row(bookingId)).status).toBe('Assigned');
  expect((await cancel(bookingId, 10_000)).body.status).toBe('Cancelled');
});

test('promise 25: an unpaid fee is collected by the next booking, once, and waits again if that one is cancelled', async () => {
  const bookingId = await fixture.assigned();
  twoHoursBefore();
  await cancel(bookingId, 10_000);
  const open = () => fixture.rows(sql`select amount_paise, collected_booking_id from cancellation_charge`);
  expect(await open()).toEqual([{ amount_paise: 10_000, collected_booking_id: null }]);

  const { body: next } = await fixture.book();
  expect(await open()).toEqual([{ amount_paise: 10_000, collected_booking_id: next.bookingId }]);
  await cancel(next.bookingId, 0);
  expect(await open()).toEqual([{ amount_paise: 10_000, collected_booking_id: null }]);
});

test('of what was paid the fee is kept and the rest goes back, and then it is Refunded', async () => {
  const { body } = await fixture.book({ paymentMode: 'online' });
  await fixture.pay(body.bookingId, 50_000);
  const { owner, professionals } = fixture.partners[0];
  await fixture.as(owner).ask(acceptOrReject, { body: { bookingId: body.bookingId, action: 'accept' } });
  await fixture.as(owner).ask(assignProfessional, {
    body: {
      bookingId: body.bookingId,
      staffId: required(professionals[1].staffId),
    },
  });
  twoHoursBefore();
  expect((await charges(body.bookingId)).body).toMatchObject({ fee: 10_000, refund: 40_000 });
  await cancel(body.bookingId, 10_000);

  expect(await fixture.events('booking.refund_due')).toMatchObject([{ amountPaise: 40_000 }]);
  expect(await fixture.rows(sql`select 1 from cancellation_charge`)).toHaveLength(0);
  await fixture.refund(body.bookingId, 40_000);
  expect(await fixture.row(body.bookingId)).toMatchObject({ status: 'Refunded', payment_status: 'refunded' });
});

test("nothing is learned of another person's booking", async () => {
  const bookingId = await fixture.offered();
  const stranger = await cancel(bookingId, 0, fixture.stranger);
  const unknown = await cancel('01a1fa5b-7e7d-7109-96ee-9ac20b3e4e3e', 0, fixture.stranger);
  expect([stranger.status, stranger.body.code]).toEqual([404, 'booking_not_found']);
  expect(unknown.body.code).toBe(stranger.body.code);
  expect(
    (await fixture.as(fixture.stranger).ask(getCancellationCharges, { query: { bookingId } })).status,
  ).toBe(404);
});

test('promise 7: cancel, accept and reject at one instant: one wins, and everything agrees', async () => {
  const { owner, desk } = fixture.partners[0];
  for (let round = 0; round < 12; round += 1) {
    const bookingId = await fixture.offered({
      startsAt: new Date(fixture.tomorrow.getTime() + round * 3 * 3_600_000),
    });
    const answer = (viewer: typeof owner, action: string) =>
      fixture.as(viewer).askLoosely(acceptOrReject, { body: { bookingId, action } });
    const [accept, reject, first] = await Promise.all([
      answer(owner, 'accept'),
      answer(desk, 'reject'),
      cancel(bookingId, 0),
    ]);
    // Where the partner's refusal came first, the dialog showed another partner, and the buyer confirms again.
    const cancelled = first.body.code === 'confirmation_differs' ? await cancel(bookingId, 0) : first;
    const row = await fixture.row(bookingId);
    const won = [accept, reject, cancelled].map(({ status }) => status);

    expect(cancelled.status).toBe(200);
    expect(row.status).toBe('Cancelled');
    expect(won.filter((status) => status === 200).length).toBeLessThanOrEqual(2);
    expect(won.every((status) => status === 200 || status === 409)).toBe(true);
    expect(accept.status === 200 && reject.status === 200).toBe(false);
    expect(
      await fixture.rows(sql`select 1 from professional_reservation where booking_id = ${bookingId}`),
    ).toEqual([]);
    expect(
      await fixture.rows(
        sql`select 1 from booking_offer where booking_id = ${bookingId} and answer = 'open'`,
      ),
    ).toEqual([]);
    const moves = await fixture.rows(sql`select version from booking_event where booking_id = ${bookingId}`);
    expect(new Set(moves.map(({ version }) => version)).size).toBe(moves.length);
  }
});
