import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { composeDomains } from '../src/domains.ts';
import { openShops } from './fixtures/catalog-partners.ts';
import { type Mounted, mounted } from './harness/mounted.ts';

const origin = 'https://nukkad.test';
const tenMinutes = 10 * 60_000;
let app: Mounted;
let working = '';
let rejected = '';
beforeAll(async () => {
  app = await mounted((platform, sessions) => composeDomains(platform, sessions).domains, {
    variables: { PUBLIC_ORIGIN: origin },
  });
  [working = '', rejected = ''] = await openShops(app.platform.db, [
    { name: 'Working', pincode: '560038', offers: { 'tap-repair': 150 } },
    { name: 'Rejected', pincode: '560038', status: 'Rejected', offers: { 'tap-repair': 90 } },
  ]);
});
afterAll(() => app.close());

/** By path, when it changed: undefined where the page is not listed, empty where no moment is said. */
async function listed(): Promise<(path: string) => string | undefined> {
  app.clock.advance(tenMinutes);
  const { body } = await app.as(null).get('/sitemap.xml');
  const entries = [...String(body).matchAll(/<loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?/g)];
  const moments = new Map(entries.map(([, address = '', moment = '']) => [address, moment]));
  return (path) => moments.get(origin + path);
}

test('the map of the site names the common questions and partners that work now, each with the moment it last changed', async () => {
  await sql`update faq set changed_at = '2026-01-02T03:04:05Z'`.execute(app.platform.db);
  await sql`update organisation set updated_at = '2026-02-03T04:05:06Z' where organisation_id = ${working}`.execute(
    app.platform.db,
  );
  const changedAt = await listed();
  expect(changedAt('/help/faqs')).toBe('2026-01-02T03:04:05.000Z');
  expect(changedAt(`/partners/${working}`)).toBe('2026-02-03T04:05:06.000Z');
  expect(changedAt(`/partners/${rejected}`)).toBeUndefined();
  expect(changedAt('/home')).toBe('');
});

test('a service changes with its row, and its pages in cities with it; writing the same again is no change', async () => {
  const { db } = app.platform;
  const write = (minutes: number) =>
    sql`update service set minutes = ${minutes} where service_id = 'tap-repair'`.execute(db);
  await write(41);
  const before = await listed();
  const first = before('/services/tap-repair');
  expect(first).toMatch(/^\d{4}-\d\d-\d\dT/);
  expect(before('/services/tap-repair/in/bengaluru')).toBe(first);
  await write(41);
  expect((await listed())('/services/tap-repair')).toBe(first);
  await write(42);
  const after = await listed();
  expect(Date.parse(after('/services/tap-repair') ?? '')).toBeGreaterThan(Date.parse(first ?? ''));
  expect(after('/services/sofa-cleaning')).not.toBe(after('/services/tap-repair'));
});
