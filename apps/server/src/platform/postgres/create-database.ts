import { setTimeout } from 'node:timers/promises';
import { Client, escapeIdentifier } from 'pg';

/** Makes a database on the server of `url`, as a copy of `template` when one is named: by files, twice as quick as by log. */
export async function createDatabase(url: string, name: string, template?: string): Promise<void> {
  const from = template === undefined ? '' : ` TEMPLATE ${escapeIdentifier(template)} STRATEGY FILE_COPY`;
  await onServer(url, (client) => client.query(`CREATE DATABASE ${escapeIdentifier(name)}${from}`));
}

/** Two processes may ask at the same moment: the second finds the first one's. */
export async function ensureDatabase(url: string, name: string): Promise<void> {
  if (await databaseExists(url, name)) return;
  await createDatabase(url, name).catch(async (error: unknown) => {
    if (!(await databaseExists(url, name))) throw error;
  });
}

/** Ends the sessions that are still in it. */
export async function dropDatabase(url: string, name: string): Promise<void> {
  await onServer(url, (client) =>
    client.query(`DROP DATABASE IF EXISTS ${escapeIdentifier(name)} WITH (FORCE)`),
  );
}

/**
 * Ends the sessions that are still in it, and waits for them: who closed one is not told when it is gone, and PostgreSQL
 * renames after 5 seconds or not at all, which a busy machine may take to end them.
 */
export async function renameDatabase(url: string, name: string, to: string): Promise<void> {
  await onServer(url, async (client) => {
    for (;;) {
      const { rowCount } = await client.query(
        'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1',
        [name],
      );
      if (rowCount === 0) break;
      await setTimeout(50);
    }
    await client.query(`ALTER DATABASE ${escapeIdentifier(name)} RENAME TO ${escapeIdentifier(to)}`);
  });
}

export function databaseExists(url: string, name: string): Promise<boolean> {
  return onServer(url, async (client) => {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    return rowCount === 1;
  });
}

/** The same server's address, for another database. */
export function urlOfDatabase(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${encodeURIComponent(name)}`;
  return address.href;
}

async function onServer<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: urlOfDatabase(url, 'postgres') });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
