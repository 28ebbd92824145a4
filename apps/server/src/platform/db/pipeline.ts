/**
 * Statements that go to PostgreSQL without waiting for each other. The driver answers them in the order in which they
 * were sent, so a verb asks for all that it needs at once (`Promise.all`), and what it writes travels with the commit.
 */
import { channel } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';
import {
  CompiledQuery,
  type ConnectionProvider,
  type DatabaseConnection,
  type Driver,
  Kysely,
  type KyselyProps,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  type QueryExecutor,
  Transaction,
  type TransactionSettings,
} from 'kysely';
import type pg from 'pg';
import { askedOnce } from './asked-once.ts';
import type { DB } from './schema.gen.ts';

/** Told at each write to a socket: statements that were flushed together are one trip. For tests and tools. */
export const flushes = channel('nukkad.database.flush');

/** As `database.ts` names them. */
type Tx = Transaction<DB>;
type Database = Kysely<DB>;
type Reader = Database | Tx;

type Ask = (...args: readonly unknown[]) => unknown;
const nothing = () => undefined;

/** From now on all statements that this connection is given in one turn of the event loop are one write to its socket. */
export function flushOncePerTurn(client: pg.PoolClient): void {
  const ask = client.query.bind(client) as Ask;
  const stream = client.connection.stream as Socket;
  let corked = false;
  const uncork = () => {
    corked = false;
    stream.uncork();
    flushes.publish(undefined);
  };
  const asked: Ask = (...args) => {
    if (!corked) {
      corked = true;
      stream.cork();
      // After the microtasks that are due: in them, what waited for the same answer asks as well. Reads that are merged
      // are asked in the tick after these, so the flush follows in the one after that.
      queueMicrotask(() => process.nextTick(() => process.nextTick(uncork)));
    }
    return ask(...args);
  };
  client.query = asked as typeof client.query;
}

/** BEGIN is sent with the first statement. Where it fails, that statement fails as well. */
class PipelinedDriver extends PostgresDriver {
  override async beginTransaction(
    connection: DatabaseConnection,
    settings: TransactionSettings,
  ): Promise<void> {
    if (settings.isolationLevel !== undefined || settings.accessMode !== undefined)
      return super.beginTransaction(connection, settings);
    connection.executeQuery(CompiledQuery.raw('begin')).catch(nothing);
  }
}

export class PipelinedDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;

  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): Driver {
    return new PipelinedDriver(this.#config);
  }
}

/** What a transaction of `inTransaction` keeps until its end. */
interface Open {
  /** Writes whose answers nothing has waited for yet. */
  readonly writes: Promise<unknown>[];
  /** Sent once, after the work and with the commit. */
  readonly last: (() => Promise<unknown>)[];
}

const open = new WeakMap<Reader, Open>();

/**
 * A write of which only the failure matters: in a transaction of `inTransaction` it travels with what is sent next, and
 * its failure is that of the transaction. In any other it is waited for.
 */
export async function sendOff(tx: Tx, written: Promise<unknown>): Promise<void> {
  const kept = open.get(tx);
  if (!kept) {
    await written;
    return;
  }
  written.catch(nothing);
  kept.writes.push(written);
}

/**
 * What is collected during the work leaves with the commit: `send` is called once after the work, and only where the work
 * has not failed. False for any other transaction, which calls nothing: what would be collected is to be written at once.
 */
export function atCommit(tx: Tx, send: () => Promise<unknown>): boolean {
  const kept = open.get(tx);
  kept?.last.push(send);
  return kept !== undefined;
}

const sources = new WeakMap<Reader, Database>();

/** The database of a transaction or of reads over one connection; null where it was opened in another way. */
export const databaseOf = (reader: Reader): Database | null => sources.get(reader) ?? null;

/** A statement after one that failed: it says only that the transaction is aborted. */
const isAborted = (error: unknown) => error instanceof Error && 'code' in error && error.code === '25P02';

/** The failures of what was sent off, in the order in which it was sent. */
async function failuresOf(writes: readonly Promise<unknown>[]): Promise<unknown[]> {
  const settled = await Promise.allSettled(writes);
  return settled.flatMap((write) => (write.status === 'rejected' ? [write.reason as unknown] : []));
}

async function connectionOf(executor: QueryExecutor): Promise<DatabaseConnection> {
  let found: DatabaseConnection | undefined;
  await executor.provideConnection(async (connection) => {
    found = connection;
  });
  if (!found) throw new Error('The transaction has no connection.');
  return found;
}

/** Whether the work that a connection was lent for still goes on. */
interface Loan {
  isOver: boolean;
}

/**
 * Kysely lets one statement of a connection wait for the other; over this one they are sent as they come. Where one of
 * several failed, the others may go on asking: after the end they are refused, as they would run outside the transaction.
 */
async function pipelined(
  alone: Reader,
  dialect: PostgresDialect,
  loan: Loan,
  over = (connection: DatabaseConnection) => connection,
): Promise<KyselyProps> {
  const executor = alone.getExecutor();
  const connection = over(await connectionOf(executor));
  const provider: ConnectionProvider = {
    provideConnection: async (consumer) => {
      if (loan.isOver) throw new Error('The transaction is over.');
      return consumer(connection);
    },
  };
  return {
    config: { dialect },
    dialect,
    driver: dialect.createDriver(),
    executor: executor.withConnectionProvider(provider),
  };
}

const dialects = new WeakMap<Database, PostgresDialect>();

/** So that its transactions can be pipelined. */
export function rememberDialect(db: Database, dialect: PostgresDialect): Database {
  dialects.set(db, dialect);
  sources.set(db, db);
  return db;
}

/** Begin, what `work` sends, and commit; with what `sendOff` was given settled before it answers. */
export async function inTransaction<Answer>(
  db: Database,
  work: (tx: Tx) => Promise<Answer>,
): Promise<Answer> {
  const dialect = dialects.get(db);
  const writes: Promise<unknown>[] = [];
  try {
    const answer = await db.transaction().execute(async (alone) => {
      if (!dialect) return work(alone);
      const loan = { isOver: false };
      const tx = new Transaction<DB>(await pipelined(alone, dialect, loan));
      const kept: Open = { writes, last: [] };
      open.set(tx, kept);
      sources.set(tx, db);
      try {
        const said = await work(tx);
        for (const send of kept.last) await sendOff(tx, send());
        return said;
      } finally {
        loan.isOver = true;
      }
    });
    // COMMIT of an aborted transaction answers without an error.
    const [failure] = await failuresOf(writes);
    if (failure !== undefined) throw failure;
    return answer;
  } catch (error) {
    if (!isAborted(error)) throw error;
    throw (await failuresOf(writes)).find((failure) => !isAborted(failure)) ?? error;
  }
}

/** Reads over one connection, without a transaction: what is asked at once makes one trip, and the same question is sent once. */
export async function readTogether<Answer>(
  db: Database,
  work: (reader: Reader) => Promise<Answer>,
): Promise<Answer> {
  const dialect = dialects.get(db);
  if (!dialect) return work(db);
  return db.connection().execute(async (alone) => {
    const loan = { isOver: false };
    try {
      const reader = new Kysely<DB>(await pipelined(alone, dialect, loan, askedOnce));
      sources.set(reader, db);
      return await work(reader);
    } finally {
      loan.isOver = true;
    }
  });
}
