import { dayMs } from '@nukkad/contract/kernel/time';
import { listSearchMisses, searchGlobal } from '@nukkad/contract/office/search/search.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Mounted, aViewer, mounted } from '../../../test/harness/mounted.ts';
import { sweepMisses } from './count-miss.ts';
import { createSearchDomain } from './index.ts';
import { keptDays, mostMissesOfDay } from './miss.rules.ts';

/** No domain finds anything here. */
let app: Mounted;
beforeAll(async () => {
  app = await mounted((platform) => [createSearchDomain(platform)]);
});
afterAll(() => app.close());

const look = (q: string, role: 'Buyer' | 'Jobseeker' | null) =>
  app.as(role && aViewer({ role })).call(searchGlobal, { query: { q, full: 'true' } });
const listed = (query: object) =>
  app.as(aViewer({ role: 'Admin' })).askLoosely(listSearchMisses, { query: { count: true, ...query } });
const words = async (query: object) =>
  (await listed(query)).body.items.map((one: { words: string }) => one.words);

test('operators see what was not found: the most often first, by part of the words, by role and by days', async () => {
  await look('piano tuning', null);
  app.clock.advance(20 * dayMs);
  for (const role of [null, 'Buyer', 'Jobseeker'] as const) await look('Piano  Tuning', role);
  await look('aquarium cleaning', 'Buyer');
  await look('aquarium cleaning', 'Buyer');
  await look('kite repair', 'Jobseeker');
  const { body } = await listed({});
  expect(body.items).toEqual([
    {
      words: 'piano tuning',
      times: 4,
      askedBy: ['Buyer', 'Jobseeker', 'Visitor'],
      lastOn: expect.any(String),
    },
    { words: 'aquarium cleaning', times: 2, askedBy: ['Buyer'], lastOn: expect.any(String) },
    { words: 'kite repair', times: 1, askedBy: ['Jobseeker'], lastOn: expect.any(String) },
  ]);
  expect(body.total).toEqual({ count: 3, isMore: false });
  expect((await listed({ days: '7' })).body.items[0]).toMatchObject({ times: 3 });
  expect(await words({ q: 'PIANO' })).toEqual(['piano tuning']);
  expect(await words({ askedBy: 'Jobseeker' })).toEqual(['kite repair', 'piano tuning']);
  const first = (await listed({ limit: 2 })).body;
  expect((await listed({ limit: 2, cursor: first.nextCursor })).body.items).toMatchObject([
    { words: 'kite repair' },
  ]);
});

test('fifty who look for the same at once are fifty, and a day keeps no more words than it may', async () => {
  app.clock.advance(dayMs);
  await Promise.all(Array.from({ length: 50 }, () => look('sitar lessons', 'Buyer')));
  const [row] = (await listed({ q: 'sitar' })).body.items;
  expect(row).toMatchObject({ times: 50 });
  await sql`insert into search_miss (day, words, asked_by, times)
    select (${app.clock.now()}::timestamptz at time zone 'Asia/Kolkata')::date, 'word ' || n, 'Visitor', 1
    from generate_series(1, ${mostMissesOfDay}) n`.execute(app.platform.db);
  await look('one word more', null);
  await look('sitar lessons', 'Buyer');
  expect(await words({ q: 'one word more' })).toEqual([]);
  expect((await listed({ q: 'sitar' })).body.items[0]).toMatchObject({ times: 51 });
});

test('misses go after their days', async () => {
  app.clock.advance((keptDays + 1) * dayMs);
  await look('violin strings', null);
  await sweepMisses(app.platform);
  expect(await words({ days: '90' })).toEqual(['violin strings']);
});
