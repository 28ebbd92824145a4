/** How often a call goes to the database: what is hot is bounded by a test, not by a clock. */
import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { flushes } from '../src/platform/db/flush.ts';

export interface Trips {
  /** The statements in the order in which they were sent. */
  readonly statements: string[];
  /** Writes to the socket: statements that were sent together are one trip. */
  trips: number;
}

const counting = new AsyncLocalStorage<Trips>();
let isListening = false;
let sent = 0;

function listen(): void {
  if (isListening) return;
  isListening = true;
  flushes.subscribe(() => {
    const trips = counting.getStore();
    if (trips) trips.trips += 1;
  });
  const client = pg.Client.prototype as unknown as { query: (...args: unknown[]) => unknown };
  const { query } = client;
  client.query = function counted(this: unknown, ...args: unknown[]) {
    sent += 1;
    const [asked] = args;
    const text = typeof asked === 'string' ? asked : (asked as { readonly text: string }).text;
    counting.getStore()?.statements.push(text.replaceAll(/\s+/g, ' '));
    return query.apply(this, args);
  };
}

/** Of what runs within `work` alone, also while jobs of the same process ask the database. Call it before the pool opens. */
export function tripsOf(): (work: () => Promise<unknown>) => Promise<Trips> {
  listen();
  return async (work) => {
    const trips: Trips = { statements: [], trips: 0 };
    await counting.run(trips, work);
    return trips;
  };
}

/** Counts every statement of this process from now on. Call it before the pool opens. */
export function statementsSent(): () => number {
  listen();
  return () => sent;
}
