import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Ask, openLoad } from './open-load.ts';
import { isTimed } from '../harness/expect-within.ts';
import { scratchFolder } from '../harness/scratch.ts';
import { recordPromise } from './record-promise.ts';
import { freePort, type ServerProcess, startServer } from './server-process.ts';

const stops = Number(process.env['EMBEDDED_STOPS'] ?? 1);
const exitLimitMs = 10_000;

let folder: string;
let server: ServerProcess | undefined;
beforeEach(async () => {
  folder = await mkdtemp(path.join(scratchFolder(), 'stopping-embedded-'));
  // The database's own account must be able to enter.
  await chmod(folder, 0o755);
});
afterEach(async () => {
  await server?.kill('SIGKILL');
  await signal('SIGQUIT');
  await rm(folder, { recursive: true, force: true });
});

/** The process of the database by its own file; 0 where there is none. */
async function databasePid(): Promise<number> {
  const file = await readFile(path.join(folder, 'postgres/cluster/postmaster.pid'), 'utf8').catch(() => '');
  return Number(file.split('\n')[0]);
}

async function databaseRuns(): Promise<boolean> {
  const pid = await databasePid();
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  return command.includes('postgres');
}

async function signal(name: NodeJS.Signals): Promise<void> {
  if (await databaseRuns()) process.kill(await databasePid(), name);
}

/** Looks again after a while: a database that had only just been launched would show itself by then. */
async function staysAway(): Promise<boolean> {
  for (let look = 0; look < 8; look += 1) {
    if (await databaseRuns()) return false;
    await pause(150);
  }
  return true;
}

test.skipIf(process.platform !== 'linux')(
  'promise 83: asked to stop while its database is being brought up again, it leaves none running',
  async () => {
    const left: number[] = [];
    for (let stop = 0; stop < stops; stop += 1) {
      server = await startServer(await freePort(), { DATA_DIR: folder, SEED_SCALE: 'small' });
      const { url } = server;
      const next = (): Ask => ({ method: 'GET', url: `${url}/api/service/search?pincode=560038` });
      const load = openLoad(20, 3, next);
      for (let kill = 0; kill < 2; kill += 1) {
        await pause(600);
        await signal('SIGKILL');
      }
      await pause((stop % 6) * 60);
      const began = performance.now();
      await server.kill('SIGTERM');
      const took = performance.now() - began;
      if ((isTimed && took > exitLimitMs) || !(await staysAway())) left.push(stop);
      await signal('SIGQUIT');
      await load;
    }
    recordPromise(83, stops, left.length);
    expect(left).toEqual([]);
  },
  60_000 + stops * 60_000,
);
