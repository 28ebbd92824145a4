import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LeadsTown, leadsTown } from '../../../../test/market/leads-town.ts';

const callers = Number(process.env['RACE_CALLERS'] ?? 20);
const places = 5;
const price = 3;

let town: LeadsTown;
beforeAll(async () => {
  town = await leadsTown(callers);
  // All of them are told, so that all race.
  await sql`insert into setting (key, valid_from, value, why) values ('quotation.rules', '2020-02-01',
    ${JSON.stringify({ partnersTold: callers })}::jsonb, 'A test of many who race.')`.execute(
    town.app.platform.db,
  );
}, 240_000);
afterAll(() => town.app.close());

test(`${callers} partners race for five places: five pay, each once, and every purse is right to the credit`, async () => {
  const asha = await town.customer();
  const rfqId = await town.ask(asha);
  await Promise.all(town.partners.map((one) => town.give(one, 50)));
  const own = await Promise.all(town.partners.map((one) => town.newestOf(one)));
  const answers = await Promise.all(own.map((lead, at) => town.unlock(town.partner(at), lead)));
  const paid = answers.filter(({ status }) => status === 200);
  expect(paid).toHaveLength(places);
  const codes = new Set(answers.flatMap(({ status, body }) => (status === 200 ? [] : [body.code])));
  expect([...codes]).toEqual(['lead_places_gone']);
  const { rows } = await sql<{ left: number; entries: number; unlocks: number }>`
    select (select sum(credits_left)::int from lead_credit_lot) as left,
      (select sum(credits)::int from lead_credit_entry) as entries,
      (select count(*)::int from lead_credit_entry where kind = 'unlock') as unlocks`.execute(
    town.app.platform.db,
  );
  const [sums] = rows;
  expect(sums?.unlocks).toBe(places);
  expect(sums?.left).toBe(sums?.entries);
  expect(sums?.left).toBe(callers * (50 + 30) - places * price);
  expect((await town.readRfq(asha, rfqId)).partners.unlocked).toBe(places);
}, 240_000);
