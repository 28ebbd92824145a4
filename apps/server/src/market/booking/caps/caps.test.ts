import { cancelByCustomer, getPayLimits } from '@nukkad/contract/market/booking/booking.api';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { type BookingFixture, bookingFixture } from '../../../../test/fixtures/booking-fixture.ts';
import { recordPromise } from '../../../../test/faults/record-promise.ts';
import { aViewer } from '../../../../test/harness/mounted.ts';
import { capPassed, capsFor, defaultCapRules } from './caps.rules.ts';

const callers = Number(process.env['CAP_CALLERS'] ?? 50);

let fixture: BookingFixture;
beforeEach(async () => {
  await fixture?.close();
  fixture = await bookingFixture();
  const few = { unpaid: 2, cash: 1, all: 3 };
  const more = { unpaid: 3, cash: 3, all: 4 };
  const value = { newcomer: few, established: more, trusted: { ...more, all: 9 } };
  await fixture.rows(
    sql`insert into setting (key, valid_from, value, why) values ('booking.caps', '2020-01-02', ${value}, 'Caps')`,
  );
}, 120_000);
afterAll(() => fixture.close());

const on = (days: number) => ({ startsAt: new Date(fixture.tomorrow.getTime() + days * 86_400_000) });
const open = async () =>
  (await fixture.rows(sql`select status, payment_mode as mode from booking where status <> 'Cancelled'`)) as {
    status: string;
    mode: string;
  }[];

test('the standing says how much: a newcomer, who has completed, who has completed often and broken none', () => {
  const counts = { unpaid: 0, cash: 0, all: 0, completed: 0, broken: 0 };
  expect(capsFor(counts, defaultCapRules)).toBe(defaultCapRules.newcomer);
  expect(capsFor({ ...counts, completed: 1 }, defaultCapRules)).toBe(defaultCapRules.established);
  expect(capsFor({ ...counts, completed: 5 }, defaultCapRules)).toBe(defaultCapRules.trusted);
  expect(capsFor({ ...counts, completed: 9, broken: 1 }, defaultCapRules)).toBe(defaultCapRules.established);
  const caps = { unpaid: 1, cash: 1, all: 2 };
  expect(capPassed({ ...counts, unpaid: 1, all: 1 }, 'hold', caps)).toBe('unpaid');
  expect(capPassed({ ...counts, unpaid: 1, all: 1 }, 'cash', caps)).toBeNull();
  expect(capPassed({ ...counts, cash: 1, unpaid: 1, all: 2 }, 'cash', caps)).toBe('cash');
  expect(capPassed({ ...counts, unpaid: 0, all: 2 }, 'online', caps)).toBe('all');
});

test('before booking the last step says which way to pay is closed, and how many the limit is', async () => {
  const limits = async () => (await fixture.as(fixture.buyer).ask(getPayLimits, {})).body;
  expect(await limits()).toEqual({ cash: null, online: null });
  await fixture.book(on(1));
  expect(await limits()).toEqual({ cash: { passed: 'cash', limit: 1 }, online: null });
  await fixture.book({ ...on(3), paymentMode: 'online' });
  await fixture.book({ ...on(4), paymentMode: 'online' });
  expect(await limits()).toMatchObject({ online: { passed: 'unpaid', limit: 2 } });
});

test('cash, unpaid and all have a limit each, and the refusal says which and what to do', async () => {
  expect((await fixture.book(on(1))).status).toBe(201);
  const cash = await fixture.book(on(2));
  expect(cash.body).toMatchObject({
    code: 'too_many_cash',
    message: 'Your limit for cash bookings is 1. Pay for this one online.',
    values: { limit: 1 },
  });
  expect((await fixture.book({ ...on(3), paymentMode: 'online' })).status).toBe(201);
  expect((await fixture.book({ ...on(4), paymentMode: 'online' })).status).toBe(201);
  const unpaid = await fixture.book({ ...on(5), paymentMode: 'online' });
  expect([unpaid.status, unpaid.body.code, unpaid.body.values]).toEqual([
    409,
    'too_many_unpaid',
    { limit: 2 },
  ]);
});

test('in all: what is paid stays open until it is done, and what was cancelled makes room', async () => {
  const online = async (days: number) => {
    const { body } = await fixture.book({ ...on(days), paymentMode: 'online' });
    await fixture.pay(body.bookingId, 50_000);
    return body.bookingId as string;
  };
  const first = await online(1);
  await online(2);
  await online(3);
  expect((await fixture.book({ ...on(4), paymentMode: 'online' })).body.code).toBe('too_many_open');
  const cancelled = await fixture
    .as(fixture.buyer)
    .ask(cancelByCustomer, { body: { bookingId: first, reason: 'changed_plan' } });
  expect(cancelled.status).toBe(200);
  expect((await fixture.book({ ...on(4), paymentMode: 'online' })).status).toBe(201);
});

test.each([
  ['cash', 1],
  ['online', 2],
] as const)(
  `promise 5: ${callers} tries at one instant to book %s never have more than the limit`,
  async (paymentMode, limit) => {
    const buyer = aViewer({ userId: fixture.buyer.userId });
    const answers = await Promise.all(
      Array.from({ length: callers }, () => fixture.book({ ...on(2), paymentMode, buyer })),
    );
    const won = answers.filter(({ status }) => status === 201).length;
    const kept = await open();
    recordPromise(5, callers, Math.max(0, kept.length - limit));
    expect([won, kept.length]).toEqual([limit, limit]);
    const refusals = new Set(answers.filter(({ status }) => status !== 201).map(({ status }) => status));
    expect([...refusals].every((status) => status === 409 || status === 503)).toBe(true);
    expect(answers.some(({ body }) => String(body.code).startsWith('too_many_'))).toBe(true);
  },
  120_000,
);
