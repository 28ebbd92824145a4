import * as rfqs from '@nukkad/contract/market/rfq/rfq.api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LeadsTown, leadsTown } from '../../../../test/market/leads-town.ts';
import { key } from '../../../../test/harness/tenant.ts';
import { priceOf } from './lead-price.rules.ts';
import { defaultLeadRules } from './lead.rules.ts';

const hourMs = 3_600_000;
const now = new Date('2026-11-28T06:30:00.000Z');
const asked = (from: number | null, to: number | null, hoursAgo = 1, unlocked = 0) =>
  priceOf(
    {
      budgetFromPaise: from === null ? null : from * 100,
      budgetToPaise: to === null ? null : to * 100,
      unlocked,
      createdAt: new Date(now.getTime() - hoursAgo * hourMs),
    },
    now,
    defaultLeadRules,
  );

let town: LeadsTown;
beforeAll(async () => {
  town = await leadsTown(1);
});
afterAll(() => town.app.close());

test('a lead costs 1 to 10 credits by the middle of the budget, and 3 where none is named', () => {
  expect([asked(null, null), asked(0, 4_999), asked(5_000, null), asked(null, 10_000)]).toEqual([3, 1, 2, 3]);
  expect([asked(40_000, 65_000), asked(60_000, 90_000), asked(70_000, 1_10_000)]).toEqual([6, 7, 7]);
  expect([asked(1_00_000, 1_00_000), asked(5_00_000, 9_00_00_000)]).toEqual([8, 10]);
});

test('after 48 hours without an unlock it costs half, at least one credit; with an unlock it does not', () => {
  expect([asked(60_000, 90_000, 47), asked(60_000, 90_000, 48), asked(60_000, 90_000, 99, 1)]).toEqual([
    7, 3, 7,
  ]);
  expect([asked(0, 1_000, 48), asked(5_00_000, 9_00_000, 48)]).toEqual([1, 5]);
});

test('its price follows the budget while the customer may change it', async () => {
  const asha = await town.customer();
  const lakshmi = town.partner(0);
  const ask = { categoryId: 'plumber', message: 'All taps of a flat are old.', pincode: '560038' };
  const budget = (from: number, to: number) => ({ budgetFrom: from * 100, budgetTo: to * 100 });
  const { body: rfq } = await town.app.as(asha).ask(rfqs.newRfq, {
    body: { ...ask, ...budget(60_000, 90_000) },
    headers: key(),
  });
  await town.app.drain();
  expect((await town.newestOf(lakshmi)).priceCredits).toBe(7);
  const { rfqId } = rfq;
  const { version } = (await town.app.as(asha).ask(rfqs.getMyRfq, { query: { rfqId } })).body;
  await town.app.as(asha).ask(rfqs.changeRfq, {
    body: { rfqId, version, message: ask.message, ...budget(3_000, 5_000) },
  });
  expect((await town.newestOf(lakshmi)).priceCredits).toBe(1);
});
