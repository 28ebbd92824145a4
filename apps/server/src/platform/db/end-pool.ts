import type pg from 'pg';
import { settledWithin } from '../settled-within.ts';

const openClients = new WeakMap<pg.Pool, Set<pg.PoolClient>>();
/** For what a destroyed socket still has to report. */
const farewellMs = 500;

/** So that `endPool` can cut what a query, or a database that hangs, still holds. */
export function rememberClients(pool: pg.Pool): void {
  const clients = new Set<pg.PoolClient>();
  openClients.set(pool, clients);
  pool.on('connect', (client) => {
    clients.add(client);
    client.once('end', () => clients.delete(client));
  });
}

/** Ends a pool. Connections that are still lent out after `graceMs` are cut, and their queries fail. */
export async function endPool(pool: pg.Pool, graceMs: number): Promise<void> {
  if (pool.ending) return;
  const ended = pool.end();
  if (await settledWithin(graceMs, ended)) return;
  for (const client of openClients.get(pool) ?? []) client.connection.stream.destroy();
  await settledWithin(farewellMs, ended);
}
