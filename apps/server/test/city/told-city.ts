/** The demo city with its story behind it, as `npm start` leaves it: a brief one, or with OWN_STORY=1 the very one. */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { makeCityOf } from '../../seed/city/demo-city.ts';
import { nameDemoPeople } from '../../seed/city/named-people.ts';
import { settleCity } from '../../seed/city/settle.ts';
import { seed, type SeedDependencies } from '../../seed/seed.ts';
import { type StoryPlan, tellStory } from '../../seed/story/story.ts';
import { type App, createApp } from '../../src/app.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { readConfig } from '../../src/platform/config.ts';
import { openDatabase, openPool } from '../../src/platform/db/database.ts';
import { createLog } from '../../src/platform/log.ts';
import { createProviders } from '../../src/platform/providers/create.ts';
import { folderStorage } from '../../src/platform/storage/folder.ts';
import { freshDatabase } from '../harness/database.ts';
import { testSecret } from '../harness/test-secret.ts';

const isOwnStory = process.env['OWN_STORY'] === '1';
/** Enough people that all works of the story are asked for, and enough days that the first ones are under way. */
const figures = { residents: 20, shops: 3 };
const brief: StoryPlan = {
  days: 12,
  bookingsPerDay: 2,
  staff: { shops: 1, days: 12, recentDays: 1 },
};
const dayMs = 86_400_000;

export interface ToldCity {
  readonly app: App;
  readonly url: string;
  close(): Promise<void>;
}

export async function toldCity(): Promise<ToldCity> {
  const database = await freshDatabase();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'told-city-'));
  const pool = openPool(database.url, { max: 12, queryTimeoutMs: 300_000 });
  const scale = isOwnStory ? 'city' : 'small';
  const config = readConfig(
    { NODE_ENV: 'test', LOG_LEVEL: 'silent', SEED_SCALE: scale, RATE_LIMIT_SCALE: '10000' },
    testSecret,
  );
  const providers = createProviders(config, openDatabase(pool));
  const parts = { config, pool, log: createLog('silent'), storage: folderStorage(folder), providers };
  await (isOwnStory ? seed({ ...parts, say: () => undefined }) : tellBriefly(parts));
  const app = await createApp({ ...parts, clock: systemClock });
  const url = await app.start(0);
  return {
    app,
    url,
    close: async () => {
      await app.stop();
      await pool.end();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function tellBriefly(parts: Omit<SeedDependencies, 'say'>): Promise<void> {
  const city = makeCityOf(figures);
  const now = new Date();
  const ago = (days: number) => new Date(now.getTime() - (days + 9) * dayMs);
  await settleCity(openDatabase(parts.pool), city, {
    secret: parts.config.secret,
    now: ago(brief.days),
    earlier: { shops: brief.staff?.shops ?? 0, at: ago(brief.staff?.days ?? 0) },
  });
  await nameDemoPeople(openDatabase(parts.pool), city);
  await tellStory({ ...parts, clock: { now: () => now } }, city, brief, now);
}
