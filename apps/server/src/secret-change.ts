/** npm run secret:change: what the secret of before encrypts is encrypted anew with APP_SECRET. The servers are stopped meanwhile. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { composeApp } from './app.ts';
import { systemClock } from './platform/clock.ts';
import { openDatabase, openPool } from './platform/db/database.ts';
import { migrate } from './platform/db/migrate.ts';
import { createLog } from './platform/log.ts';
import { createProviders } from './platform/providers/create.ts';
import { ChangeRefused, changeSecret, refuseBesideServers } from './platform/resealing/change-secret.ts';
import { createStorage } from './platform/storage/create.ts';
import { sealedFileKeys } from './platform/storage/file-keys.ts';
import { type CommandDependencies, runDatabaseCommand } from './run-command.ts';

/** Named once, in the environment, where no list of processes shows it; left out: the secret of the data folder. */
async function formerSecret({ config, folder }: CommandDependencies): Promise<string | null> {
  const named = process.env['APP_SECRET_BEFORE'];
  if (named !== undefined) return named;
  if (config.APP_SECRET === undefined) return null;
  return readFile(path.join(folder, 'secret'), 'utf8').then(
    (text) => text.trim(),
    () => null,
  );
}

async function change(deps: CommandDependencies): Promise<number> {
  const { config, folder, databaseUrl, say } = deps;
  const former = await formerSecret(deps);
  if (former === null) {
    say('Set APP_SECRET to the new secret and APP_SECRET_BEFORE to the one of before.');
    return 1;
  }
  await migrate(databaseUrl);
  // One connection: any other is a server's.
  const pool = openPool(databaseUrl, { max: 1, queryTimeoutMs: 60_000 });
  try {
    const db = openDatabase(pool);
    await refuseBesideServers(db);
    const parts = { config, pool, clock: systemClock, log: createLog('error') };
    const { composition } = composeApp({
      ...parts,
      storage: createStorage(config, folder, db),
      providers: createProviders(config, db),
    });
    const sealed = [sealedFileKeys, ...composition.domains.flatMap((domain) => domain.encrypted ?? [])];
    const secrets = { former, wanted: config.secret };
    const { rows, unreadable } = await changeSecret({
      db,
      sealed,
      change: secrets,
      now: () => systemClock.now(),
    });
    say(`Encrypted ${rows} rows anew. Start the servers with the new secret.`);
    for (const row of unreadable) say(`${row}: neither secret opens it; it was left as it is.`);
    return unreadable.length === 0 ? 0 : 1;
  } finally {
    await pool.end();
  }
}

await runDatabaseCommand((deps) =>
  change(deps).catch((error: unknown) => {
    if (!(error instanceof ChangeRefused)) throw error;
    deps.say(error.message);
    return 1;
  }),
);
