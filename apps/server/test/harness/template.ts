import { Client } from 'pg';
import {
  createDatabase,
  databaseExists,
  dropDatabase,
  renameDatabase,
  urlOfDatabase,
} from '../../src/platform/postgres/index.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { cityVersion, prepareTemplate, settleSmallCity, templateVersion } from './prepare-template.ts';

/** The template's name; built only when the migrations or the seed have changed since the last run. */
export async function ensureTemplate(url: string): Promise<string> {
  const name = `template_${await templateVersion()}`;
  const inUse = new Set([name, await cityName()]);
  await oneAtATime(url, async (client) => {
    await dropLeftovers(client, url, inUse);
    await buildOnce(url, { name, prepare: prepareTemplate });
  });
  return name;
}

/** The template with the small demo city settled in it: a copy of the other one, so that both are made of the same. */
export async function ensureCityTemplate(url: string): Promise<string> {
  const copied = await ensureTemplate(url);
  const name = await cityName();
  await oneAtATime(url, () => buildOnce(url, { name, copied, prepare: settleSmallCity }));
  return name;
}

const cityName = async () => `template_${await cityVersion()}`;

interface Build {
  readonly name: string;
  readonly copied?: string;
  readonly prepare: (url: string) => Promise<void>;
}

/** Under a name of its own until it is finished: what a killed run left half-made is never taken. */
async function buildOnce(url: string, { name, copied, prepare }: Build): Promise<void> {
  if (await databaseExists(url, name)) return;
  const building = `building_${name}`;
  await dropDatabase(url, building);
  await createDatabase(url, building, copied);
  await prepare(urlOfDatabase(url, building));
  await openOnce(urlOfDatabase(url, building));
  await renameDatabase(url, building, name);
}

/** The first session after a change of tables keeps what sessions begin with; without it each copy's first one would. */
async function openOnce(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.end();
}

/** Test databases of runs that were killed, and templates that a change of migrations left behind long ago. */
async function dropLeftovers(client: Client, url: string, inUse: ReadonlySet<string>): Promise<void> {
  const { rows } = await client.query<{ name: string; old: boolean }>(
    `SELECT datname AS name,
            (pg_stat_file('base/' || oid || '/PG_VERSION', true)).modification < now() - interval '1 hour' AS old
     FROM pg_database WHERE datname ~ '^(test|template)_[0-9a-f]+'`,
  );
  for (const { name, old } of rows) {
    const owner = /^test_(\d+)_/.exec(name)?.[1];
    const wanted = owner === undefined ? inUse.has(name) || !old : isRunning(Number(owner));
    if (!wanted) await dropDatabase(url, name);
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
