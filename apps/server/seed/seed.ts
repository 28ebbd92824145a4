/**
 * What a start loads, each once: the geography and the catalogue for everyone, and the demo city where it is asked
 * for. A start that is killed in the middle begins the part again from nothing. The past of the city is told apart from
 * it, by a process beside the open doors (docs/decisions/starting-and-the-demo-city.md).
 */
import type pg from 'pg';
import type { Config } from '../src/platform/config.ts';
import { type Database, openDatabase } from '../src/platform/db/database.ts';
import type { Log } from '../src/platform/log.ts';
import type { Providers } from '../src/platform/providers/index.ts';
import type { Storage } from '../src/platform/storage/storage.ts';
import { clearDemoCity } from './clear-demo-city.ts';
import { seedBanks } from './banks.ts';
import { seedPayrollRules } from './payroll-rules.ts';
import { seedCatalogue } from './catalog.ts';
import { type CityScale, type DemoCity, makeDemoCity } from './city/demo-city.ts';
import { nameDemoPeople, seedDemoAdmins } from './city/named-people.ts';
import { settleCity } from './city/settle.ts';
import { loadGeography } from './geography.ts';
import { begun, forgetSettled, isDone, markDone, markSettled } from './seed-run.ts';
import { type StoryPlan, tellStory } from './story/story.ts';

export interface SeedDependencies {
  readonly config: Config;
  readonly pool: pg.Pool;
  readonly log: Log;
  readonly storage: Storage;
  readonly providers: Providers;
  readonly say: (sentence: string) => void;
  /** Told in place of the one that belongs to the scale. */
  readonly story?: StoryPlan;
}

const everyShop = Number.POSITIVE_INFINITY;
const stories: Readonly<Record<CityScale, StoryPlan | null>> = {
  small: null,
  city: { days: 21, bookingsPerDay: 16, staff: { shops: 1, days: 60, recentDays: 2 } },
  months: {
    days: 120,
    bookingsPerDay: 60,
    pace: { atOnce: 8, withinMs: 2 * 60_000 },
    staff: { shops: everyShop, days: 365, recentDays: 0 },
  },
  million: { days: 180, bookingsPerDay: 6_300, talked: 0.02, pace: { atOnce: 16, withinMs: 60_000 } },
  large: null,
};
/** The city is settled before its story begins, and shops whose people are told of for longer before that. */
const settledDaysBefore = (days = 21) => 9 + days;
const daysAgo = (now: Date, days: number) => new Date(now.getTime() - days * 86_400_000);

/** The past of a city that is settled, and is still to be told. */
export interface UntoldStory {
  readonly scale: CityScale;
  readonly city: DemoCity;
  readonly plan: StoryPlan;
  /** The story ends here; what happens later is no part of it. */
  readonly present: Date;
}

/** What a start that was cut short has left of a city is taken away first. */
async function clearWhatWasBegun(parts: SeedDependencies, db: Database, scale: CityScale): Promise<void> {
  if (await isDone(db, begun(scale))) {
    parts.say(
      'The demo city was not finished by the last start. It is made anew; what was done in it since is gone.',
    );
    await forgetSettled(db, scale);
    await clearDemoCity(db);
  }
  await markDone(db, begun(scale), new Date());
}

/** Settles the city of this scale. Answers its past where it has one; without one the city is done. */
export async function settleDemoCity(
  parts: SeedDependencies,
  db: Database,
  scale: CityScale,
): Promise<UntoldStory | null> {
  await clearWhatWasBegun(parts, db, scale);
  const present = new Date();
  const city = makeDemoCity(scale);
  parts.say(
    `Settling the demo city: ${city.shops.length} partners, ${city.shops.reduce((sum, shop) => sum + shop.people.length, 0)} professionals, ${city.residents.length} residents …`,
  );
  const plan = parts.story ?? stories[scale];
  await settleCity(db, city, {
    secret: parts.config.secret,
    now: daysAgo(present, settledDaysBefore(plan?.days)),
    // The shop after those hired someone in that time.
    earlier: {
      shops: (plan?.staff?.shops ?? 0) + 1,
      at: daysAgo(present, settledDaysBefore(plan?.staff?.days)),
    },
  });
  await nameDemoPeople(db, city);
  await seedDemoAdmins(db, parts.config.secret, present);
  await (plan ? markSettled(db, scale, present) : markDone(db, scale, present));
  return plan && { scale, city, plan, present };
}

/** The same for everyone, in production too. */
export async function seedReference(parts: SeedDependencies, db: Database): Promise<void> {
  const isSmall = parts.config.SEED_SCALE === 'small';
  const reference = isSmall ? 'reference_small' : 'reference';
  if (!(await isDone(db, reference))) {
    parts.say('Loading the geography of India and the catalogue …');
    await loadGeography(db, { scale: isSmall ? 'small' : 'full' });
    await markDone(db, reference, new Date());
  }
  // Compares a checksum and is done: a changed catalogue reaches databases that exist already.
  await seedCatalogue(db);
  await seedBanks(db);
  await seedPayrollRules(db);
}

/** All of it in this process, one after the other, where no one waits at the doors. */
export async function seed(parts: SeedDependencies): Promise<void> {
  const db = openDatabase(parts.pool);
  const scale = parts.config.SEED_SCALE;
  await seedReference(parts, db);
  if (scale === 'none' || (await isDone(db, scale))) return;
  const story = await settleDemoCity(parts, db, scale);
  if (!story) return;
  const { config, pool, log, storage, providers } = parts;
  const clock = { now: () => story.present };
  await tellStory({ config, pool, log, storage, providers, clock }, story.city, story.plan, story.present);
  await markDone(db, scale, new Date());
}
