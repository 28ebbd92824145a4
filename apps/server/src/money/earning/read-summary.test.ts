import { getEarningSummary, getOwnEarnings } from '@nukkad/contract/money/earning/earning.api';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from 'kysely';
import { type EarningFixture, earningFixture } from '../../../test/fixtures/earning-fixture.ts';
import { aViewer } from '../../../test/harness/mounted.ts';

let fixture: EarningFixture;
beforeAll(async () => {
  fixture = await earningFixture();
});
beforeEach(async () => {
  await fixture.rows(sql`delete from earning`);
});
afterAll(() => fixture.close());

/** A job of ₹1,000 and ₹180 of GST: the platform takes ₹150, ₹27 of GST on it, and ₹5 of TCS. */
const job = { value: 100_000, tax: 18_000, commission: 15_000, commissionTax: 2_700, tcs: 500 };
const earned = 99_800;

type Asked = Parameters<typeof read>[0];
async function read(query: { window?: 'today' | 'week' | 'month' | 'custom'; from?: string; to?: string }) {
  const { status, body } = await fixture.as(fixture.partners[0].owner).ask(getEarningSummary, { query });
  expect(status).toBe(200);
  return body;
}

test('a week shows what Asha earned from Monday on, beside last week up to the same day, and each day of the chart', async () => {
  // Monday, 23 November 2026, half past midnight in India: still Sunday in UTC.
  await fixture.earn({ ...job, at: '2026-11-22T19:00:00Z', cash: 118_000 });
  await fixture.earn({ ...job, at: '2026-11-23T03:30:00Z' });
  await fixture.earn({ ...job, at: '2026-11-16T05:00:00Z' });
  await fixture.earn({ ...job, at: '2026-11-18T05:00:00Z' });
  const week = await read({ window: 'week' });
  expect([week.period, week.previous]).toEqual([
    { from: '2026-11-23', to: '2026-11-29' },
    { from: '2026-11-16', to: '2026-11-16' },
  ]);
  expect(week.total).toEqual({
    jobs: 2,
    value: 200_000,
    tax: 36_000,
    commission: 30_000,
    commissionTax: 5_400,
    tcs: 1_000,
    penalty: 0,
    earned: 2 * earned,
    cash: 118_000,
    net: 2 * earned - 118_000,
  });
  expect(week.previousTotal).toMatchObject({ jobs: 1, earned });
  expect(week.step).toBe('day');
  expect(week.series).toHaveLength(7);
  expect(week.series[0]).toEqual({
    day: '2026-11-23',
    hour: null,
    jobs: 2,
    earned: 2 * earned,
    cash: 118_000,
  });
});

test('today is shown by the hour of India, a month by days, half a year by weeks, and a year by months', async () => {
  await fixture.earn({ ...job, at: '2026-11-22T19:00:00Z' });
  const today = await read({ window: 'today' });
  expect(today.step).toBe('hour');
  expect(today.series.map(({ hour }: { hour: number | null }) => hour)).toEqual(
    Array.from({ length: 21 }, (_, index) => index),
  );
  expect(today.series[0]).toMatchObject({ hour: 0, jobs: 1, earned });
  const step = async (asked: Asked) => {
    const { step: by, series } = await read(asked);
    return [by, series.length];
  };
  expect(await step({ window: 'month' })).toEqual(['day', 30]);
  expect(await step({ window: 'custom', from: '2026-06-01', to: '2026-11-23' })).toEqual(['week', 26]);
  expect(await step({ window: 'custom', from: '2026-01-01', to: '2026-12-31' })).toEqual(['month', 12]);
});

test('fees and penalties count by their kind, and cash that was paid in is no earning', async () => {
  await fixture.earn({ ...job, at: '2026-11-23T03:00:00Z' });
  await fixture.earn({
    kind: 'cancellation_fee',
    state: 'Due',
    dueOn: '2026-11-23',
    value: 10_000,
    at: '2026-11-23T03:00:00Z',
  });
  await fixture.earn({
    kind: 'penalty',
    state: 'Due',
    dueOn: '2026-11-23',
    penalty: 20_000,
    at: '2026-11-23T03:00:00Z',
  });
  await fixture.earn({
    kind: 'cash_settlement',
    state: 'Due',
    dueOn: '2026-11-23',
    cash: -50_000,
    at: '2026-11-23T03:00:00Z',
  });
  const { total, byKind } = await read({ window: 'today' });
  expect(total).toMatchObject({ jobs: 1, penalty: 20_000, earned: earned - 10_000, cash: -50_000 });
  expect(byKind).toEqual([
    { kind: 'work', count: 1, earned },
    { kind: 'penalty', count: 1, earned: -20_000 },
    { kind: 'cancellation_fee', count: 1, earned: 10_000 },
    { kind: 'cash_settlement', count: 1, earned: 0 },
  ]);
});

test('an owner sees its own organisation, staff need payments.view, and customers have no such page', async () => {
  await fixture.earn({ ...job, at: '2026-11-23T03:00:00Z' });
  const [first, second] = fixture.partners;
  const ask = (viewer: Parameters<EarningFixture['as']>[0]) =>
    fixture.as(viewer).ask(getEarningSummary, { query: {} });
  expect((await ask(second.owner)).body.total.jobs).toBe(0);
  expect((await ask(first.desk)).status).toBe(403);
  expect((await ask(first.professionals[0])).status).toBe(403);
  expect((await ask(fixture.buyer)).status).toBe(403);
  const trusted = aViewer({ ...first.desk, permissions: new Set(['payments.view'] as const) });
  expect((await ask(trusted)).body.total.jobs).toBe(1);
});

test('a period that is no period is refused in words', async () => {
  const owner = fixture.as(fixture.partners[0].owner);
  const refused = async (query: { from: string; to: string }) => {
    const { status, fields } = await owner.refused(getEarningSummary, {
      query: { window: 'custom', ...query },
    });
    return [status, fields];
  };
  expect(await refused({ from: '2026-11-02', to: '2026-11-01' })).toEqual([
    400,
    { to: 'Choose a first and a last day.' },
  ]);
  expect(await refused({ from: '2024-01-01', to: '2026-11-01' })).toEqual([
    400,
    { to: 'Choose at most 366 days.' },
  ]);
});

test('Imran sees the value and the cash of his own jobs, and not what his business pays for them', async () => {
  const [imran, joseph] = fixture.partners[0].professionals;
  const his = { ...job, staffId: imran.staffId };
  await fixture.earn({ ...his, at: '2026-11-23T03:00:00Z', cash: 118_000 });
  await fixture.earn({ ...his, at: '2026-11-17T03:00:00Z' });
  await fixture.earn({ ...his, at: '2026-10-31T03:00:00Z' });
  await fixture.earn({ ...job, staffId: joseph.staffId, at: '2026-11-23T03:00:00Z' });
  await fixture.earn({
    ...his,
    organisationId: fixture.partners[1].organisationId,
    at: '2026-11-23T03:00:00Z',
  });
  const { body } = await fixture.as(imran).ask(getOwnEarnings, {});
  const one = { jobs: 1, value: 118_000, cash: 118_000 };
  expect(body).toEqual({ today: one, week: one, month: { jobs: 2, value: 236_000, cash: 118_000 } });
  expect((await fixture.as(fixture.partners[0].owner).ask(getOwnEarnings, {})).status).toBe(403);
});
