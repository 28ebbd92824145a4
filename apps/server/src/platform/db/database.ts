import { Kysely, type RawBuilder, type Transaction } from 'kysely';
import pg from 'pg';
import { rememberClients } from './end-pool.ts';
import { settledWithin } from '../settled-within.ts';
import { flushOncePerTurn } from './flush.ts';
import { mergeReads } from './merge-reads.ts';
import { PipelinedDialect, rememberDialect } from './pipeline.ts';
import { prepareOn, statementNames } from './prepare.ts';
import type { DB } from './schema.gen.ts';
import { askThrough } from './ask.ts';

export type Database = Kysely<DB>;
/** An open transaction. Stores take `Tx | Database` to read and `Tx` to write. */
export type Tx = Transaction<DB>;
export type Reader = Database | Tx;
/** A value, or a subquery for it by the store that owns its table: then nothing waits to learn it first. */
export type Sought<Value> = Value | RawBuilder<Value>;

const int8 = 20;
const numeric = 1700;
const date = 1082;

/** Paise and counts are far below 2^53; days stay text, so that no time zone touches them. */
function parsers(): pg.CustomTypesConfig {
  const types = new pg.TypeOverrides();
  types.setTypeParser(int8, Number);
  types.setTypeParser(numeric, Number);
  types.setTypeParser(date, (value: string) => value);
  return types;
}

export interface PoolOptions {
  readonly max?: number;
  /** Milliseconds until a query that does not answer is given up: a hanging database is a 503. */
  readonly queryTimeoutMs?: number;
  readonly connectTimeoutMs?: number;
  /** False for what can be made again from nothing, such as a seed: a commit then does not wait for the disk. */
  readonly durable?: boolean;
  /** So many repeated statements are prepared, where the usual number is too small for what is done in a short time. */
  readonly prepared?: number;
}

/**
 * A connection on which an answer never came is cut: the rollback that follows would wait as long again, and so would
 * the next borrower.
 */
function cutWhenSilent(client: pg.PoolClient): void {
  const cut = (error: unknown) => {
    if (error instanceof Error && error.message === 'Query read timeout') client.connection.stream.destroy();
  };
  askThrough(client, (ask) => (...args) => {
    const answer = ask(...args);
    if (answer instanceof Promise) answer.catch(cut);
    return answer;
  });
}

export function openPool(connectionString: string, options: PoolOptions = {}): pg.Pool {
  const queryTimeout = options.queryTimeoutMs ?? 6_000;
  const pool = new pg.Pool({
    connectionString,
    types: parsers(),
    max: options.max ?? 20,
    connectionTimeoutMillis: options.connectTimeoutMs ?? 5_000,
    query_timeout: queryTimeout,
    statement_timeout: queryTimeout,
    // A seed computes between two statements of a transaction, on a busy machine for more than half a minute.
    idle_in_transaction_session_timeout: Math.max(30_000, queryTimeout),
    keepAlive: true,
    pipeline: true,
    application_name: 'nukkad',
    ...(options.durable === false ? { options: '-c synchronous_commit=off' } : {}),
  });
  // One that breaks while it is lent out tells its query; without a listener it would end the process as well.
  const nameOf = statementNames(options.prepared);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    flushOncePerTurn(client);
    prepareOn(client, nameOf);
    mergeReads(client);
    cutWhenSilent(client);
  });
  // One that breaks while it is idle is replaced at the next query. A pool that has ended hears of it too: it waits
  // for no farewell of its connections, and who drops the database then ends them.
  pool.on('error', () => undefined);
  rememberClients(pool);
  return pool;
}

/** Another pool on the same database, so that one kind of work never waits for the connections of another. */
export function openPoolBeside(pool: pg.Pool, options: PoolOptions): pg.Pool {
  return openPool(pool.options.connectionString ?? '', options);
}

/** How long a call waits for a connection. One that is being made for it goes on, and serves the next. */
const connectionWaitMs = 1_000;

async function connectionOf(pool: pg.Pool, waitMs: number): Promise<pg.PoolClient> {
  const isIdle = pool.idleCount > pool.waitingCount;
  const connecting = pool.connect();
  if (isIdle) return connecting;
  if (await settledWithin(waitMs, connecting)) return connecting;
  connecting.then(
    (client) => client.release(),
    () => undefined,
  );
  throw new Error('timeout exceeded when trying to connect');
}

/** `waitMs`: how long a query waits for a connection before it is refused as overload. */
export function openDatabase(pool: pg.Pool, waitMs: number = connectionWaitMs): Database {
  const bounded = { connect: () => connectionOf(pool, waitMs), end: () => pool.end() };
  const dialect = new PipelinedDialect({ pool: bounded });
  return rememberDialect(new Kysely<DB>({ dialect }), dialect);
}
