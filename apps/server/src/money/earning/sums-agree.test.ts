import { getEarningSummary, listDeducted, listEarnings } from '@nukkad/contract/money/earning/earning.api';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EarningFixture, earningFixture } from '../../../test/fixtures/earning-fixture.ts';
import type { Wire } from '../../../test/harness/test-client.ts';

const rows = Number(process.env['EARNING_ROWS'] ?? 60);
let fixture: EarningFixture;
beforeAll(async () => {
  fixture = await earningFixture();
});
afterAll(() => fixture.close());

const paise = fc.integer({ min: 0, max: 900_000 });
const anEarning = fc.record({
  kind: fc.constantFrom('work', 'penalty', 'adjustment', 'cash_settlement', 'no_show_fee'),
  value: fc.integer({ min: -50_000, max: 900_000 }),
  tax: paise,
  commission: paise,
  commissionTax: paise,
  tcs: paise,
  penalty: paise,
  cash: fc.integer({ min: -100_000, max: 900_000 }),
  /** Minutes before the end of the year 2026. */
  before: fc.integer({ min: 0, max: 500 * 1_440 }),
});
const periods = [
  { window: 'today' },
  { window: 'week' },
  { window: 'month' },
  { window: 'custom', from: '2026-02-27', to: '2026-11-23' },
  { window: 'custom', from: '2026-01-01', to: '2026-12-31' },
] as const;
const parts = [
  'value',
  'tax',
  'commission',
  'commissionTax',
  'tcs',
  'penalty',
  'earned',
  'cash',
  'net',
] as const;

test('promise 24: list, summary, chart and deductions of a period are the same to the paisa', async () => {
  const end = Date.parse('2026-12-31T18:30:00Z');
  const made = fc.sample(anEarning, { numRuns: rows, seed: 560_038 });
  for (const { before, ...row } of made) await fixture.earn({ ...row, at: new Date(end - before * 60_000) });
  const owner = fixture.as(fixture.partners[0].owner);
  const whole = async (read: (cursor: string) => Promise<Wire>): Promise<Wire[]> => {
    const items: Wire[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: Wire = await read(cursor);
      items.push(...page.items);
      cursor = page.nextCursor;
    }
    return items;
  };
  const sum = (items: readonly Wire[], of: string) => items.reduce((all, one) => all + one[of], 0);
  for (const period of periods) {
    const { body: summary } = await owner.ask(getEarningSummary, { query: period });
    const page = { ...period, limit: 17 };
    const list = await whole(
      async (cursor) =>
        (await owner.ask(listEarnings, { query: { ...page, ...(cursor && { cursor }) } })).body,
    );
    const deducted = await whole(
      async (cursor) =>
        (await owner.ask(listDeducted, { query: { ...page, ...(cursor && { cursor }) } })).body,
    );
    for (const part of parts) expect([part, sum(list, part)]).toEqual([part, summary.total[part]]);
    expect(sum(summary.series, 'earned')).toBe(summary.total.earned);
    expect(sum(summary.byKind, 'earned')).toBe(summary.total.earned);
    expect(sum(summary.byKind, 'count')).toBe(list.length);
    const { commission, commissionTax, tcs, penalty } = summary.total;
    expect(sum(deducted, 'total')).toBe(commission + commissionTax + tcs + penalty);
  }
});
