import { PDFDocument } from 'pdf-lib';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EarningFixture, earningFixture } from '../../../test/fixtures/earning-fixture.ts';
import { rowsRead } from '../../../test/harness/rows-read.ts';
import { listUnpaid } from '../payout/read-payouts.store.ts';
import { listOwnDays, listSums } from './earning-sums.store.ts';
import { type EarningsPage, countEarningRows, listEarningRows } from './earning.store.ts';
import { linesByDay, mostLines } from './statement.rules.ts';
import { instantsOf } from './period.rules.ts';
import { sumOf } from './earning.rules.ts';

/** `EARNINGS=1000000`: as many as in the tables of docs/decisions/money.md. */
const many = Number(process.env['EARNINGS'] ?? 15_000);
/** Rows of pages that were not vacuumed because another test looked at them. */
const few = 30;
let fixture: EarningFixture;
let organisationId: string;
let staffId: string;

/** One job each half hour back from now, of two partners in turn; all but the last hundred are paid, each 500th is a penalty. */
async function earnForYears(): Promise<void> {
  const [first, second] = fixture.partners;
  await fixture.rows(sql`insert into earning (earning_id, organisation_id, booking_number, professional_id, kind, value_paise,
      commission_paise, commission_tax_paise, penalty_paise, cash_paise, commission_percent, earned_at, due_on, state, payout_id)
    select gen_random_uuid(), case when i % 2 = 0 then ${first.organisationId}::uuid else ${second.organisationId}::uuid end,
      'B' || lpad(upper(to_hex(i)), 5, '0') || '-AAAAA', case when i % 2 = 0 then ${staffId}::uuid end,
      case when i % 500 = 0 then 'penalty' else 'work' end, case when i % 500 = 0 then 0 else 50000 end, case when i % 500 = 0 then 0 else 7500 end,
      case when i % 500 = 0 then 0 else 1350 end, case when i % 500 = 0 then 10000 else 0 end, case when i % 3 = 0 then 50000 else 0 end, 15,
      ${fixture.clock.now()}::timestamptz - i * interval '30 minutes', '2026-11-20', case when i <= 100 then 'Due' else 'Paid' end,
      case when i <= 100 then null else gen_random_uuid() end
    from generate_series(1, ${2 * many}::int) i`);
  await vacuumed();
}

/**
 * Until an index answers alone. A vacuum passes over a page that another process writes to the disk just then, unless it
 * freezes, and over rows that a connection which has just started might not see yet.
 */
async function vacuumed(): Promise<void> {
  const isVisible = sql<{
    all: boolean;
  }>`select relallvisible = relpages as all from pg_class where relname = 'earning'`;
  for (let tries = 0; tries < 50; tries += 1) {
    await sql`vacuum (freeze, analyze) earning`.execute(fixture.platform.db);
    if ((await isVisible.execute(fixture.platform.db)).rows[0]?.all) return;
  }
  throw new Error('Some pages of the earnings are never visible to all.');
}

beforeAll(async () => {
  fixture = await earningFixture();
  organisationId = fixture.partners[0].organisationId;
  staffId = fixture.partners[0].professionals[0].staffId ?? '';
  await earnForYears();
}, 120_000);
afterAll(() => fixture.close());

const month = { from: '2026-11-01', to: '2026-11-30' };
const touched = (read: Parameters<typeof rowsRead>[2]) =>
  rowsRead(fixture.platform.db, ['earning'], read).then(({ earning }) => earning);

test('a month is added up from an index alone, and what is unpaid without what was paid', async () => {
  const found: number[] = [];
  const read = await touched(async (tx) => {
    const sums = await listSums(tx, { organisationId, step: 'day', ...instantsOf(month) });
    const unpaid = await listUnpaid(tx, organisationId);
    const own = await listOwnDays(tx, { organisationId, staffId, ...instantsOf(month) });
    found.push(
      sumOf(sums).jobs,
      unpaid.length,
      own.reduce((sum, { jobs }) => sum + jobs, 0),
    );
  });
  expect(found[0]).toBeGreaterThan(500);
  expect(found.slice(1)).toEqual([1, found[0]]);
  expect(read).toBeLessThanOrEqual(few);
});

const asked: EarningsPage = { organisationId: '', within: null, direction: 'desc', after: null, limit: 20 };
test.each([
  ['of all time', {}, 21],
  ['of a period', { within: instantsOf(month) }, 21],
  ['oldest first', { direction: 'asc' }, 21],
  ['by state', { state: 'Due' }, 21],
  ['by kind', { kind: 'penalty' }, 21],
  ['by number', { numbers: ['B00002'] }, 1],
] as const)('the first page %s reads its own rows alone', async (_what, narrowed, rows) => {
  let found = 0;
  const read = await touched(async (tx) => {
    found = (await listEarningRows(tx, { ...asked, organisationId, ...narrowed })).length;
  });
  expect(found).toBe(rows);
  expect(read).toBeLessThanOrEqual(found + few);
});

test('a list is counted to a thousand and no further', async () => {
  expect(await countEarningRows(fixture.platform.db, { organisationId, within: null })).toBe(1_001);
});

/** As bytes: the harness reads texts. */
async function pdf(search: string): Promise<Uint8Array> {
  const response = await fetch(`${fixture.url}/api/service/provider/earning_statement?${search}`, {
    headers: {
      'x-test-viewer': JSON.stringify({ ...fixture.partners[0].owner, permissions: ['payments.view'] }),
    },
  });
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  return new Uint8Array(await response.arrayBuffer());
}

test('a statement of many jobs has a line for each day, and its lines sum to its total', async () => {
  const sums = await listSums(fixture.platform.db, { organisationId, step: 'day', ...instantsOf(month) });
  const total = sumOf(sums);
  expect(total.jobs).toBeGreaterThan(mostLines);
  const lines = linesByDay(sums);
  const sum = (of: 'value' | 'cash' | 'net') => lines.reduce((all, line) => all + line[of], 0);
  expect([sum('value'), sum('cash'), sum('net')]).toEqual([total.value, total.cash, total.net]);
  for (const window of ['month', 'today']) {
    const document = await PDFDocument.load(await pdf(`window=${window}`));
    expect(document.getTitle()).toContain('Statement of earnings');
    expect(document.getPageCount()).toBeLessThanOrEqual(3);
  }
});
