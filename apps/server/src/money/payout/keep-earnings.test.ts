import { completeBooking } from '@nukkad/contract/market/fulfilment/fulfilment.api';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverRoot } from '../../platform/paths.ts';
import { required } from '../../../test/harness/required.ts';
import { type PaymentFixture, paymentFixture } from '../../../test/fixtures/payment-fixture.ts';

let fixture: PaymentFixture;
beforeAll(async () => {
  fixture = await paymentFixture();
});
afterAll(() => fixture.close());

const earnings = (bookingId: string) =>
  fixture.rows(sql`select kind, state, value_paise as value, commission_paise as commission, commission_tax_paise as "commissionTax",
    cash_paise as cash, net_paise as net, commission_percent as percent, due_on as "dueOn"
    from earning where booking_id = ${bookingId}`);
const unexplained = async () => {
  await fixture.audit();
  return fixture.rows(sql`select * from earning_audit()`);
};
const complete = async (bookingId: string) => {
  const [pro] = fixture.partners[0].professionals;
  expect((await fixture.as(pro).ask(completeBooking, { body: { bookingId } })).status).toBe(200);
  await fixture.drain();
};

test('promise 24: cash is netted against the job that it was taken for, and is due two days after the booking closed', async () => {
  const bookingId = await fixture.started();
  await fixture.collect(bookingId, 50_000);
  await fixture.drain();
  expect(await earnings(bookingId)).toMatchObject([
    { kind: 'work', state: 'Waiting', cash: 50_000, net: -50_000 },
  ]);
  expect(await unexplained()).toEqual([]);
  await complete(bookingId);
  const job = {
    kind: 'work',
    value: 50_000,
    commission: 7_500,
    commissionTax: 1_350,
    cash: 50_000,
    net: -8_850,
    percent: 15,
  };
  expect(await earnings(bookingId)).toEqual([{ ...job, state: 'Waiting', dueOn: null }]);
  fixture.clock.set(new Date((await fixture.row(bookingId)).completed_at.getTime() + 49 * 3_600_000));
  await fixture.drain();
  expect((await fixture.row(bookingId)).status).toBe('Closed');
  const [due] = await earnings(bookingId);
  expect(due).toMatchObject({ ...job, state: 'Due' });
  const closed = (await fixture.row(bookingId)).ended_at as Date;
  expect(Date.parse(`${due.dueOn}T00:00:00+05:30`)).toBeGreaterThan(closed.getTime() + 86_400_000);
  expect(await unexplained()).toEqual([]);
});

test('the commission is that of the day of booking, by city and category; a later rule changes nothing', async () => {
  const rule = (from: Date, value: object, scope = '*') =>
    fixture.rows(sql`insert into setting (key, scope, valid_from, value, why)
      values ('ledger.rules', ${scope}, ${from}, ${JSON.stringify(value)}::jsonb, 'Test')`);
  const frozen = async (bookingId: string) => (await fixture.row(bookingId)).commission_percent;
  const now = fixture.clock.now();
  const before = await fixture.started({ startsAt: new Date(now.getTime() + 3 * 86_400_000) });
  const { city_code: city, category_id: category } = await fixture.row(before);
  await rule(new Date(now.getTime() - 1), { commissionPercent: 20 });
  expect(await frozen(before)).toBe(15);
  await fixture.collect(before, 50_000);
  await complete(before);
  expect(await earnings(before)).toMatchObject([{ commission: 7_500, percent: 15 }]);
  const later = (days: number) => new Date(fixture.clock.now().getTime() + days * 86_400_000);
  expect(await frozen(await fixture.assigned({ startsAt: later(4) }))).toBe(20);
  await rule(now, { commissionPercent: 12.5 }, `city:${city}`);
  expect(await frozen(await fixture.assigned({ startsAt: later(5) }))).toBe(12.5);
  await rule(new Date(now.getTime() + 1), { commissionPercent: 8 }, `city:${city} category:${category}`);
  expect(await frozen(await fixture.assigned({ startsAt: later(6) }))).toBe(8);
  expect(await unexplained()).toEqual([]);
});

test('promise 24: the ledger refuses earnings that differ from their postings, and an event told twice earns once', async () => {
  const [{ organisationId }] = fixture.partners;
  const penalty = (amountPaise: number, penaltyPaise: number, eventId = randomUUID()) =>
    fixture.platform.write({ idempotency: null }, (tx) =>
      fixture.ledger.post(tx, {
        kind: 'penalty',
        eventId,
        bookingId: null,
        postedAt: fixture.clock.now(),
        postings: fixture.ledger.postPenalty(organisationId, amountPaise),
        earned: [
          {
            kind: 'penalty',
            organisationId,
            bookingId: null,
            bookingNumber: null,
            professionalId: null,
            valuePaise: 0,
            ownOfferPaise: 0,
            taxPaise: 0,
            commissionPaise: 0,
            commissionTaxPaise: 0,
            tcsPaise: 0,
            penaltyPaise,
            cashPaise: 0,
            commissionPercent: 0,
          },
        ],
      }),
    );
  await expect(penalty(10_000, 9_999)).rejects.toThrow('differ from their postings');
  const eventId = randomUUID();
  for (const _ of [1, 2, 3]) await penalty(10_000, 10_000, eventId);
  expect(await fixture.count('earning', "kind = 'penalty' and state = 'Due' and net_paise = -10000")).toBe(1);
  expect(await unexplained()).toEqual([]);
});

test('promise 24: a database of before this has the same rows after the upgrade', async () => {
  for (const days of [15, 16]) {
    const startsAt = new Date(fixture.clock.now().getTime() + days * 86_400_000);
    const bookingId = await fixture.started({ startsAt });
    await fixture.collect(bookingId, 50_000);
    await complete(bookingId);
  }
  const [{ organisationId }] = fixture.partners;
  await fixture.rows(
    sql`delete from earning where booking_id is null and organisation_id = ${organisationId}`,
  );
  const all = () =>
    fixture.rows(sql`select organisation_id, booking_id, booking_number, professional_id, kind, value_paise, tax_paise, commission_paise,
      commission_tax_paise, tcs_paise, penalty_paise, cash_paise, net_paise, commission_percent, due_on, state
      from earning order by booking_id, kind`);
  const kept = await all();
  expect(kept.length).toBeGreaterThan(1);
  await fixture.rows(sql`delete from earning`);
  const migration = await readFile(path.join(serverRoot, 'migrations/0530_earning.sql'), 'utf8');
  for (const statement of migration.split(/;\n/).filter((one) => one.includes('insert into earning ')))
    await fixture.rows(sql.raw(statement));
  expect(await all()).toEqual(kept);
});

test.each([
  ['borne by its partner alone', 10_000, 0, { value: 50_000, offer: 10_000, platform: 0 }],
  ['shared with the platform', 4_000, 0, { value: 56_000, offer: 4_000, platform: 6_000 }],
  ['of a partner that did not do the work', 10_000, 1, { value: 60_000, offer: 0, platform: 10_000 }],
])('an offer %s comes off what is earned, and the books sum up', async (_, partnerPaise, of, expected) => {
  const at = new Date(fixture.clock.now().getTime() + 11 * 86_400_000);
  const { organisationId } = required(fixture.partners[of]);
  const before = await unexplained();
  const offer = { organisationId, paise: 10_000, partnerPaise };
  const bookingId = await fixture.started({ startsAt: at, offer });
  await fixture.collect(bookingId, 50_000);
  await complete(bookingId);
  const [row] =
    await fixture.rows(sql`select value_paise as value, own_offer_paise as offer, commission_paise as commission, commission_percent as percent,
    (select coalesce(sum(e.amount_paise), 0)::int from ledger_entry e
      where e.booking_id = ${bookingId} and e.account_code = 'promotion_discount') as platform
    from earning where booking_id = ${bookingId}`);
  const { commission, percent, ...borne } = row as Record<string, number>;
  expect(borne).toEqual(expected);
  expect(commission).toBe((expected.value * required(percent)) / 100);
  expect(await unexplained()).toEqual(before);
});
