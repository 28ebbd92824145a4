import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPartner, indiranagar } from '../../../test/fixtures/a-partner.ts';
import { aJob, jobDomains } from '../../../test/fixtures/job-fixture.ts';
import { type Mounted, aViewer, mounted } from '../../../test/harness/mounted.ts';
import { rowsRead } from '../../../test/harness/rows-read.ts';
import { spotOf, spotRadius } from '../../platform/search/spot.rules.ts';
import type { Reader } from '../../platform/db/database.ts';
import { type OpenFilter, listBestPaid, listNearest, listNewest } from './open-jobs.store.ts';

const many = 20_000;
const portion = 2_000;
const trades = ['electrician', 'plumber', 'painter', 'carpenter', 'driver', 'cook', 'cleaner', 'mason'];

let app: Mounted;
beforeAll(async () => {
  app = await mounted((platform) => {
    const { skill, job } = jobDomains(platform);
    return [skill, job];
  });
  const { db } = app.platform;
  const { organisationId, ownerUserId } = await aPartner(db);
  const owner = app.as(aViewer({ role: 'Service Partner', organisationId, userId: ownerUserId }));
  const { jobId } = await aJob(owner, { title: 'Solar panel cleaner' });
  const { rows } = await sql<{ name: string }>`select column_name as name from information_schema.columns
    where table_name = 'job' and is_generated = 'NEVER' order by ordinal_position`.execute(db);
  const columns = sql.raw(rows.map(({ name }) => name).join(', '));
  const copied = sql.raw(rows.map(({ name }) => `c.${name}`).join(', '));
  // As one statement it takes longer than a statement may, on a busy machine.
  for (let from = 1; from <= many; from += portion)
    await sql`insert into job (${columns}) select ${copied} from job j, generate_series(${from}::int, ${from + portion - 1}::int) i,
        lateral jsonb_populate_record(j, jsonb_build_object('job_id', gen_random_uuid(), 'title', 'Work of kind ' || i % 97,
          'trade_id', (${trades}::text[])[1 + i % ${trades.length}::int], 'published_at', j.published_at - i * interval '1 minute',
          'wage_to_paise', j.wage_to_paise + i % 5000, 'spot_x', j.spot_x + (i % 700) * 0.001, 'spot_y', j.spot_y + (i % 300) * 0.001)) c
      where j.job_id = ${jobId}::uuid`.execute(db);
  await sql`vacuum analyze job`.execute(db);
}, 90_000);
afterAll(() => app.close());

const place = spotOf(indiranagar);
const asked = (given: Partial<OpenFilter>): OpenFilter => ({
  now: app.clock.now(),
  trades: null,
  words: null,
  spot: null,
  radius: spotRadius(indiranagar, 25_000),
  since: null,
  wageLeast: null,
  ...given,
});

const business = {
  companyName: () => 'Clean Corner',
  status: () => 'Active' as const,
  rating: () => null,
};
const page = { after: null, limit: 21, business };
const newest = (reader: Reader, given: Partial<OpenFilter>) =>
  listNewest(reader, asked(given), { ...page, byTrade: given.words !== undefined });
const bestPaid = (reader: Reader, given: Partial<OpenFilter>) => listBestPaid(reader, asked(given), page);
const nearest = (reader: Reader, given: Partial<OpenFilter>) =>
  listNearest(reader, asked({ ...given, spot: place }), place, page);

test.each([
  ['the newest', newest, {}],
  ['the newest of a trade', newest, { trades: ['cook'] }],
  ['the best paid', bestPaid, {}],
  ['the best paid of two trades', bestPaid, { trades: ['cook', 'cleaner'] }],
  ['the nearest', nearest, {}],
  ['the nearest of a trade', nearest, { trades: ['driver'] }],
  ['those of found trades', newest, { trades: ['mason', 'painter'], words: null }],
  ['those with a title', newest, { trades: [], words: 'solar panel' }],
])('of 20,000 open jobs, %s reads what its page needs', async (_what, list, given: Partial<OpenFilter>) => {
  const { db } = app.platform;
  // A statement that is repeated is planned once for all values: the plan that stays is the one that counts.
  for (let nth = 0; nth < 8; nth += 1) await list(db, given);
  let found = 0;
  const read = await rowsRead(db, ['job'], async (tx) => {
    found = (await list(tx, given)).length;
  });
  expect(found).toBe(given.words ? 1 : 21);
  expect(read['job']).toBeLessThanOrEqual(400);
});
