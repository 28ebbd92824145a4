/**
 * `npx tsx --conditions=source bench/people-reports.ts`: each report of people in an office of five hundred with a year behind it, beside
 * nineteen others; what its statements read. Runs on a database of its own.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { createApp } from '../apps/server/src/app.ts';
import { systemClock } from '../apps/server/src/platform/clock.ts';
import { readConfig } from '../apps/server/src/platform/config.ts';
import { openDatabase, openPool } from '../apps/server/src/platform/db/database.ts';
import { createLog } from '../apps/server/src/platform/log.ts';
import { createDatabase, dropDatabase, urlOfDatabase } from '../apps/server/src/platform/postgres/index.ts';
import { createProviders } from '../apps/server/src/platform/providers/create.ts';
import { folderStorage } from '../apps/server/src/platform/storage/folder.ts';
import { ensureCityTemplate } from '../apps/server/test/harness/template.ts';
import { startTestPostgres } from '../apps/server/test/harness/test-postgres.ts';
import { testSecret } from '../apps/server/test/harness/test-secret.ts';
import { fillYears } from './city/office-year.ts';

const reports = ['headcount', 'attendance', 'leave', 'leave/taken', 'cost'] as const;
const filled = { offices: 3, beside: 17 };

interface Sent {
  readonly text: string;
  readonly values: readonly unknown[];
}
const sent: Sent[] = [];

/** Before the pool opens. */
function listen(): void {
  const client = pg.Client.prototype as unknown as { query: (...args: unknown[]) => unknown };
  const { query } = client;
  client.query = function heard(this: unknown, ...args: unknown[]) {
    const [asked, given] = args as [string | { text: string; values?: unknown[] }, unknown[] | undefined];
    const { text, values = given ?? [] } = typeof asked === 'string' ? { text: asked } : asked;
    sent.push({ text, values });
    return query.apply(this, args);
  };
}

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly Plan[];
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
}

/** Rows that scans read, also those that a filter threw away. */
const scanned = (plan: Plan): number =>
  (plan['Relation Name'] && plan['Node Type'].endsWith('Scan')
    ? (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops']
    : 0) + (plan.Plans ?? []).reduce((sum, one) => sum + scanned(one), 0);

async function explained(pool: pg.Pool, { text, values }: Sent) {
  const { rows } = await pool.query<{ 'QUERY PLAN': [{ Plan: Plan; 'Execution Time': number }] }>(
    `explain (analyze, buffers, format json) ${text}`,
    [...values],
  );
  const [found] = rows[0]?.['QUERY PLAN'] ?? [];
  if (!found) throw new Error('PostgreSQL explained nothing.');
  const { Plan: plan, 'Execution Time': ms } = found;
  return {
    ms,
    buffers: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'],
    rows: scanned(plan),
    answer: plan['Actual Rows'],
  };
}

async function measure(url: string, folder: string): Promise<void> {
  listen();
  const config = readConfig(
    { NODE_ENV: 'test', LOG_LEVEL: 'silent', SEED_SCALE: 'small', RATE_LIMIT_SCALE: '10000' },
    testSecret,
  );
  const pool = openPool(url, { max: 12, queryTimeoutMs: 900_000 });
  pool.on('error', () => undefined);
  const owner = await fillYears(pool, testSecret, filled);
  const providers = createProviders(config, openDatabase(pool));
  const parts = { config, pool, log: createLog('silent'), storage: folderStorage(folder), providers };
  const app = await createApp({ ...parts, clock: systemClock });
  await app.http.ready();
  for (const report of reports) {
    const address = `/api/user/report/${report}`;
    // A busy machine is told to try again.
    const ask = async (): Promise<void> => {
      sent.length = 0;
      const { statusCode } = await app.http.inject({ method: 'GET', url: address, headers: owner.headers });
      if (statusCode === 200) return;
      await new Promise((resolve) => setTimeout(resolve, 2_000));
      return ask();
    };
    await ask();
    const begun = performance.now();
    await ask();
    const took = performance.now() - begun;
    const statements = sent.filter(
      ({ text }) => /^\s*(with|select)/i.test(text) && !text.includes('user_session'),
    );
    process.stdout.write(`\n${report}: ${statements.length} statements, ${took.toFixed(0)} ms\n`);
    const sums = new Map<
      string,
      { count: number; ms: number; buffers: number; rows: number; answer: number }
    >();
    for (const one of statements) {
      const { ms, buffers, rows, answer } = await explained(pool, one);
      const name = one.text.replaceAll(/\s+/g, ' ').slice(0, 110);
      const sum = sums.get(name) ?? { count: 0, ms: 0, buffers: 0, rows: 0, answer: 0 };
      sums.set(name, {
        count: sum.count + 1,
        ms: sum.ms + ms,
        buffers: sum.buffers + buffers,
        rows: sum.rows + rows,
        answer: sum.answer + answer,
      });
    }
    for (const [name, { count, ms, buffers, rows, answer }] of sums)
      process.stdout.write(
        `  ${count} × ${ms.toFixed(1)} ms, ${buffers} buffers, ${Math.round(rows)} rows read, ${answer} answered: ${name}\n`,
      );
  }
  await app.stop();
  await pool.end();
}

const postgres = await startTestPostgres();
const name = `people_reports_${process.pid}`;
const folder = await mkdtemp(path.join(os.tmpdir(), 'people-reports-'));
try {
  await createDatabase(postgres.url, name, await ensureCityTemplate(postgres.url));
  await measure(urlOfDatabase(postgres.url, name), folder);
} finally {
  await dropDatabase(postgres.url, name);
  await rm(folder, { recursive: true, force: true });
  await postgres.stop();
}
