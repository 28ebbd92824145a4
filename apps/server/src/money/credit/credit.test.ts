import { getCreditBalance } from '@nukkad/contract/money/credit/credit.api';
import { bookingEvents } from '@nukkad/contract/market/booking/booking.events';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookingFacts } from '../../../test/fixtures/booking-facts.ts';
import { type PaymentFixture, paymentFixture } from '../../../test/fixtures/payment-fixture.ts';
import { systemAuthorized } from '../../platform/authorize.ts';
import { publish } from '../../platform/outbox/publish.ts';
import { system } from '../../platform/platform.ts';
import { expireCredit } from './expire-credit.ts';
import { giveCredit } from './give-credit.ts';
import { takeCredit } from './take-credit.ts';

let fixture: PaymentFixture;
beforeAll(async () => {
  fixture = await paymentFixture();
});
afterAll(() => fixture.close());

const callers = Number(process.env['CREDIT_CALLERS'] ?? 40);

const give = (userId: string, amountPaise: number, cause: string = randomUUID()) => {
  const given = { userId, amountPaise, kind: 'goodwill', bookingId: null, cause } as const;
  return fixture.platform.write(system, (tx) =>
    giveCredit(tx, systemAuthorized({ ...given, now: fixture.clock.now() }, 'A test gives it.')),
  );
};
const take = (userId: string, wantedPaise: number, bookingId: string) => {
  const wanted = { userId, wantedPaise, bookingId, cause: randomUUID(), now: fixture.clock.now() };
  return fixture.platform.write(system, (tx) => takeCredit(tx, systemAuthorized(wanted, 'A test takes it.')));
};
const own = async () => (await fixture.as(fixture.buyer).ask(getCreditBalance)).body;
const accounts = async () =>
  fixture.rows(sql`select account_code as account, sum(amount_paise)::int as paise from ledger_entry
    where account_code in ('customer_credit', 'customer_goodwill') group by 1 order by 1`);

test('a booking that owes credit gives it once, and the customer sees it with its expiry', async () => {
  const bookingId = await fixture.offered();
  await fixture.platform.write(system, (tx) =>
    publish(tx, fixture.clock.now(), bookingEvents.creditDue, {
      ...bookingFacts({ bookingId, buyerId: fixture.buyer.userId }),
      amountPaise: 10_000,
      creditKind: 'absence',
    }),
  );
  await fixture.drain();
  expect(await fixture.audit()).toEqual([]);
  const body = await own();
  expect(body).toMatchObject({
    balance: 10_000,
    nextExpiry: { amount: 10_000, at: '2027-11-23T04:00:00.000Z' },
  });
  expect(body.items).toMatchObject([{ kind: 'absence', amount: 10_000, bookingId }]);
  expect(await accounts()).toEqual([
    { account: 'customer_credit', paise: -10_000 },
    { account: 'customer_goodwill', paise: 10_000 },
  ]);
});

test('promise 21: many who take at one instant never take more than there is', async () => {
  const bookingId = await fixture.offered();
  await give(fixture.buyer.userId, 3_000);
  const { balance } = await own();
  const taken = await Promise.all(
    Array.from({ length: callers }, (_, index) => take(fixture.buyer.userId, 700 + index, bookingId)),
  );
  expect(taken.reduce((sum, one) => sum + one, 0)).toBe(balance);
  expect((await own()).balance).toBe(0);
  const [left] =
    await fixture.rows(sql`select min(left_paise)::int as least, (select sum(amount_paise) from credit_entry)::int as total
    from credit_lot`);
  expect(left).toEqual({ least: 0, total: 0 });
});

test('the credit that expires first is used first, and what is left at its time is written off', async () => {
  const bookingId = await fixture.offered();
  await give(fixture.buyer.userId, 5_000);
  fixture.clock.set(new Date(fixture.clock.now().getTime() + 86_400_000));
  await give(fixture.buyer.userId, 2_000);
  expect(await take(fixture.buyer.userId, 4_000, bookingId)).toBe(4_000);
  expect((await own()).nextExpiry).toMatchObject({ amount: 1_000 });
  fixture.clock.set(new Date(fixture.clock.now().getTime() + 364.5 * 86_400_000));
  expect((await own()).balance).toBe(2_000);
  await expireCredit(fixture.platform);
  await expireCredit(fixture.platform);
  await fixture.drain();
  const { items, balance } = await own();
  expect(balance).toBe(2_000);
  expect(items[0]).toMatchObject({ kind: 'expired', amount: -1_000, expiresAt: null });
});

test('the same cause gives credit once, and no entry can be changed', async () => {
  const cause = randomUUID();
  const given = await Promise.all([1, 2, 3].map(() => give(fixture.stranger.userId, 900, cause)));
  expect(given.filter(Boolean)).toHaveLength(1);
  await expect(fixture.rows(sql`update credit_entry set amount_paise = 1`)).rejects.toMatchObject({
    code: '42501',
  });
  await expect(fixture.rows(sql`update credit_lot set left_paise = -1`)).rejects.toMatchObject({
    constraint: 'credit_never_below_zero',
  });
});
