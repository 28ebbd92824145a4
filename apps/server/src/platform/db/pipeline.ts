/**
 * Statements that go to PostgreSQL without waiting for each other. The driver answers them in the order in which they
 * were sent, so a verb asks for all that it needs at once (`Promise.all`), and what it writes travels with the commit.
 */
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
  type QueryCompiler,
  type QueryExecutor,
  type QueryExecutorProvider,
  Transaction,
  type TransactionSettings,
} from 'kysely';
import { askedOnce } from './asked-once.ts';
import { LastReads } from './last-reads.ts';
import { markSentOff, mergeWrites, type WritingConnection } from './merge-writes.ts';
import type { DB } from './schema.gen.ts';
import { TemplateCompiler } from './template-compiler.ts';

/** As `database.ts` names them. */
type Tx = Transaction<DB>;
type Database = Kysely<DB>;
type Reader = Database | Tx;

const nothing = () => undefined;

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

  override createQueryCompiler(): QueryCompiler {
    return new TemplateCompiler();
  }
}

/** A statement that was not sent yet. */
export interface Statement {
  compile(provider: QueryExecutorProvider): CompiledQuery;
}

/** What a transaction of `inTransaction` keeps until its end. */
interface Open {
  /** Writes whose answers nothing has waited for yet. */
  readonly writes: Promise<unknown>[];
  /** Until the connection has each of them. */
  readonly reached: Promise<void>[];
  /** Sent once, after the work and with the commit; null: they were. */
  last: (() => Statement)[] | null;
}

const open = new WeakMap<Reader, Open>();

/**
 * A write of which only the failure matters: in a transaction of `inTransaction` it travels with what is sent next, as one
 * statement with other such writes, and its failure is that of the transaction. In any other it is waited for.
 */
export async function sendOff(tx: Tx, statement: Statement): Promise<void> {
  const kept = open.get(tx);
  const query = statement.compile(tx);
  if (!kept) {
    await tx.executeQuery(query);
    return;
  }
  const reached = new Promise<void>((resolve) => {
    const written = tx.executeQuery(markSentOff(query, resolve));
    written.then(
      () => resolve(),
      () => resolve(),
    );
    kept.writes.push(written);
  });
  kept.reached.push(reached);
}

/**
 * What is collected during the work leaves with the commit: `send` is called once after the work, and only where the work
 * has not failed. False for any other transaction, which calls nothing: what would be collected is to be written at once.
 */
export function atCommit(tx: Tx, send: () => Statement): boolean {
  const last = open.get(tx)?.last;
  last?.push(send);
  return last !== undefined && last !== null;
}

const sources = new WeakMap<Reader, Database>();

/** The database of a transaction or of reads over one connection; null where it was opened in another way. */
export const databaseOf = (reader: Reader): Database | null => sources.get(reader) ?? null;

/** A statement after one that failed: it says only that the transaction is aborted. */
const isAborted = (error: unknown) => error instanceof Error && 'code' in error && error.code === '25P02';

/** The failures of what was sent off, in the order in which it was sent. */
async function failuresOf(writes: readonly Promise<unknown>[]): Promise<unknown[]> {
  const settled = await Promise.allSettled(writes);
  return settled.flatMap((write): unknown[] => (write.status === 'rejected' ? [write.reason] : []));
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
  /** Where reads that follow from the last ones go on once the work is over. Without it they are refused. */
  afterwards?: () => Promise<Reader>;
}

interface Lending {
  readonly dialect: PostgresDialect;
  readonly loan: Loan;
  readonly over?: (connection: DatabaseConnection) => DatabaseConnection;
}

/**
 * Kysely lets one statement of a connection wait for the other; over this one they are sent as they come. Where one of
 * several failed, the others may go on asking: after the end they are refused, as they would run outside the transaction.
 */
async function pipelined(
  db: Database,
  alone: Reader,
  { dialect, loan, over = (connection) => connection }: Lending,
): Promise<KyselyProps> {
  const connection = over(await connectionOf(alone.getExecutor()));
  const provider: ConnectionProvider = {
    provideConnection: async (consumer) => {
      if (!loan.isOver) return consumer(connection);
      if (!loan.afterwards) throw new Error('The transaction is over.');
      return (await loan.afterwards()).getExecutor().provideConnection(consumer);
    },
  };
  return {
    config: { dialect },
    dialect,
    driver: dialect.createDriver(),
    executor: db.getExecutor().withConnectionProvider(provider),
  };
}

const dialects = new WeakMap<Database, PostgresDialect>();

/** So that its transactions can be pipelined. */
export function rememberDialect(db: Database, dialect: PostgresDialect): Database {
  dialects.set(db, dialect);
  sources.set(db, db);
  return db;
}

/** For the reads that follow from the last ones: one connection for all of them, from the commit until they are answered. */
function afterwards(
  db: Database,
  committed: Promise<unknown>,
  reads: LastReads<unknown>,
): () => Promise<Reader> {
  const lend = () =>
    new Promise<Reader>((resolve, reject) => {
      readTogether(db, async (reader) => {
        resolve(reader);
        await reads.settled();
      }).catch(reject);
    });
  let lent: Promise<Reader> | undefined;
  return () => (lent ??= committed.then(lend));
}

/**
 * Begin, what `work` sends, and commit; with what `sendOff` was given settled before it answers. Where `work` ends with
 * `lastReads`, the commit does not wait for them; the caller waits for their answer.
 */
export function inTransaction<Answer>(db: Database, work: (tx: Tx) => Promise<Answer>): Promise<Answer> {
  const dialect = dialects.get(db);
  const writes: Promise<unknown>[] = [];
  const committed: Promise<Answer> = withWrites(writes, () =>
    db.transaction().execute(async (alone) => {
      if (!dialect) return work(alone);
      const loan: Loan = { isOver: false };
      let writing: WritingConnection | undefined;
      const over = (connection: DatabaseConnection) => (writing = mergeWrites(connection));
      const tx = new Transaction<DB>(await pipelined(db, alone, { dialect, loan, over }));
      const kept: Open = { writes, reached: [], last: [] };
      open.set(tx, kept);
      sources.set(tx, db);
      try {
        const answer = await work(tx);
        const { last } = kept;
        kept.last = null;
        for (const send of last ?? []) await sendOff(tx, send());
        if (answer instanceof LastReads) {
          await answer.begin(tx);
          loan.afterwards = afterwards(db, committed, answer);
        }
        await Promise.all(kept.reached);
        writing?.flush();
        return answer;
      } finally {
        loan.isOver = true;
        writing?.drop();
      }
    }),
  );
  return committed;
}

/** The transaction, and what was sent off in it: the first failure of both is thrown. */
async function withWrites<Answer>(
  writes: readonly Promise<unknown>[],
  transaction: () => Promise<Answer>,
): Promise<Answer> {
  try {
    const answer = await transaction();
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
    const loan: Loan = { isOver: false };
    try {
      const reader = new Kysely<DB>(await pipelined(db, alone, { dialect, loan, over: askedOnce }));
      sources.set(reader, db);
      return await work(reader);
    } finally {
      loan.isOver = true;
    }
  });
}
