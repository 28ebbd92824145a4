import type pg from 'pg';

/** How a connection is asked, in any of the ways of `pg`. */
export type Ask = (...args: readonly unknown[]) => unknown;

/** From now on what this connection is asked goes through what `around` makes of its way of asking. */
export function askThrough(client: pg.PoolClient, around: (ask: Ask) => Ask): void {
  const ask: unknown = client.query.bind(client);
  client.query = around(ask as Ask) as typeof client.query;
}
