/** The demo city's story of people at work, on days on which months, years and joins are hard. */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeDemoCity } from '../seed/city/demo-city.ts';
import { settleCity } from '../seed/city/settle.ts';
import { tellStory } from '../seed/story/story.ts';
import { readConfig } from '../src/platform/config.ts';
import { type Database, openDatabase, openPool } from '../src/platform/db/database.ts';
import { createLog } from '../src/platform/log.ts';
import { createProviders } from '../src/platform/providers/create.ts';
import { folderStorage } from '../src/platform/storage/folder.ts';
import { freshDatabase } from './harness/database.ts';
import { testSecret } from './harness/test-secret.ts';

/** STAFF_DAYS=365 tells the whole year of `SEED_SCALE=months`, and one more day on which it ends. */
const days = Number(process.env['STAFF_DAYS'] ?? 31);
const story = { days: 1, bookingsPerDay: 1, staff: { shops: 1, days, recentDays: 2 } };
const presents = {
  'the first of March': ['2027-03-01T10:30:00+05:30', '2027-02-01'],
  'the last of December': ['2026-12-31T21:00:00+05:30', '2026-12-01'],
  ...(process.env['STAFF_DAYS'] && { 'a leap day': ['2028-02-29T18:00:00+05:30', '2028-02-01'] as const }),
} as const;
const dayMs = 86_400_000;

describe.each(Object.entries(presents))('the people of a shop, told until %s', (_name, [at, openMonth]) => {
  const present = new Date(at);
  const steps: (() => Promise<unknown>)[] = [];
  const city = makeDemoCity('small');
  let db: Database;
  const count = async (from: ReturnType<typeof sql>): Promise<number> => {
    const { rows } = await sql<{ many: number }>`select count(*)::int as many from ${from}`.execute(db);
    return rows[0]?.many ?? 0;
  };
  const organisationId = city.shops[0]?.organisationId ?? '';

  beforeAll(async () => {
    const database = await freshDatabase();
    const folder = await mkdtemp(path.join(os.tmpdir(), 'staff-story-'));
    const pool = openPool(database.url);
    pool.on('error', () => undefined);
    db = openDatabase(pool);
    steps.push(
      () => database.drop(),
      () => rm(folder, { recursive: true, force: true }),
      () => pool.end(),
    );
    const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', SEED_SCALE: 'small' }, testSecret);
    const ago = (many: number) => new Date(present.getTime() - (many + 9) * dayMs);
    await settleCity(db, city, {
      secret: config.secret,
      now: ago(story.days),
      earlier: { shops: 1, at: ago(days) },
    });
    const providers = createProviders(config, db);
    const storage = folderStorage(folder);
    const log = createLog(config.LOG_LEVEL);
    await tellStory(
      { config, pool, log, storage, providers, clock: { now: () => present } },
      city,
      story,
      present,
    );
  }, 600_000);
  afterAll(async () => {
    for (const step of steps.toReversed()) await step();
  });

  test('months that are over are paid, and the first that is not is a draft', async () => {
    const { rows } = await sql<{
      month: string;
      status: string;
      people: number;
    }>`select r.month::text, r.status,
        (select count(*)::int from payslip p where p.run_id = r.run_id) as people
      from payroll_run r where organisation_id = ${organisationId} order by month desc`.execute(db);
    expect(rows.map(({ status }) => status)).toEqual(['Draft', ...rows.slice(1).map(() => 'Paid')]);
    expect(rows.length).toBeGreaterThan(1);
    expect(rows[0]).toMatchObject({ month: openMonth, people: 5 });
  });

  test('people checked in on the days of a published roster, and no one is left checked in from an earlier day', async () => {
    const own = sql`organisation_id = ${organisationId}`;
    expect(await count(sql`attendance_spell where ${own} and in_source = 'phone'`)).toBeGreaterThan(days * 3);
    const left = sql`attendance_spell where ${own} and out_at is null and forgotten_at is null and replaced_by is null
      and in_at < ${new Date(present.getTime() - dayMs)}`;
    expect(await count(left)).toBe(0);
    const ahead = sql`roster_shift where ${own} and status = 'published' and starts_at > ${present}`;
    expect(await count(ahead)).toBeGreaterThan(0);
  });

  test('leave, expenses and trips wait for an answer or have one; things are held, tasks are open, one person leaves', async () => {
    const { rows } = await sql<{
      kind: string;
      status: string;
    }>`select distinct kind, status from approval_request
      where organisation_id = ${organisationId}`.execute(db);
    const found = rows.map(({ kind, status }) => `${kind} ${status}`);
    expect(found).toEqual(
      expect.arrayContaining([
        'leave pending',
        'leave rejected',
        'compensatory_leave approved',
        'compensatory_leave pending',
        'expense pending',
        'expense approved',
        'travel pending',
      ]),
    );
    expect(await count(sql`asset_custody where ended_at is null`)).toBeGreaterThan(0);
    expect(
      await count(sql`task where organisation_id = ${organisationId} and status = 'Open'`),
    ).toBeGreaterThan(0);
    expect(await count(sql`leaving where organisation_id = ${organisationId} and status = 'serving'`)).toBe(
      1,
    );
  });

  test('the other shops check in by phone since some days', async () => {
    const others = sql`attendance_spell where organisation_id <> ${organisationId} and in_source = 'phone'`;
    expect(await count(others)).toBeGreaterThan(0);
  });
});
