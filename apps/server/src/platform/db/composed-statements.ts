/** Statements of one table, composed by Kysely's builder at their first use and sent with other values each time. */
import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely';
import type { Authorized } from '../authorize.ts';
import type { Reader, Tx } from './database.ts';
import { sendOff } from './pipeline.ts';

/** Only composes: what it makes is sent over the connection of the caller. */
const composer = new Kysely<Record<string, Record<string, unknown>>>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** Composing takes as long as all the rest of a statement in Node. */
function once(compose: () => CompiledQuery): () => CompiledQuery {
  let composed: CompiledQuery | undefined;
  return () => (composed ??= compose());
}

/** One for each choice of columns. A row has mostly all of them; what it leaves open stays as it is in the table. */
function forColumns(compose: (properties: readonly string[]) => CompiledQuery) {
  const composed = new Map<string, CompiledQuery>();
  return (properties: readonly string[]): CompiledQuery => {
    const choice = properties.join();
    const statement = composed.get(choice) ?? compose(properties);
    composed.set(choice, statement);
    return statement;
  };
}

const send = <Row>(
  reader: Reader,
  { query, queryId, sql: text }: CompiledQuery,
  parameters: readonly unknown[],
) => reader.executeQuery<Row>({ query, queryId, sql: text, parameters });

const valueOf = (row: object, property: string): unknown => Reflect.get(row, property);
const givenIn = (row: object, properties: readonly string[]) =>
  properties.filter((property) => valueOf(row, property) !== undefined);

/** Finds what `compose` asks for. */
export function finding<Row>(compose: () => CompiledQuery) {
  const statement = once(compose);
  return async (reader: Reader, ...values: readonly unknown[]): Promise<Row | null> => {
    const { rows } = await send<Row>(reader, statement(), values);
    return rows[0] ?? null;
  };
}

/** How what is written of a table leaves. */
export interface Writing {
  /** It travels with what is sent next: nothing reads what it answers, and its failure is that of the transaction. */
  readonly sentOff?: boolean;
}

/** By names of properties; `columns` says what their columns are called. */
export function composedStatements(
  table: string,
  columns: Readonly<Record<string, string>>,
  { sentOff = false }: Writing = {},
) {
  const write = async (tx: Tx, composed: CompiledQuery, parameters: readonly unknown[]): Promise<void> => {
    // One of its own for each: a query that is sent off is known by its object.
    if (sentOff) await sendOff(tx, { compile: () => ({ ...composed, parameters }) });
    else await send(tx, composed, parameters);
  };
  const properties = Object.keys(columns);
  const columnOf = (property: string): string => columns[property] ?? property;
  const placesOf = (given: readonly string[]) => Object.fromEntries(given.map((one) => [columnOf(one), '']));
  const selected = properties.map((one) => sql.ref(`${table}.${columnOf(one)}`).as(one));
  const inserting = forColumns((given) => composer.insertInto(table).values(placesOf(given)).compile());

  return {
    rowBy: (keys: readonly string[]) =>
      keys.reduce(
        (rows, key) => rows.where(columnOf(key), '=', ''),
        composer.selectFrom(table).select(selected),
      ),
    insert: async (tx: Tx, row: Authorized<object>): Promise<void> => {
      const given = givenIn(row, properties);
      await write(
        tx,
        inserting(given),
        given.map((one) => valueOf(row, one)),
      );
    },
    /** Of the row with these keys, what `isChanged` says. */
    saving: (keys: readonly string[], isChanged: (property: string) => boolean) => {
      const changed = properties.filter(isChanged);
      const updating = forColumns((given) => {
        const rows = composer.updateTable(table).set(placesOf(given));
        return keys.reduce((some, key) => some.where(columnOf(key), '=', ''), rows).compile();
      });
      return async (tx: Tx, row: Authorized<object>): Promise<void> => {
        const given = givenIn(row, changed);
        await write(
          tx,
          updating(given),
          [...given, ...keys].map((one) => valueOf(row, one)),
        );
      };
    },
  };
}
