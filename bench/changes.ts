/** BENCH_GROWTH=changes: what a change of one partner costs PostgreSQL while the partners grow. Nothing is written. */
import pg from 'pg';
import { refreshServiceArea } from '../apps/server/src/market/catalog/refresh-service-area.ts';
import {
  saveCitySums,
  savePincodeSums,
  saveSumsOfEverywhere,
} from '../apps/server/src/market/catalog/service-place.store.ts';
import { type Tx, openDatabase } from '../apps/server/src/platform/db/database.ts';
import { keepPartners } from './city/few-partners.ts';
import { copyOf, dropDatabase, ensureLargeCity } from './city/large-city.ts';
import { cpuOfFamily } from './processes.ts';
import { asText } from './table.ts';

interface Run {
  readonly server: string;
  /** The postmaster's process id. */
  readonly database: number;
  readonly say: (sentence: string) => void;
}

const sizes = [
  { name: '40 partners', partners: 40 },
  { name: '1,000 partners', partners: 1_000 },
  { name: '10,000 partners', partners: null },
] as const;
const changesOfKind = 40;
const geography = { markServed: async () => undefined };

interface Change {
  readonly update: string;
  readonly sum: (tx: Tx, pool: pg.Pool, organisationId: string) => Promise<unknown>;
}
const added: Change['sum'] = (tx, _pool, organisationId) => refreshServiceArea(tx, geography, organisationId);
const firstOffer = '(select min(service_id) from partner_service where organisation_id = $1 and is_active)';
const newPrice = `update partner_service ps set price_paise = least(service_price_most(s.high_paise), ps.price_paise + 700)
  from service s where ps.organisation_id = $1 and ps.service_id = ${firstOffer} and s.service_id = ps.service_id`;

/** As every change was summed up before docs/decisions/catalogue-and-prices.md: the one service, at all places of the partner, from all offers. */
const fromScratch: Change['sum'] = async (tx, pool, organisationId) => {
  const listed = async (query: string) =>
    (await pool.query<{ one: string }>(query, [organisationId])).rows.map(({ one }) => one);
  const services = await listed(`select ${firstOffer} as one`);
  const pincodes = await listed('select pincode as one from service_area where organisation_id = $1');
  const cities = await listed(`select distinct city_code as one from service_area join pincode using (pincode)
    where organisation_id = $1 and city_code is not null`);
  await savePincodeSums(tx, pincodes, services);
  await saveCitySums(tx, cities, services);
  await saveSumsOfEverywhere(tx, services);
};

const ofPartner = 'where organisation_id = $1';
const kinds: Readonly<Record<string, Change>> = {
  'A price': { update: newPrice, sum: added },
  'A review': {
    update: `update organisation set rating_sum = rating_sum + 5, rating_count = rating_count + 1 ${ofPartner}`,
    sum: added,
  },
  Hours: {
    update: `update partner_hours set closes_minute = greatest(opens_minute + 60, closes_minute - 30) ${ofPartner}`,
    sum: added,
  },
  'A smaller radius': {
    update: `update organisation set radius_metres = greatest(1000, radius_metres * 9 / 10) ${ofPartner}`,
    sum: added,
  },
  'A price, summed up from scratch': { update: newPrice, sum: fromScratch },
};

async function measureKind(pool: pg.Pool, { update, sum }: Change, ids: readonly string[], database: number) {
  const db = openDatabase(pool);
  const times: number[] = [];
  const before = cpuOfFamily(database);
  for (const id of ids) {
    const began = performance.now();
    await pool.query(update, [id]);
    await db.transaction().execute((tx) => sum(tx, pool, id));
    times.push(performance.now() - began);
  }
  const cpuMs = ((cpuOfFamily(database) - before) * 1_000) / ids.length;
  times.sort((a, b) => a - b);
  const at = (share: number) => Math.round(times[Math.floor((times.length - 1) * share)] ?? 0);
  return `${cpuMs.toFixed(1)}; ${at(0.5)} / ${at(1)}`;
}

async function measureSize({ server, database, say }: Run, partners: number | null): Promise<string[]> {
  const url = await copyOf(server, await ensureLargeCity(server, say), 'run_product');
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  if (partners !== null) await keepPartners(pool, partners);
  await pool.query('vacuum analyze');
  const { rows } = await pool.query<{ id: string }>(`select organisation_id as id from summed_offer
    group by 1 having count(*) > 0 order by md5(organisation_id::text) limit ${changesOfKind}`);
  const ids = rows.map(({ id }) => id);
  const found: string[] = [];
  for (const [title, change] of Object.entries(kinds)) {
    const some = change.sum === fromScratch ? ids.slice(0, 5) : ids;
    await measureKind(pool, change, some.slice(0, 2), database);
    found.push(await measureKind(pool, change, some, database));
    say(`${title}: ${found.at(-1)}`);
  }
  await pool.end();
  await dropDatabase(server, 'run_product');
  return found;
}

export async function measureChanges(run: Run): Promise<void> {
  const found: string[][] = [];
  for (const { name, partners } of sizes) {
    run.say(`── ${name}`);
    found.push(await measureSize(run, partners));
  }
  run.say(
    asText({
      columns: ['PostgreSQL ms of CPU; ms by the clock, middle / most', ...sizes.map(({ name }) => name)],
      rows: Object.keys(kinds).map((title, at) => [title, ...found.map((size) => size[at] ?? '')]),
    }),
  );
}
