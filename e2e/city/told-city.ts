import { setTimeout as pause } from 'node:timers/promises';
import { endedEarly, isDone } from '../../apps/server/seed/seed-run.ts';
import { openDatabase, openPool } from '../../apps/server/src/platform/db/database.ts';
import { ensureTemplate } from '../../apps/server/test/harness/template.ts';
import { startTestPostgres } from '../../apps/server/test/harness/test-postgres.ts';
import { setRulesOfTests } from '../fixtures/settings.ts';
import { type TestServer, startServer } from '../test-server.ts';

/** Telling the story of `npm start` included, on a machine that has other work. */
const STORY_LIMIT_MS = 30 * 60_000;
const scale = 'city';

/** The city and the story of `npm start`: its doors are open long before, and it is waited for until the city is whole. */
export async function startToldCity(): Promise<Pick<TestServer, 'url' | 'stop'>> {
  const postgres = await startTestPostgres();
  const server = await startServer('told', {
    postgresUrl: postgres.url,
    template: await ensureTemplate(postgres.url),
    variables: { SEED_SCALE: scale, NODE_ENV: 'development' },
    limitMs: STORY_LIMIT_MS,
    release: () => postgres.stop(),
  });
  try {
    await untilTold(server);
    await setRulesOfTests(server.databaseUrl);
  } catch (error) {
    await server.stop();
    throw error;
  }
  return server;
}

/** A story that ended before its end shows a city that no one else has. */
async function untilTold({ databaseUrl, isGone }: TestServer): Promise<void> {
  const deadline = Date.now() + STORY_LIMIT_MS;
  const pool = openPool(databaseUrl, { max: 1 });
  const db = openDatabase(pool);
  try {
    while (Date.now() < deadline && !isGone()) {
      if (await isDone(db, endedEarly(scale))) break;
      if (await isDone(db, scale)) return;
      await pause(500);
    }
  } finally {
    await pool.end();
  }
  throw new Error('The past of the demo city was not told to its end.');
}
