/** When what is asked of a connection leaves for PostgreSQL. */
import { channel } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';
import type pg from 'pg';
import { askThrough } from './ask.ts';

/** Told at each write to a socket: statements that were flushed together are one trip. For tests and tools. */
export const flushes = channel('nukkad.database.flush');

/** After the microtasks that are due: in them, what waited for the same answer asks as well. */
export const atEndOfTurn = (then: () => void): void => queueMicrotask(() => process.nextTick(then));

/**
 * From now on all statements that this connection is given in one turn of the event loop are one write to its socket: also the
 * reads that are merged at its end, and the commit behind them.
 */
export function flushOncePerTurn(client: pg.PoolClient): void {
  const stream = client.connection.stream as Socket;
  let corked = false;
  const uncork = () => {
    corked = false;
    stream.uncork();
    flushes.publish(undefined);
  };
  askThrough(client, (ask) => (...args) => {
    if (!corked) {
      corked = true;
      stream.cork();
      atEndOfTurn(() => atEndOfTurn(uncork));
    }
    return ask(...args);
  });
}
