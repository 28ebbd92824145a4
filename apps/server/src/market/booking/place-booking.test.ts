import { placeBooking } from '@nukkad/contract/market/booking/booking.api';
import { seenOfOptions } from '../../../test/fixtures/booking-market.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BookingFixture, bookingFixture } from '../../../test/fixtures/booking-fixture.ts';

let fixture: BookingFixture;
beforeAll(async () => {
  fixture = await bookingFixture();
});
afterAll(() => fixture.close());

const at = (hours: number) => new Date(fixture.tomorrow.getTime() + hours * 3_600_000);

const noKey = { 'idempotency-key': '' };

test('for cash it is booked at once, firm, at the price of the server', async () => {
  const { status, body } = await fixture.book({ startsAt: at(0) });

  expect([status, body.status, body.total]).toEqual([201, 'Booked', 50_000]);
  expect(body.bookingNumber).toMatch(/^B[0-9A-Z]{5}-[0-9A-Z]{5}$/);
  expect(await fixture.row(body.bookingId)).toMatchObject({
    payment_mode: 'cash',
    payment_status: 'due',
    pay_before: null,
    version: 1,
  });
  expect(
    await fixture.rows(
      sql`select kind, expires_at from professional_reservation where booking_id = ${body.bookingId}`,
    ),
  ).toEqual([{ kind: 'booking', expires_at: null }]);
});

test('prepaid it waits 15 minutes for its money, and so does the time', async () => {
  const { body } = await fixture.book({ paymentMode: 'online', startsAt: at(2) });
  const payBefore = new Date(fixture.clock.now().getTime() + 15 * 60_000);

  expect(body.status).toBe('Payment Pending');
  expect((await fixture.row(body.bookingId)).pay_before).toEqual(payBefore);
  expect(
    await fixture.rows(
      sql`select expires_at from professional_reservation where booking_id = ${body.bookingId}`,
    ),
  ).toEqual([{ expires_at: payBefore }]);
});

test('promise 11: a price that the buyer did not see books nothing', async () => {
  const before = await fixture.rows(sql`select 1 from booking`);
  const { status, body } = await fixture.book({ startsAt: at(4), expectedTotal: 100 });

  expect([status, body.code, body.differences]).toEqual([
    409,
    'confirmation_differs',
    [{ field: 'total', kind: 'money', seen: 100, now: 50_000 }],
  ]);
  expect(await fixture.rows(sql`select 1 from booking`)).toHaveLength(before.length);
});

test('promise 19: the same key books once, 8 at a time, and answers the same', async () => {
  await fixture.book({ startsAt: at(6) });
  const before = await fixture.rows(sql`select 1 from booking`);
  const book = () =>
    fixture.as(fixture.buyer).ask(placeBooking, {
      body: { paymentMode: 'cash', seen: seenOfOptions({ startsAt: at(6) }, 0, fixture.clock.now()) },
      headers: { 'idempotency-key': 'a-key-of-the-buyer' },
    });
  const answers = await Promise.all(Array.from({ length: 8 }, book));

  expect(new Set(answers.map(({ status, body }) => `${status} ${body.bookingId}`)).size).toBe(1);
  expect(await fixture.rows(sql`select 1 from booking`)).toHaveLength(before.length + 1);
});

test('only a buyer books, and only with a key', async () => {
  const { owner } = fixture.partners[0];
  const options = { paymentMode: 'cash' };
  expect(
    (
      await fixture
        .as(owner)
        .askLoosely(placeBooking, { body: options, headers: { 'idempotency-key': 'another-key' } })
    ).status,
  ).toBe(403);
  expect(
    (await fixture.as(fixture.buyer).askLoosely(placeBooking, { body: options, headers: noKey })).body.code,
  ).toBe('idempotency_key_missing');
  expect(
    (
      await fixture
        .as(null)
        .askLoosely(placeBooking, { body: options, headers: { 'idempotency-key': 'another-key' } })
    ).status,
  ).toBe(401);
});

test('every move leaves its mark in timeline, audit and outbox, and nothing personal in the latter two', async () => {
  const { body } = await fixture.book({ startsAt: at(8) });
  const events = await fixture.rows(
    sql`select verb, from_status, status, actor_kind, actor_id from booking_event where booking_id = ${body.bookingId}`,
  );
  const audits = await fixture.rows(
    sql`select action, actor_id, detail from audit_log where subject_id = ${body.bookingId}`,
  );
  const outbox = await fixture.rows(
    sql`select name, payload from outbox where payload->>'bookingId' = ${body.bookingId}`,
  );

  expect(events).toEqual([
    {
      verb: 'bookForCash',
      from_status: null,
      status: 'Booked',
      actor_kind: 'Buyer',
      actor_id: fixture.buyer.userId,
    },
  ]);
  expect(audits).toEqual([
    {
      action: 'booking.bookForCash',
      actor_id: fixture.buyer.userId,
      detail: { from: null, to: 'Booked', version: 1 },
    },
  ]);
  expect(outbox.map(({ name }) => name)).toEqual(['booking.created', 'booking.booked']);
  const all = JSON.stringify([audits, outbox]);
  expect(all).not.toMatch(/Meera|Cross|Indiranagar/);
  // Ten digits may end a random id.
  expect(all).not.toMatch(/(?<![\da-f])[6-9]\d{9}\b/);
});
