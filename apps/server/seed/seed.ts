/**
 * What a start loads, each once: the geography and the catalogue for everyone, and the demo city where it is asked
 * for. A start that is killed in the middle begins the part again from nothing.
 */
import { sql } from 'kysely';
import type pg from 'pg';
import type { Config } from '../src/platform/config.ts';
import { type Database, openDatabase } from '../src/platform/db/database.ts';
import type { Log } from '../src/platform/log.ts';
import type { Providers } from '../src/platform/providers/index.ts';
import type { Storage } from '../src/platform/storage/storage.ts';
import { clearDemoCity } from './clear-demo-city.ts';
import { addEnrolledAdmin } from '../src/office/backoffice/backoffice.seed.ts';
import { newId } from '../src/platform/id.ts';
import { seedUser } from './account.seed.ts';
import { seedBanks } from './banks.seed.ts';
import { seedPayrollRules } from './payroll-rules.seed.ts';
import { seedCatalogue } from './catalog.seed.ts';
import { type CityScale, type DemoCity, makeDemoCity } from './city/demo-city.ts';
import { demoAdmin, secondDemoAdmin } from './city/people.ts';
import { settleCity } from './city/settle.ts';
import { loadGeography } from './geography.seed.ts';
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
  city: { days: 21, bookingsPerDay: 16, staff: { shops: 1, days: 365, recentDays: 2 } },
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

async function isDone(db: Database, scale: string): Promise<boolean> {
  const { rows } = await sql`select 1 from seed_run where scale = ${scale}`.execute(db);
  return rows.length > 0;
}

const markDone = (db: Database, scale: string, at: Date) =>
  sql`insert into seed_run (scale, finished_at) values (${scale}, ${at}) on conflict do nothing`.execute(db);

/** The back office of the demo city: two Admins, because one never approves a proposal of their own. */
async function seedDemoAdmins(db: Database, appSecret: string, now: Date): Promise<void> {
  const roles = [{ role: 'Admin', organisationId: null, staffId: null }] as const;
  await db.transaction().execute(async (tx) => {
    for (const [at, admin] of [demoAdmin, secondDemoAdmin].entries()) {
      const userId = newId();
      await seedUser(tx, { ...admin, userId, roles }, now);
      await addEnrolledAdmin(tx, appSecret, { ...admin, userId }, now);
      const code = at === 0 ? 'npm run -s admin:code' : `npm run -s admin:code -- --email ${admin.email}`;
      await sql`insert into demo_person (mobile_number, full_name, role, position, email, hint)
        values (${admin.mobileNumber}, ${admin.fullName}, 'Admin', ${1000 + at}, ${admin.email},
          ${`password ${admin.password}, code from ${code}, or from an authenticator with the key ${admin.secret}`})`.execute(
        tx,
      );
    }
  });
}

/** Who is named at start and in the end-to-end tests: three buyers, and the first shop's owner, desk and professional. */
async function nameDemoPeople(db: Database, city: DemoCity): Promise<void> {
  const buyers = city.residents.slice(0, 3).map((person) => ({ ...person, role: 'Buyer', company: null }));
  const staff = city.shops
    .slice(0, 2)
    .flatMap((shop) => [
      { ...shop.owner, role: 'Service Partner', company: shop.companyName },
      { ...shop.desk, role: 'Staff', company: shop.companyName },
      ...shop.people
        .slice(0, 1)
        .map((person) => ({ ...person, role: 'Professional', company: shop.companyName })),
    ]);
  for (const [position, person] of [...buyers, ...staff].entries()) {
    await sql`insert into demo_person (mobile_number, full_name, role, company_name, position)
      values (${person.mobileNumber}, ${person.fullName}, ${person.role}, ${person.company}, ${position}) on conflict do nothing`.execute(
      db,
    );
  }
}

async function seedCity(parts: SeedDependencies, db: Database, scale: CityScale): Promise<void> {
  const now = new Date();
  const city = makeDemoCity(scale);
  parts.say(
    `Settling the demo city: ${city.shops.length} partners, ${city.shops.reduce((sum, shop) => sum + shop.people.length, 0)} professionals, ${city.residents.length} residents …`,
  );
  const story = parts.story ?? stories[scale];
  await settleCity(db, city, {
    secret: parts.config.secret,
    now: daysAgo(now, settledDaysBefore(story?.days)),
    earlier: { shops: story?.staff?.shops ?? 0, at: daysAgo(now, settledDaysBefore(story?.staff?.days)) },
  });
  await nameDemoPeople(db, city);
  await seedDemoAdmins(db, parts.config.secret, now);
  if (story) {
    parts.say(`Living ${story.days} days of bookings …`);
    const { config, pool, log, storage, providers } = parts;
    const dependencies = { config, pool, log, storage, providers, clock: { now: () => now } };
    await tellStory(dependencies, city, story, now, story.pace && parts.say);
  }
}

export async function seed(parts: SeedDependencies): Promise<void> {
  const db = openDatabase(parts.pool);
  const scale = parts.config.SEED_SCALE;
  const reference = scale === 'small' ? 'reference_small' : 'reference';
  if (!(await isDone(db, reference))) {
    parts.say('Loading the geography of India and the catalogue …');
    await loadGeography(db, { scale: scale === 'small' ? 'small' : 'full' });
    await markDone(db, reference, new Date());
  }
  // Compares a checksum and is done: a changed catalogue reaches databases that exist already.
  await seedCatalogue(db);
  await seedBanks(db);
  await seedPayrollRules(db);
  if (scale === 'none' || (await isDone(db, scale))) return;
  if (await isDone(db, `${scale}_begun`)) await clearDemoCity(db);
  await markDone(db, `${scale}_begun`, new Date());
  await seedCity(parts, db, scale);
  await markDone(db, scale, new Date());
}
