import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { Tx } from '../../src/platform/db/database.ts';

/** Audit log and outbox are written by one statement (`platform/leave.ts`): those of which it has rows. */
const leftBy = ({ parameters }: Pick<CompiledQuery, 'parameters'>) => [
  ...(parameters[0] === '[]' ? [] : ['audit_log']),
  ...(parameters.at(-1) === '[]' ? [] : ['outbox']),
];

/**
 * A transaction without a database: it answers nothing and takes down the table of each statement that is sent. `left` takes
 * the lines of the audit log and the events.
 */
export function recordedTx(steps: string[], left: object[] = []): Tx {
  const dialect = {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db: Kysely<object>) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
  const log = ({ query }: { readonly query: Pick<CompiledQuery, 'sql' | 'parameters'> }) => {
    if (query.sql.startsWith('with logged')) {
      steps.push(...leftBy(query));
      for (const rows of [query.parameters[0], query.parameters.at(-1)])
        left.push(...(JSON.parse(String(rows)) as object[]));
    } else steps.push(/(?:insert into|update|from) (\w+)/.exec(query.sql)?.[1] ?? query.sql);
  };
  const recorded: unknown = new Kysely<object>({ dialect, log });
  return recorded as Tx;
}
