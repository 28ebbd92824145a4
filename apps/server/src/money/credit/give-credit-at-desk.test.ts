import {
  getCreditBalance,
  seenOfCreditDecision,
  seenOfCreditGift,
} from '@nukkad/contract/money/credit/credit.api';
import * as office from '@nukkad/contract/money/credit/office-credit.api';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aUser } from '../../../test/fixtures/a-partner.ts';
import { anAdminOf } from '../../../test/harness/an-admin-of.ts';
import { type PaymentFixture, paymentFixture } from '../../../test/fixtures/payment-fixture.ts';
import { required } from '../../../test/harness/required.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { tellExpiring } from './tell-expiring.ts';

const why = 'The visit began an hour late.';
let fixture: PaymentFixture;
let nisha: Viewer;
let vikram: Viewer;
beforeAll(async () => {
  fixture = await paymentFixture();
  nisha = await anAdminOf(fixture.platform.db, 'Nisha Verma');
  vikram = await anAdminOf(fixture.platform.db, 'Vikram Sethi');
});
afterAll(() => fixture.close());

const params = () => ({ userId: fixture.buyer.userId });
const read = async () =>
  (await fixture.as(nisha).ask(office.getOfficeCredit, { params: params(), query: {} })).body;
const own = async () => (await fixture.as(fixture.buyer).ask(getCreditBalance)).body;
const effect = (amount: number) =>
  fixture.as(nisha).ask(office.previewCreditGift, { params: params(), body: { amount } });
async function give(
  amount: number,
  { admin = nisha, bookingId }: { admin?: Viewer; bookingId?: string } = {},
) {
  const seen = seenOfCreditGift((await effect(amount)).body);
  const body = { amount, ...(bookingId && { bookingId }), why, seen };
  return fixture.as(admin).ask(office.giveCredit, { params: params(), body });
}
async function decide(approve: boolean, admin: Viewer) {
  const seen = seenOfCreditDecision(required((await read()).waiting));
  return fixture.as(admin).ask(office.decideCreditGift, { params: params(), body: { approve, why, seen } });
}

test('an Admin gives credit for a booking: Meera has it at once, the log knows why, the books agree', async () => {
  const bookingId = await fixture.offered();
  const { status, body } = await give(20_000, { bookingId });
  expect([status, body]).toEqual([200, { balance: 20_000, waits: false }]);
  expect(await own()).toMatchObject({
    balance: 20_000,
    expiries: [{ amount: 20_000, at: '2027-11-23T04:00:00.000Z' }],
    items: [{ kind: 'goodwill', amount: 20_000, bookingId }],
  });
  expect(
    await fixture.rows(
      sql`select actor_id, detail->>'why' as why from audit_log where action = 'credit_gift.give'`,
    ),
  ).toEqual([{ actor_id: nisha.userId, why }]);
  expect(await fixture.audit()).toEqual([]);
});

test('above what staff give a customer in a month another Admin agrees first, and small gifts add up', async () => {
  expect((await give(70_000)).body).toEqual({ balance: 90_000, waits: false });
  expect((await give(20_000)).body).toEqual({ balance: 90_000, waits: true });
  expect((await read()).waiting).toMatchObject({ amount: 20_000, askedBy: 'Nisha Verma', mine: true });
  expect((await give(1_000)).body.code).toBe('credit_waits');
  expect((await decide(true, nisha)).body.code).toBe('own_credit');
  expect((await decide(true, vikram)).body).toEqual({ balance: 110_000 });
  expect((await give(1_000)).body.waits).toBe(true);
  expect((await decide(false, vikram)).body).toEqual({ balance: 110_000 });
  expect((await read()).waiting).toBeNull();
  expect(await fixture.audit()).toEqual([]);
});

test('of Admins who give at one instant, together never more than the limit is given without another', async () => {
  const hers = { userId: fixture.partners[0].owner.userId };
  const one = (admin: Viewer) => {
    const seen = seenOfCreditGift({ before: 0, after: 60_000, needsSecond: false });
    return fixture.as(admin).ask(office.giveCredit, { params: hers, body: { amount: 60_000, why, seen } });
  };
  const answers = await Promise.all([one(nisha), one(vikram), one(nisha), one(vikram)]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('one Admin gives to many accounts of one day until the limit; from then on another agrees, and who never paid is marked', async () => {
  const farah = await anAdminOf(fixture.platform.db, 'Farah Sheikh');
  const accounts = await Promise.all(
    Array.from({ length: 4 }, (_, at) => aUser(fixture.platform.db, `New ${at}`)),
  );
  const request = { amount: 90_000 };
  const answers = [];
  for (const userId of accounts) {
    const before = await fixture
      .as(farah)
      .ask(office.previewCreditGift, { params: { userId }, body: request });
    expect(before.body.paidBookings).toBe(0);
    const body = { ...request, why, seen: seenOfCreditGift(before.body) };
    answers.push((await fixture.as(farah).ask(office.giveCredit, { params: { userId }, body })).body.waits);
  }
  expect(answers).toEqual([false, false, false, true]);
  fixture.clock.advance(86_400_000);
  const userId = await aUser(fixture.platform.db, 'New 5');
  const next = await fixture.as(farah).ask(office.previewCreditGift, { params: { userId }, body: request });
  expect(next.body.needsSecond).toBe(false);
});

test('none but an Admin gives credit, none to someone unknown, none for the booking of another', async () => {
  const body = { amount: 10_000, why, seen: { creditBefore: 0, creditAfter: 10_000, secondAdmin: false } };
  for (const viewer of [fixture.buyer, fixture.partners[0].owner, null])
    expect([401, 403]).toContain(
      (await fixture.as(viewer).ask(office.giveCredit, { params: params(), body })).status,
    );
  const unknown = { userId: randomUUID() };
  expect((await fixture.as(nisha).ask(office.giveCredit, { params: unknown, body })).body.code).toBe(
    'customer_not_found',
  );
  expect((await give(1_000, { bookingId: randomUUID() })).body.code).toBe('booking_not_found');
});

test('credit that expires within two weeks is told of once', async () => {
  const { balance } = await own();
  const told = async () =>
    fixture.rows(sql`select payload->>'amountPaise' as paise from outbox
      where name = 'credit.expiring' and payload->>'userId' = ${fixture.buyer.userId}`);
  await tellExpiring(fixture.platform);
  expect(await told()).toEqual([]);
  fixture.clock.set(new Date('2027-11-12T04:00:00Z'));
  await tellExpiring(fixture.platform);
  await tellExpiring(fixture.platform);
  expect(await told()).toEqual([{ paise: String(balance) }]);
});
