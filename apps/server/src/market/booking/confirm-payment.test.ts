import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type BookingFixture, bookingFixture } from '../../../test/fixtures/booking-fixture.ts';

let fixture: BookingFixture;
beforeEach(async () => {
  fixture = await bookingFixture();
});
afterEach(() => fixture.close());

const quarter = 15 * 60_000;
const online = async () => (await fixture.book({ paymentMode: 'online' })).body.bookingId as string;
const reservations = (bookingId: string) =>
  fixture.rows(
    sql`select staff_id, expires_at from professional_reservation where booking_id = ${bookingId}`,
  );

test('money in time books it, and the time becomes firm', async () => {
  const bookingId = await online();
  await fixture.pay(bookingId, 50_000);

  expect(await fixture.row(bookingId)).toMatchObject({
    status: 'Partner Assigned',
    payment_status: 'paid',
    pay_before: null,
  });
  expect(await reservations(bookingId)).toMatchObject([{ expires_at: null }]);
});

test('told three times it books once', async () => {
  const bookingId = await online();
  await fixture.pay(bookingId, 50_000);
  const { version } = await fixture.row(bookingId);
  const { confirmPayment } = await import('./confirm-payment.ts');
  const parts = { platform: fixture.platform, interfaces: null as never, asked: null as never };
  await Promise.all([1, 2, 3].map(() => confirmPayment(parts, bookingId)));

  expect((await fixture.row(bookingId)).version).toBe(version);
  expect(await fixture.events('booking.booked')).toHaveLength(1);
});

test('less money than the price books nothing', async () => {
  const bookingId = await online();
  await fixture.pay(bookingId, 49_900);
  expect(await fixture.row(bookingId)).toMatchObject({ status: 'Payment Pending', payment_status: 'due' });
});

test('after 15 minutes without money it is cancelled without a fee, and the time is free', async () => {
  const bookingId = await online();
  await fixture.drain(new Date(fixture.clock.now().getTime() + quarter - 1));
  expect((await fixture.row(bookingId)).status).toBe('Payment Pending');
  await fixture.drain(new Date(fixture.clock.now().getTime() + 1));

  expect(await fixture.row(bookingId)).toMatchObject({
    status: 'Cancelled',
    reason_code: 'payment_expired',
    fee_paise: 0,
    payment_status: 'not_due',
  });
  expect(await reservations(bookingId)).toEqual([]);
  expect(fixture.sms.at(-1)?.variables['text']).toContain('wasn’t paid in time');
});

test('a payment captured just before the time was over still books it', async () => {
  const bookingId = await online();
  const until = new Date(fixture.clock.now().getTime() + quarter);
  await fixture.platform.write({ idempotency: null }, (tx) =>
    fixture.interface.recordMoney(tx, { bookingId, capturedPaise: 50_000, now: fixture.clock.now() }),
  );
  await fixture.drain(until);
  expect(await fixture.row(bookingId)).toMatchObject({ status: 'Partner Assigned', payment_status: 'paid' });
});

test('money that comes after the cancellation goes back, once, and then it is Refunded', async () => {
  const bookingId = await online();
  await fixture.drain(new Date(fixture.clock.now().getTime() + quarter));
  await fixture.pay(bookingId, 50_000);
  await fixture.drain();

  expect(await fixture.row(bookingId)).toMatchObject({
    status: 'Cancelled',
    payment_status: 'refund_due',
    refund_asked_paise: 50_000,
  });
  expect(await fixture.events('booking.refund_due')).toMatchObject([
    { bookingId, amountPaise: 50_000, reason: 'paid_too_late' },
  ]);
  await fixture.refund(bookingId, 50_000);
  expect(await fixture.row(bookingId)).toMatchObject({ status: 'Refunded', payment_status: 'refunded' });
});

test('where the time was lost while it was paid, another professional is found', async () => {
  const bookingId = await online();
  const [before] = await reservations(bookingId);
  await fixture.rows(sql`delete from professional_reservation where booking_id = ${bookingId}`);
  await fixture.rows(
    sql`insert into staff_leave values (gen_random_uuid(), ${before.staff_id}, tstzrange(${fixture.tomorrow}, ${new Date(fixture.tomorrow.getTime() + 3_600_000)}))`,
  );
  await fixture.pay(bookingId, 50_000);

  const [after] = await reservations(bookingId);
  expect((await fixture.row(bookingId)).status).toBe('Partner Assigned');
  expect(after.staff_id).not.toBe(before.staff_id);
});

test('where no other professional is free, the search goes on until there is no notice left; then the money is refunded', async () => {
  const bookingId = await online();
  await fixture.rows(sql`delete from professional_reservation where booking_id = ${bookingId}`);
  await fixture.rows(sql`delete from partner_hours`);
  await fixture.pay(bookingId, 50_000);
  expect(await fixture.row(bookingId)).toMatchObject({ status: 'Booked', held_organisation_id: null });
  await fixture.drain(new Date(fixture.tomorrow.getTime() - 3_600_000));

  expect(await fixture.row(bookingId)).toMatchObject({ status: 'Rejected', refund_asked_paise: 50_000 });
  expect((await fixture.events('booking.partner_awaited')).length).toBeGreaterThan(3);
});

test('where a professional is free later, it goes on', async () => {
  const bookingId = await online();
  await fixture.rows(sql`delete from professional_reservation where booking_id = ${bookingId}`);
  const during = [fixture.tomorrow, new Date(fixture.tomorrow.getTime() + 3_600_000)];
  await fixture.rows(
    sql`insert into staff_leave select gen_random_uuid(), staff_id, tstzrange(${during[0]}, ${during[1]}) from staff_member`,
  );
  await fixture.pay(bookingId, 50_000);
  await fixture.rows(sql`delete from staff_leave`);
  await fixture.drain(new Date(fixture.clock.now().getTime() + 6 * 3_600_000));
  const statuses = await fixture.rows(
    sql`select status from booking_event where booking_id = ${bookingId} order by version`,
  );
  expect(statuses.map(({ status }) => status).slice(0, 4)).toEqual([
    'Payment Pending',
    'Booked',
    'Partner Matched',
    'Partner Assigned',
  ]);
});
