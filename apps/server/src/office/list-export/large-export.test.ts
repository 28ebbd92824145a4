import { askExport, getExport } from '@nukkad/contract/office/list-export/list-export.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fetchExport } from '../../../test/harness/fetch-export.ts';
import { readWorkbook } from '../../../test/harness/read-sheet.ts';
import { type Tenants, twoTenants } from '../../../test/walks/two-tenants.ts';

/** `EXPORT_ROWS=100000 EXPORT_REPORT=1`: as in the table of docs/decisions/back-office.md. */
const rows = Number(process.env['EXPORT_ROWS'] ?? 1_500);
let tenants: Tenants;
beforeAll(async () => {
  tenants = await twoTenants();
  await sql`insert into earning (earning_id, organisation_id, booking_number, kind, value_paise, commission_paise,
      commission_tax_paise, penalty_paise, cash_paise, commission_percent, earned_at, due_on, state)
    select gen_random_uuid(), ${tenants.a.organisationId}::uuid, 'B' || lpad(upper(to_hex(i)), 5, '0') || '-AAAAA', 'work', 50000, 7500,
      1350, 0, 0, 15, ${tenants.app.clock.now()}::timestamptz - i * interval '5 minutes', '2026-11-20', 'Due'
    from generate_series(1, ${rows}::int) i`.execute(tenants.app.platform.db);
}, 120_000);
afterAll(() => tenants.app.close());

const megabytes = (bytes: number) => Math.round(bytes / 1_048_576);

/** What a file takes, and the most memory beyond what was held before. */
async function measured(format: 'xlsx' | 'csv') {
  const { client } = tenants.a.owner;
  const { body } = await client.ask(askExport, { body: { list: 'earnings', format, filters: {} } });
  globalThis.gc?.();
  const before = process.memoryUsage();
  let most = 0;
  let mostHeap = 0;
  const watch = setInterval(() => {
    const { rss, heapUsed } = process.memoryUsage();
    most = Math.max(most, rss - before.rss);
    mostHeap = Math.max(mostHeap, heapUsed - before.heapUsed);
  }, 50);
  const began = performance.now();
  await tenants.app.drain();
  const seconds = (performance.now() - began) / 1_000;
  clearInterval(watch);
  const made = (await client.ask(getExport, { params: { exportId: body.exportId } })).body;
  if (process.env['EXPORT_REPORT'])
    process.stdout.write(
      `${format}: ${made.rows} rows, ${seconds.toFixed(1)} s, ${megabytes(made.bytes ?? 0)} MB, rss +${megabytes(most)} MB, heap +${megabytes(mostHeap)} MB\n`,
    );
  return made;
}

test('a long list becomes one file of every row, part by part', async () => {
  const xlsx = await measured('xlsx');
  const csv = await measured('csv');
  expect([xlsx.state, xlsx.rows, csv.state, csv.rows]).toEqual(['ready', rows, 'ready', rows]);
  const text = await (await fetchExport(tenants.app, csv.link)).text();
  const numbers = new Set(
    text
      .split('\r\n')
      .slice(1, -1)
      .map((line) => line.split(',')[1]),
  );
  expect(numbers.size).toBe(rows);
  if (rows > 5_000) return;
  const file = await fetchExport(tenants.app, xlsx.link);
  const book = await readWorkbook(Buffer.from(await file.arrayBuffer()));
  expect(book.rows).toHaveLength(rows + 1);
  expect(book.sheetXml).toContain(`<autoFilter ref="A1:O${rows + 1}"/>`);
}, 600_000);

test('a filter that the list does not know is refused and named: a file without it would hold every row', async () => {
  const refused = await tenants.a.owner.client.askLoosely(askExport, {
    body: { list: 'earnings', format: 'csv', filters: { statuss: 'Due', limit: '20' } },
  });
  expect([refused.status, refused.body.fields]).toEqual([
    400,
    { 'filters.statuss': 'This list has no such filter.' },
  ]);
});
