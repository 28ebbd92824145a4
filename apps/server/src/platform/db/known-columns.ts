/**
 * A prepared statement of which a connection knows the columns is not described again: with each answer PostgreSQL would
 * send the names and types of all columns, and the driver would read them and look up its parsers anew. They are still the
 * same, as PostgreSQL refuses a prepared statement once its columns are others.
 */
import pg from 'pg';

interface Field {
  readonly name: string;
  readonly dataTypeID: number;
}

/** What the driver makes of a description. */
interface Columns {
  fields: readonly Field[];
  _parsers?: unknown;
  _prebuiltEmptyResultObject?: unknown;
}

interface Connection {
  describe(what: object): void;
}

type Settle = (error: unknown, answer: unknown) => void;

/** The parts of the driver's query that are used here; its types leave them out. */
interface DriverQuery {
  name: string;
  _result: Columns;
  _accumulateRows: boolean;
  emit(event: string): boolean;
  prepare(connection: Connection): void;
  handleRowDescription(message: object): void;
  handleCommandComplete(message: object, connection: Connection): void;
}

const Query = pg.Query as unknown as new (
  text: string,
  values: readonly unknown[],
  settle: Settle,
) => DriverQuery;

/** By text: rows of one statement have one shape, whichever connection they come from. */
const shared = new Map<string, Columns>();

const isSame = (a: readonly Field[], b: readonly Field[]) =>
  a.length === b.length &&
  a.every(({ name, dataTypeID }, at) => name === b[at]?.name && dataTypeID === b[at]?.dataTypeID);

function sharedColumns(text: string, { fields, _parsers, _prebuiltEmptyResultObject }: Columns): Columns {
  const known = shared.get(text);
  if (known && isSame(known.fields, fields)) return known;
  const columns = { fields, _parsers, _prebuiltEmptyResultObject };
  shared.set(text, columns);
  return columns;
}

/** Columns by the name of the statement, and the connection as it is without descriptions. */
interface Described {
  readonly columns: Map<string, Columns>;
  readonly silent: Connection;
}

class PreparedQuery extends Query {
  readonly #text: string;
  readonly #described: Described;

  constructor(described: Described, name: string, text: string, values: readonly unknown[], settle: Settle) {
    super(text, values, settle);
    this.name = name;
    this.#text = text;
    this.#described = described;
  }

  override prepare(connection: Connection): void {
    const known = this.#described.columns.get(this.name);
    if (!known) return super.prepare(connection);
    Object.assign(this._result, known);
    this._accumulateRows = true;
    super.prepare(this.#described.silent);
  }

  /** Also of a statement without rows, which has no description. */
  override handleCommandComplete(message: object, connection: Connection): void {
    const { columns } = this.#described;
    if (!columns.has(this.name)) columns.set(this.name, sharedColumns(this.#text, this._result));
    super.handleCommandComplete(message, connection);
  }

  /** Nothing listens to it: the whole answer goes to its callback. */
  override emit(): boolean {
    return false;
  }
}

type Ask = (query: unknown) => unknown;

/** Asks a named statement of one connection. */
export function askPreparedOf(client: pg.PoolClient, ask: Ask) {
  const silent = Object.create(client.connection, { describe: { value: () => undefined } }) as Connection;
  const described: Described = { columns: new Map(), silent };
  return (name: string, text: string, values: readonly unknown[]): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const settle: Settle = (error, answer) => (error ? reject(error) : resolve(answer));
      ask(new PreparedQuery(described, name, text, values, settle));
    });
}
