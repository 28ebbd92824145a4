import { logout } from '@nukkad/contract/identity/account/account.api';
import { listAudit } from '@nukkad/contract/office/backoffice/audit.api';
import * as api from '@nukkad/contract/office/list-export/list-export.api';
import type { ListExport, workLists } from '@nukkad/contract/kernel/list-export';
import { listPartnerBookings } from '@nukkad/contract/market/fulfilment/fulfilment.api';
import { listEarnings } from '@nukkad/contract/money/earning/earning.api';
import { unzipSync, strFromU8 } from 'fflate';
import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fetchExport } from '../../../test/harness/fetch-export.ts';
import { readWorkbook } from '../../../test/harness/read-sheet.ts';
import { required } from '../../../test/harness/required.ts';
import type { Person, Tenant } from '../../../test/harness/tenant.ts';
import { liveSomeDays } from '../../../test/walks/tenants-story.ts';
import { type Tenants, twoTenants } from '../../../test/walks/two-tenants.ts';
import { composeDomains } from '../../domains.ts';

const runs = Number(process.env['EXPORT_RUNS'] ?? 12);

let tenants: Tenants;
beforeAll(async () => {
  tenants = await twoTenants();
  await liveSomeDays(tenants);
}, 120_000);
afterAll(() => tenants.app.close());

type Wanted = Parameters<typeof bodyOf>[0];
const bodyOf = (wanted: {
  list: (typeof workLists)[number];
  format?: 'xlsx' | 'csv';
  filters?: Record<string, string>;
}) => ({ format: 'xlsx' as const, filters: {}, ...wanted });

const ask = (person: Person, wanted: Wanted) => person.client.ask(api.askExport, { body: bodyOf(wanted) });
const see = async ({ client }: Person, { exportId }: ListExport) =>
  (await client.ask(api.getExport, { params: { exportId } })).body;
const fetched = (link: string | null | URL, sessionId?: string) => fetchExport(tenants.app, link, sessionId);

async function made(person: Person, wanted: Wanted): Promise<ListExport> {
  const asked = await ask(person, wanted);
  expect(asked.status).toBe(201);
  await tenants.app.drain();
  return see(person, asked.body);
}

async function fileOf(person: Person, wanted: Wanted): Promise<Buffer> {
  const { state, link } = await made(person, wanted);
  expect(state).toBe('ready');
  return Buffer.from(await (await fetched(link)).arrayBuffer());
}

/** All parts of a file as text. */
function textIn(file: Buffer, format: string): string {
  if (format === 'csv' || file.length === 0) return file.toString('utf8');
  return Object.values(unzipSync(new Uint8Array(file)))
    .map((part) => strFromU8(part))
    .join('\n');
}

describe('a list becomes a file of its own rows', () => {
  test('a partner gets its bookings as they are filtered: figures as figures, days as days, under a head row that stays', async () => {
    const { owner } = tenants.a;
    const filters = { tab: 'Completed', window: 'All Bookings' };
    const { body: list } = await owner.client.ask(listPartnerBookings, { query: { tab: 'Completed' } });
    const file = await readWorkbook(await fileOf(owner, { list: 'bookings', filters }));
    const [head, ...rows] = file.rows;
    expect(head?.slice(0, 4)).toEqual(['Number', 'Starts', 'Ends', 'Job']);
    expect(rows.map(([number]) => number)).toEqual(list.items.map(({ bookingNumber }) => bookingNumber));
    const total = required(head).indexOf('Bill');
    expect(rows.map((row) => row[total])).toEqual(list.items.map((booking) => booking.total / 100));
    // Excel knows no zones: the file says the clock of India.
    const inIndia = (at: string) => new Date(Date.parse(at) + 330 * 60_000).getTime();
    expect(rows.map((row) => Math.round(Number(row[1]) / 1000))).toEqual(
      list.items.map(({ startsAt }) => Math.round(inIndia(startsAt) / 1000)),
    );
    expect(file.sheetXml).toContain('state="frozen"');
    expect(file.sheetXml).not.toMatch(/<f[ >]/);
    expect(file.about).toEqual(
      expect.arrayContaining([
        ['List', 'Bookings'],
        ['Filters: Status', 'Completed'],
        ['Rows', String(list.items.length)],
      ]),
    );
  });

  test('money has two decimals in CSV, and headings are in the language of the reader', async () => {
    const { owner } = tenants.a;
    const { body } = await owner.client.ask(listEarnings, { query: {} });
    const asked = await owner.client.ask(api.askExport, {
      body: bodyOf({ list: 'earnings', format: 'csv' }),
      headers: { lang: 'hi' },
    });
    await tenants.app.drain();
    const text = await (await fetched((await see(owner, asked.body)).link)).text();
    const [head, ...lines] = text.trim().split('\r\n');
    expect(head).toContain('तारीख़,बुकिंग,किसलिए');
    expect(lines).toHaveLength(body.items.length);
    const [first] = body.items;
    expect(lines[0]).toContain(`,${(required(first).earned / 100).toFixed(2)},`);
    expect(lines[0]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d,/);
  });

  test('a customer gets the own bookings, and staff of a partner without the permission nothing', async () => {
    const { buyer, colleague } = tenants.a;
    const { rows } = await readWorkbook(await fileOf(buyer, { list: 'own_bookings' }));
    expect(rows.length).toBeGreaterThan(3);
    expect((await ask(buyer, { list: 'bookings' })).status).toBe(403);
    expect((await ask(colleague, { list: 'earnings' })).status).toBe(403);
    expect((await ask(buyer, { list: 'own_bookings', filters: { tab: 'Nonsense' } })).body.fields).toEqual({
      tab: 'Choose a known tab.',
    });
  });

  test('the back office gets its lists by its own sign-in, and every act is in the audit log without searched words', async () => {
    const { browser } = await tenants.admin();
    for (const list of [
      'office_bookings',
      'office_payments',
      'office_disputes',
      'office_payouts',
      'office_earnings',
      'audit',
    ] as const) {
      const { body } = await browser.ask(api.askOfficeExport, {
        body: { list, format: 'xlsx', filters: list === 'office_bookings' ? { q: 'Kalyani' } : {} },
      });
      await tenants.app.drain();
      const found = (await browser.ask(api.getOfficeExport, { params: { exportId: body.exportId } })).body;
      expect([list, found.state, found.failure]).toEqual([list, 'ready', null]);
      expect((await fetched(found.link)).status).toBe(200);
    }
    const { body } = await browser.ask(listAudit, { query: { action: 'list.', limit: 100 } });
    const acts = new Set(body.items.map(({ action }) => action));
    expect([...acts]).toEqual(
      expect.arrayContaining(['list.ask_export', 'list.finish_export', 'list.open_export']),
    );
    expect(body.items.map(({ detail }) => detail).join('')).not.toContain('Kalyani');
  });
});

/** Beginnings of a formula, also behind spaces and what a spreadsheet passes over. */
const beginnings = ['=', '+', '-', '@', '\t=', '\r=', '＝', '＋', '－', '＠', ' =', '\n='];

test('promise 65: a name that begins like a formula is text in every cell of both formats', async () => {
  const { owner, buyer } = tenants.a;
  const { db } = tenants.app.platform;
  const { rows } = await sql<{ name: string }>`select full_name as name from user_account
    where user_id = ${buyer.userId}`.execute(db);
  for (const [at, beginning] of beginnings.entries()) {
    const name = `${beginning}cmd|' /C calc'!A${at}`;
    await sql`update user_account set full_name = ${name} where user_id = ${buyer.userId}`.execute(db);
    const xlsx = await readWorkbook(await fileOf(owner, { list: 'bookings', filters: { tab: 'Completed' } }));
    const shown = xlsx.rows.flat().filter((cell) => String(cell).includes('calc'));
    expect(shown.length).toBeGreaterThan(0);
    expect(xlsx.sheetXml).not.toMatch(/<f[ >]/);
    expect(xlsx.sheetXml).toMatch(
      /<c r="[A-Z]+\d+" s="1" t="inlineStr"><is><t xml:space="preserve">[^<]*calc/,
    );
    const filters = { tab: 'Completed' };
    const csv = (await fileOf(owner, { list: 'bookings', format: 'csv', filters })).toString('utf8');
    const cells = parse(csv, { bom: true, relaxColumnCount: true }).flat();
    const told = cells.filter((cell) => cell.includes('calc'));
    expect(told.length).toBeGreaterThan(0);
    expect(told.filter((cell) => !cell.startsWith("'"))).toEqual([]);
  }
  await sql`update user_account set full_name = ${rows[0]?.name} where user_id = ${buyer.userId}`.execute(db);
});

describe('promise 43: a file is for who asked alone', () => {
  const sides = () =>
    [
      [tenants.a, tenants.b],
      [tenants.b, tenants.a],
    ] as const;
  const readers = ({ owner, desk, buyer, professional }: Tenant) =>
    [
      [owner, ['bookings', 'earnings', 'deductions', 'payouts']],
      [desk, ['bookings', 'earnings']],
      [professional, ['bookings']],
      [buyer, ['own_bookings']],
    ] as const;

  test(`no word of the other tenant is in ${runs} files of all lists, and no one else reads their state or file`, async () => {
    let tried = 0;
    while (tried < runs)
      for (const [own, other] of sides())
        for (const [person, lists] of readers(own))
          for (const list of lists) {
            const format = tried % 2 === 0 ? 'xlsx' : 'csv';
            const theirs: Record<string, string> = {
              organisationId: other.organisationId,
              buyerId: other.buyer.userId,
            };
            const named = await ask(person, { list, format, filters: theirs });
            expect([400, 403]).toContain(named.status);
            const asked = await ask(person, { list, format });
            if (asked.status === 403) continue;
            await tenants.app.drain();
            const found = await see(person, asked.body);
            const words = found.link === null ? '' : await (await fetched(found.link)).arrayBuffer();
            const text = textIn(Buffer.from(words as ArrayBuffer), format);
            expect(other.canaries.filter((canary) => text.includes(canary))).toEqual([]);
            for (const stranger of [other.owner, other.buyer, own.colleague]) {
              const { exportId } = found;
              expect((await stranger.client.ask(api.getExport, { params: { exportId } })).status).toBe(404);
              expect((await stranger.client.ask(api.removeExport, { params: { exportId } })).status).toBe(
                404,
              );
              if (found.link === null) continue;
              const forged = new URL(found.link, tenants.app.url);
              forged.searchParams.set('s', stranger.sessionId);
              expect((await fetched(forged)).status).toBe(403);
              expect((await fetched(found.link, stranger.sessionId)).status).toBe(403);
            }
            await person.client.ask(api.removeExport, { params: { exportId: found.exportId } });
            tried += 1;
          }
    expect(tried).toBeGreaterThanOrEqual(runs);
  }, 300_000);

  test('a link ends after five minutes, and with any changed character', async () => {
    const { link } = await made(tenants.a.owner, { list: 'payouts' });
    const address = new URL(required(link), tenants.app.url);
    for (const [name, value] of [
      ['e', String(Number(address.searchParams.get('e')) + 1)],
      ['k', 'A'],
      ['s', ''],
    ] as const) {
      const changed = new URL(address);
      changed.searchParams.set(name, value);
      expect((await fetched(changed, tenants.a.owner.sessionId)).status).toBe(403);
    }
    expect((await fetched(address)).status).toBe(200);
    tenants.app.clock.advance(5 * 60_000);
    expect((await fetched(address)).status).toBe(403);
  });

  test('a link that was passed on opens in no other browser', async () => {
    const { owner, buyer } = tenants.a;
    const { link } = await made(owner, { list: 'payouts' });
    expect((await fetch(new URL(required(link), tenants.app.url))).status).toBe(403);
    expect((await fetched(link, buyer.sessionId)).status).toBe(403);
    expect((await fetched(link)).status).toBe(200);
  });

  test('who loses the permission gets neither the file that is there nor the one that is being made', async () => {
    const { desk } = tenants.a;
    const { db } = tenants.app.platform;
    const ready = await made(desk, { list: 'bookings' });
    const making = (await ask(desk, { list: 'bookings' })).body;
    await sql`delete from staff_permission where staff_id in
      (select staff_id from staff_member where user_id = ${desk.userId})`.execute(db);
    await tenants.app.drain();
    expect((await fetched(ready.link)).status).toBe(403);
    const { rows } = await sql<{ status: string; failure: string }>`select status, failure from list_export
      where export_id = ${making.exportId}`.execute(db);
    expect(rows).toEqual([{ status: 'failed', failure: 'denied' }]);
  });
});

test('who logged out meanwhile gets no file', async () => {
  const { buyer } = tenants.a;
  const { body } = await ask(buyer, { list: 'own_bookings' });
  await buyer.client.ask(logout, {});
  await tenants.app.drain();
  const { rows } = await sql<{ failure: string }>`select failure from list_export
    where export_id = ${body.exportId}`.execute(tenants.app.platform.db);
  expect(rows).toEqual([{ failure: 'signed_out' }]);
});

test('two are made at a time, one that is stopped leaves nothing, and after a week all are gone', async () => {
  const { owner } = tenants.b;
  const { db, storage } = tenants.app.platform;
  const first = (await ask(owner, { list: 'bookings' })).body;
  await ask(owner, { list: 'earnings' });
  expect((await ask(owner, { list: 'payouts' })).body.code).toBe('export_limit');
  await owner.client.ask(api.removeExport, { params: { exportId: first.exportId } });
  await tenants.app.drain();
  expect(await storage.get(`list-exports/${first.exportId}`)).toBeNull();
  const { body } = await owner.client.ask(api.listExports, {});
  expect(body.items.map(({ state, list }) => [list, state])).toContainEqual(['earnings', 'ready']);
  const told = tenants.app.sms.filter(({ variables }) => variables['text']?.includes('/profile/exports'));
  expect(told.length).toBeGreaterThan(0);
  const { exportId } = required(body.items[0]);
  tenants.app.clock.advance(7 * 86_400_000 + 1_000);
  const { domains } = composeDomains(tenants.app.platform, { dropSession: () => undefined });
  await domains
    .flatMap(({ cron }) => cron ?? [])
    .find(({ name }) => name === 'export.sweep')
    ?.run();
  expect(await storage.get(`list-exports/${exportId}`)).toBeNull();
  expect((await sql`select 1 from list_export`.execute(db)).rows).toEqual([]);
});
