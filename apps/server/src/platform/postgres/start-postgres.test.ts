import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { scratchFolder } from '../../../test/harness/scratch.ts';
import { type EmbeddedPostgres, startPostgres } from './index.ts';

const run = promisify(execFile);
const ROOT = path.resolve(import.meta.dirname, '../../../../..');

/** On a busy machine each start may take seconds. */
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

/** A cluster that initdb has made once; most tests begin with a copy of it. */
let made: string;
let dataDir: string;
let started: EmbeddedPostgres[];
let children: ChildProcess[];
let said: string[];

beforeAll(async () => {
  made = await mkdtemp(path.join(scratchFolder(), 'nukkad-postgres-'));
  // The database's own account must be able to enter.
  await chmod(made, 0o755);
  const postgres = await startPostgres({ dataDir: made, log: () => undefined });
  await postgres.stop();
});
afterAll(() => rm(made, { recursive: true, force: true }));

beforeEach(async () => {
  dataDir = `${made}-copy`;
  await run('cp', ['-a', made, dataDir]);
  started = [];
  children = [];
  said = [];
});

afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  const homes = started.map((postgres) => postgres.dataDir);
  await Promise.all(started.map((postgres) => postgres.stop()));
  await Promise.all([dataDir, ...homes].map((dir) => rm(dir, { recursive: true, force: true })));
});

async function start(): Promise<EmbeddedPostgres> {
  const postgres = await startPostgres({ dataDir, log: (sentence) => said.push(sentence) });
  started.push(postgres);
  return postgres;
}

/** A node process that starts the server and then lives until it is killed. */
async function startElsewhere(): Promise<ChildProcess> {
  const program = `
    const { startPostgres } = await import(${JSON.stringify(path.join(import.meta.dirname, 'index.ts'))});
    await startPostgres({ dataDir: ${JSON.stringify(dataDir)}, log: () => undefined });
    console.log('ready');
    setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const died = once(child, 'exit').then(() => Promise.reject(new Error('the other process died')));
  await Promise.race([once(child.stdout, 'data'), died]);
  died.catch(() => undefined);
  return child;
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function queryPatiently(url: string, sql: string): Promise<unknown[]> {
  const deadline = Date.now() + 10_000;
  for (;;) {
    try {
      return await query(url, sql);
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await pause(50);
    }
  }
}

async function postmasterPid(postgres: EmbeddedPostgres): Promise<number> {
  return Number(
    (await readFile(path.join(postgres.dataDir, 'cluster/postmaster.pid'), 'utf8')).split('\n')[0],
  );
}

test('starts, answers over both addresses in UTF-8 and UTC, with the promises of the disk kept', async () => {
  const postgres = await start();
  expect(postgres.adopted).toBe(false);
  expect(await query(postgres.tcpUrl, 'SELECT current_database() AS name')).toEqual([{ name: 'nukkad' }]);
  const settings = ['server_encoding', 'timezone', 'fsync', 'synchronous_commit', 'full_page_writes', 'jit'];
  const columns = settings.map((name) => `current_setting('${name}') AS ${name}`).join(', ');
  expect(await query(postgres.url, `SELECT ${columns}`)).toEqual([
    {
      server_encoding: 'UTF8',
      timezone: 'UTC',
      fsync: 'on',
      synchronous_commit: 'on',
      full_page_writes: 'on',
      jit: 'off',
    },
  ]);
});

test('asks for a password that only the owner can read', async () => {
  const postgres = await start();
  const wrong = postgres.tcpUrl.replace(/:[^:@/]+@/, ':wrong@');
  await expect(query(wrong, 'SELECT 1')).rejects.toThrow('password authentication failed');
  expect((await stat(path.join(postgres.dataDir, 'password'))).mode & 0o777).toBe(0o600);
});

test('keeps the data through a clean stop and a new start', async () => {
  const first = await start();
  await query(first.url, 'CREATE TABLE kept AS SELECT 7 AS seven');
  await first.stop();
  await expect(query(first.url, 'SELECT 1')).rejects.toThrow();
  const second = await start();
  expect(second.adopted).toBe(false);
  expect(await query(second.url, 'SELECT * FROM kept')).toEqual([{ seven: 7 }]);
});

test('is started again, at the same address, when it is killed', async () => {
  const postgres = await start();
  await query(postgres.url, 'CREATE TABLE kept AS SELECT 7 AS seven');
  process.kill(await postmasterPid(postgres), 'SIGKILL');
  expect(await queryPatiently(postgres.url, 'SELECT * FROM kept')).toEqual([{ seven: 7 }]);
  await expect.poll(() => said).toContain('PostgreSQL was started again.');
});

test('answers again after one of its sessions is killed', async () => {
  const postgres = await start();
  await query(postgres.url, 'CREATE TABLE kept AS SELECT 7 AS seven');
  const [session] = (await query(
    postgres.url,
    'SELECT pid FROM pg_stat_activity WHERE datname IS NOT NULL',
  )) as [{ pid: number }];
  process.kill(session.pid, 'SIGKILL');
  await expect.poll(() => said, { timeout: 10_000 }).toContain('PostgreSQL answers again.');
  expect(await queryPatiently(postgres.url, 'SELECT * FROM kept')).toEqual([{ seven: 7 }]);
});

test('adopts the server that a killed process left running, and stops it in the end', async () => {
  const child = await startElsewhere();
  child.kill('SIGKILL');
  await once(child, 'exit');
  const postgres = await start();
  expect(postgres.adopted).toBe(true);
  await postgres.stop();
  await expect(postmasterPid(postgres)).rejects.toThrow('ENOENT');
  await expect(query(postgres.tcpUrl, 'SELECT 1')).rejects.toThrow('ECONNREFUSED');
});

test('brings an adopted server up again, too', async () => {
  const child = await startElsewhere();
  child.kill('SIGKILL');
  await once(child, 'exit');
  const postgres = await start();
  process.kill(await postmasterPid(postgres), 'SIGKILL');
  expect(await queryPatiently(postgres.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

test('leaves the server running while another process uses it', async () => {
  await startElsewhere();
  const postgres = await start();
  await postgres.stop();
  expect(await query(postgres.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  children[0]!.kill('SIGKILL');
  await once(children[0]!, 'exit');
  await start();
});

test('recovers when node and the server are both killed, and the old number belongs to another process', async () => {
  const first = await startElsewhere();
  const postgres = await start();
  await query(postgres.url, 'CREATE TABLE kept AS SELECT 7 AS seven');
  await postgres.stop();
  const pid = await postmasterPid(postgres);
  first.kill('SIGKILL');
  process.kill(pid, 'SIGKILL');
  await once(first, 'exit');
  const file = path.join(postgres.dataDir, 'cluster/postmaster.pid');
  await writeFile(file, (await readFile(file, 'utf8')).replace(/^\d+/, String(process.pid)));

  const again = await start();
  expect(again.adopted).toBe(false);
  expect(await query(again.url, 'SELECT * FROM kept')).toEqual([{ seven: 7 }]);
});

test('two processes that make the cluster at the same moment share one server', async () => {
  await rm(dataDir, { recursive: true });
  const [, postgres] = await Promise.all([startElsewhere(), start()]);
  expect(await query(postgres.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  children[0]!.kill('SIGKILL');
});
